import { describe, expect, test } from 'vitest'
import { expectSound, expectWorkedExample } from '../../../../test/support/method-page.ts'
import { company, INCOME, input, PLAN, station } from '../../../../test/support/transition-plan.ts'
import { unavailable } from '../../availability.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { gridRegionOf } from '../grid/region-of-place.ts'
import { TRANSITION_FORMULAS } from './formula.ts'
import { NO_PLAN } from './reference.ts'
import { transitionScenarios } from './transition-scenarios.ts'

describe('a company in a region of the market', () => {
  const outcome = transitionScenarios(company({ facility_regions: ['NSW', 'QLD'] }), PLAN)
  const scenarios = outcome.result?.scenarios ?? []

  test('has the intensity of its regions to 2050 in every scenario, without distributed solar', () => {
    expectSound('a company', outcome)
    expect(scenarios.map(({ warming_2100_c }) => warming_2100_c)).toEqual([1.5, 1.8, 2.6])
    for (const { regions } of scenarios) {
      expect(regions.map(({ region, is_own }) => [region, is_own])).toEqual([
        ['NSW', true],
        ['QLD', false],
      ])
      expect(regions[0]?.years).toHaveLength(24)
      // 30 Mt over 50,000 GWh.
      expect(regions[0]?.years[0]).toEqual({ reporting_year: '2026-27', intensity_t_per_mwh: 0.6 })
    }
  })

  test('has the scope 2 that the grid of each year would give it', () => {
    const years = scenarios[0]?.scope2.years ?? []
    expect(years[0]).toEqual({ reporting_year: '2026-27', scope2_t: 1000 })
    expect(years.at(-1)).toEqual({ reporting_year: '2049-50', scope2_t: 500 })
  })

  test('says which scenarios may serve the law, that the outlook is a draft, and what is not covered', () => {
    expect(scenarios.map(({ statutory_role }) => statutory_role !== null)).toEqual([true, false, true])
    expect(outcome.result).toMatchObject({
      plan: { outlook_status: 'draft', development_path: 'CDP4' },
    })
    expect(outcome.flags).toEqual(['outlook_is_draft', 'one_region_assumed', 'plan_covers_too_little'])
    expect(outcome.result?.not_covered.join(' ')).toMatch(/mines, process heat/)
  })

  test('has the targets of its state and of the market, with their cells', () => {
    expect(outcome.result?.targets.map(({ region }) => region)).toEqual(['NSW', 'NEM'])
    expect(outcome.result?.targets[0]?.cell).toBe('Carbon Budgets!C6')
  })
})

const emitting = (scope1_t: number | null, scope2_t: number | null) => ({
  reporting_year: '2024-25',
  scope1_t,
  scope2_t,
  evidence: [
    ...(scope1_t === null ? [] : [input('scope1_t', scope1_t)]),
    ...(scope2_t === null ? [] : [input('scope2_t', scope2_t)]),
  ],
})
const BAYSWATER = station('Bayswater Power Station', 'NSW', 8000, 'Black Coal')
const NOWHERE = gridRegionOf({ state: null, postcode: null })
const PERTH = gridRegionOf({ state: 'WA', postcode: null })
const TASMANIA = gridRegionOf({ state: 'TAS', postcode: null })

test.each([
  ['an airline, whose scope 1 is jet fuel', { emissions: emitting(9000, 100) }, 100 / 91, false],
  ['a company that only buys from the grid', { emissions: emitting(0, 700) }, 100, true],
  ['one with as much scope 2 as scope 1', { emissions: emitting(700, 700) }, 50, true],
  ['a generator', { emissions: emitting(8400, 20), stations: [BAYSWATER] }, 802_000 / 8420, true],
  [
    'a station that two owners report in full',
    { emissions: emitting(4000, 0), stations: [BAYSWATER] },
    100,
    true,
  ],
  [
    'a company whose region prints no emissions',
    { emissions: emitting(0, 700), decision: TASMANIA },
    0,
    false,
  ],
  [
    'a company whose place is not known',
    { emissions: emitting(9, 7), decision: NOWHERE, income: INCOME },
    null,
    false,
  ],
  ['one outside the plan', { emissions: emitting(9, 7), decision: PERTH, income: INCOME }, 0, false],
  ['one without emissions', { emissions: emitting(0, 0) }, null, false],
  ['one without published scope 2', { emissions: emitting(0, null) }, null, false],
])(
  'the scenarios are those of %s only where the plan is about half of its tonnes',
  (_, of, percent, both) => {
    const outcome = transitionScenarios(company(of), PLAN)
    expectSound('a company', outcome)
    const { result } = outcome
    expect(result?.both_statutory_scenarios).toBe(both)
    if (percent === null) expect(result?.coverage.percent).toBeNull()
    else expect(result?.coverage.percent).toBeCloseTo(percent, 10)
    expect(result?.coverage.statement).toMatch(/plan|nothing to cover/)
    expect(outcome.flags.includes('plan_covers_too_little')).toBe(percent !== null && !both)
  },
)

test.each([
  ['WA', 'outside_coverage'],
  ['NT', 'outside_coverage'],
])('%s is outside the plan, which leaves its scope 2 without a path', (state, code) => {
  const decision = gridRegionOf({ state, postcode: null })
  const outcome = transitionScenarios(company({ decision, income: INCOME }), PLAN)
  expectSound('a company', outcome)
  expect(outcome.availability.status).toBe('available')
  expect(outcome.result?.region.availability.reason_code).toBe(code)
  for (const { scope2, regions } of outcome.result?.scenarios ?? []) {
    expect(scope2).toMatchObject({ years: [], availability: { reason_code: code } })
    expect(regions).toEqual([])
  }
})

test('a region that prints no emissions has intensities and no path of scope 2', () => {
  const decision = gridRegionOf({ state: 'TAS', postcode: null })
  const outcome = transitionScenarios(company({ decision }), PLAN)
  expect(outcome.flags).toContain('base_year_coarse')
  const [scenario] = outcome.result?.scenarios ?? []
  expect(scenario?.regions[0]?.years[0]?.intensity_t_per_mwh).toBe(0)
  expect(scenario?.scope2).toMatchObject({
    years: [],
    availability: { reason_code: 'base_year_rounds_to_zero' },
  })
})

test('a station loses an equal part with each unit that closes, and is told from those not in the plan', () => {
  const stations = [
    station('Bayswater Power Station', 'NSW', 8000, 'Black Coal'),
    station('Appin CSM Power Station', 'NSW', 500, 'Waste Coal Mine Gas'),
    station('Gunning Wind Farm', 'NSW', 50, 'Wind'),
  ]
  const { result, flags } = transitionScenarios(company({ stations }), PLAN)
  const left = new Map(result?.closures.years.map((year) => [year.reporting_year, year]))
  expect(flags).toEqual(expect.arrayContaining(['split_equally_over_units', 'stations_not_in_plan']))
  expect(result?.closures).toMatchObject({
    one_set_for_all_scenarios: true,
    not_listed: ['Appin CSM Power Station'],
    today_t: 8000,
    first_closure: 2033,
    last_closure: 2060,
  })
  expect(left.get('2032-33')).toMatchObject({ remaining_t: 8000, remaining_percent: 100 })
  expect(left.get('2033-34')).toMatchObject({ remaining_t: 4000, remaining_percent: 50 })
  expect(left.get('2049-50')).toMatchObject({ remaining_t: 2000 })
  expect(result?.closures.facilities[0]?.units[0]?.cell).toBe('Retirement!F14')
})

test('scope 1 at the planning value is a share of published income, and stands without one', () => {
  const { result } = transitionScenarios(company({ income: INCOME }), PLAN)
  // 2,000 t at A$102 and A$125.
  expect(result?.emissions_value.years[0]).toEqual({
    reporting_year: '2026-27',
    aud_per_t: 102,
    cell: 'Financial parameters!C60',
    cost_aud: 204_000,
    share_of_income_percent: (100 * 204_000) / 1_030_000,
  })
  expect(result?.emissions_value.years.at(-1)).toMatchObject({ reporting_year: '2049-50', cost_aud: 250_000 })
  expect(result?.emissions_value.price_basis).toMatch(/inferred/)
  const without = transitionScenarios(company(), PLAN).result?.emissions_value
  expect(without?.years[0]).toMatchObject({ cost_aud: 204_000, share_of_income_percent: null })
  expect(without?.availability.reason_code).toBe('no_income_row')
})

test('emissions of an old year make the answer stale', () => {
  const stale = unavailable('stale', 'not_in_latest_year', 'An old year.')
  expect(transitionScenarios(company({ emissions_availability: stale }), PLAN).availability).toBe(stale)
})

test('nothing is said where no part answers, and where no plan is loaded', () => {
  const decision = gridRegionOf({ state: null, postcode: null })
  const silent = transitionScenarios(company({ decision }), PLAN)
  expect(silent.result).toBeNull()
  expect(silent.availability.reason_code).toBe('no_region_price_or_closure')
  expect(transitionScenarios(company(), NO_PLAN).availability.reason_code).toBe(
    'transition_tables_not_loaded',
  )
})

test('the worked example of the page', () => {
  const inputs = {
    scope2_t: 1000,
    years: [
      { year: 2027, emissions_mt: 30.9, generation_gwh: 67_321.1, distributed_pv_gwh: 11_543 },
      { year: 2030, emissions_mt: 10.8, generation_gwh: 89_890.7, distributed_pv_gwh: 16_314.9 },
      { year: 2050, emissions_mt: 1.8, generation_gwh: 166_801.5, distributed_pv_gwh: 43_740.4 },
    ],
  }
  const found = evaluate(TRANSITION_FORMULAS.formula('scope2_outlook'), inputs)
  const names = ['intensity_2027', 'intensity_2030', 'scope2_t_2030', 'scope2_t_2050']
  expectWorkedExample('transition_scenarios', {
    inputs,
    result: Object.fromEntries(names.map((name) => [name, found.number(name)])),
  })
})
