import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { fileInMemory, fileOnDisk } from '../input-file.ts'
import { expectDoubt, expectReadError, readAll, sharedFile } from '../testing/support.ts'
import { workbookFile } from '../testing/workbook.ts'
import type { CpiRow } from './row.ts'
import { absCpiSource as source } from './source.ts'

type Rows = (string | number | null)[][]

const sheet = (change: (rows: Rows) => void = () => {}) => {
  const rows: Rows = [
    [null, 'Index Numbers ;  All groups CPI ;  Australia ;'],
    ['Unit', 'Index Numbers'],
    ['Series Type', 'Original'],
    ['Frequency', 'Quarter'],
    ['Series Start', '2024-03-01'],
    ['Series End', '2024-06-01'],
    ['No. Obs', 2],
    ['Series ID', 'A2325846C'],
    ['2024-03-01', 137.4],
    ['2024-06-01', 138.8],
  ]
  change(rows)
  return workbookFile('640101.xlsx', { Data1: rows })
}

test('a series whose head is damaged is left out, and the others are read', async () => {
  const damaged = sheet((rows) => {
    const [title] = [rows[0]![1]]
    for (const row of rows) row.push(row[1] ?? null)
    rows[0]![2] = String(title).replace('Australia', 'Wagga Wagga')
  })
  const { rows, log } = await readAll(source, damaged)
  expect(rows).toHaveLength(2)
  expect(log.findings.all).toMatchObject([{ rule: 'series_not_understood', row_ref: 'Data1!C1' }])
})

test('a workbook is on the base whose known values it repeats', async () => {
  const { rows } = await readAll(source, sheet())
  expect(rows.map((row) => row.base_period)).toEqual(['2011-12=100', '2011-12=100'])
  const rebased = sheet((all) => {
    all[8]![1] = 95.41
    all[9]![1] = 96.41
  })
  expect((await readAll(source, rebased)).rows[0]).toMatchObject({ base_period: '2025-09=100' })
})

describe('a workbook is refused or in doubt', () => {
  test.each<[string, (rows: Rows) => void, object]>([
    [
      'on a base that is not known',
      (rows) => void (rows[8]![1] = 50),
      { problem: expect.stringContaining('base period is not known') },
    ],
    [
      'with a value missing',
      (rows) => void (rows[9]![1] = null),
      { at: 'Data1!B7', expected: expect.stringContaining('2, 2024-Q1, 2024-Q2'), decision: 'take' },
    ],
    [
      'with text in place of a value',
      (rows) => void (rows[9]![1] = 'n.a.'),
      { at: 'Data1!B10', column: 'obs_value', value: 'n.a.', decision: 'take' },
    ],
    [
      'with a day within a quarter',
      (rows) => void (rows[9]![0] = '2024-05-01'),
      { at: 'Data1!A10', value: '2024-05-01', decision: 'leave_out' },
    ],
    [
      'of an unknown region',
      (rows) => void (rows[0]![1] = 'Index Numbers ; All groups CPI ; Wagga Wagga ;'),
      { problem: expect.stringContaining('none of them contains series') },
    ],
    [
      'of an unknown measure',
      (rows) => void (rows[0]![1] = 'Points ; All groups CPI ; Sydney ;'),
      { problem: expect.stringContaining('none of them contains series') },
    ],
    [
      'of a unit that is not its measure’s',
      (rows) => void (rows[1]![1] = 'Percent'),
      { problem: expect.stringContaining('none of them contains series') },
    ],
    [
      'without its frequency',
      (rows) => void rows.splice(3, 1),
      { at: 'Data1', problem: expect.stringContaining('Frequency') },
    ],
  ])('%s', async (_case, change, fault) => {
    expect(await expectDoubt(source, sheet(change))).toMatchObject({ file: '640101.xlsx', ...fault })
  })

  test('without series', async () => {
    const other = workbookFile('other.xlsx', { Sheet1: [['Name', 'ABN']] })
    expect((await expectReadError(source, other)).problem).toContain('none of them contains series')
  })
})

const table = sharedFile('data/factors/abs_cpi.csv')
describe.skipIf(table === undefined)('the publisher’s files equal the table', () => {
  const all: Record<string, string>[] =
    table === undefined ? [] : parse(readFileSync(table), { columns: true })
  const fields = [
    'dataflow',
    'measure_code',
    'measure',
    'index_code',
    'index_name',
    'tsest',
    'region_code',
    'region_name',
    'freq',
    'time_period',
    'unit',
    'base_period',
    'abs_series_id',
  ] as const
  const fromTable = (of: string) =>
    all
      .filter((row) => row['source']!.includes(of))
      .map((row) => [...fields.map((field) => row[field]), Number(row['obs_value'])].join('|'))
      .toSorted()
  const fromFile = (rows: CpiRow[]) =>
    rows.map((row) => [...fields.map((field) => row[field] ?? ''), row.obs_value].join('|')).toSorted()

  test('workbook 640101: all 7,779 values', async () => {
    const { rows } = await readAll(source, await fileOnDisk(sharedFile('data/raw/abs/640101_2024.xlsx')!))
    expect(rows).toHaveLength(7779)
    expect(fromFile(rows)).toEqual(fromTable('640101.xlsx'))
  })

  test('SDMX-JSON on the new base', async () => {
    const { rows } = await readAll(
      source,
      await fileOnDisk(sharedFile('data/raw/abs/sdmx_json_cpi_20260312.json')!),
    )
    // The table adds the workbook's series ID, which the service does not print.
    expect(fromFile(rows.map((row) => ({ ...row, abs_series_id: 'A2325846C' })))).toEqual(
      fromTable('SDMX-JSON response captured 2026-03-12'),
    )
  })

  test('the header shapes of SDMX-CSV', async () => {
    const samples = readFileSync(sharedFile('data/raw/abs/sdmx_csv_samples.txt')!, 'utf8')
      .split(/^#.*\n/m)
      .slice(1)
    const read = async (index: number) =>
      (await readAll(source, fileInMemory('cpi.csv', samples[index]!))).rows
    const known = new Set(
      all.map(
        (row) =>
          `${row['measure_code']} ${row['base_period']} ${row['time_period']} ${row['region_code']} ${Number(row['obs_value'])}`,
      ),
    )
    for (const row of [...(await read(0)), ...(await read(2))])
      expect(known).toContain(
        `${row.measure_code} ${row.base_period} ${row.time_period} ${row.region_code} ${row.obs_value}`,
      )
    expect((await read(1)).map((row) => row.obs_value)).toEqual([2.6, 2.8, 3, 3.5])
    expect(await expectDoubt(source, fileInMemory('cpi.csv', samples[3]!))).toMatchObject({
      column: 'obs_value',
      value: '...',
    })
  })

  test('a table that somebody else made of the series is not taken for the publisher’s', async () => {
    const remade = await fileOnDisk(sharedFile('data/raw/abs/cpi_sdmx_csv_yoy_oct2025.csv')!)
    expect(await expectReadError(source, remade)).toMatchObject({ at: 'line 1', value: 'start' })
  })
})
