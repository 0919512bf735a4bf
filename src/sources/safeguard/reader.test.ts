import { describe, expect, test } from 'vitest'
import { rowCheck } from '../row-schema.ts'
import { expectToSurviveDamage } from '../testing/damage.ts'
import { testRefusals } from '../testing/refusals.ts'
import { fixture, golden, readAll, textFile } from '../testing/support.ts'
import { COLUMNS } from './columns.ts'
import { safeguardSource as source } from './source.ts'

const FIXTURES = [
  '2021-22_safeguard-facility-data.csv',
  '2022-23_safeguard-facilities-data.csv',
  '2023-24_baselines-and-emissions-table.csv',
  '2024-25_baselines-and-emissions-table.csv',
]

const HEADINGS = Object.values(COLUMNS)
  .filter(({ until, optional }) => until === undefined && optional !== true)
  .map(({ headings }) => headings[0] ?? '')
  .concat('Notes')
const CELLS = {
  'Facility name': 'A Mine',
  'Responsible emitter': 'A PTY LTD',
  'State of operation': 'QLD; SA',
  ANZSIC: 'Coal mining (060)',
  ERC: '0.853',
  'Baseline number': '150000',
  'Reported covered emissions': '160000',
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
    expect(log.findings.all).toEqual([])
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
    [
      'net emissions that do not add up',
      { 'Net emissions number': '150100' },
      'net_emissions_do_not_add_up',
      'use',
      150000,
    ],
    [
      'a position that does not add up',
      { 'Net position number': '1' },
      'net_position_does_not_add_up',
      'use',
      0,
    ],
    ['gases that do not add up', { 'GHG Methane': '60103' }, 'gases_do_not_add_up', 'use', 160103],
    ['an unknown state', { 'State of operation': 'QLD; NZ' }, 'value_not_known', 'take', undefined],
    [
      'an ANZSIC class in place of a group',
      { ANZSIC: 'Coal mining (0600)' },
      'value_not_known',
      'take',
      undefined,
    ],
    ['a percentage in place of a factor', { ERC: '95.1' }, 'value_outside_range', 'use', 0.951],
    ['negative units', { 'ACCUs issued': '-5' }, 'below_zero', 'use', 0],
    ['a cell that lost its figure', { 'ACCUs surrendered': '' }, 'cell_empty', 'use', 6000],
    ['units that are no number', { 'ACCUs surrendered': '6O00' }, 'not_a_number', 'use', 6000],
    ['emissions that are no number', { 'Reported covered emissions': 'x' }, 'not_a_number', 'use', 160000],
  ])('with %s gives all rows, one of them in doubt', async (_, changes, rule, decision, value) => {
    const position = 'Net emissions number' in changes ? { 'Net position number': '-' } : {}
    const { rows, log } = await readAll(
      source,
      file(row(), row({ 'Facility name': 'B', ...position, ...changes }), row({ 'Facility name': 'C' })),
    )
    expect(rows.map(({ facility_name }) => facility_name)).toEqual(['A Mine', 'B', 'C'])
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 3', rule, proposal: { decision } }])
    expect(log.findings.all[0]?.proposal.value).toBe(value)
  })

  test.each([
    ['no emissions', { 'Reported covered emissions': '-' }, 'row_not_understood', 'covered_emissions_t'],
    ['no name', { 'Facility name': ' ' }, 'row_not_understood', 'Facility name'],
    ['the name of another row', { 'Facility name': 'A Mine' }, 'row_twice', 'Facility name'],
  ])('with a row that has %s leaves that row out', async (_, changes, rule, column) => {
    const { rows, log } = await readAll(
      source,
      file(row(), row({ 'Facility name': 'B', ...changes }), row({ 'Facility name': 'C' })),
    )
    expect(rows.map(({ facility_name }) => facility_name)).toEqual(['A Mine', 'C'])
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 3', rule, column }])
  })

  test('is named as cut where it ends in the middle of a row', async () => {
    const { rows, log } = await readAll(source, file(row(), row({ 'Facility name': 'B' }).slice(0, 40)))
    expect(rows).toHaveLength(1)
    expect(log.findings.all).toMatchObject([{ row_ref: 'line 3', rule: 'file_cut_short' }])
  })

  testRefusals(source, 'baselines-and-emissions-table-2025-26.csv')
})

test('a known exception is one only while it is off by what it is known to be off', async () => {
  const published = await fixture(import.meta.url, '2022-23_safeguard-facilities-data.csv')
  const { log } = await readAll(source, published)
  expect(log.notes.map(({ code }) => code)).toContain('identity_exception')
  const text = new TextDecoder().decode(await published.bytes()).replace('"7,145"', '"7,146"')
  const changed = await readAll(source, textFile(published.name, [text]))
  expect(changed.log.findings.all).toMatchObject([
    { rule: 'net_emissions_do_not_add_up', column: 'net_emissions_t', value: ' 108,195 ' },
  ])
})

test.each([...FIXTURES, '2023-24_baselines-and-emissions-table-0.xlsx'])(
  'damage to %s is survived',
  async (name) => {
    await expectToSurviveDamage(source, await fixture(import.meta.url, name), {}, 60)
  },
)
