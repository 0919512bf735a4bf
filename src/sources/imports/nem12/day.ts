import type { IsoDay } from '../../../domain/calendar.ts'
import { billionths, type PrintedValue, UNITS_OF_ENERGY } from './energy.ts'
import type { Stream } from './stream.ts'

/** One day of a stream while its records are being read. */
export interface OpenDay {
  readonly stream: Stream
  readonly day: IsoDay
  readonly line: number
  /** By interval; null where the file has none. */
  readonly values: readonly (PrintedValue | null)[]
  /** Flag of each interval: A, E, F, N or S. V stands until 400 records say more. */
  readonly flags: string[]
  /** When the values were last changed, as printed; empty where the file does not say. */
  readonly updated: string
}

/** What stays of a day when it is closed. */
export interface ClosedDay {
  readonly line: number
  readonly updated: string
  /** Billionths of a Wh. */
  readonly energy: bigint
  readonly estimatedEnergy: bigint
  readonly intervals: number
  readonly estimated: number
  readonly missing: number
}

/** Sums a day. Estimates and substitutes count, and are told apart. */
export function closeDay({ stream, line, values, flags, updated }: OpenDay): ClosedDay {
  const [sum, estimatedSum] = [
    { micro: 0, nano: 0 },
    { micro: 0, nano: 0 },
  ]
  let [estimated, missing] = [0, 0]
  for (const [index, value] of values.entries()) {
    if (flags[index] === 'N' || value === null) {
      missing += 1
      continue
    }
    sum.micro += value.micro
    sum.nano += value.nano
    if (flags[index] === 'A') continue
    estimated += 1
    estimatedSum.micro += value.micro
    estimatedSum.nano += value.nano
  }
  const unit = UNITS_OF_ENERGY[stream.unit] ?? 0n
  return {
    line,
    updated,
    energy: billionths(sum.micro, sum.nano) * unit,
    estimatedEnergy: billionths(estimatedSum.micro, estimatedSum.nano) * unit,
    intervals: values.length,
    estimated,
    missing,
  }
}
