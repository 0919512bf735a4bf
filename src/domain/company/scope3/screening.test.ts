import { describe, expect, test } from 'vitest'
import { expectWorkedExample, findNonFinite } from '../../../../test/support/method-page.ts'
import {
  type EnergyInput,
  electricityPart,
  type FuelFactor,
  generationPart,
  otherFuelPart,
} from './energy.ts'
import type { FuelId } from './fuels.ts'
import { type SpendInput, spendEstimate } from './inputs.ts'
import { screenScope3 } from './screening.ts'

const fuel = (id: FuelId, scope1: number, scope3: number, region = 'NATIONAL'): FuelFactor => ({
  fuel: id,
  edition: '2025',
  activity: id,
  region,
  scope1_kg_per_gj: scope1,
  scope3_kg_per_gj: scope3,
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
  net_energy: null,
  division: 'I',
  factor_region: 'NSW_ACT',
  region_facilities: [],
  edition: '2025',
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

  test('a station without a stated fuel leaves no figure of all of them', () => {
    const stations = [station(900, 'Black Coal'), station(1, 'Multiple sources')]
    const { emissions_t, note } = generationPart({ ...energy, stations })
    expect([emissions_t, note]).toEqual([null, 'Fuel or factor not known: Station.'])
    expect(generationPart({ ...energy, stations, fuel_factors: [], edition: '2022' }).note).toBe(
      'The 2022 edition of the national factors is not loaded.',
    )
  })

  test('a missing part is a missing figure, never the sum of the others and never zero', () => {
    const screened = (input: EnergyInput) =>
      screenScope3({ company: { evidence: [] }, energy: input, spend }).result?.categories[0]
    expect(screened(energy)?.flags).toEqual([])
    const category = screened({ ...energy, scope2_t: 0, division: null })
    expect(category).toMatchObject({
      emissions_t: null,
      availability: {
        status: 'not_assessed',
        detail: 'The division is not known, so neither are the fuels usual in it.',
      },
      flags: ['parts_missing'],
    })
    expect(category?.parts[0]?.emissions_t).toMatchObject({ low: 0, high: 0 })
  })

  test('other fuel: a range over the division’s fuels, no central, process gas taken out first', () => {
    const part = otherFuelPart({ ...energy, non_combustion: { tonnes: 400, evidence: [] } })
    expect(part.emissions_t).toEqual({
      low: expect.closeTo(600 * (18 / 73.84), 9),
      central: null,
      high: expect.closeTo(600 * (18 / 69.82), 9),
    })
    const none = otherFuelPart({ ...energy, non_combustion: { tonnes: 1_000, evidence: [] } })
    expect(none.emissions_t).toBeNull()
    expect(otherFuelPart({ ...energy, division: null }).emissions_t).toBeNull()
  })

  test('gas of a state also for its grids, which only electricity is listed by', () => {
    const western = { ...energy, fuel_factors: [...energy.fuel_factors, fuel('natural_gas', 50, 4.1, 'WA')] }
    for (const grid of ['SWIS', 'NWIS'])
      expect(generationPart({ ...western, stations: [station(500, 'Gas', grid)] }).emissions_t).toEqual({
        low: expect.closeTo(41, 9),
        central: expect.closeTo(41, 9),
        high: expect.closeTo(41, 9),
      })
  })

  test('other fuel is not more than the net energy can have given, unless stations sold some of it', () => {
    const landfill = { ...energy, net_energy: { gigajoules: 500, evidence: [] } }
    const part = otherFuelPart(landfill)
    expect(part.emissions_t?.high).toBeCloseTo(((500 * 73.84) / 1_000) * (18 / 69.82), 9)
    expect(part.note).toContain('Bounded by the net energy consumed')
    const generator = { ...landfill, stations: [station(100, 'Black Coal')] }
    expect(otherFuelPart(generator).emissions_t?.high).toBeCloseTo(900 * (18 / 69.82), 9)
  })

  test('a part with nothing to estimate is told from one whose input is missing', () => {
    expect(generationPart(energy).availability.status).toBe('not_applicable')
    expect(otherFuelPart({ ...energy, fuel_factors: [], edition: '2022' }).availability).toMatchObject({
      status: 'not_assessed',
      detail: 'The 2022 edition of the national factors is not loaded.',
    })
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
  deflator: { ratio: 106.825 / 136.9, base_year: '2014-15', evidence: [] },
  scope1_t: 4_622_401,
}

const unbounded = () => null

describe('categories 5 and 6', () => {
  test('without an income that fits, the figure is per tonne of scope 1, weaker and wider', () => {
    const byIncome = spendEstimate(5, spend, unbounded)
    const byTonne = spendEstimate(5, { ...spend, income: null }, unbounded)
    expect(byIncome).toMatchObject({ route: 'income', data_quality: 4 })
    expect(byTonne).toMatchObject({ route: 'tonnes_of_scope1', data_quality: 5, flags: [] })
    const spread = (range: { low: number; high: number } | null) =>
      range === null ? 0 : range.high / range.low
    expect(spread(byTonne.emissions_t)).toBeCloseTo(4 * spread(byIncome.emissions_t), 9)
    const service = { ...AIR, direct_kg_per_aud: 0.003 }
    expect(spendEstimate(5, { ...spend, income: null, industries: [service] }, unbounded).flags).toEqual([
      'weak_in_service_industries',
    ])
  })

  test('where an industry burns little, scope 1 counts as far as fuel can have given it', () => {
    const landfill = () => ({ tonnes: 462_240.1, evidence: [] })
    const council = { ...spend, income: null, industries: [{ ...AIR, direct_kg_per_aud: 0.003 }] }
    const whole = spendEstimate(5, council, unbounded).emissions_t?.central ?? 0
    expect(spendEstimate(5, council, landfill).emissions_t?.central).toBeCloseTo(whole / 10, 6)
    const airline = { ...spend, income: null }
    expect(spendEstimate(5, airline, landfill)).toEqual(spendEstimate(5, airline, unbounded))
  })

  test('several industries weigh by their output', () => {
    const empty = { ...AIR, code: '4801', purchases_aud_m: {} }
    const alone = spendEstimate(6, spend, unbounded).kg_per_aud?.high ?? 0
    expect(spendEstimate(6, { ...spend, industries: [AIR, empty] }, unbounded).kg_per_aud?.high).toBeCloseTo(
      alone / 2,
      12,
    )
  })

  test('a missing multiplier gives no figure rather than a smaller one', () => {
    expect(
      spendEstimate(6, { ...spend, multipliers: spend.multipliers.slice(1, 3) }, unbounded),
    ).toMatchObject({
      emissions_t: null,
      route: 'none',
    })
    expect(spendEstimate(5, { ...spend, industries: [] }, unbounded).emissions_t).toBeNull()
  })

  test('what an industry buys from itself is not counted', () => {
    const hauliers = { ...AIR, code: '4601' }
    const without = { ...AIR, code: '9999', purchases_aud_m: { ...AIR.purchases_aud_m, '4601': 0 } }
    expect(spendEstimate(6, { ...spend, industries: [hauliers] }, unbounded).kg_per_aud).toEqual(
      spendEstimate(6, { ...spend, industries: [without] }, unbounded).kg_per_aud,
    )
    expect(
      spendEstimate(5, { ...spend, industries: [{ ...AIR, code: '2901' }] }, unbounded).emissions_t,
    ).toBeNull()
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
  const [scope1_t, scope2_t, net_energy_gj] = [4_622_401, 57_564, 67_860_576]
  const gases = { ch4_t: 677, n2o_t: 40_424, other_t: 1_371 }
  const factors: Readonly<Record<string, readonly [number, number]>> = {
    NSW_ACT: [0.66, 0.04],
    SA: [0.23, 0.05],
  }
  const outcome = screenScope3({
    company: { evidence: [] },
    energy: {
      ...energy,
      scope1_t,
      scope2_t,
      net_energy: { gigajoules: net_energy_gj, evidence: [] },
      edition: '2024',
      electricity_factors: Object.entries(factors).map(([region, pair]) => electricity(region, ...pair)),
      non_combustion: { tonnes: gases.ch4_t + gases.n2o_t + gases.other_t, evidence: [] },
    },
    spend,
  })
  expectWorkedExample('scope3_screening', {
    company: 'QANTAS AIRWAYS LIMITED',
    abn: '16009661901',
    reporting_year: '2024-25',
    inputs: {
      scope1_t,
      scope2_t,
      net_energy_gj,
      safeguard_gases: gases,
      edition: '2024',
      electricity_kg_per_kwh: factors,
      income_aud: spend.income?.aud,
      deflator: { cpi_2014_15: 106.825, cpi_2023_24: 136.9 },
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
