import type { Period } from '../../period.ts'
import { daysInWords, uncoveredDays } from '../../uncovered-days.ts'
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
    const runs = uncoveredDays(
      period,
      rows.map((row) => row.period),
    )
    return runs.length === 0 ? [] : [{ region, meter, runs }]
  })
}

/** Days in words: `NSW has no load for 30 days: 2025-06-01 to 2025-06-30.` */
export function gapInWords({ region, meter, runs }: LoadGap): string {
  const where = meter === null ? region : `Meter ${meter} in ${region}`
  return `${where} has no load for ${daysInWords(runs)}.`
}
