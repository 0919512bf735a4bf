import { describe, expect, test } from 'vitest'
import { rowCheck } from '../row-schema.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { testRefusals } from '../testing/refusals.ts'
import { expectReadError, fixture, golden, readAll, textFile } from '../testing/support.ts'
import columns from './columns.json' with { type: 'json' }
import { safeguardSource as source } from './source.ts'

const FIXTURES = [
  '2021-22_safeguard-facility-data.csv',
  '2022-23_safeguard-facilities-data.csv',
  '2023-24_baselines-and-emissions-table.csv',
  '2024-25_baselines-and-emissions-table.csv',
]

const HEADINGS = Object.values(columns.reformed).map(({ headings }) => headings[0] ?? '')
const CELLS = {
  'Facility name': 'A Mine',
  'Responsible emitter': 'A PTY LTD',
  'State/Territory of operation': 'QLD; SA',
  ANZSIC: 'Coal mining (060)',
  ERC: '0.853',
  'Baseline emissions number': '150000',
  'Covered emissions': '160000',
  'Borrowing adjustment amount': '-10',
  'ACCUs surrendered': '6000',
  'SMCs surrendered': '4000',
  'Net emissions number': '150000',
  'GHG Carbon dioxide': '100000',
  'GHG Methane': '60001',
  Notes: '-',
} as Record<string, string>

const row = (changes: Record<string, string> = {}): string =>
  HEADINGS.map((heading) => ({ ...CELLS, ...changes })[heading] ?? '0').join(',')
const file = (...rows: string[]) =>
  textFile('baselines-and-emissions-table-2025-26.csv', [HEADINGS.join(','), ...rows])

describe('a year as published', () => {
  test.each(FIXTURES)('%s gives its golden rows', async (name) => {
    const { rows, log } = await readAll(source, await fixture(import.meta.url, name))
    const check = rowCheck(source.row)
    expect(rows.map(check).filter((fault) => fault !== undefined)).toEqual([])
    expect({ edition: log.edition, rows, skipped: log.skipped, corrections: log.corrections }).toEqual(
      golden(import.meta.url, name.replace('.csv', '.golden.json')),
    )
  })

  test('gives the same rows from its XLSX twin, where an accounting dash is a zero', async () => {
    const text = await readAll(
      source,
      await fixture(import.meta.url, '2023-24_baselines-and-emissions-table.csv'),
    )
    const workbook = await readAll(
      source,
      await fixture(import.meta.url, '2023-24_baselines-and-emissions-table-0.xlsx'),
    )
    const withoutPlace = workbook.rows.map((item, index) => ({ ...item, row_ref: text.rows[index]?.row_ref }))
    expect(withoutPlace).toEqual(text.rows)
    expect(workbook.rows[0]?.row_ref).toBe('2023–24 Baselines and emissions!A5')
  })

  test('tells a dash that is zero from one that is missing', async () => {
    const { rows } = await readAll(
      source,
      await fixture(import.meta.url, '2023-24_baselines-and-emissions-table.csv'),
    )
    expect(rows[0]).toMatchObject({
      accus_surrendered: 0,
      mymp_net_emissions_t: null,
      mymp_net_position_t: null,
    })
  })
})

describe('an edition never seen before', () => {
  test('loads when only the order of its columns changed', async () => {
    const reversed = [HEADINGS.join(','), row()].map((line) => line.split(',').toReversed().join(','))
    const { rows } = await readAll(source, textFile('table-2025-26.csv', reversed))
    expect(rows).toMatchObject([
      { facility_name: 'A Mine', regime: 'reformed', anzsic_group: '060', erc: 0.853, net_position_t: 0 },
    ])
  })

  test.each([
    ['net emissions that do not add up', { 'Net emissions number': '150001' }, 'Net emissions number'],
    ['a position that does not add up', { 'Net position number': '1' }, 'Net position number'],
    ['gases that do not add up', { 'GHG Methane': '60003' }, 'Covered emissions'],
    ['an unknown state', { 'State/Territory of operation': 'QLD; NZ' }, 'State/Territory of operation'],
    ['an ANZSIC class in place of a group', { ANZSIC: 'Coal mining (0600)' }, 'ANZSIC'],
    ['a factor above one', { ERC: '95.1' }, 'ERC'],
    ['no emissions', { 'Covered emissions': '-' }, 'Covered emissions'],
    ['negative units', { 'ACCUs issued': '-5' }, 'ACCUs issued'],
    ['no name', { 'Facility name': ' ' }, 'Facility name'],
  ])('is refused with %s', async (_, changes, column) => {
    expect(
      await expectReadError(source, file(row(), row({ 'Facility name': 'B', ...changes }))),
    ).toMatchObject({
      at: 'line 3',
      column,
    })
  })

  test('is refused with one facility and emitter twice', async () => {
    expect(await expectReadError(source, file(row(), row()))).toMatchObject({ value: 'A Mine (A PTY LTD)' })
  })

  testRefusals(source, 'baselines-and-emissions-table-2025-26.csv')
})

test('a known exception is one only while it is off by what it is known to be off', async () => {
  const published = await fixture(import.meta.url, '2022-23_safeguard-facilities-data.csv')
  const { log } = await readAll(source, published)
  expect(log.notes.map(({ code }) => code)).toContain('identity_exception')
  const text = new TextDecoder().decode(await published.bytes()).replace('"7,145"', '"7,146"')
  const fault = await expectReadError(source, textFile(published.name, [text]))
  expect(fault).toMatchObject({ column: 'Net emissions number', value: 108195 })
})

test.each([...FIXTURES, '2023-24_baselines-and-emissions-table-0.xlsx'])(
  'damage to %s is survived',
  async (name) => {
    await expectToSurviveDamage(source, await fixture(import.meta.url, name), {}, 60)
  },
)
