import { addDays, daysBetween } from '../../calendar.ts'
import { type Period, showPeriod } from '../../period.ts'
import { compareText } from '../../text-order.ts'
import type { MarketBasedEvidence } from '../records/market-based-evidence.ts'

/** A meter, or the rows without one of a region, and the days of the period that it has no load for. */
export interface LoadGap {
  readonly region: string
  readonly meter: string | null
  readonly runs: readonly Period[]
}

/** What is not covered, meter by meter. A load speaks for its own days, and not for the month or the year around them. */
export function loadGaps({
  period,
  consumption,
}: Pick<MarketBasedEvidence, 'period' | 'consumption'>): LoadGap[] {
  const meters = Map.groupBy(consumption, ({ region, meter }) => JSON.stringify([region, meter ?? null]))
  return [...meters].flatMap(([key, rows]) => {
    const [region, meter] = JSON.parse(key) as [string, string | null]
    const runs = uncovered(
      period,
      rows.map((row) => row.period),
    )
    return runs.length === 0 ? [] : [{ region, meter, runs }]
  })
}

/** Runs of days of a period that none of the others has. */
function uncovered({ start, end }: Period, others: readonly Period[]): Period[] {
  const runs: Period[] = []
  let next = start
  for (const other of others.toSorted((a, b) => compareText(a.start, b.start))) {
    if (other.start > end) break
    if (other.start > next) runs.push({ start: next, end: addDays(other.start, -1) })
    if (other.end >= next) next = addDays(other.end, 1)
  }
  return next > end ? runs : [...runs, { start: next, end }]
}

/** Days in words: `NSW has no load for 30 days: 2025-06-01 to 2025-06-30.` */
export function gapInWords({ region, meter, runs }: LoadGap): string {
  const days = runs.reduce((sum, { start, end }) => sum + daysBetween(start, end), 0)
  const where = meter === null ? region : `Meter ${meter} in ${region}`
  return `${where} has no load for ${days} ${days === 1 ? 'day' : 'days'}: ${runs.map(shownRun).join(', ')}.`
}

const shownRun = (run: Period): string => (run.start === run.end ? run.start : showPeriod(run))
