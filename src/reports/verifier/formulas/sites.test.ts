import { expect, test } from 'vitest'
import { siteScenario } from './sites.ts'

const inScenario = (measures: Record<string, number> | null, scope1_t: number | null = null) => ({
  site: 'a',
  measures,
  covered_emissions_t: null,
  scope1_t,
})

test.each([
  // 2.29 degrees over a deviation of 0.5 are more than two deviations.
  ['warming', { change: 2.29, deviation: 0.5 }, { change: 0.2, deviation: 0.5 }, 'extreme', 'low'],
  ['drying', { change: -30 }, { change: 5 }, 'very_high', 'low'],
  // Days alone are moderate; forty more than in the baseline are not.
  ['extreme_heat', { days: 50, baseline_days: 10 }, { days: 1, baseline_days: 0 }, 'extreme', 'low'],
  ['hottest_day', { hottest_day: 49 }, { hottest_day: 25 }, 'extreme', 'low'],
] as const)(
  'the sites in a scenario are banded by their own figures: %s',
  (hazard, bad, good, worst, weighted) => {
    const sites = [inScenario(bad), inScenario(good), inScenario(good), inScenario(null)]
    expect(siteScenario({ hazard, sites }, '1.0.0')).toEqual({
      sites_assessed: 3,
      worst,
      weighted,
      weighted_by: 'sites',
    })
  },
)

test('emissions weigh sites in a scenario too', () => {
  const sites = [inScenario({ change: -30 }, 51), inScenario({ change: 5 }, 49), inScenario(null, 500)]
  expect(siteScenario({ hazard: 'drying', sites }, '1.0.0')).toMatchObject({
    weighted: 'very_high',
    weighted_by: 'emissions',
  })
})

test('a hazard without a rule is refused', () => {
  expect(() => siteScenario({ hazard: 'flood', sites: [] }, '1.0.0')).toThrow('flood')
})
