import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectBandsOnPage, expectWorkedExample } from '../../../test/support/method-page.ts'
import { WATER_BANDS, type WaterMonth, waterScore, waterStress } from './water-stress.ts'

/** Every month of 1980 to 2010 at the year's number, then one year of months at `now`. */
function months(now: number, lastYear = 2024): WaterMonth[] {
  const year = (label: number, value: number): WaterMonth[] =>
    Array.from({ length: 12 }, (_, at) => ({
      month: `${label}-${String(at + 1).padStart(2, '0')}`,
      value,
      evidence: [],
    }))
  return [...Array.from({ length: 31 }, (_, at) => year(1980 + at, at)).flat(), ...year(lastYear, now)]
}
const figure = (soil: readonly WaterMonth[]) =>
  waterStress({ root_zone_soil_moisture: soil, runoff: [] }).result?.figures[0]

describe('waterStress', () => {
  test('holds the latest twelve months against the same months of thirty years', () => {
    expect(figure(months(15.5))).toMatchObject({
      percentile: 50,
      category: 'ample',
      first_month: '2024-01',
      last_month: '2024-12',
    })
    expect(figure(months(-1))).toMatchObject({ percentile: 0, score: 5, category: 'exceptionally_dry' })
  })

  test('a missing month is not filled', () => {
    expect(figure(months(15).filter(({ month }) => month !== '2024-05'))).toBeUndefined()
    expect(waterStress({ root_zone_soil_moisture: [], runoff: [] })).toMatchObject({
      result: null,
      availability: { status: 'not_assessed', reason_code: 'water_balance_not_loaded' },
    })
  })

  test('one variable may be missing, and says so', () => {
    expect(waterStress({ root_zone_soil_moisture: months(3), runoff: [] }).result?.figures[1]).toMatchObject({
      variable: 'runoff',
      percentile: null,
      availability: { status: 'below_threshold' },
    })
  })

  test('is never called withdrawal-based', () => {
    expect(waterStress({ root_zone_soil_moisture: months(3), runoff: [] }).result?.statement).toContain(
      'Supply side only',
    )
  })
})

describe('waterScore', () => {
  test.each([
    [0, 5],
    [5, 4],
    [10, 3],
    [20, 2],
    [40, 1],
    [70, 0.5],
    [100, 0],
  ])('percentile %d scores %d', (percentile, score) => {
    expect(waterScore(percentile)).toBeCloseTo(score, 12)
  })

  test('falls as the percentile rises, and stays between 0 and 5', () => {
    const percentile = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(percentile, percentile, (one, other) => {
        const [dry, wet] = [Math.min(one, other), Math.max(one, other)]
        return waterScore(dry) >= waterScore(wet) && waterScore(dry) <= 5 && waterScore(wet) >= 0
      }),
    )
  })
})

test('the page’s figures and bands', () => {
  const found = figure(months(2.5))
  expectWorkedExample('water_stress', {
    inputs: { baseline_years: 'years 1981 to 2010 with means 1 to 30', latest_twelve_months: 2.5 },
    result: { percentile: found?.percentile, score: found?.score, category: found?.category },
  })
  expectBandsOnPage('water_stress', WATER_BANDS)
})
