import { type ReportingYear, reportingYear, startYear } from '../../reporting-year.ts'
import type { Evidenced } from '../outcome.ts'
import type { CoveredEmissions, TargetPoint } from './required-rate.ts'

/** A facility that another corporation controlled the year before or controls since. */
export interface ChangeOfControl extends Evidenced {
  readonly facility: string
  /** The first year under the new corporation. */
  readonly reporting_year: ReportingYear
  readonly role: 'seller' | 'buyer'
  /** In the last year of the seller, in the first of the buyer. */
  readonly covered_emissions_t: number
}

/** What a trend must know of a company beside its years. */
export interface TrendContext {
  readonly targets?: readonly TargetPoint[]
  readonly division?: string | null
  readonly covered?: CoveredEmissions | null
  readonly changes_of_control?: readonly ChangeOfControl[]
}

/** Facilities with more than this share of scope 1 make another business. */
const SHARE_THAT_MOVED = 0.1

/** Changes of control after the first and up to the last year that together move more than a tenth of scope 1 in one year. */
export function movesInside(
  changes: readonly ChangeOfControl[],
  scope1: ReadonlyMap<ReportingYear, number>,
): readonly ChangeOfControl[] {
  const years = [...scope1.keys()].toSorted()
  const [first, last] = [years[0] ?? '', years.at(-1) ?? '']
  const inside = changes.filter(({ reporting_year: year }) => first < year && year <= last)
  return [...Map.groupBy(inside, ({ reporting_year }) => reporting_year)].flatMap(([year, moved]) => {
    const share = moved.reduce((sum, { role, covered_emissions_t }) => {
      const whole = scope1.get(role === 'buyer' ? year : reportingYear(startYear(year) - 1)) ?? 0
      return whole > 0 ? sum + covered_emissions_t / whole : sum
    }, 0)
    return share > SHARE_THAT_MOVED ? moved : []
  })
}
