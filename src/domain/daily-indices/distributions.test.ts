import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { dailySeries } from './daily-series.ts'
import { precipitationIndex } from './precipitation-index.ts'
import { fitExtremeValues, levelAt, returnLevel, shapeOf } from './return-level.ts'

const BASE = { first: 2001, last: 2010 }

/** Ten years whose only rain falls on the first of each January. */
const januaryRain = (amounts: readonly number[], missing?: string) =>
  dailySeries(
    Array.from({ length: 3652 }, (_, at) => {
      const date = addDays('2001-01-01', at)
      const rain = date.endsWith('-01-01') ? amounts[Number(date.slice(2, 4)) - 1]! : 0
      return { date, tmax: 20, tmin: 10, rain: date === missing ? null : rain }
    }),
  )

describe('the precipitation index', () => {
  const RISING = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]

  test('stands for the sum of the months up to it, from the first whole sum on', () => {
    const index = precipitationIndex(januaryRain(RISING), BASE, 1)
    // By scipy: gamma.cdf with Thom's shape 2.7303 for 100, 200 ... 1000, then norm.ppf.
    expect(index[0]).toEqual({ month: '2001-01', value: expect.closeTo(-1.9791226056688538, 9) })
    expect(index[1]).toEqual({ month: '2001-02', value: null })
    const twelve = precipitationIndex(januaryRain(RISING), BASE, 12)
    expect(twelve.slice(0, 11).every(({ value }) => value === null)).toBe(true)
    // Nine whole sums of January to November: too few to fit.
    expect(twelve[12]?.value).toBeNull()
    expect(twelve[11]?.value).toBeCloseTo(index[0]!.value!, 12)
  })

  test('counts dry sums as a probability of their own', () => {
    const index = precipitationIndex(januaryRain([0, 0, 0, 0, 0, 500, 600, 700, 800, 900]), BASE, 1)
    expect(index[0]?.value).toBeCloseTo(0, 12)
    expect(index[60]?.value).toBeGreaterThan(0)
  })

  test('has no value where a day is missing', () => {
    const amounts = [...RISING]
    const index = precipitationIndex(januaryRain(amounts, '2004-01-17'), { first: 2001, last: 2010 }, 1)
    expect(index[36]?.value).toBeNull()
  })
})

describe('a level exceeded once in 20 years', () => {
  // Quantiles of a known distribution give it back.
  const known = { location: 100, scale: 30, shape: -0.1 }
  const maxima = Array.from({ length: 400 }, (_, at) => levelAt(known, (at + 0.5) / 400))

  test('comes from L-moments', () => {
    const fit = fitExtremeValues(maxima)
    expect(fit?.location).toBeCloseTo(100, 0)
    expect(fit?.scale).toBeCloseTo(30, 0)
    expect(fit?.shape).toBeCloseTo(-0.1, 1)
    expect(levelAt(known, 0.95)).toBeCloseTo(100 + 300 * ((-Math.log(0.95)) ** -0.1 - 1), 9)
  })

  test('has the shape whose L-skewness is that of the sample, to 1e-6', () => {
    const skewnessOf = (k: number): number =>
      Math.abs(k) < 1e-9
        ? (2 * Math.log(3)) / Math.log(2) - 3
        : (2 * Math.expm1(-k * Math.log(3))) / Math.expm1(-k * Math.log(2)) - 3
    const shapes = Array.from({ length: 950 }, (_, at) => -0.98 + at * 0.004)
    const worst = Math.max(...shapes.map((k) => Math.abs((shapeOf(skewnessOf(k)) ?? Number.NaN) - k)))
    expect(worst).toBeLessThan(1e-6)
    expect([shapeOf(1), shapeOf(-0.9)]).toEqual([null, null])
  })

  test('has the same interval every time, and none below thirty years', () => {
    const few = maxima.filter((_, at) => at % 10 === 0)
    const level = returnLevel(few, 20)
    expect(level).toEqual(returnLevel(few, 20))
    expect(level?.low).toBeLessThan(level?.level ?? 0)
    expect(level?.high).toBeGreaterThan(level?.level ?? 0)
    expect(returnLevel(few.slice(0, 29), 20)).toBeNull()
    expect(
      returnLevel(
        Array.from({ length: 40 }, () => 5),
        20,
      ),
    ).toBeNull()
  })
})
