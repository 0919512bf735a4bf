import { describe, expect, test } from 'vitest'
import { expectWorkedExample, findNonFinite } from '../../../test/support/method-page.ts'
import {
  type EnergyInput,
  electricityPart,
  type FuelFactor,
  generationPart,
  otherFuelPart,
} from './scope3-energy.ts'
import { DIVISION_FUELS, FUELS, type FuelId, GENERATION_FUELS } from './scope3-fuels.ts'
import { type SpendInput, spendEstimate } from './scope3-inputs.ts'
import { screenScope3 } from './scope3-screening.ts'

const fuel = (
  id: FuelId,
  scope1_kg_per_gj: number,
  scope3_kg_per_gj: number,
  region = 'NATIONAL',
): FuelFactor => ({
  fuel: id,
  region,
  scope1_kg_per_gj,
  scope3_kg_per_gj,
  evidence: [],
})
const electricity = (region: string, scope2_kg_per_kwh: number, scope3_kg_per_kwh: number) => ({
  region,
  edition: '2025',
  scope2_kg_per_kwh,
  scope3_kg_per_kwh,
  evidence: [],
})
const station = (scope1_t: number, primary_fuel: string | null, factor_region: string | null = null) => ({
  facility: 'Station',
  scope1_t,
  primary_fuel,
  factor_region,
  evidence: [],
})

const energy: EnergyInput = {
  scope1_t: 1_000,
  scope2_t: 100,
  division: 'I',
  factor_region: 'NSW_ACT',
  electricity_factors: [
    electricity('NSW_ACT', 0.64, 0.03),
    electricity('SA', 0.22, 0.04),
    electricity('TAS', 0, 0),
  ],
  fuel_factors: [
    fuel('diesel', 70.2, 17.3),
    fuel('aviation_turbine_fuel', 69.82, 18),
    fuel('fuel_oil', 73.84, 18),
    fuel('black_coal', 90, 3),
    fuel('natural_gas', 50, 13, 'NSW_ACT'),
    fuel('natural_gas', 50, 14, 'NSW_ACT'),
    fuel('natural_gas', 50, 4, 'VIC'),
  ],
  stations: [],
  non_combustion: null,
}

describe('category 3', () => {
  test('electricity: the region’s ratio, with a range over all regions', () => {
    const part = electricityPart(energy)
    expect(part.emissions_t?.central).toBeCloseTo(4.6875, 12)
    expect(part.emissions_t?.low).toBeCloseTo(4.6875, 12)
    expect(part.emissions_t?.high).toBeCloseTo(100 * (0.04 / 0.22), 10)
    expect(electricityPart({ ...energy, factor_region: null }).emissions_t?.central).toBeNull()
    expect(electricityPart({ ...energy, scope2_t: null }).emissions_t).toBeNull()
  })

  test('stations: by their fuel, gas by its region; waste gas has no upstream', () => {
    const part = generationPart({
      ...energy,
      stations: [station(900, 'Black Coal'), station(500, 'Gas', 'NSW_ACT'), station(70, 'Landfill Gas')],
    })
    expect(part.emissions_t?.low).toBeCloseTo(30 + 130, 10)
    expect(part.emissions_t?.central).toBeCloseTo(30 + 135, 10)
    expect(part.emissions_t?.high).toBeCloseTo(30 + 140, 10)
  })

  test('a station without a stated fuel is named as left out', () => {
    const part = generationPart({
      ...energy,
      stations: [station(900, 'Black Coal'), station(1, 'Multiple sources')],
    })
    expect(part.note).toContain('Left out, fuel not stated: Station')
  })

  test('other fuel: a range over the division’s fuels, no central, process gas taken out first', () => {
    const part = otherFuelPart({ ...energy, non_combustion: { tonnes: 400, evidence: [] } })
    expect(part.emissions_t).toEqual({
      low: expect.closeTo(600 * (18 / 73.84), 9),
      central: null,
      high: expect.closeTo(600 * (18 / 69.82), 9),
    })
    expect(
      otherFuelPart({ ...energy, non_combustion: { tonnes: 1_000, evidence: [] } }).emissions_t,
    ).toBeNull()
    expect(otherFuelPart({ ...energy, division: null }).emissions_t).toBeNull()
  })

  test('every fuel that a table names is a fuel', () => {
    const known = new Set<string>(FUELS.map(({ id }) => id))
    const named = [...GENERATION_FUELS.values(), ...Object.values(DIVISION_FUELS)].flatMap(
      ({ fuels }) => fuels,
    )
    expect(named.filter((id) => !known.has(id))).toEqual([])
    expect(Object.keys(DIVISION_FUELS)).toHaveLength(19)
  })
})

/** Air and space transport (4901) of the 2017-18 flow table: what it buys, A$ million. */
const AIR = {
  code: '4901',
  output_aud_m: 27_338,
  direct_kg_per_aud: 0.341863,
  purchases_aud_m: {
    '2901': 22.1952,
    '4401': 25.8645,
    '4501': 17.8803,
    '4601': 530.9977,
    '4701': 19.3705,
    '4901': 996.5894,
  },
  evidence: [],
}
const MULTIPLIERS = [
  ['2901', 2.216601, 2.30793],
  ['4401', 0.38159, 0.250769],
  ['4501', 0.426614, 0.28705],
  ['4601', 1.004945, 0.740262],
  ['4701', 0.655115, 0.418602],
  ['4901', 0.80285, 0.461615],
] as const
const spend: SpendInput = {
  industries: [AIR],
  multipliers: MULTIPLIERS.map(([code, published_kg_per_aud, domestic_kg_per_aud]) => ({
    code,
    published_kg_per_aud,
    domestic_kg_per_aud,
    evidence: [],
  })),
  income: { aud: 21_573_449_104, income_year: '2023-24', evidence: [] },
  deflator: { ratio: 112.275 / 136.9, base_year: '2017-18', evidence: [] },
  scope1_t: 4_622_401,
}

describe('categories 5 and 6', () => {
  test('without an income that fits, the figure is per tonne of scope 1, weaker and wider', () => {
    const byIncome = spendEstimate(5, spend)
    const byTonne = spendEstimate(5, { ...spend, income: null })
    expect(byIncome).toMatchObject({ route: 'income', data_quality: 4 })
    expect(byTonne).toMatchObject({ route: 'tonnes_of_scope1', data_quality: 5, flags: [] })
    const spread = (range: { low: number; high: number } | null) =>
      range === null ? 0 : range.high / range.low
    expect(spread(byTonne.emissions_t)).toBeCloseTo(4 * spread(byIncome.emissions_t), 9)
    const service = { ...AIR, direct_kg_per_aud: 0.003 }
    expect(spendEstimate(5, { ...spend, income: null, industries: [service] }).flags).toEqual([
      'weak_in_service_industries',
    ])
  })

  test('several industries weigh by their output', () => {
    const empty = { ...AIR, code: '4801', purchases_aud_m: {} }
    const alone = spendEstimate(6, spend).kg_per_aud?.high ?? 0
    expect(spendEstimate(6, { ...spend, industries: [AIR, empty] }).kg_per_aud?.high).toBeCloseTo(
      alone / 2,
      12,
    )
  })

  test('a missing multiplier gives no figure rather than a smaller one', () => {
    expect(spendEstimate(6, { ...spend, multipliers: spend.multipliers.slice(1, 3) })).toMatchObject({
      emissions_t: null,
      route: 'none',
    })
    expect(spendEstimate(5, { ...spend, industries: [] }).emissions_t).toBeNull()
  })

  test('what an industry buys from itself is not counted', () => {
    const hauliers = { ...AIR, code: '4601' }
    const without = { ...AIR, code: '9999', purchases_aud_m: { ...AIR.purchases_aud_m, '4601': 0 } }
    expect(spendEstimate(6, { ...spend, industries: [hauliers] }).kg_per_aud).toEqual(
      spendEstimate(6, { ...spend, industries: [without] }).kg_per_aud,
    )
    expect(spendEstimate(5, { ...spend, industries: [{ ...AIR, code: '2901' }] }).emissions_t).toBeNull()
  })
})

test('nothing known gives one coded absence, and there is never a total', () => {
  const none = screenScope3({
    company: { evidence: [] },
    energy: { ...energy, scope1_t: null, scope2_t: null },
    spend: { ...spend, industries: [] },
  })
  expect(none).toMatchObject({ result: null, availability: { reason_code: 'nothing_to_screen' } })
  const some = screenScope3({ company: { evidence: [] }, energy, spend })
  expect(Object.keys(some.result ?? {})).toEqual(['statement', 'categories'])
  expect(findNonFinite(some)).toEqual([])
})

test('Qantas: the page’s figures', () => {
  const outcome = screenScope3({
    company: { evidence: [] },
    energy: { ...energy, scope1_t: 4_622_401, scope2_t: 57_564 },
    spend,
  })
  expectWorkedExample('scope3_screening', {
    company: 'QANTAS AIRWAYS LIMITED',
    abn: '16009661901',
    reporting_year: '2024-25',
    inputs: {
      scope1_t: 4_622_401,
      scope2_t: 57_564,
      income_aud: spend.income?.aud,
      deflator: { cpi_2017_18: 112.275, cpi_2023_24: 136.9 },
      purchases_of_4901_aud_m: AIR.purchases_aud_m,
      output_of_4901_aud_m: AIR.output_aud_m,
    },
    result: Object.fromEntries(
      (outcome.result?.categories ?? []).map(({ category, emissions_t }) => [
        `category_${category}`,
        emissions_t,
      ]),
    ),
  })
  expect(outcome.basis).toBe('screening')
})
