import { expect, it } from 'vitest'
import type { StoredNumbers } from './day-reader.ts'
import { MeanDays } from './mean-days.ts'

const DEGREES: StoredNumbers = {
  scale: 1,
  offset: 0,
  least: -60,
  most: 80,
  fill: -999,
  otherFill: Number.NaN,
  from: (value) => value,
}
const MISSING = -32_768

/** Sums of one cell's maxima and minima, a day each, as the loader keeps them. */
function sumsOf(maxima: readonly number[], minima: readonly number[]): number[] {
  const days = maxima.map((_, day) => day)
  const means = new MeanDays({ first: 0, end: days.length, months: [0] }, 1)
  const block = { days, starts: days, firstCell: 0, cells: 1, isWhole: false }
  means.maxima().take({ ...block, values: Float32Array.from(maxima) }, DEGREES)
  means.minima().take({ ...block, values: Float32Array.from(minima) }, DEGREES)
  return [...means.values]
}

// Eighths have halves of a hundredth: rounding to even gave other heatwaves in a quarter of the cells of a made-up grid.
it('rounds halves of a hundredth up, above and below zero', () => {
  expect(sumsOf([0.125, 0.375, 0.625, 20.875], [0, 0, 0, 0])).toEqual([13, 38, 63, 2088])
  expect(sumsOf([0, 0, 0, 0], [-0.125, -0.375, -0.625, -9.875])).toEqual([-12, -37, -62, -987])
})

it('rounds maximum and minimum each before adding them', () => {
  expect(sumsOf([30.125, 30.125], [15.125, -0.125])).toEqual([3013 + 1513, 3013 - 12])
})

it('keeps hundredths as they were printed', () => {
  const hundredths = Array.from({ length: 5000 }, (_, at) => at)
  const printed = hundredths.map((value) => value / 100)
  const nothing = hundredths.map(() => 0)
  expect(sumsOf(printed, nothing)).toEqual(hundredths)
  expect(sumsOf(nothing, printed)).toEqual(hundredths)
})

it('has no mean where maximum or minimum is missing', () => {
  expect(sumsOf([-999, 30, 30], [10, -999, 10])).toEqual([MISSING, MISSING, 4000])
})
