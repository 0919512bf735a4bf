import { expect, test } from 'vitest'
import { evaluate, type GivenValues, plain } from '../../formula/evaluate.ts'
import { SITE_ROLLUP_FORMULAS, siteScenarioFormula } from './formula.ts'

function rolledUp(sites: GivenValues['sites']) {
  const found = evaluate(SITE_ROLLUP_FORMULAS.formula('site_rollup'), { sites: sites! })
  return Object.fromEntries(found.compiled.formula.outputs.map((name) => [name, plain(found.value(name))]))
}

/** Figures that give each overall band by days at 35 °C, at a place that has not warmed. */
const DAYS = { low: 1, moderate: 10, high: 30, very_high: 70, extreme: 120 } as const

const site = (
  band: keyof typeof DAYS | null,
  covered: number | null = null,
  scope1: number | null = null,
) => ({
  site: `${band} ${covered}`,
  ...(band === null ? {} : { warming: 0, deviation: 0.5, extra_days: 0, days_now: DAYS[band] }),
  covered_emissions_t: covered,
  scope1_t: scope1,
})
const rollUp = (...sites: readonly ReturnType<typeof site>[]) => rolledUp(sites)

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
  const cool = { extra_days: 0, days_now: 1 }
  const dry = { site: 'a', ...cool, percent_of_baseline: 90, latest_year_percent_of_baseline: 39 }
  // Warming by 2.4 deviations is extreme; rain is moderate, raised by two levels after a very dry year.
  expect(rolledUp([{ ...dry, warming: 1.2, deviation: 0.5 }])).toMatchObject({ worst: 'extreme' })
  expect(rolledUp([dry])).toMatchObject({ worst: 'very_high' })
})

test('a site of which one side is known has no band, and does not count as low', () => {
  const wet = { site: 'wet', percent_of_baseline: 120, latest_year_percent_of_baseline: 110 }
  const hot = { site: 'hot', extra_days: 20, days_now: 60 }
  expect(rolledUp([wet, hot])).toMatchObject({ sites_known: 2, sites_assessed: 0, worst: null, sites_low: 0 })
  expect(rolledUp([{ ...wet, ...hot }])).toMatchObject({ sites_assessed: 1, worst: 'very_high' })
})

test('without a site that has a band there is neither a worst nor a weighted one', () => {
  expect(rolledUp([{ site: 'a', scope1_t: 5 }])).toMatchObject({
    sites_known: 1,
    sites_assessed: 0,
    worst: null,
    weighted: null,
    weighted_by: null,
  })
})

test.each([
  // 2.29 degrees over a deviation of 0.5 are more than two deviations.
  ['warming', { change: 2.29, deviation: 0.5 }, { change: 0.2, deviation: 0.5 }, 'extreme'],
  ['drying', { change: -30 }, { change: 5 }, 'very_high'],
  // Days alone are high; forty more than in the baseline are not.
  ['extreme_heat', { days_35: 50, days_35_baseline: 10 }, { days_35: 1, days_35_baseline: 0 }, 'extreme'],
  ['hottest_day', { hottest_day: 49 }, { hottest_day: 25 }, 'extreme'],
] as const)('the sites in a scenario are banded by their own figures: %s', (hazard, bad, good, worst) => {
  const found = evaluate(SITE_ROLLUP_FORMULAS.formula(siteScenarioFormula(hazard)), {
    sites: [bad, good, good, {}],
  })
  expect(found.compiled.formula.outputs.map((name) => plain(found.value(name)))).toEqual([
    3,
    worst,
    'low',
    'sites',
  ])
})
