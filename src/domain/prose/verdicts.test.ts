import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { FactorRow } from '../factors/factor.ts'
import { buildLibrary } from '../factors/library.ts'
import { parsePeriod } from '../period.ts'
import type { NumberCheck } from './check.ts'
import { checkNumbers } from './check-numbers.ts'
import type { Held, HeldFigure } from './held.ts'
import { heldFactors } from './held-factors.ts'
import { gigajoules } from './measures.ts'

const STARTER = path.join(import.meta.dirname, '../../../data/starter/nga-factors')
const number = (text: string): number | null => (text === '' ? null : Number(text))
const rowsOf = (edition: string): FactorRow[] =>
  parse<Record<keyof FactorRow, string>>(readFileSync(path.join(STARTER, `${edition}.csv`), 'utf8'), {
    columns: true,
  }).map((row) => ({
    ...row,
    release_id: edition,
    dataset: 'nga-factors',
    file_sha256: '0'.repeat(64),
    in_force: true,
    vintage: null,
    scope: number(row.scope),
    value: number(row.value),
    energy_content: number(row.energy_content),
    method: (row.method || null) as FactorRow['method'],
    carbon_origin: null,
    flags: row.flags.split(';').filter((flag) => flag !== ''),
    period: row.period || null,
  }))
const FACTORS = heldFactors(buildLibrary(['2023', '2024', '2025'].flatMap(rowsOf), []))

const PERIOD = parsePeriod('2024-25')!
const figure = (more: Partial<HeldFigure>): HeldFigure => ({
  measure: 'scope1_t',
  value: 255_300,
  period: PERIOD,
  basis: 'published',
  facility: null,
  source: 'the registry for 2024-25',
  pointer: null,
  evidence: [],
  ...more,
})
const HELD: Held = {
  period: PERIOD,
  names: ['EXAMPLE LIMITED'],
  measures: [],
  figures: [
    figure({}),
    figure({ basis: 'earlier_edition', value: 261_900, source: 'the registry as first published' }),
    figure({ measure: 'scope2_location_t', value: 47_661 }),
    figure({ measure: 'scope1_and_2_t', value: 302_961 }),
    figure({ measure: 'net_energy_gj', value: 5_436_000 }),
    figure({ measure: 'generation_gj', value: gigajoules(1_436_210), facility: 'Old Creek Power Station' }),
    figure({ measure: 'electricity_gj', value: gigajoules(11_420), basis: 'computed' }),
    figure({ measure: 'scope3_t', value: 88_450, basis: 'computed', source: 'the emissions ledger' }),
  ],
  targets: [],
  factors: FACTORS,
  price_changes: [],
}
const only = (text: string): NumberCheck => {
  const checks = checkNumbers(text, HELD)
  expect(checks.map(({ reading }) => reading.quote)).toHaveLength(1)
  return checks[0]!
}

test.each([
  // The edition of 2024-25 prints 0.66 for New South Wales, the one before 0.68 and the one after 0.64.
  ['We used 0.66 kg CO2-e/kWh for electricity in New South Wales.', 'agrees', 0.66],
  ['We used 0.68 kg CO2-e/kWh for electricity in New South Wales.', 'factor_outdated', 0.66],
  ['Grid electricity in NSW: 0.64 t CO2-e per MWh (location-based).', 'factor_outdated', 0.66],
  ['Electricity in Victoria in 2023-24 was taken at 0.79 kg CO2-e per kWh.', 'agrees', 0.79],
  ['The scope 3 factor for NSW is 0.05 kg CO2-e/kWh.', 'factor_outdated', 0.04],
  ['Diesel is at 70.2 kg CO2-e/GJ.', 'agrees', 70.2],
  ['For NSW we used the NGA Factors 2023, 0.68 kg CO2-e/kWh.', 'factor_outdated', 0.66],
  ['In NSW and Victoria we used 0.68 kg CO2-e/kWh.', 'doubtful', 0.66],
  ['The supplier in NSW states 0.31 kg CO2-e/kWh.', 'doubtful', 0.66],
] as const)('%s: %s', (text, verdict, value) => {
  expect(only(text)).toMatchObject({ verdict, compared: [{ value }, ...only(text).compared.slice(1)] })
})

test('a factor names both editions with their cells', () => {
  const { compared, why } = only('We used 0.68 kg CO2-e/kWh for electricity in NSW.')
  expect(compared.map(({ source, evidence }) => [source, evidence[0]?.release])).toEqual([
    ['the 2024 edition of the national factors (Table 1, B4)', '2024'],
    ['the 2023 edition of the national factors (Table 1, B4)', '2023'],
  ])
  expect(why).toContain('the year’s is 0.66 kg CO2-e/kWh')
})

test.each([
  ['An intensity of 0.68 t CO2-e per tonne of steel.', 'not_held'],
  ['Revenue intensity was 0.68 kg CO2-e per dollar in NSW.', 'not_held'],
] as const)('%s is no national factor', (text, verdict) => {
  expect(only(text).verdict).toBe(verdict)
})

test.each([
  ['In 2024-25 scope 1 was 255,300 t CO2-e.', 'agrees', 'scope1_t'],
  ['In 2024-25 scope 1 was 261,900 t CO2-e.', 'agrees_with_edition', 'scope1_t'],
  ['In 2024-25 scope 1 was 25,530 t CO2-e.', 'unit_suspect', 'scope1_t'],
  ['In 2024-25 net energy was 1,510,000 GJ.', 'unit_suspect', 'net_energy_gj'],
  ['In 2024-25 scope 1 was 281,900 t CO2-e.', 'differs', 'scope1_t'],
  ['In 2024-25 scope 1 was 281,900 t CO2-e on an equity share.', 'not_comparable', 'scope1_t'],
  ['Scope 1 in calendar year 2024 was 281,900 t CO2-e.', 'not_comparable', null],
  ['Scope 3 was 88,450 t CO2-e in 2024-25.', 'agrees', 'scope3_t'],
  ['Scope 3 was 98,450 t CO2-e in 2024-25.', 'differs', 'scope3_t'],
  ['Electricity purchased was 11,420 MWh in 2024-25.', 'agrees', 'electricity_gj'],
  ['Electricity purchased was 14,120 MWh in 2024-25.', 'differs', 'electricity_gj'],
  ['Electricity consumption was 14,120 MWh in 2024-25.', 'not_comparable', 'electricity_gj'],
  ['Old Creek Power Station generated 1,436 GWh in 2024-25.', 'agrees', 'generation_gj'],
  ['Old Creek Power Station generated 14,362 GWh in 2024-25.', 'unit_suspect', 'generation_gj'],
  ['The plant generated 400 t of waste.', 'not_held', null],
] as const)('%s: %s', (text, verdict, measure) => {
  expect(only(text)).toMatchObject({ verdict, measure })
})

test('a total, a share and a change that do not follow fail', () => {
  const failing = (text: string) => checkNumbers(text, HELD).map(({ verdict }) => verdict)
  expect(
    failing('In 2022-23 scope 1 was 200 t, scope 2 was 100 t, and scope 1 and 2 was 400 t.').at(-1),
  ).toBe('arithmetic_fails')
  expect(failing('Scope 1 was 48 per cent of scope 1 and 2 in 2024-25.')).toEqual(['arithmetic_fails'])
})
