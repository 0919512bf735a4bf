import { describe, expect, test } from 'vitest'
import { scenarioDrying, scenarioHeat, scenarioHottestDay, scenarioWarming } from './scenarios.ts'

const change = { low: 0, central: 0.75, high: 1 }
const curve = [
  { shift_c: 0, days_35: 10, days_40: 1, hottest_day: 40 },
  { shift_c: 0.5, days_35: 12, days_40: 2, hottest_day: 40.5 },
  { shift_c: 1, days_35: 18, days_40: 4, hottest_day: 41 },
]

describe('formulas written again', () => {
  test('hot days lie between two points of the curve', () => {
    expect(scenarioHeat({ change, curve }, '1.1.0')).toEqual({
      days_35_low: 10,
      days_40_low: 1,
      band_low: 'moderate',
      days_35_central: 15,
      days_40_central: 3,
      band_central: 'moderate',
      days_35_high: 18,
      days_40_high: 4,
      band_high: 'high',
    })
    expect(scenarioHottestDay({ change, curve }, '1.1.0')).toMatchObject({
      hottest_day_central: 40.75,
      band_central: 'high',
    })
    expect(() => scenarioHeat({ change: { ...change, high: 2 }, curve }, '1.1.0')).toThrow('does not reach')
  })

  test('temperature and rainfall carry the change onto the baseline', () => {
    expect(scenarioWarming({ change, baseline: 20, deviation: 0.5 }, '1.1.0')).toMatchObject({
      temperature_central: 20.75,
      band_central: 'very_high',
    })
    const rain = { low: -30, central: -10, high: 5 }
    expect(scenarioDrying({ change: rain, baseline: 500 }, '1.1.0')).toMatchObject({
      rainfall_low: 350,
      band_low: 'very_high',
      band_central: 'moderate',
      band_high: 'low',
    })
  })
})
