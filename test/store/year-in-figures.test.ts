import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DisclosureReport } from '../../src/domain/disclosure/report/report.ts'
import { composeDraft } from '../../src/reports/disclosure-draft/compose-draft.ts'
import { type DraftTable, plain } from '../../src/reports/disclosure-draft/model.ts'
import { renderDraft } from '../../src/reports/disclosure-draft/render-draft.ts'
import type { Documents } from '../../src/reports/verifier/documents.ts'
import { checkDraft } from '../../src/reports/verifier/draft/check-draft.ts'
import { checkContent, verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import { readDraft } from '../../src/sources/drafts/read-draft.ts'
import { fileInMemory } from '../../src/sources/input-file.ts'
import type { Database } from '../../src/store/database.ts'
import { type Files, jsonIn, plainBundle } from '../support/bundles.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { stored } from '../support/readiness-inputs.ts'
import {
  allRecords,
  BLUESCOPE,
  EARLIER_STATEMENTS,
  type SampleReport,
  sampleReport,
} from '../support/sample-reports.ts'

describe('the year in figures', () => {
  let database: Database
  let sample: SampleReport
  let files: Files
  let zip: Uint8Array

  beforeAll(async () => {
    database = await openOnOneEngine({ holding: 'starter' })
    sample = await sampleReport(database, BLUESCOPE, allRecords(), undefined, null, EARLIER_STATEMENTS)
    zip = (await plainBundle(sample.disclosure)).zip
    files = unzipSync(zip)
    return () => database.close()
  })

  it('opens the paper: declared, the year before, the change, the base, and the registry apart', () => {
    const table = yearOf(sample.report)
    const rows = table.rows.map((cells) => cells.map(({ line }) => plain(line)))
    expect([table.columns.map(({ title }) => title), ...rows]).toEqual([
      [
        'Emissions',
        'Year to 30 June 2025',
        'Year to 30 June 2024',
        'Change, %',
        'Base, to 30 June 2020',
        'Registry, 2024-25',
      ],
      ['Scope 1', '120,000', '130,000', '−7.69', '–', '6,223,931'],
      ['Scope 2, location-based', '7,232', '8,000', '−9.60', '–', '786,481'],
      ['Scope 1 and 2, location-based', '127,232', '138,000', '−7.80', '8,000,000', '7,010,412'],
      ['Scope 3', '900,000', '–', '–', '–', '–'],
      ['Scope 1, 2 and 3', '1,027,232', '–', '–', '–', '–'],
    ])
  })

  it('gives no change between a declared total and one that was added up', async () => {
    const [first, ...rest] = EARLIER_STATEMENTS.body.statements
    const total = { measure: 'scope1_and_2_t' as const, value: 200_000 }
    const statements = [{ ...first!, figures: [...first!.figures!, total] }, ...rest]
    const earlier = stored({ ...EARLIER_STATEMENTS.body, statements })
    const { disclosure, report } = await sampleReport(
      database,
      BLUESCOPE,
      allRecords(),
      undefined,
      null,
      earlier,
    )
    const table = yearOf(report)
    const row = table.rows.map((cells) => cells.map(({ line }) => plain(line)))[2]!
    expect(row).toEqual([
      'Scope 1 and 2, location-based',
      '127,232',
      '200,000',
      '–',
      '8,000,000',
      '7,010,412',
    ])
    expect(verifyBundle((await plainBundle(disclosure)).zip, null).findings).toEqual([])
    const docx = await readDraft(fileInMemory('a.docx', await renderDraft(report, 'docx')))
    expect(checkDraft(docx, report).findings).toEqual([])
  })

  it('stands in the table of emissions with its totals, and nowhere else below scope 1', () => {
    const blocks = composeDraft(sample.report).chapters.flatMap((chapter) => chapter.blocks)
    const from = blocks.findIndex((block) => block.kind === 'heading' && block.text.endsWith('[29(a)(i)(1)]'))
    const table = blocks.find(
      (block) => block.kind === 'table' && block.caption === 'Greenhouse gas emissions and energy',
    ) as DraftTable
    expect(table.rows.slice(0, 3).map((cells) => cells.slice(2).map(({ line }) => plain(line)))).toEqual([
      ['120,000', '130,000', '6,223,931', '6,131,585'],
      ['7,232', '8,000', '786,481', '806,487'],
      ['127,232', '138,000', '7,010,412', '6,938,072'],
    ])
    expect(blocks.slice(from, blocks.indexOf(table)).map(({ kind }) => kind)).toEqual([
      'heading',
      'statement',
    ])
  })

  it('has a bar beside those of the registry, where the registry has not published the year', async () => {
    const records = allRecords()
    const period = { start: '2025-07-01', end: '2026-06-30' }
    const later = { ...records, s2_statements: stored({ ...records.s2_statements!.body, period }) }
    const { report } = await sampleReport(database, BLUESCOPE, later)
    const blocks = composeDraft(report).chapters.flatMap((chapter) => chapter.blocks)
    const chart = blocks.find(
      (block) => block.kind === 'chart' && block.caption.startsWith('Emissions by reporting year'),
    )
    expect(chart).toMatchObject({
      caption: expect.stringContaining('; 2025-26 as the company states it') as string,
      alternative: expect.stringContaining('scope 1 120,000 t, scope 2 7,232 t') as string,
    })
    if (chart?.kind !== 'chart') throw new Error('no chart of emissions')
    expect(chart.data?.categories.slice(-2)).toEqual(['2024-25', '2025-26'])
    expect(chart.data?.series.map(({ values }) => values.slice(-2))).toEqual([
      [6_223_931, 120_000],
      [786_481, 7232],
    ])
    const docx = await readDraft(fileInMemory('a.docx', await renderDraft(report, 'docx')))
    expect(checkDraft(docx, report).findings).toEqual([])
    const forgotten = {
      ...docx,
      charts: docx.charts.map((numbers) => numbers.filter((one) => one !== '7232')),
    }
    expect(checkDraft(forgotten, report).findings).toContainEqual(
      expect.objectContaining({
        pointer: '/series/emissions/years',
        problem: 'no chart shows these numbers',
      }),
    )
  })

  it('is in the summary, and all of it is computed again by the verifier', async () => {
    expect(Buffer.from(files['summary.md']!).toString()).toContain(
      '| Scope 1 and 2, location-based | 127,232 | 138,000 | −7.80 | 8,000,000 | 7,010,412 | Added up |',
    )
    expect(verifyBundle(zip, null).findings).toEqual([])
    const docx = await readDraft(fileInMemory('a.docx', await renderDraft(sample.report, 'docx')))
    expect(checkDraft(docx, sample.report).findings).toEqual([])
  })

  it.each<[string, (documents: Documents) => void, string]>([
    [
      'another total',
      ({ report }) => Object.assign(metricOf(report, 'year.reported.scope1_and_2'), { value: 127_000 }),
      'year.reported.scope1_and_2',
    ],
    [
      'a change of something else',
      ({ provenance }) =>
        Object.assign(calculationOf(provenance, 'year.change.scope1_t').arguments as object, {
          before_t: { metric: 'emissions.scope1' },
        }),
      'provenance.json calculation/year.change.scope1_t/before_t',
    ],
    [
      'a total that was left out',
      ({ provenance }) => {
        const at = provenance.calculations.findIndex(({ id }) => id === 'year.before')
        ;(provenance.calculations as unknown[]).splice(at, 1)
      },
      'provenance.json calculation/year.before',
    ],
    [
      'another figure in the summary',
      (documents) =>
        Object.assign(documents, { summary: documents.summary.replace('| 130,000 |', '| 130,001 |') }),
      'summary.md line 15',
    ],
  ])('%s is found', (_, change, where) => {
    const documents = {
      manifest: jsonIn(files, 'manifest.json'),
      report: jsonIn(files, 'report.json'),
      coverage: jsonIn(files, 'coverage-matrix.json'),
      provenance: jsonIn(files, 'provenance.json'),
      summary: Buffer.from(files['summary.md']!).toString(),
      workbook: files['working-papers.xlsx'],
      pdf: files['report.pdf'],
    } as unknown as Documents
    change(documents)
    expect(checkContent(documents).findings.map((one) => one.where)).toContainEqual(
      expect.stringContaining(where),
    )
  })
})

function yearOf(report: DisclosureReport): DraftTable {
  const chapter = composeDraft(report).chapters.find(({ title }) => title === 'The year in figures')
  const [table] = chapter!.blocks
  if (table?.kind !== 'table') throw new Error('the year in figures opens with no table')
  return table
}

const metricOf = ({ metrics }: Documents['report'], wanted: string) =>
  metrics.find(({ id }) => id === wanted)!
const calculationOf = ({ calculations }: Documents['provenance'], wanted: string) =>
  calculations.find(({ id }) => id === wanted)!
