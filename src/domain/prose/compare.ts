import type { Amount } from './reading.ts'

/** Two numbers, both ends included. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** Floating point: what differs by less is the same number. */
const SAME = 1e-9

/** Whether a value would be printed like the amount, or keeps to its bound. */
export function fits({ value, low, high, hedge }: Amount, held: number): boolean {
  const slack = Math.abs(held) * SAME
  if (hedge === 'at_least') return held >= low - slack
  if (hedge === 'at_most') return held <= high + slack
  return held >= Math.min(low, value) - slack && held <= Math.max(high, value) + slack
}

export const meets = (a: Interval, b: Interval): boolean => {
  const slack = Math.max(Math.abs(a.high), Math.abs(b.high)) * SAME
  return a.low <= b.high + slack && b.low <= a.high + slack
}

/** What an amount may be; a bound is open on one side. */
export const rangeOf = ({ low, high, hedge }: Amount): Interval => ({
  low: hedge === 'at_most' ? Number.NEGATIVE_INFINITY : low,
  high: hedge === 'at_least' ? Number.POSITIVE_INFINITY : high,
})

/** Cut off instead of rounded: 2.5 for 2.59. */
export const isCutOff = ({ value, low, high, hedge }: Amount, held: number): boolean => {
  const step = high - low
  return hedge === 'none' && step > 0 && held >= value && held < value + step
}

const POWERS = [10, 100, 1000, 10_000, 100_000, 1_000_000]
/** GJ and MWh, GJ and kWh. */
const ENERGY = [3.6, 3600, 277.777_777_777_777_8]

/** Fewer digits agree with some power of ten by accident. */
const DIGITS_OF_A_SLIP = 3

/** By how much a number is off, where that is a slip of the unit or of the decimal point; undefined otherwise. */
export function slip(amount: Amount, held: number, isEnergy: boolean): string | undefined {
  if (
    amount.digits < DIGITS_OF_A_SLIP ||
    amount.hedge === 'at_least' ||
    amount.hedge === 'at_most' ||
    held === 0
  )
    return undefined
  const times = (factor: number): boolean =>
    fits(
      { ...amount, value: amount.value * factor, low: amount.low * factor, high: amount.high * factor },
      held,
    )
  for (const factor of POWERS) {
    if (times(factor)) return `${factor.toLocaleString('en-AU')} times too small`
    if (times(1 / factor)) return `${factor.toLocaleString('en-AU')} times too large`
  }
  for (const factor of isEnergy ? ENERGY : [])
    if (times(factor) || times(1 / factor)) return 'off by the ratio of joules to watt-hours'
  return undefined
}
