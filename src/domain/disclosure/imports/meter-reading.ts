import type { IsoDay } from '../../calendar.ts'
import type { Period } from '../../period.ts'

/** What a data stream of a meter counts as. */
export type StreamUse = 'consumption' | 'export' | 'not_counted'

/** One data stream of a meter, such as E1, over the days of a period. */
export interface MeterStream {
  readonly suffix: string
  readonly unit: string
  readonly use: StreamUse
  /** Decimal text in kWh; null for a stream that measures no energy, such as kVArh. */
  readonly kwh: string | null
}

/** What a meter file says about one meter in a period. */
export interface MeterReading {
  readonly nmi: string
  /** Line of the file on which the meter is named first. */
  readonly line: number
  /** Sum of the streams of consumption: decimal text, exact. */
  readonly kwh: string
  /** Sum of the streams of export. Shown apart: it is never taken off the consumption. */
  readonly export_kwh: string
  /** First and last day with a reading of consumption; null where there is none. */
  readonly covered: Period | null
  /** Days on which every stream of consumption has every interval. */
  readonly complete_days: number
  readonly days_in_period: number
  /** Days of the period that are not complete. */
  readonly gaps: readonly Period[]
  /** Part of `kwh` that was estimated or substituted: decimal text. */
  readonly estimated_kwh: string
  readonly intervals: number
  readonly estimated_intervals: number
  readonly streams: readonly MeterStream[]
  /** Days of the file that are outside the period. */
  readonly days_outside: number
}

/** A meter file, read for a period. */
export interface MeterFile {
  readonly meters: readonly MeterReading[]
  readonly faults: readonly ImportFault[]
  readonly warnings: readonly ImportWarning[]
}

/** What makes a file unfit to be taken over: where it is, what is there, what to do. */
export interface ImportFault {
  /** "line 12", or "Loads!C7"; null for the file as a whole. */
  readonly at: string | null
  /** Heading of the column, or name of the field of a record. */
  readonly column: string | null
  /** As it is in the file, shortened. */
  readonly value: string | null
  readonly message: string
}

/** What is taken over as it is and is worth a look. */
export interface ImportWarning {
  readonly code: string
  readonly at: string | null
  readonly message: string
}

const LONGEST_VALUE = 120

type PrintedValue = string | number | boolean | null | undefined

/** A fault at a place. The value is shown, so it is kept short. */
export const importFault = (
  at: string | null,
  message: string,
  { column = null, value }: { readonly column?: string | null; readonly value?: PrintedValue } = {},
): ImportFault => ({ at, column, value: shown(value), message })

function shown(value: PrintedValue): string | null {
  if (value === undefined || value === null) return null
  const text = String(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text
}

/** Days as runs without a break. */
export function runsOf(days: readonly IsoDay[], next: (day: IsoDay) => IsoDay): Period[] {
  const runs: { start: IsoDay; end: IsoDay }[] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last !== undefined && next(last.end) === day) last.end = day
    else runs.push({ start: day, end: day })
  }
  return runs
}
