import type { IsoDay } from '../../../domain/calendar.ts'
import { NANO_OF_MICRO } from './energy.ts'
import type { Stream } from './stream.ts'

/** One day of a stream while its records are being read. */
export interface OpenDay {
  readonly stream: Stream
  readonly day: IsoDay
  readonly line: number
  /** Millionths of the stream's unit, by interval; -1 where the file has none. */
  readonly values: readonly number[]
  /** Flag of each interval: A, E, F, N or S. V stands until 400 records say more. */
  readonly flags: string[]
  /** When the values were last changed, as printed; empty where the file does not say. */
  readonly updated: string
}

/** What stays of a day when it is closed. */
export interface ClosedDay {
  readonly line: number
  readonly updated: string
  readonly nano: bigint
  readonly estimatedNano: bigint
  readonly intervals: number
  readonly estimated: number
  readonly missing: number
}

/** Sums a day. Estimates and substitutes count, and are told apart. */
export function closeDay({ stream, line, values, flags, updated }: OpenDay): ClosedDay {
  let [sum, estimatedSum, estimated, missing] = [0, 0, 0, 0]
  for (const [index, value] of values.entries()) {
    if (flags[index] === 'N' || value < 0) {
      missing += 1
      continue
    }
    sum += value
    if (flags[index] === 'A') continue
    estimated += 1
    estimatedSum += value
  }
  const nano = NANO_OF_MICRO[stream.unit] ?? 0n
  return {
    line,
    updated,
    nano: BigInt(sum) * nano,
    estimatedNano: BigInt(estimatedSum) * nano,
    intervals: values.length,
    estimated,
    missing,
  }
}
