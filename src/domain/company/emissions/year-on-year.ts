import { evaluate } from '../../formula/evaluate.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { GWP_BREAKS } from './emissions-record.ts'
import { endYear, type YearValue } from './trajectory.ts'
import { EMISSIONS_TREND_FORMULAS } from './trend-formula.ts'
import { STRUCTURAL_BREAK_PERCENT } from './trend-window.ts'

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
  const found = evaluate(EMISSIONS_TREND_FORMULAS.formula('year_on_year'), {
    years: years.map(({ reporting_year, value }) => ({ year: endYear(reporting_year), value_t: value })),
  }).list('years') as readonly { readonly change: number | null; readonly change_percent: number | null }[]
  return years.flatMap((to, at) => {
    const from = years[at - 1]
    const { change, change_percent: percent } = found[at]!
    if (from === undefined || change === null) return []
    return [
      {
        from: from.reporting_year,
        to: to.reporting_year,
        change,
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
