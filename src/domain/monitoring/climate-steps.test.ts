import { describe, expect, it } from 'vitest'
import type { IndicatorAtPlace } from '../company/climate/climate-context.ts'
import type { IndicatorId } from '../company/climate/indicator-rules.ts'
import { climateSteps } from './climate-steps.ts'

const at = (indicator: IndicatorId, mean: number | null): IndicatorAtPlace[] => [
  {
    indicator,
    availability: { status: 'available' },
    series: null,
    summary:
      mean === null
        ? null
        : {
            indicator,
            unit: 'units',
            baseline: { first_year: 1981, last_year: 2010, n: 30, mean, standard_deviation: 1 },
            recent: { years: [2024], mean },
            change: 0,
            percent_of_baseline: null,
            latest: {
              year: 2024,
              value: mean,
              percentile: 50,
              is_record_high: false,
              percent_of_baseline: null,
            },
            complete_years: 44,
          },
  } as IndicatorAtPlace,
]

describe('the climate of a place under another release', () => {
  it.each<[string, IndicatorId, number | null, number | null, string[]]>([
    ['another grid nearby', 'mean_temperature', 17.5, 18.9, []],
    ['degrees of another place', 'mean_temperature', 17.5, 24, ['changes from 17.5 to 24.0']],
    ['a wetter cell', 'rainfall', 900, 1300, []],
    ['centimetres for millimetres', 'rainfall', 900, 90, ['changes from 900.0 to 90.0']],
    ['more hot days', 'heat_days_35', 4, 30, []],
    ['a desert', 'heat_days_35', 4, 80, ['changes from 4.0 to 80.0']],
    ['an indicator that is no longer there', 'heat_days_40', 1, null, ['is no longer available']],
    ['one that is new', 'heat_days_40', null, 3, []],
  ])('%s', (_, indicator, before, after, expected) => {
    const steps = climateSteps(at(indicator, before), at(indicator, after))
    expect(steps).toHaveLength(expected.length)
    for (const [index, text] of expected.entries()) expect(steps[index]).toContain(text)
  })
})
