import { addDays, type IsoDay } from '../../calendar.ts'
import type { Period } from '../../period.ts'
import type { MarketBasedEvidence } from '../records/market-based-evidence.ts'

/** A meter, or the rows without one of a region, and the months of the period that it has no load for. */
export interface LoadGap {
  readonly region: string
  readonly meter: string | null
  /** As `2024-08`. */
  readonly months: readonly string[]
}

/** A month is covered where rows cover at least this share of its days: meters are not read on the last of the month. */
const COVERED_SHARE = 0.5

/** What is not covered, meter by meter. A load speaks for its own days, and not for the year around them. */
export function loadGaps({ period, consumption }: MarketBasedEvidence): LoadGap[] {
  const meters = Map.groupBy(consumption, ({ region, meter }) => JSON.stringify([region, meter ?? null]))
  return [...meters].flatMap(([key, rows]) => {
    const [region, meter] = JSON.parse(key) as [string, string | null]
    const months = monthsOf(period)
      .filter((month) => !isCovered(month, rows))
      .map(({ start }) => start.slice(0, 7))
    return months.length === 0 ? [] : [{ region, meter, months }]
  })
}

function monthsOf({ start, end }: Period): Period[] {
  const months: Period[] = []
  for (let first = start; first <= end; ) {
    const last = lastOfMonth(first)
    months.push({ start: first, end: last < end ? last : end })
    first = addDays(last, 1)
  }
  return months
}

const lastOfMonth = (day: IsoDay): IsoDay =>
  addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)

function isCovered(month: Period, rows: MarketBasedEvidence['consumption']): boolean {
  let [days, covered] = [0, 0]
  for (let day = month.start; day <= month.end; day = addDays(day, 1)) {
    days += 1
    if (rows.some(({ period }) => period.start <= day && day <= period.end)) covered += 1
  }
  return covered >= COVERED_SHARE * days
}

/** Months in words: runs as `2024-08 to 2025-06`. */
export const gapInWords = ({ region, meter, months }: LoadGap): string =>
  `${meter === null ? region : `Meter ${meter} in ${region}`} has no load for ${months.length} ${months.length === 1 ? 'month' : 'months'}: ${runs(months).join(', ')}.`

function runs(months: readonly string[]): string[] {
  const found: string[][] = []
  for (const month of months) {
    const last = found.at(-1)
    if (last !== undefined && addDays(`${last.at(-1)}-28`, 4).slice(0, 7) === month) last.push(month)
    else found.push([month])
  }
  return found.map((run) => (run.length === 1 ? run[0]! : `${run[0]} to ${run.at(-1)}`))
}
