import { type CellObject, read, type WorkSheet } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { recomputedFigures } from '../../../src/domain/disclosure/readiness/recomputed.ts'
import { NO_RECORDS } from '../../../src/domain/disclosure/records/kinds.ts'
import type { LinesOfLedger } from '../../../src/domain/ledger/lines-file.ts'
import { readLinesFile } from '../../../src/operations/ledger/lines-file.ts'
import { readLedger } from '../../../src/operations/ledger/totals.ts'
import { composeDraft } from '../../../src/reports/disclosure-draft/compose-draft.ts'
import { figureList } from '../../../src/reports/disclosure-draft/figure-list.ts'
import { checkLedger } from '../../../src/reports/verifier/check-ledger.ts'
import type { Documents } from '../../../src/reports/verifier/documents.ts'
import { verifyBundle } from '../../../src/reports/verifier/verify-bundle.ts'
import { renderWorkingPapers } from '../../../src/reports/workbook/render-working-papers.ts'
import { type Files, makeBundle, plainRenderers, reseal, testSigner } from '../../support/bundles.ts'
import { boundary, july, marketEvidence, statement } from '../../support/disclosure-records.ts'
import { openOnOneEngine } from '../../support/engines.ts'
import { type LedgerApp, ledgerApp } from '../../support/ledger-app.ts'
import { HAS_LIBREOFFICE, recalculated } from '../../support/libreoffice.ts'
import { stored } from '../../support/readiness-inputs.ts'
import { type SampleReport, sampleReport } from '../../support/sample-reports.ts'

/** A company that the registry prints for the year of the ledger. */
const ABN = '74115061375'
const YEAR = { from: '2024-07-01', to: '2025-06-30' }
const HALF = { from: '2024-07-01', to: '2024-12-31' }
const ENTITY = '10000000000'
const diesel = { activity: 'diesel oil', use: 'stationary', ...YEAR, quantity: 1000, unit: 'kL' }

const LINES = [
  { ...diesel, id: 'd-1', document: { name: 'cards, July.csv', place: 'row 4' } },
  { ...diesel, id: 'd-2', quantity: 900, corrects: 'd-1' },
  { ...diesel, id: 'd-3', quantity: 500, entity_abn: ENTITY, facility: 'Half "owned"' },
  { id: 'e-1', activity: 'electricity', region: 'NSW', ...YEAR, quantity: 2_000_000, unit: 'kWh' },
  { id: 'r-1', activity: 'R410A', use: 'split system', ...HALF, quantity: 30, unit: 'kg' },
]

let app: LedgerApp
let sample: SampleReport
let lines: LinesOfLedger
let files: Files
beforeAll(async () => {
  app = await ledgerApp(await openOnOneEngine({ holding: 'starter' }))
  const sent = await app.send(ABN, { period: july(2024), lines: LINES })
  expect(sent.json()).toMatchObject({ data: { summary: { taken: 5 } } })
  const key = { tenantId: app.tenant.id, abn: ABN, period: '2024-07-01/2025-06-30' }
  const own = boundary({ period: july(2024) })
  const record = stored({
    ...own,
    approach: 'equity_share' as const,
    entities: [
      { ...own.entities[0]!, abn: ABN },
      {
        ...own.entities[0]!,
        abn: ENTITY,
        relationship: 'joint_venture' as const,
        ownership_percent: 50,
        inclusion_percent: 50,
        reason: 'Half is owned.',
      },
    ],
  })
  const ledger = (await readLedger(
    app.database.reader({ kind: 'tenant', tenantId: key.tenantId }),
    key,
    record,
  ))!
  lines = await readLinesFile(app.database, key, ledger)
  const figures = [{ measure: 'scope1_t' as const, value: 3120 }]
  sample = await sampleReport(
    app.database,
    ABN,
    {
      ...NO_RECORDS,
      organisational_boundary: record,
      market_based_evidence: stored(marketEvidence({ period: july(2024) })),
      s2_statements: stored({ period: july(2024), statements: [statement('29(a)(i)(1)', { figures })] }),
    },
    undefined,
    { ...ledger, held_documents: [] },
  )
  const render = { ...plainRenderers, workbook: renderWorkingPapers }
  files = unzipSync((await makeBundle({ signer: testSigner(), render }, sample.disclosure, lines)).zip)
})

const metric = (id: string): unknown => sample.report.metrics.find((one) => one.id === id)?.value

it('gives the figures of the reporting year, with the share that the boundary counts', () => {
  // 900 kL in full and half of 500 kL; the corrected line counts no more.
  // And 184 days of the 3.5 % that 30 kg of R410A, 1,924 kg CO2-e a kg, lose in a year.
  expect(metric('ledger.scope1')).toBeCloseTo(1150 * 2.70972 + (30 * 0.035 * 1.924 * 184) / 365, 9)
  expect(metric('ledger.scope2')).toBe(metric('ledger.electricity'))
  expect(metric('ledger.scope1_and_2')).toBeCloseTo(
    Number(metric('ledger.scope1')) + Number(metric('ledger.scope2')),
    9,
  )
  expect(metric('ledger.category_3')).toBe(metric('ledger.scope3'))
  expect(metric('ledger.category_6')).toBeUndefined()
})

it('supports a stated figure of 29(a), and speaks against the registry', () => {
  const row = sample.disclosure.readiness.rows.find(({ requirement_id }) => requirement_id === '29(a)(i)(1)')
  const { registry, market_based_scope2, ledger, year_emissions } = sample.disclosure
  const from = {
    registry,
    scope2: market_based_scope2,
    year: year_emissions,
    named: [],
    held: new Set(''),
    records: sample.disclosure.records,
  }
  const recomputed = (named: readonly (string | null)[], held_documents: readonly string[], scope = '1') => {
    const documents = named.map((sha256) => ({ sha256, scopes: [scope as '1' | '2'] }))
    return recomputedFigures({ ...from, ledger: { ...ledger!, documents, held_documents } })
  }
  const figure = (lacks: unknown) => ({
    measure: 'scope1_t',
    value: metric('ledger.scope1'),
    reference: 'ledger version 1',
    lacks,
  })
  expect(ledger?.documents).toEqual([{ sha256: null, scopes: ['1', '2', '3'] }])
  expect(recomputed([null], [])).toContainEqual(figure(expect.stringContaining('name no document')))
  expect(recomputed(['a', 'b'], ['a'])).toContainEqual(figure(expect.stringContaining('are not held')))
  expect(recomputed(['a', 'b'], ['a', 'b'])).toContainEqual(figure(null))
  // A bill that is missing for electricity says nothing of the diesel.
  expect(recomputed([null], [], '2')).toContainEqual(figure(null))
  const found = sample.disclosure.contradictions.map(({ kind, declared }) => [kind, declared.record])
  expect(found).toEqual(
    expect.arrayContaining([
      ['scope1_against_registry', 'ledger'],
      ['scope2_against_registry', 'ledger'],
      ['ledger_against_screening', 'ledger'],
    ]),
  )
  expect(found.map(([kind]) => kind)).not.toContain('ledger_against_statements')
  expect(row?.evidence_status).toBe('conflicting')
})

it('is in the readable disclosure and the summary before the registry', () => {
  const shown = figureList(composeDraft(sample.report)).map(({ pointer }) => pointer)
  const at = sample.report.metrics.findIndex(({ id }) => id === 'ledger.scope2')
  expect(shown.filter((pointer) => pointer === `/metrics/${at}/value`)).toHaveLength(2)
  const first = Buffer.from(files['summary.md']!)
    .toString()
    .split('\n')
    .find((line) => line.includes('`'))
  expect(first).toContain('`ledger.scope1`')
})

it('lists every line, and the verifier adds them up again', () => {
  const csv = Buffer.from(files['ledger-lines.csv']!).toString()
  expect(csv.split('\n')[1]).toMatch(/^1,d-1,.*,corrected,,,,"cards, July\.csv",,row 4$/)
  expect(verifyBundle(reseal(files, testSigner()), null).findings).toEqual([])
  const document = (name: string) => JSON.parse(Buffer.from(files[name]!).toString())
  const documents = { report: document('report.json'), provenance: document('provenance.json') }
  const found = (change: Partial<Documents>) =>
    checkLedger({ ...documents, lines: files['ledger-lines.csv'], ...change } as Documents).map(
      ({ where }) => where,
    )
  expect(found({})).toEqual([])
  expect(found({ lines: undefined })).toEqual(['ledger-lines.csv'])
  expect(found({ lines: Buffer.from(csv.replace(',19300,', ',19301,')) })).toEqual([
    'ledger-lines.csv d-3',
    expect.stringContaining('ledger places'),
  ])
  // Quantity, unit and days of a line give its activity: energy content, a rate and a share of the year among them.
  for (const [is, was, id] of [
    [',901,kL,', ',900,kL,', 'd-2'],
    [',900,L,', ',900,kL,', 'd-2'],
    [',2000000,MWh,', ',2000000,kWh,', 'e-1'],
    ['r-1,2024-07-01,2024-12-30,', 'r-1,2024-07-01,2024-12-31,', 'r-1'],
  ] as const) {
    expect(csv).toContain(was)
    expect(found({ lines: Buffer.from(csv.replace(was, is)) })).toEqual([`ledger-lines.csv ${id}`])
  }
  expect(found({ lines: Buffer.from(csv.replace(',corrected,', ',yes,')) })).toContain('ledger-lines.csv d-1')
  const { provenance } = documents
  const shared = JSON.stringify(provenance).replace('"share_percent":"50"', '"share_percent":"40"')
  expect(found({ provenance: JSON.parse(shared) })).toContainEqual(expect.stringContaining('ledger shares'))
})

const cell = (sheet: WorkSheet, place: string): CellObject => sheet[place] as CellObject
/** The row of the sheet with a line's id in its second column. */
const rowOf = (sheet: WorkSheet, id: string): number =>
  Array.from({ length: 30 }, (_, at) => at + 1).find((row) => cell(sheet, `B${row}`)?.v === id)!

it('computes the activity of each line live from its quantity, in the workbook', () => {
  const stated = read(files['working-papers.xlsx']!).Sheets['Ledger lines']!
  const text = Buffer.from(files['ledger-lines.csv']!).toString()
  const rows = parse<Record<string, string>>(text, { columns: true })
    .filter(({ counts }) => counts === 'yes')
    .map((line) => [line, rowOf(stated, line['id']!)] as const)
  expect(rows.map(([{ id }]) => id)).toEqual(['d-2', 'd-3', 'e-1', 'r-1'])
  const recalculatedSheet = HAS_LIBREOFFICE
    ? recalculated({ papers: files['working-papers.xlsx']! })['papers']!.Sheets['Ledger lines']!
    : stated
  for (const [line, row] of rows) {
    expect(cell(stated, `O${row}`).f).toBe(
      `I${row}*K${row}*IF(L${row}="",1,L${row}/100)*IF(M${row}="",1,M${row})`,
    )
    expect(cell(stated, `I${row}`).v).toBe(Number(line['quantity']))
    for (const sheet of [stated, recalculatedSheet]) {
      const found = Number(cell(sheet, `O${row}`).v)
      const kept = Number(line['activity_in_unit_of_factor'])
      expect(Math.abs(found - kept) / kept).toBeLessThan(1e-9)
    }
  }
})
