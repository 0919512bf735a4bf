import { expect, test } from 'vitest'
import { scope3Screening } from './scope3.ts'

/** A council with a landfill: energy explains a hundredth of its scope 1. */
const council = {
  scope1_t: 60_000,
  scope2_t: 0,
  net_energy_gj: 10_000,
  division: 'O',
  factor_region: null,
  electricity: [],
  fuels: [{ fuel: 'diesel', region: 'NATIONAL', scope1_kg_per_gj: 60, scope3_kg_per_gj: 15 }],
  stations: [],
  process_gases_t: [],
  industries: [{ code: '7501', output_aud_m: 100, direct_kg_per_aud: 0.05, purchases_aud_m: { '2901': 1 } }],
  multipliers: [{ code: '2901', published_kg_per_aud: 2, domestic_kg_per_aud: 2 }],
  income_aud: null,
  income_year: null,
  prices: null,
}

test.each([
  ['1.1.0', 24_000],
  ['1.2.0', 240],
  ['1.3.0', 240],
])('waste of a council by version %s', (version, tonnes) => {
  expect(scope3Screening(council, version)['category_5.central']).toBeCloseTo(tonnes, 9)
})

/** A generator that burns gas of coal seams, and whose electricity has no factors. */
const generator = {
  ...council,
  fuels: [
    { fuel: 'natural_gas', region: 'QLD', scope1_kg_per_gj: 50, scope3_kg_per_gj: 10 },
    { fuel: 'black_coal', region: 'NATIONAL', scope1_kg_per_gj: 90, scope3_kg_per_gj: 3 },
  ],
  division: 'D',
  stations: [
    { scope1_t: 900, primary_fuel: 'Black Coal', factor_region: null },
    { scope1_t: 100, primary_fuel: 'Coal Seam Methane', factor_region: 'QLD' },
    { scope1_t: 1, primary_fuel: 'Landfill Gas', factor_region: null },
  ],
}
const electricity = [{ region: 'QLD', scope2_kg_per_kwh: 0.8, scope3_kg_per_kwh: 0.1 }]
const low = (given: object, version: string) => scope3Screening(given, version)['category_3.low']
/** What is left of scope 1 at the lowest ratio of the division, which is that of coal. */
const other = (60_000 - 1_001) / 30

test('a part that is missing leaves no sum since 1.3.0', () => {
  expect(low(generator, '1.2.0')).toBeCloseTo(30 + other, 9)
  expect(low(generator, '1.3.0')).toBeNull()
  expect(low({ ...generator, electricity }, '1.3.0')).toBeCloseTo(30 + 20 + other, 9)
  const unstated = { scope1_t: 1, primary_fuel: null, factor_region: null }
  const doubtful = { ...generator, electricity, stations: [...generator.stations, unstated] }
  expect(low(doubtful, '1.3.0')).toBeNull()
  expect(low(doubtful, '1.2.0')).toBeCloseTo(30 + other - 1 / 30, 9)
})
