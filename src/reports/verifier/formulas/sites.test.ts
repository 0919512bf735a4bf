import { expect, test } from 'vitest'
import { siteRollup, siteScenario } from './sites.ts'

/** Figures that give each overall band by days at 35 °C alone. */
const DAYS = { low: 1, moderate: 10, high: 30, very_high: 70, extreme: 120 } as const

const site = (
  band: keyof typeof DAYS | null,
  covered: number | null = null,
  scope1: number | null = null,
) => ({
  site: `${band} ${covered}`,
  measures:
    band === null
      ? null
      : { mean_temperature: null, rainfall: null, heat_days_35: { change: 0, days: DAYS[band] } },
  covered_emissions_t: covered,
  scope1_t: scope1,
})
const rollUp = (...sites: readonly ReturnType<typeof site>[]) => siteRollup({ sites }, '1.0.0')

test('emissions weigh where every assessed site has some, and the larger of both counts', () => {
  expect(rollUp(site('low', 10, 60), site('high', 30), site('extreme', 29), site(null, 500))).toEqual({
    sites_known: 4,
    sites_assessed: 3,
    worst: 'extreme',
    weighted: 'low',
    weighted_by: 'emissions',
    sites_low: 1,
    sites_moderate: 0,
    sites_high: 1,
    sites_very_high: 0,
    sites_extreme: 1,
  })
})

test('half exactly is enough, a tonne less is not', () => {
  expect(rollUp(site('low', 50), site('very_high', 50))).toMatchObject({ weighted: 'low' })
  expect(rollUp(site('low', 49), site('very_high', 50))).toMatchObject({ weighted: 'very_high' })
})

test('one site without emissions makes every site count one', () => {
  expect(rollUp(site('low', 1), site('high'), site('high', 1))).toMatchObject({
    weighted: 'high',
    weighted_by: 'sites',
  })
})

test('the bands come from the figures of the sites', () => {
  const warm = {
    site: 'a',
    measures: {
      mean_temperature: { change: 1.2, deviation: 0.5 },
      rainfall: { percent: 90, latest_percent: 39 },
      heat_days_35: null,
    },
    covered_emissions_t: null,
    scope1_t: null,
  }
  // Warming by 2.4 deviations is extreme; rain is moderate, raised by two levels after a very dry year.
  expect(siteRollup({ sites: [warm] }, '1.0.0')).toMatchObject({ worst: 'extreme' })
  const dry = { ...warm, measures: { ...warm.measures, mean_temperature: null } }
  expect(siteRollup({ sites: [dry] }, '1.0.0')).toMatchObject({ worst: 'very_high' })
})

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
