import type { ReportingYear } from '../../reporting-year.ts'
import { GWP_BREAKS } from './emissions-record.ts'
import { endYear, type YearValue } from './trajectory.ts'

/** A change above this, either way, is more than an operating year explains. */
export const STRUCTURAL_BREAK_PERCENT = 50

export interface YearOnYear {
  readonly from: ReportingYear
  readonly to: ReportingYear
  readonly change: number
  /** Null where the year before is zero. */
  readonly change_percent: number | null
  readonly flags: readonly ('structural_break' | 'gwp_break')[]
}

/** Changes between years that follow each other. */
export function changesBetween(years: readonly YearValue[]): YearOnYear[] {
  return years.flatMap((to, at) => {
    const from = years[at - 1]
    if (from === undefined || endYear(to.reporting_year) - endYear(from.reporting_year) !== 1) return []
    const percent = from.value === 0 ? null : (100 * (to.value - from.value)) / from.value
    return [
      {
        from: from.reporting_year,
        to: to.reporting_year,
        change: to.value - from.value,
        change_percent: percent,
        flags: [
          ...(percent !== null && Math.abs(percent) > STRUCTURAL_BREAK_PERCENT
            ? (['structural_break'] as const)
            : []),
          ...(GWP_BREAKS.includes(to.reporting_year) ? (['gwp_break'] as const) : []),
        ],
      },
    ]
  })
}
