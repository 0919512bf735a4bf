import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectBandsOnPage, expectWorkedExample } from '../../../../test/support/method-page.ts'
import { WATER_BANDS, type WaterPeriod, waterScore, waterStress } from './water-stress.ts'

const cell = { source: 'awra-l', lat: -33.9, lon: 151.2, distance_km: 2, moved_to_land: false }
const period = (year: number, value: number, coverage = 1): WaterPeriod => ({
  last_month: `${year}-09`,
  value,
  coverage,
  evidence: [],
})
/** Twelve months to each September of 1981 to 2010 at 1 to 30, then those to September 2024 at `now`. */
const periods = (now: number, coverage = 1): WaterPeriod[] => [
  ...Array.from({ length: 30 }, (_, at) => period(1981 + at, at + 1)),
  period(2024, now, coverage),
]
const stress = (soil: readonly WaterPeriod[], day = '2025-01-31') =>
  waterStress({ cell, periods: { root_zone_soil_moisture: soil, runoff: [] } }, day)
const figure = (soil: readonly WaterPeriod[]) => stress(soil).result?.figures[0]

describe('waterStress', () => {
  test('holds the latest twelve months against the same months of thirty years', () => {
    expect(figure(periods(15.5))).toMatchObject({
      percentile: 50,
      category: 'ample',
      first_month: '2023-10',
      last_month: '2024-09',
    })
    expect(figure(periods(-1))).toMatchObject({ percentile: 0, score: 5, category: 'exceptionally_dry' })
    expect(stress(periods(15.5)).result?.cell).toEqual(cell)
  })

  test('a missing month is not filled', () => {
    expect(figure(periods(15, 335 / 366))).toBeUndefined()
    expect(figure(periods(15).slice(6))).toBeUndefined()
    expect(figure(periods(15).slice(5))).toMatchObject({ availability: { status: 'available' } })
  })

  test('without a cell there is no answer', () => {
    expect(waterStress(null, '2025-01-31')).toMatchObject({
      result: null,
      availability: { status: 'not_assessed', reason_code: 'water_balance_not_loaded' },
    })
  })

  test('a balance that ended more than two years ago is stale, not absent', () => {
    expect(stress(periods(15), '2026-09-30').availability.status).toBe('available')
    expect(stress(periods(15), '2026-10-01')).toMatchObject({
      availability: { status: 'stale', reason_code: 'water_balance_ended_long_ago' },
      result: { figures: [{ category: 'ample' }, { category: null }] },
    })
  })

  test('one variable may be missing, and says so', () => {
    expect(stress(periods(3)).result?.figures[1]).toMatchObject({
      variable: 'runoff',
      percentile: null,
      availability: { status: 'below_threshold' },
    })
  })

  test('is never called withdrawal-based', () => {
    expect(stress(periods(3)).result?.statement).toContain('Supply side only')
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
  const found = figure(periods(2.5))
  expectWorkedExample('water_stress', {
    inputs: { baseline_years: 'years 1981 to 2010 with means 1 to 30', latest_twelve_months: 2.5 },
    result: { percentile: found?.percentile, score: found?.score, category: found?.category },
  })
  expectBandsOnPage('water_stress', WATER_BANDS)
})
