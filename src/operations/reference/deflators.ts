import type { EvidenceInput } from '../../domain/evidence.ts'
import { mean } from '../../domain/mathematics/statistics.ts'
import { rememberedUpTo } from '../../domain/remembered-by.ts'
import { startYear } from '../../domain/reporting-year.ts'
import type { PriceRow } from '../../store/prices.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'

/** The multipliers are in prices of about this year; their publisher does not declare it. */
const MULTIPLIER_BASE_YEAR = '2014-15'

/** More than there are years with prices; a caller's odd questions push each other out. */
const YEARS_KEPT = 100

export interface Deflator {
  readonly ratio: number
  readonly base_year: string
  readonly evidence: readonly EvidenceInput[]
}

/** Prices of the multipliers' base year over those of a July-June year, both from one series and one base period. */
export function deflatorOf(
  snapshot: SnapshotView,
  rows: readonly PriceRow[],
): (incomeYear: string) => Deflator | null {
  const bases = [...Map.groupBy(rows, (row) => row.base_period).values()]
  return rememberedUpTo(YEARS_KEPT, (incomeYear: string) => {
    for (const series of bases) {
      const then = yearOf(series, MULTIPLIER_BASE_YEAR)
      const now = yearOf(series, incomeYear)
      if (then === null || now === null) continue
      const used = [...new Set([...then.rows, ...now.rows])]
      return {
        ratio: then.level / now.level,
        base_year: MULTIPLIER_BASE_YEAR,
        evidence: used.flatMap((row) =>
          cite(snapshot, row, row.time_period, { 'CPI all groups': row.obs_value_text ?? row.obs_value }),
        ),
      }
    }
    return null
  })
}

function yearOf(series: readonly PriceRow[], year: string): { level: number; rows: PriceRow[] } | null {
  const start = startYear(year)
  const quarters = [`${start}-Q3`, `${start}-Q4`, `${start + 1}-Q1`, `${start + 1}-Q2`]
  const rows = quarters.flatMap((quarter) => series.find((row) => row.time_period === quarter) ?? [])
  const level = mean(rows.map((row) => row.obs_value))
  return rows.length === quarters.length && level !== null && level > 0 ? { level, rows } : null
}
