import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { fileOnDisk } from '../input-file.ts'
import { rowCheck } from '../row-schema.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { testRefusals } from '../testing/refusals.ts'
import { expectReadError, fixture, golden, readAll, sharedFile } from '../testing/support.ts'
import { workbookFile } from '../testing/workbook.ts'
import { atoTaxSource as source } from './source.ts'

type Cells = (string | number | null)[]

const REPORT = '2023-24-corporate-report-of-entity-tax-information.xlsx'
const HEADINGS = ['Name', 'ABN', 'Total income $', 'Taxable income $', 'Tax payable $', 'Income year']
const ROW: Cells = ['1884 PTY LIMITED', 83114980880, 337911962, 6347804, 1904341, '2023-24']

const OTHER: Cells = ['AGL ENERGY LIMITED', 74115061375, 1000, 100, 30, '2023-24']

const report = (rows: Cells[], name = REPORT) =>
  workbookFile(name, { 'Income tax details': [HEADINGS, ...rows] })

test('a report gives its golden rows; blanks stay null, and resource rent tax is skipped by name', async () => {
  const { rows, log } = await readAll(source, await fixture(import.meta.url, REPORT))
  expect(rows).toEqual(golden(import.meta.url, REPORT.replace('.xlsx', '.golden.json')))
  expect(rows.map(rowCheck(source.row)).filter((fault) => fault !== undefined)).toEqual([])
  expect(log.skipped.map((skipped) => skipped.row_ref)).toEqual(['PRRT details!A2'])
  expect(log.edition).toMatchObject({
    slot: '2023-24',
    observed_from: '2021-07-01',
    observed_to: '2024-06-30',
  })
  expect(log.notes.map((note) => note.code)).toEqual(['row_count_differs'])
})

test('columns may stand in any order, amounts may be text, and a report without the column is all of its year', async () => {
  const file = workbookFile('2024-25-report.xlsx', {
    Incomes: [
      ['ABN', 'Tax  payable\n$', 'Taxable income', 'Total income $', 'Entity name'],
      ['83 114 980 880', '1,904,341', 6347804, ' 337,911,962 ', '1884 PTY LIMITED'],
    ],
  })
  const { rows } = await readAll(source, file)
  expect(rows).toMatchObject([
    { abn: '83114980880', income_year: '2024-25', tax_payable_aud: 1904341, total_income_aud: 337911962 },
  ])
})

test('a damaged row, or an entity twice in one year, is left out with a finding', async () => {
  const { rows, log } = await readAll(source, report([ROW, ROW.with(1, 83114980881), ROW, OTHER]))
  expect(rows.map((row) => row.abn)).toEqual(['83114980880', '74115061375'])
  expect(log.findings.all).toMatchObject([
    { row_ref: 'Income tax details!A3', rule: 'row_not_understood', column: 'ABN', value: '83114980881' },
    { row_ref: 'Income tax details!A4', rule: 'row_twice', value: '83114980880 in 2023-24' },
  ])
})

describe('refused', () => {
  testRefusals(source, REPORT)

  test.each<[string, Cells, string, unknown]>([
    ['an ABN with a wrong digit', ROW.with(1, 83114980881), 'ABN', '83114980881'],
    ['text in place of a number', ROW.with(2, 'n/a'), 'Total income $', 'n/a'],
    ['a printed zero', ROW.with(3, 0), 'Taxable income $', '0'],
    ['an amount below zero', ROW.with(4, -5), 'Tax payable $', '-5'],
    ['cents', ROW.with(2, 337911962.5), 'Total income $', '337911962.5'],
    ['more tax than income', ROW.with(4, 337911962), 'Tax payable $', 337911962],
    ['a year after the report', ROW.with(5, '2024-25'), 'Income year', '2024-25'],
    ['no name', ROW.with(0, null), 'Name', ''],
    ['a value beside the table', [...ROW, 'see note'], 'number 7', 'see note'],
  ])('%s', async (_case, row, column, value) => {
    expect(await expectReadError(source, report([row]))).toMatchObject({
      file: REPORT,
      at: 'Income tax details!A2',
      column,
      value,
    })
  })

  test('headings without entities', async () => {
    expect(await expectReadError(source, report([]))).toMatchObject({ at: 'Income tax details!A1' })
  })

  test('a report that does not tell its year, or tells two', async () => {
    expect(await expectReadError(source, report([ROW], 'report.xlsx'))).toMatchObject({
      hint: expect.stringContaining('--edition'),
    })
    expect(await expectReadError(source, report([ROW]), { edition: '2022-23' })).toMatchObject({
      value: '2022-23',
    })
  })

  test('an unknown heading, and a sheet of numbers that is not known', async () => {
    const unknown = workbookFile(REPORT, { 'Income tax details': [[...HEADINGS, 'Refund $'], ROW] })
    expect(await expectReadError(source, unknown)).toMatchObject({
      at: 'Income tax details!A1',
      value: 'Refund $',
    })
    const further = workbookFile(REPORT, {
      'Income tax details': [HEADINGS, ROW],
      Levy: [
        ['Name', 'Levy $'],
        ['X', 1],
      ],
    })
    expect(await expectReadError(source, further)).toMatchObject({ at: 'Levy!A2' })
  })
})

test('damaged files end in rows or a ReadError', async () => {
  await expectToSurviveDamage(source, await fixture(import.meta.url, REPORT))
})

const table = sharedFile('data/company/abn_income_ato_full.csv')
describe.skipIf(table === undefined)('the published reports', () => {
  test.each(['2022-23', '2023-24'])('%s equals the table, row by row', async (release) => {
    const { rows, log } = await readAll(
      source,
      await fileOnDisk(sharedFile(`data/raw/ato/${REPORT.replace('2023-24', release)}`)!),
    )
    const all: Record<string, string>[] = parse(readFileSync(table!), { columns: true })
    const fields = [
      'abn',
      'name',
      'income_year',
      'total_income_aud',
      'taxable_income_aud',
      'tax_payable_aud',
    ] as const
    const expected = new Map(
      all
        .filter((row) => row['release'] === release)
        .map((row) => [`Income tax details!A${row['source_row']}`, fields.map((field) => row[field])]),
    )
    expect(
      new Map(rows.map((row) => [row.row_ref, fields.map((field) => String(row[field] ?? ''))])),
    ).toEqual(expected)
    expect(log.notes).toEqual([])
  })
})
