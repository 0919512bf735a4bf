import { describe, expect, test } from 'vitest'
import { expectWorkedExample, findNonFinite } from '../../../../test/support/method-page.ts'
import {
  electricity,
  employer,
  energy,
  facility,
  pricesOf,
  station,
} from '../../../../test/support/screening-inputs.ts'
import type { EnergyInput } from './energy.ts'
import type { ScreeningInput } from './given.ts'
import { screenScope3 } from './screening.ts'

/** Air and space transport (4901) of the 2017-18 flow table: what it buys, A$ million. */
const AIR = {
  code: '4901',
  output_aud_m: 27_338,
  purchases_aud_m: { '2901': 22.1952, '4401': 25.8645, '4601': 530.9977, '4701': 19.3705, '4901': 996.5894 },
  evidence: [],
}
const MULTIPLIERS = [
  ['2901', 2.216601],
  ['4401', 0.38159],
  ['4601', 1.004945],
  ['4701', 0.655115],
  ['4901', 0.80285],
] as const
const code = (level: 'division' | 'subdivision' | 'group', own: string) => ({
  level,
  code: own,
  title: own,
  parent_code: null,
})
const ofDivision = (division: string, subdivision: string | null = null) => ({
  division: code('division', division),
  subdivision: subdivision === null ? null : code('subdivision', subdivision),
  group: null,
  class: null,
})

const airline: ScreeningInput = {
  company: { evidence: [] },
  anzsic: ofDivision('I', '49'),
  facility_groups: [],
  energy,
  size: {
    group: null,
    subdivision: '49',
    employers: [employer('5000+', 'I'), employer('1000-4999', 'I')],
    income: { aud: 21_573_449_104, income_year: '2023-24', evidence: [] },
    deflator: pricesOf(106.825, 136.9),
  },
  purchases: {
    industries: [AIR],
    multipliers: MULTIPLIERS.map(([own, published_kg_per_aud]) => ({
      code: own,
      published_kg_per_aud,
      evidence: [],
    })),
    division: {
      code: 'I',
      direct_kg_per_aud: 0.291032,
      published_kg_per_aud: 0.647601,
      evidence: [],
    },
    goods: null,
  },
}

const screenedCategory = (category: number, more: Partial<ScreeningInput>) =>
  screenScope3({ ...airline, ...more }).result?.categories.find((one) => one.category === category)

describe('category 3', () => {
  test('a missing part is a missing figure, never the sum of the others and never zero', () => {
    const screened = (input: EnergyInput) => screenedCategory(3, { energy: input })
    expect(screened(energy)).toMatchObject({ flags: [], nominal_coverage: 0.8 })
    const category = screened({ ...energy, scope2_t: 0, division: null })
    expect(category).toMatchObject({
      emissions_t: null,
      availability: {
        status: 'not_assessed',
        detail: 'The division is not known, so its typical fuels are not known either.',
      },
      flags: ['parts_missing'],
      relevance: 'cannot_be_screened',
    })
    expect(category?.parts[0]?.emissions_t).toMatchObject({ low: 0, high: 0 })
  })
  test('net energy is a second estimator, unless stations sold some of it', () => {
    const used = { ...energy, net_energy: { gigajoules: 14_000, evidence: [] } }
    const names = (input: EnergyInput) =>
      screenedCategory(3, { energy: input })?.estimators.map(({ estimator }) => estimator)
    expect(names(used)).toEqual(['scopes', 'energy'])
    expect(names(energy)).toEqual(['scopes'])
    expect(names({ ...used, stations: [station(100, 'Black Coal')] })).toEqual(['scopes'])
    expect(names({ ...used, facilities: [facility(0, 900, true)] })).toEqual(['scopes'])
  })
})

describe('what a class sells', () => {
  const inGroup = (division: string, subdivision: string, group: string) => ({
    ...ofDivision(division, subdivision),
    group: code('group', group),
  })
  const sold = (division: string, subdivision: string, group: string) =>
    screenedCategory(11, { anzsic: inGroup(division, subdivision, group) })?.relevance

  test.each([
    ['telecommunications', 'J', '58', '580', 'relevant'],
    ['a maker of appliances', 'C', '24', '244', 'relevant'],
    ['a seller of cars', 'G', '39', '391', 'relevant'],
    ['a service station', 'G', '40', '400', 'relevant'],
    ['a retailer of electricity', 'D', '26', '264', 'relevant'],
    ['a network', 'D', '26', '262', 'not_relevant'],
    ['a data centre', 'J', '59', '592', 'not_relevant'],
    ['a supermarket', 'G', '41', '411', 'cannot_be_screened'],
  ])('%s', (_, division, subdivision, group, relevance) => {
    expect(sold(division, subdivision, group)).toBe(relevance)
  })

  test('a figure that leaves out resold electricity says so first and claims no coverage', () => {
    for (const group of ['261', '264'])
      expect(screenedCategory(3, { anzsic: inGroup('D', '26', group) })).toMatchObject({
        reason: expect.stringMatching(/^The figure leaves out electricity bought for resale,/),
        flags: expect.arrayContaining(['resold_electricity_left_out']),
        emissions_t: expect.anything(),
        nominal_coverage: null,
      })
  })
})

describe('a distributor of electricity', () => {
  test('may sell it too, which is not known: the figure says so first and claims no coverage', () => {
    const path = { ...ofDivision('D', '26'), group: code('group', '263') }
    expect(screenedCategory(3, { anzsic: path })).toMatchObject({
      reason: expect.stringMatching(/^The figure leaves out electricity bought for resale, if there is any:/),
      flags: expect.arrayContaining(['resold_electricity_if_any_left_out']),
      nominal_coverage: null,
    })
    const transmission = { ...ofDivision('D', '26'), group: code('group', '262') }
    expect(screenedCategory(3, { anzsic: transmission })).toMatchObject({ nominal_coverage: 0.8 })
  })
})

describe('categories by people and purchases', () => {
  const large = { ...energy, scope1_t: 4_622_401, scope2_t: 57_564 }

  test('travel stands by head count, income and spend, and freight is no travel', () => {
    const category = screenedCategory(6, { energy: large })
    expect(category?.estimators.map(({ estimator }) => estimator)).toEqual(['head_count', 'income', 'spend'])
    const withoutFreight = {
      ...AIR,
      purchases_aud_m: { ...AIR.purchases_aud_m, '4601': 0, '4701': 0 },
    }
    const purchases = { ...airline.purchases, industries: [withoutFreight] }
    expect(screenedCategory(6, { energy: large, purchases })?.emissions_t).toEqual(category?.emissions_t)
  })

  test('one estimator alone gives no figure, and says so', () => {
    const size = { ...airline.size, employers: [], income: null }
    expect(screenedCategory(7, { size })).toMatchObject({
      emissions_t: null,
      nominal_coverage: null,
      relevance: 'cannot_be_screened',
      reason: expect.stringContaining('Only one measure of the company’s size'),
      estimators: [{ estimator: 'emissions' }],
    })
  })

  test('what income buys is no second measure of size', () => {
    const size = { ...airline.size, subdivision: null, employers: [] }
    const bank = { ...large, division: 'K' }
    expect(screenedCategory(6, { size, energy: bank })).toMatchObject({
      emissions_t: null,
      estimators: [{ estimator: 'income' }, { estimator: 'spend' }],
    })
  })

  test('more than ten times apart there is no central value, and beyond a hundred no figure', () => {
    const withHead = (band: string) => ({ ...airline.size, employers: [employer(band, 'I')] })
    const far = screenedCategory(7, { size: withHead('1000-4999') })
    expect(far).toMatchObject({ emissions_t: { central: null }, flags: ['estimators_disagree'] })
    expect(screenedCategory(7, { size: withHead('<250') })).toMatchObject({
      emissions_t: null,
      availability: { reason_code: 'estimators_too_far_apart' },
    })
  })

  test('travel of a company that handles goods is never above its own emissions; of a bank it may be', () => {
    const small = { ...energy, scope1_t: 1_000, scope2_t: 100 }
    expect(screenedCategory(6, { energy: small })).toMatchObject({
      emissions_t: null,
      availability: { reason_code: 'travel_above_own_emissions' },
    })
    const bank = { anzsic: ofDivision('K'), energy: { ...small, division: 'K' } }
    expect(screenedCategory(6, bank)?.emissions_t).not.toBeNull()
  })

  test('what an industry buys from itself is not counted, and a missing multiplier gives no spend', () => {
    const names = (industries: (typeof AIR)[], multipliers = airline.purchases.multipliers) =>
      screenedCategory(5, { purchases: { ...airline.purchases, industries, multipliers } })?.estimators.map(
        ({ estimator }) => estimator,
      )
    expect(names([AIR])).toContain('spend')
    expect(names([{ ...AIR, code: '2901' }])).not.toContain('spend')
    expect(names([AIR], airline.purchases.multipliers.slice(1))).not.toContain('spend')
  })
})

test('all fifteen categories are told, and there is never a total', () => {
  const { result } = screenScope3(airline)
  expect(Object.keys(result ?? {})).toEqual(['statement', 'categories'])
  expect(result?.categories.map(({ category }) => category)).toEqual(
    Array.from({ length: 15 }, (_, at) => at + 1),
  )
  for (const { reason, needed } of result?.categories ?? []) expect([reason, needed]).not.toContain('')
  expect(findNonFinite(result)).toEqual([])
})

test('nothing known gives one coded absence', () => {
  const none = screenScope3({
    ...airline,
    energy: { ...energy, scope1_t: null, scope2_t: null },
    size: { ...airline.size, employers: [], income: null },
  })
  expect(none).toMatchObject({ result: null, availability: { reason_code: 'nothing_to_screen' } })
})

test('Qantas: the page’s figures', () => {
  const [scope1_t, scope2_t, net_energy_gj] = [4_622_401, 57_564, 67_860_576]
  const gases = { ch4_t: 677, n2o_t: 40_424, other_t: 1_371 }
  const factors: Readonly<Record<string, readonly [number, number]>> = {
    NSW_ACT: [0.66, 0.04],
    QLD: [0.71, 0.1],
    SA: [0.23, 0.05],
    TAS: [0.15, 0.03],
  }
  const employers: Readonly<Record<string, readonly string[]>> = {
    I: ['5000+', '1000-4999', ...Array(5).fill('500-999'), ...Array(3).fill('250-499'), '<250', '<250'],
    K: ['<250'],
    N: ['1000-4999', '<250'],
  }
  const outcome = screenScope3({
    ...airline,
    energy: {
      ...energy,
      scope1_t,
      scope2_t,
      net_energy: { gigajoules: net_energy_gj, evidence: [] },
      edition: '2024',
      electricity_factors: Object.entries(factors).map(([region, pair]) => electricity(region, ...pair)),
      facilities: [{ ...facility(0), ...gases }],
    },
    size: {
      ...airline.size,
      employers: Object.entries(employers).flatMap(([division, bands]) =>
        bands.map((band) => employer(band, division)),
      ),
    },
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
      employers,
      income_aud: airline.size.income?.aud,
      deflator: { cpi_2014_15: 106.825, cpi_2023_24: 136.9 },
      purchases_of_4901_aud_m: AIR.purchases_aud_m,
      output_of_4901_aud_m: AIR.output_aud_m,
    },
    result: Object.fromEntries(
      (outcome.result?.categories ?? []).flatMap(({ category, emissions_t }) =>
        emissions_t === null ? [] : [[`category_${category}`, emissions_t]],
      ),
    ),
  })
  expect(outcome.basis).toBe('screening')
})
