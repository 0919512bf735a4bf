import type { YearSpan } from './daily-series.ts'

/** Annual figures of one column of days. NaN days are passed over; a year in which none counts gives NaN or zero, as stated. */
export interface Column {
  readonly values: Float64Array
  readonly years: readonly YearSpan[]
}

export const annualMaximum = (column: Column): number[] => annual(column, Math.max, Number.NEGATIVE_INFINITY)
export const annualMinimum = (column: Column): number[] => annual(column, Math.min, Number.POSITIVE_INFINITY)

function annual({ values, years }: Column, choose: (a: number, b: number) => number, none: number): number[] {
  return years.map(({ first, end }) => {
    let chosen = none
    for (let at = first; at < end; at += 1)
      if (!Number.isNaN(values[at])) chosen = choose(chosen, values[at]!)
    return chosen === none ? Number.NaN : chosen
  })
}

/** Days of each year that pass. */
export const annualCount = ({ values, years }: Column, passes: (value: number) => boolean): number[] =>
  years.map(({ first, end }) => {
    let count = 0
    for (let at = first; at < end; at += 1) if (passes(values[at]!)) count += 1
    return count
  })

/** Sum over the days of each year that pass; zero where none does. */
export const annualSum = (
  { values, years }: Column,
  passes: (value: number) => boolean = (value) => !Number.isNaN(value),
): number[] =>
  years.map(({ first, end }) => {
    let total = 0
    for (let at = first; at < end; at += 1) if (passes(values[at]!)) total += values[at]!
    return total
  })

/** Sums of so many days in a row, each at its last day; NaN where a day of them is missing. */
export function runningSums(values: Float64Array, days: number): Float64Array {
  const sums = new Float64Array(values.length).fill(Number.NaN)
  for (let at = days - 1; at < values.length; at += 1) {
    let total = 0
    for (let back = days - 1; back >= 0; back -= 1) total += values[at - back]!
    sums[at] = total
  }
  return sums
}
