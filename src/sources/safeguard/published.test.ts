import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileOnDisk } from '../input-file.ts'
import { readAll, sharedFile, sharedTable } from '../testing/support.ts'
import editions from './editions.json' with { type: 'json' }
import type { SafeguardRow } from './row.ts'
import { safeguardSource } from './source.ts'

const raw = sharedFile('data/raw/cer-safeguard')
const expected = sharedTable('data/registry/safeguard_facilities.csv')
const read = async (name: string) => readAll(safeguardSource, await fileOnDisk(path.join(raw ?? '', name)))

/** Fields of the comparison table that are printed, not derived. */
const PRINTED = [
  'reporting_year',
  'regime',
  'facility_name',
  'responsible_emitter',
  'state',
  'baseline_type',
  'erc',
  'baseline_t',
  'covered_emissions_t',
  'borrowing_adjustment_t',
  'accus_issued',
  'accus_deemed_surrendered',
  'accus_surrendered',
  'smcs_surrendered',
  'net_emissions_t',
  'net_position_t',
  'smcs_issued',
  'units_relinquished',
  'mymp_net_emissions_t',
  'mymp_baseline_t',
  'co2_t',
  'ch4_t',
  'n2o_t',
  'other_ghg_t',
  'notes',
] as const satisfies readonly (keyof SafeguardRow)[]

/** The CSV files print hyphens and single spaces where the workbook has en dashes and line breaks. */
const plainText = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .replaceAll('–', '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
const comparable = (row: Readonly<Record<string, unknown>>, fields: readonly string[] = PRINTED) =>
  Object.fromEntries(fields.map((field) => [field, plainText(row[field])]))

describe.skipIf(raw === undefined || expected.length === 0)("the publisher's files", () => {
  test.each([
    '2021-22_safeguard-facility-data.csv',
    '2022-23_safeguard-facilities-data.csv',
    '2023-24_baselines-and-emissions-table.csv',
    '2023-24_baselines-and-emissions-table-0.xlsx',
    '2024-25_baselines-and-emissions-table.csv',
  ])('%s equals the comparison table in every printed value of every row', async (name) => {
    const { rows, log } = await read(name)
    const year = log.edition?.slot
    const table = expected.filter((row) => row['reporting_year'] === year)
    expect(rows.map((row) => comparable(row))).toEqual(table.map((row) => comparable(row)))
    const published = rows.map((row, index) => ({ row, known: table[index] }))
    for (const { row, known } of published) {
      if (row.regime === 'pre_reform') expect(row.emitter_abn).toBe(known?.['emitter_abn'])
      else
        expect([row.anzsic_group, row.anzsic_title]).toEqual([
          known?.['anzsic_group'],
          known?.['anzsic_title'],
        ])
    }
    expect(log.notes.filter(({ code }) => code.endsWith('_differs'))).toEqual([])
    expect(log.findings.all).toEqual([])
    expect(editions.find((entry) => entry.edition === year)?.rows).toBe(rows.length)
  })

  test('the XLSX twin of 2023-24 holds the same figures as the CSV file', async () => {
    const [text, workbook] = [
      await read('2023-24_baselines-and-emissions-table.csv'),
      await read('2023-24_baselines-and-emissions-table-0.xlsx'),
    ]
    const fields = Object.keys(safeguardSource.row.properties).filter((field) => field !== 'row_ref')
    expect(workbook.rows.map((row) => comparable(row, fields))).toEqual(
      text.rows.map((row) => comparable(row, fields)),
    )
  })

  test('a position of a closed monitoring period is zero, as the XLSX twin holds it, where the table has nothing', async () => {
    const { rows } = await read('2023-24_baselines-and-emissions-table-0.xlsx')
    expect(rows.filter((row) => row.mymp_net_position_t === 0).length).toBe(7)
  })

  test("totals equal the publisher's headlines", async () => {
    const { rows } = await read('2024-25_baselines-and-emissions-table.csv')
    const covered = rows.filter((row) => !row.flags.includes('eligible_under_58b'))
    const millions = (items: SafeguardRow[], field: 'covered_emissions_t' | 'baseline_t'): string =>
      (items.reduce((total, row) => total + (row[field] ?? 0), 0) / 1e6).toFixed(1)
    expect(rows.length - covered.length).toBe(19)
    expect([millions(covered, 'covered_emissions_t'), millions(covered, 'baseline_t')]).toEqual([
      '132.8',
      '126.2',
    ])
    const { rows: earlier } = await read('2021-22_safeguard-facility-data.csv')
    expect(millions(earlier, 'covered_emissions_t')).toBe('137.5')
    expect(earlier.filter((row) => row.flags.includes('multi_year_monitoring_period')).length).toBe(31)
  })
})
