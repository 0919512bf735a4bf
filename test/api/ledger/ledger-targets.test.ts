import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import type { EmissionTarget } from '../../../src/domain/disclosure/records/emission-targets.ts'
import { type DisclosureRecords, NO_RECORDS } from '../../../src/domain/disclosure/records/kinds.ts'
import type { LinesOfLedger } from '../../../src/domain/ledger/lines-file.ts'
import type { LedgerOfPeriod } from '../../../src/domain/ledger/record.ts'
import { readLinesFile } from '../../../src/operations/ledger/lines-file.ts'
import { readLedger } from '../../../src/operations/ledger/totals.ts'
import { checkLedger } from '../../../src/reports/verifier/check-ledger.ts'
import { checkTargets } from '../../../src/reports/verifier/check-targets.ts'
import type { Documents } from '../../../src/reports/verifier/documents.ts'
import { verifyBundle } from '../../../src/reports/verifier/verify-bundle.ts'
import { renderWorkingPapers } from '../../../src/reports/workbook/render-working-papers.ts'
import { makeBundle, plainRenderers, reseal, testSigner } from '../../support/bundles.ts'
import { july, sentenceOn, statement, target } from '../../support/disclosure-records.ts'
import { openOnOneEngine } from '../../support/engines.ts'
import { type LedgerApp, ledgerApp } from '../../support/ledger-app.ts'
import { stored } from '../../support/readiness-inputs.ts'
import { AGL, ALMOST_NOTHING, type SampleReport, sampleReport } from '../../support/sample-reports.ts'

/** In no registry table, so that nothing but the ledger has its year. */
const ABN = ALMOST_NOTHING
const HASH = 'c'.repeat(64)
const document = { name: 'cards.pdf', sha256: HASH, place: 'page 1' }
const diesel = { activity: 'diesel oil', use: 'stationary', quantity: 300, unit: 'kL', document }
const power = { activity: 'electricity', region: 'NSW', quantity: 400_000, unit: 'kWh', document }
const YEAR = { from: '2024-07-01', to: '2025-06-30' }
const PART = { from: '2024-07-01', to: '2025-03-31' }

let app: LedgerApp
let whole: Kept
let partial: Kept

interface Kept {
  readonly ledger: LedgerOfPeriod
  readonly lines: LinesOfLedger
}

async function kept(
  abn: string,
  stretches: readonly (typeof YEAR)[],
  gaps: readonly object[] = [],
): Promise<Kept> {
  const days = { from: stretches[0]!.from, to: stretches.at(-1)!.to }
  const fuel = stretches.map((stretch, at) => ({ ...diesel, ...stretch, id: `fuel-${at}` }))
  const lines = [...fuel, { ...power, ...days, id: 'power' }]
  const sent = await app.send(abn, { period: july(2024), lines })
  expect(sent.json()).toMatchObject({ data: { summary: { taken: lines.length } } })
  if (gaps.length > 0) {
    const filled = await app.inject({
      method: 'POST',
      url: `/v1/companies/${abn}/ledger-gaps`,
      headers: app.tenant.headers,
      payload: { period: july(2024), gaps },
    })
    expect(filled.json()).toMatchObject({ data: { summary: { taken: gaps.length } } })
  }
  const key = { tenantId: app.tenant.id, abn, period: '2024-07-01/2025-06-30' }
  const sql = app.database.reader({ kind: 'tenant', tenantId: key.tenantId })
  const ledger = { ...(await readLedger(sql, key, null))!, held_documents: [HASH], evidence: [] }
  return { ledger, lines: await readLinesFile(app.database, key, ledger) }
}

beforeAll(async () => {
  app = await ledgerApp(await openOnOneEngine({ holding: 'starter' }))
  whole = await kept(ABN, [YEAR])
  partial = await kept('10000000145', [PART])
})

const reported = (
  changes: Partial<EmissionTarget>,
  ledger: LedgerOfPeriod,
  abn: string = ABN,
  records: Partial<DisclosureRecords> = {},
): Promise<SampleReport> =>
  sampleReport(
    app.database,
    abn,
    { ...NO_RECORDS, ...records, emission_targets: stored({ targets: [target(changes)] }) },
    undefined,
    ledger,
  )

/** Why the scope 3 of the ledger has no other category than the third. */
const NAMED = {
  s2_statements: stored({
    period: july(2024),
    statements: [
      {
        ...statement('29(a)(i)(3)', { statement: sentenceOn('29(a)(i)(3)') }),
        scope3_left_out: [
          {
            categories: [1, 2, ...Array.from({ length: 12 }, (_, at) => at + 4)],
            reason: 'The group has no activity of these kinds, as its register of assets shows for the year.',
          },
        ],
      },
    ],
  }),
}

const gapsIn = (months: readonly string[]) =>
  months.map((month) => ({
    factor_id: 'stationary.liquid-fuel.diesel-oil',
    month,
    rule: 'average_of_neighbours',
  }))

const progressOf = ({ disclosure }: SampleReport) => disclosure.target_progress![0]!

// 300 kL of diesel at 2.70972 t, 400 MWh of NSW at 0.66 t in 2024-25.
const ACTUAL = 300 * 2.70972 + 400 * 0.66

describe('the ledger as the actual of its year', () => {
  it('is that of a target that the registry says nothing of', async () => {
    const sample = await reported({ base: { ...target().base, value: 2000 } }, whole.ledger)
    const found = progressOf(sample)
    expect(found).toMatchObject({
      actuals_source: 'ledger',
      ledger: { year: 2025, is_used: true, reasons: [] },
      reasons: [],
      status: 'on_track',
      years: [{ year: 2025 }],
    })
    expect(found.years[0]!.actual).toBeCloseTo(ACTUAL, 9)
    expect(found.series.find(({ year }) => year === 2025)!.actual).toBeCloseTo(ACTUAL, 9)
    expect(found.inputs).toContainEqual(expect.objectContaining({ release: 'ledger version 1' }))
    const [shown] = sample.report.series.targets
    expect(shown).toMatchObject({ actuals_source: 'ledger', ledger_year: 2025 })

    // The bundle verifies, with the workbook computed from it; another source or a left-out year is found.
    const render = { ...plainRenderers, workbook: renderWorkingPapers }
    const files = unzipSync(
      (await makeBundle({ signer: testSigner(), render }, sample.disclosure, whole.lines)).zip,
    )
    expect(verifyBundle(reseal(files, testSigner()), null).findings).toEqual([])
    const read = (name: string) => JSON.parse(Buffer.from(files[name]!).toString())
    const findings = (change: (documents: Documents) => void) => {
      const documents = {
        report: read('report.json'),
        provenance: read('provenance.json'),
        lines: files['ledger-lines.csv'],
      } as unknown as Documents
      change(documents)
      return checkTargets(documents).map(({ where }) => where)
    }
    expect(findings(() => undefined)).toEqual([])
    const body = (documents: Documents) =>
      documents.provenance.records.find(({ record }) => record === 'ledger')!.body
    expect(
      findings((documents) => {
        const { months } = body(documents) as unknown as { months: { month: string }[] }
        months.splice(0, months.length, ...months.filter(({ month }) => month !== '2025-02'))
      }),
    ).not.toEqual([])
    expect(
      findings((documents) => {
        Object.assign(documents.report.series.targets[0]!, { ledger_year: null })
      }),
    ).toEqual(['provenance.json calculation targets.T1/ledger_year'])
  })

  it.each<[string, Partial<EmissionTarget>, string]>([
    ['without market-based scope 2', { scopes: ['scope1', 'scope2_market'] }, 'scopes_differ'],
    [
      'not for a part of the group',
      { coverage: { ...target().coverage, share_percent: 99 } },
      'boundary_differs',
    ],
    ['not for credits', { basis: 'net', gross_target_id: 'gross' }, 'net_needs_actuals'],
    [
      'not for years that end in December',
      { target_period: { start: '2029-01-01', end: '2029-12-31' } },
      'period_differs',
    ],
    [
      'not beside a base in other potentials',
      { base: { ...target().base, gwp: 'AR4' } },
      'warming_potentials_differ',
    ],
  ])('is used %s', async (_, changes, reason) => {
    const found = progressOf(await reported(changes, whole.ledger))
    expect(found.ledger).toMatchObject({ is_used: false, reasons: [{ reason_code: reason }] })
    expect(found.years).toEqual([])
  })

  it('is not that of a year while a month has no line, or a document is not held', async () => {
    const found = progressOf(await reported({}, partial.ledger))
    expect(found.ledger).toMatchObject({
      is_used: false,
      reasons: [
        {
          reason_code: 'ledger_incomplete',
          detail: expect.stringContaining('2025-04, 2025-05, 2025-06 have no line of a scope of the target'),
        },
      ],
    })
    const unheld = progressOf(await reported({}, { ...whole.ledger, held_documents: [] }))
    expect(unheld.ledger).toMatchObject({
      is_used: false,
      reasons: [{ reason_code: 'actual_not_supported' }],
    })
  })

  it('has gaps that were filled by a rule, with the document of the line beside them, up to a quarter of a scope', async () => {
    const [first, last] = [
      { from: '2024-07-01', to: '2024-10-31' },
      { from: '2024-12-01', to: '2025-06-30' },
    ]
    const one = await kept('10000000177', [first, last], gapsIn(['2024-11']))
    const { line } = one.lines.listed!.find(({ id }) => id.startsWith('gap-2024-11'))!
    expect(line).toMatchObject({ document, note: expect.stringContaining('does not show this month') })
    const found = progressOf(await reported({ base: { ...target().base, value: 2000 } }, one.ledger))
    expect(found.ledger).toMatchObject({ is_used: true, reasons: [] })

    // A bill at each end of the year, and ten months like them.
    const ends = [
      { from: '2024-07-01', to: '2024-07-31' },
      { from: '2025-06-01', to: '2025-06-30' },
    ]
    const between = Array.from(
      { length: 10 },
      (_, at) => `${at < 5 ? 2024 : 2025}-${String(((at + 7) % 12) + 1).padStart(2, '0')}`,
    )
    const most = await kept('10000000226', ends, gapsIn(between))
    const sample = await reported({}, most.ledger)
    expect(progressOf(sample).ledger).toMatchObject({
      is_used: false,
      reasons: [
        {
          reason_code: 'actual_not_supported',
          detail: expect.stringContaining('83.3 % of scope 1 in the ledger is estimated'),
        },
      ],
    })

    // The verifier adds the estimates up again: a bundle that hides them is found.
    const files = unzipSync(
      (await makeBundle({ signer: testSigner(), render: plainRenderers }, sample.disclosure, most.lines)).zip,
    )
    expect(verifyBundle(reseal(files, testSigner()), null).findings).toEqual([])
    const provenance = JSON.parse(Buffer.from(files['provenance.json']!).toString())
    const csv = Buffer.from(files['ledger-lines.csv']!).toString()
    const places = (stated: object, lines: string) =>
      checkLedger({
        report: JSON.parse(Buffer.from(files['report.json']!).toString()),
        provenance: stated,
        lines: Buffer.from(lines),
      } as unknown as Documents).map(({ where }) => where)
    expect(places(provenance, csv)).toEqual([])
    const hidden = JSON.parse(
      JSON.stringify(provenance).replaceAll(/"estimated":"[\d.]+"/g, '"estimated":"0"'),
    )
    expect(places(hidden, csv)).toContainEqual(expect.stringMatching(/^ledger places.*estimated$/))
    expect(places(provenance, csv.replaceAll(/,average_of_neighbours: [^,]+,/g, ',,'))).toContainEqual(
      expect.stringMatching(/^ledger places.*estimated$/),
    )
  })

  it('leaves the figure of the registry where that prints the year, and is held to it elsewhere', async () => {
    const found = progressOf(await reported({}, whole.ledger, AGL))
    expect(found).toMatchObject({ actuals_source: 'registry', ledger: null })
    // Scope 3 is printed nowhere: the ledger has it, once its other categories are left out in words. With scope 1 it cannot be below
    // what is printed of that.
    const unnamed = progressOf(await reported({ scopes: ['scope3'] }, whole.ledger, AGL))
    expect(unnamed.ledger).toMatchObject({
      is_used: false,
      reasons: [{ detail: expect.stringContaining('lines for 1 of the 15 categories of scope 3') }],
    })
    const scope3 = progressOf(await reported({ scopes: ['scope3'] }, whole.ledger, AGL, NAMED))
    expect(scope3).toMatchObject({ actuals_source: 'ledger', ledger: { is_used: true } })
    const both = progressOf(await reported({ scopes: ['scope1', 'scope3'] }, whole.ledger, AGL, NAMED))
    expect(both.ledger).toMatchObject({
      is_used: false,
      reasons: [{ reason_code: 'actual_differs_from_registry' }],
    })
  })

  it('stands behind an actual that the target declares for the year', async () => {
    const declared = { actuals: [{ period: july(2024), value: 900, source: 'inventory' as const }] }
    expect(progressOf(await reported(declared, whole.ledger)).ledger).toBeNull()
  })
})
