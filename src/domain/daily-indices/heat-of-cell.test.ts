import { expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { dailySeries, leapDayOf } from './daily-series.ts'
import { excessHeat, hotDayThreshold } from './excess-heat.ts'
import { HeatOfCell, NO_DAY, SHIFTS, YEAR_SLOTS } from './heat-of-cell.ts'
import { heatwavesByYear } from './heatwaves.ts'

const BASE = { first: 1981, last: 2010 }

/** Thirty-five years of a mild climate in tenths, with some days missing in 1990. */
function series(shift = 0): ReturnType<typeof dailySeries> {
  let state = 7
  const noise = (): number => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647 - 0.5
  }
  let weather = 0
  return dailySeries(
    Array.from({ length: 12_783 }, (_, at) => {
      weather = 0.8 * weather + 4 * noise()
      const tmax = Math.round(10 * (26 + 7 * Math.cos((at * 2 * Math.PI) / 365.25) + weather)) / 10 + shift
      const isMissing = at >= 3400 && at < 3403
      return {
        date: addDays('1981-01-01', at),
        tmax: isMissing ? null : tmax,
        tmin: Math.round(10 * (tmax - 9 + noise())) / 10,
        rain: null,
      }
    }),
  )
}

/** The numbers of a cell as the loader keeps them. */
function numbersOf({ tmax, tmin, years }: ReturnType<typeof dailySeries>): Int16Array {
  const numbers = new Int16Array(years.length * YEAR_SLOTS).fill(NO_DAY)
  for (const [year, span] of years.entries()) {
    const leap = leapDayOf(span)
    let slot = year * YEAR_SLOTS
    for (let at = span.first; at < span.end; at += 1) {
      const sum = Math.round(100 * (tmax[at]! + tmin[at]!))
      const number = Number.isNaN(sum) ? NO_DAY : sum
      if (at === leap) numbers[(year + 1) * YEAR_SLOTS - 1] = number
      else numbers[slot++] = number
    }
  }
  return numbers
}

const all = (years: number): boolean[] => Array.from({ length: years }, () => true)
const baseline = { first: 0, end: 30, fewest: 25 }

it('finds the heatwaves that the method finds day by day', () => {
  const days = series()
  const found = new HeatOfCell({ loaded: all(35), baseline }).of(numbersOf(days), Number.NaN)
  const expected = heatwavesByYear(excessHeat(days, BASE), days.years)
  expect(found.threshold).toBeCloseTo(hotDayThreshold(days, BASE), 9)
  expect([...found.days].slice(1)).toEqual(
    expected.slice(1).map(({ year, days: count }) => (year === 1990 ? expect.anything() : count)),
  )
  expect(found.days.slice(1).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100)
  expect([...found.severest].slice(1)).toEqual(
    expected
      .slice(1)
      .map(({ amplitude }) => (amplitude === null ? Number.NaN : expect.closeTo(amplitude, 9))),
  )
})

it('has no figure for a year whose year before was not loaded, and none without a baseline', () => {
  const numbers = numbersOf(series())
  const gap = all(35).map((isLoaded, year) => isLoaded && year !== 20)
  numbers.fill(NO_DAY, 20 * YEAR_SLOTS, 21 * YEAR_SLOTS)
  const { days } = new HeatOfCell({ loaded: gap, baseline }).of(numbers, Number.NaN)
  expect([0, 19, 20, 21, 22].map((year) => Number.isNaN(days[year]))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
  const none = new HeatOfCell({ loaded: all(35), baseline: { ...baseline, fewest: 31 } }).of(
    numbers,
    Number.NaN,
  )
  expect(none.days.every(Number.isNaN)).toBe(true)
  expect(none.shifted.every(Number.isNaN)).toBe(true)
})

it('takes the threshold of an earlier load where the baseline is not at hand', () => {
  const numbers = numbersOf(series())
  const whole = new HeatOfCell({ loaded: all(35), baseline }).of(numbers, Number.NaN)
  const late = new HeatOfCell({ loaded: all(3), baseline: undefined }).of(
    numbers.subarray(32 * YEAR_SLOTS),
    whole.threshold,
  )
  expect([...late.days]).toEqual([Number.NaN, whole.days[33], whole.days[34]])
})

it('counts heatwave days of a warmed baseline as if every day had been warmer', () => {
  const { shifted, threshold } = new HeatOfCell({ loaded: all(35), baseline }).of(
    numbersOf(series()),
    Number.NaN,
  )
  const warmer = numbersOf(series(2))
  // The threshold stays that of the days as they were.
  const late = new HeatOfCell({ loaded: all(35), baseline: undefined }).of(warmer, threshold)
  const mean = late.days.slice(1, 30).reduce((sum, days) => sum + days, 0) / 29
  expect(shifted[SHIFTS.indexOf(2)]).toBeCloseTo(mean, 9)
  expect([...shifted]).toEqual([...shifted].toSorted((a, b) => a - b))
})
