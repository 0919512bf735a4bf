import { expect, test } from 'vitest'
import { evaluate } from '../../formula/evaluate.ts'
import type { GivenValues } from '../../formula/given.ts'
import { plain } from '../../formula/list-output.ts'
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
  [
    'warming',
    // 0.2 degrees now, and 1.29 of the 2.29 still to come: 1.49 over a deviation of 0.5 are more than two.
    { temperature_now: 20.2, temperature_baseline: 20, deviation: 0.5, change: 2.29, so_far: 1 },
    { temperature_now: 20.1, temperature_baseline: 20, deviation: 0.5, change: 0.2, so_far: 0.1 },
    { temperature_baseline: 20, deviation: 0.5, change: 9, so_far: 0 },
    ['extreme', 'low'],
  ],
  [
    'drying',
    // 85 % now and a fifth less still to come is 68 %; the dry year raises both bands.
    { rainfall_now: 425, rainfall_baseline: 500, latest_percent: 59, change: -28, so_far: -10 },
    { rainfall_now: 500, rainfall_baseline: 500, latest_percent: 100, change: 5, so_far: 1 },
    { rainfall_now: 100, rainfall_baseline: 500, change: 5, so_far: 1 },
    ['extreme', 'very_high'],
  ],
  [
    'extreme_heat',
    // Days alone are high; forty more than in the baseline are not.
    { days_35: 50, days_35_now: 12, days_35_baseline: 10 },
    { days_35: 1, days_35_now: 0, days_35_baseline: 0 },
    { days_35: 200, days_35_baseline: 0 },
    ['extreme', 'moderate'],
  ],
  [
    'hottest_day',
    { hottest_day: 49, hottest_day_now: 44 },
    { hottest_day: 25, hottest_day_now: 24 },
    { hottest_day: 60 },
    ['extreme', 'very_high'],
  ],
] as const)(
  'sites with a band both now and then are counted by their own figures: %s',
  (hazard, bad, good, withoutNow, [worst, worstNow]) => {
    const found = evaluate(SITE_ROLLUP_FORMULAS.formula(siteScenarioFormula(hazard)), {
      sites: [bad, good, good, withoutNow, {}],
    })
    expect(
      Object.fromEntries(found.compiled.formula.outputs.map((name) => [name, plain(found.value(name))])),
    ).toEqual({
      sites_assessed: 3,
      worst,
      weighted: 'low',
      weighted_by: 'sites',
      worst_now: worstNow,
      weighted_now: 'low',
    })
  },
)
