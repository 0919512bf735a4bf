import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { methodPage } from '../../../test/support/method-page.ts'
import { publishedMethod } from '../formulas.ts'
import { type Band, isInBand } from './bands.ts'
import { BASELINE, CLIMATE_INDICATORS, RECENT, STALE_AFTER_YEARS } from './climate/indicator-rules.ts'
import { NEAREST_LAND_KM, NEAREST_SERIES_KM } from './climate/location.ts'
import { PATHWAYS, SCENARIO_BASELINE, SCENARIO_PERIODS } from './climate/scenario-context.ts'
import { WATER_BANDS, WATER_BASELINE, WATER_STALE_AFTER_MONTHS } from './climate/water-stress.ts'
import { FEWEST_YEARS } from './emissions/line-steps.ts'
import { WEAK_SHARE } from './emissions/trajectory.ts'
import { CONFIDENCE, LAST_YEAR } from './emissions/trend-formula.ts'
import { LAST_GWP_BREAK, LEAST_R_SQUARED, STRUCTURAL_BREAK_PERCENT } from './emissions/trend-window.ts'
import { COMPLETE_SHARE, GENERATION_BASED } from './grid/intensity.ts'
import { OFF_GRID_POSTCODES, STATE_GRID_REGIONS } from './grid/region-of-place.ts'
import { NAME_MATCHES } from './identity/entity-name.ts'
import { COMPANY_METHODS } from './methods.ts'
import { RISK_BAND_TABLES } from './risk/climate-risk.ts'
import { DROUGHT_FLAGS, HAZARDS_NOT_ASSESSED } from './risk/physical-bands.ts'
import { BASELINE_FLOOR_T } from './safeguard/formula.ts'
import { FACILITY_STATUSES } from './safeguard/statuses.ts'
import { REDUCTION_CONTRIBUTIONS } from './safeguard/statutory-decline.ts'
import { CURVE_AGREES_WITHIN, CURVE_REACH_KM } from './scenarios/heat-response.ts'
import { NOT_PROJECTED } from './scenarios/scenario-hazards.ts'
import { EXCEEDS_C } from './scenarios/warming-levels.ts'
import { CATEGORY_SUPPLIERS } from './scope3/purchases.ts'
import rates from './scope3/rates.json' with { type: 'json' }
import { LARGEST_INCOME_INTENSITY } from './sector/benchmark-metrics.ts'
import { SMALLEST_POPULATION, WANTED_POPULATION } from './sector/formula.ts'
import { CONFIDENT_SHARE, DECIDING_SHARE } from './sector/sector-classification.ts'
import { STATION_LINKS } from './transition/station-links.ts'
import { TRANSITION_STATEMENTS } from './transition/transition-words.ts'

const grouped = (number: number): string => number.toLocaleString('en-AU')

describe.each(COMPANY_METHODS)('$id', ({ id, version }) => {
  test('has a page with every part, and a version', () => {
    const headings = [...methodPage(id).matchAll(/^#{1,2} (.+)$/gm)].map((match) => match[1])
    const steps = publishedMethod({ id, version }) === undefined ? [] : ['Steps']
    expect(headings).toEqual([id, 'Formula', ...steps, 'Inputs', 'Edge cases', 'Limits', 'Worked example'])
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

test('no two methods share an id', () => {
  expect(new Set(COMPANY_METHODS.map(({ id }) => id)).size).toBe(COMPANY_METHODS.length)
})

/** What each page must print because the code decides by it. */
const STATED: readonly (readonly [string, readonly string[]])[] = [
  ['sector_classification', [`share of at least ${DECIDING_SHARE}`, `high from ${CONFIDENT_SHARE}`]],
  [
    'sector_benchmark',
    [
      `at least ${WANTED_POPULATION} of them`,
      `${SMALLEST_POPULATION} to ${WANTED_POPULATION - 1}`,
      `${grouped(LARGEST_INCOME_INTENSITY)} t per A$ million`,
    ],
  ],
  [
    'emissions_trend',
    [
      `${100 * CONFIDENCE} % prediction interval`,
      `above ${STRUCTURAL_BREAK_PERCENT} %`,
      `more than ${STRUCTURAL_BREAK_PERCENT} % in a year`,
      `R2 below ${LEAST_R_SQUARED}`,
      `Fewer than ${FEWEST_YEARS} years`,
      `from ${LAST_GWP_BREAK}, one basis`,
      `every year to ${LAST_YEAR}`,
      `exceeds ${100 * WEAK_SHARE} % of the 2030 value`,
    ],
  ],
  [
    'safeguard_mechanism',
    [
      [...REDUCTION_CONTRIBUTIONS.values()].join(', '),
      `below ${grouped(BASELINE_FLOOR_T)} t`,
      ...Object.values(FACILITY_STATUSES).map(({ status }) => `\`${status}\``),
    ],
  ],
  ['transition_risk', [`${grouped(LARGEST_INCOME_INTENSITY)} t of scope 1 and 2 per A$ million`]],
  ['grid_intensity', [`Fewer than ${100 * COMPLETE_SHARE} % of the days`, 'not a scope 2 factor']],
  [
    'climate_context',
    [
      `${BASELINE.first}-${BASELINE.last}, at least ${BASELINE.fewest_years} complete years`,
      `latest ${RECENT.years} complete years, at least ${RECENT.fewest_years}`,
      `more than ${STALE_AFTER_YEARS} years before the snapshot`,
      `within ${NEAREST_SERIES_KM} km`,
      ...CLIMATE_INDICATORS.map(({ complete_share }) => `${100 * complete_share} %`),
    ],
  ],
  [
    'physical_risk',
    [
      ...DROUGHT_FLAGS.map(({ flag }) => `\`${flag}\``),
      ...DROUGHT_FLAGS.map(({ at_most_percentile }) => `lowest ${at_most_percentile} %`),
      ...HAZARDS_NOT_ASSESSED.map((hazard) => hazard.slice(1)),
    ],
  ],
  [
    'scope3_screening',
    [
      ...Object.values(CATEGORY_SUPPLIERS).flatMap(({ codes }) => codes),
      `${100 * rates.nominal_coverage} %`,
      `more than ${rates.apart_at_most} times apart`,
      `wider than ${rates.range_at_most} times`,
      ...Object.entries(rates.divisions).map(
        ([division, { travel, waste, commuting, income, emissions }]) =>
          `| ${division} | ${travel.t_per_employee} | ${waste.t_per_employee} | ${commuting.t_per_employee} | ${grouped(income.aud_per_employee)} | ${emissions?.t_per_employee ?? 'none'} |`,
      ),
    ],
  ],
  [
    'water_stress',
    [
      `Fewer than ${WATER_BASELINE.fewest_years} baseline years`,
      `with ${WATER_BASELINE.complete_share * 100} % of their days`,
      `more than ${WATER_STALE_AFTER_MONTHS} months before`,
    ],
  ],
  ['scenario_context', [SCENARIO_BASELINE, ...SCENARIO_PERIODS, ...PATHWAYS.map(({ pathway }) => pathway)]],
  [
    'scenario_analysis',
    [
      `within ${CURVE_REACH_KM} km`,
      `within ${CURVE_AGREES_WITHIN.days} days or ${CURVE_AGREES_WITHIN.percent} %`,
      `${EXCEEDS_C} °C or more`,
      ...NOT_PROJECTED.map(({ hazard }) => hazard.replaceAll('_', ' ').slice(1)),
    ],
  ],
  [
    'transition_scenarios',
    [
      `${STATION_LINKS.length} facilities`,
      'less than 1 Mt in 2026-27',
      '1.5 °C of warming by 2100',
      ...TRANSITION_STATEMENTS.flatMap((words) => /draft/.exec(words) ?? []),
    ],
  ],
  [
    'location',
    [
      `within ${NEAREST_LAND_KM} km`,
      ...Object.values(STATE_GRID_REGIONS).map(
        ({ grid_region, factor_region }) => `| ${grid_region ?? 'none'} | ${factor_region ?? 'none'} |`,
      ),
      ...OFF_GRID_POSTCODES.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)),
    ],
  ],
]

test.each(STATED)('the page of %s states the numbers that the code uses', (id, phrases) => {
  for (const phrase of phrases) expect(methodPage(id)).toContain(phrase)
})

test('the sentence about the index forbids its use as a factor', () => {
  expect(GENERATION_BASED).toContain('not a scope 2 factor')
})

test.each([
  ...Object.entries(RISK_BAND_TABLES).map(([name, { bands }]): [string, readonly Band[]] => [name, bands]),
  ['water', WATER_BANDS],
  ['names', NAME_MATCHES],
])('the table of %s gives every number one band, edges included', (_, bands) => {
  const edges = bands.flatMap(({ upper }) => upper ?? [])
  const number = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(...edges))
  fc.assert(
    fc.property(number, (value) => {
      expect(bands.filter((band) => isInBand(band, value))).toHaveLength(1)
    }),
  )
})
