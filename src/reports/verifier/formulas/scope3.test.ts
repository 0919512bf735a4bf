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

/** A bank whose declared head count and whose income both say a hundred people. */
const bank = {
  ...council,
  division: 'K',
  industries: [],
  relevant_categories: [7],
  employers: [{ name: 'Bank', band: '100', division: 'K' }],
  income_aud: 95_000_000,
  income_year: '2014-15',
  prices: {
    base_year: '2014-15',
    quarters: ['2014-Q3', '2014-Q4', '2015-Q1', '2015-Q2'].map((quarter) => ({ quarter, level: 100 })),
  },
  own_division: null,
  goods_division: null,
  rates: {
    K: {
      travel: { t_per_employee: 0.7, factor: 3 },
      waste: { t_per_employee: 0.1, factor: 3.5 },
      commuting: { t_per_employee: 0.7, factor: 2 },
      aud_per_employee: 950_000,
      output_share: 1,
      emissions: null,
    },
  },
  shared_rates: {
    bands: { below: { low: 0.2, central: 0.5, high: 1 }, open: { low: 1, central: 2.4, high: 12 } },
    income: { as_output_factor: 1.5, to_employees_factor: 2.7 },
    spend_factor: 3,
    energy_factor: 1.5,
    apart_at_most: 10,
    range_at_most: 100,
  },
}
const commuting = (given: object) =>
  ['low', 'central', 'high'].map((end) => scope3Screening(given, '2.0.0')[`category_7.${end}`])

test('since 2.0.0 estimators are held against each other', () => {
  expect(commuting(bank)).toEqual([35, 70, 140].map((tonnes) => expect.closeTo(tonnes, 9)))
  // Fifteen times apart: no central value. One alone: no figure.
  const [low, central, high] = commuting({ ...bank, income_aud: 95_000_000 * 15 })
  expect([central, Number(low) < 70, Number(high) > 1050]).toEqual([null, true, true])
  expect(commuting({ ...bank, income_aud: null })).toEqual([null, null, null])
  expect(commuting({ ...bank, relevant_categories: [] })).toEqual([null, null, null])
})

test('since 2.1.0 wells burn their own gas, and the rate of emissions is that of the class', () => {
  const producer = {
    ...bank,
    division: 'B',
    relevant_categories: [3],
    electricity,
    fuels: [{ fuel: 'diesel', region: 'NATIONAL', scope1_kg_per_gj: 70, scope3_kg_per_gj: 7 }],
    scope1_t: 1_000,
    process_gases_t: [{ ch4_t: 100, n2o_t: null, other_t: null, is_well: true, covered_t: 900 }],
    shared_rates: { ...bank.shared_rates, energy_factor: 1, bought_at_wells: { low: 0.01, high: 0.1 } },
  }
  const ends = (given: object, version: string) =>
    ['low', 'high'].map((end) => scope3Screening(given, version)[`category_3.${end}`])
  const near = (...tonnes: number[]) => tonnes.map((one) => expect.closeTo(one, 9))
  expect(ends({ ...producer, extracts_gas: true }, '2.1.0')).toEqual(near(0.9, 9))
  // 800 t of the well, and 100 t elsewhere at the ratio of diesel.
  expect(ends({ ...producer, extracts_gas: false }, '2.1.0')).toEqual(near(10.8, 18))
  const onIncome = {
    ...bank,
    relevant_categories: [5],
    employers: [],
    industries: [{ code: '6201', output_aud_m: 100, purchases_aud_m: { '2901': 0.01 } }],
  }
  const waste = (version: string) => scope3Screening(onIncome, version)['category_5.central']
  expect([waste('2.0.0') === null, waste('2.1.0') === null]).toEqual([false, true])
  const byEmissions = { ...bank, income_aud: null, emissions_rate: { t_per_employee: 600, factor: 3 } }
  expect(commuting(byEmissions)[1]).toBeCloseTo(70, 9)
})
