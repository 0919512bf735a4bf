import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { number } from '../../shown-number.ts'
import { endYear, type YearValue } from './trajectory.ts'
import { compoundGrowth } from './trend-formula.ts'
import { BEFORE_COVID, touchesCovid } from './trend-window.ts'
import type { YearOnYear } from './year-on-year.ts'

export type HeadlineFlag = 'covid_year' | 'structural_break' | 'gap'

/** What people call the trend: how much a year, compounded, from the first to the last year of the window. */
export interface TrendHeadline {
  readonly availability: Availability
  readonly measure: 'compound_annual_change'
  readonly from: ReportingYear | null
  readonly to: ReportingYear | null
  /** Each year over the year before it. */
  readonly change_percent_per_year: number | null
  /** The latest year over the year before it; null where that one is not published or is zero. */
  readonly latest: Pick<YearOnYear, 'from' | 'to' | 'change_percent'> | null
  readonly flags: readonly HeadlineFlag[]
  /** The same from the last year before the pandemic: on mixed warming potentials, so that it is never banded. Null without that year. */
  readonly from_before_covid: {
    readonly from: ReportingYear
    readonly to: ReportingYear
    readonly change_percent_per_year: number
    readonly flags: readonly ['spans_gwp_break']
  } | null
  /** What must stand beside the rate wherever it is shown; null where it says all by itself. */
  readonly note: string | null
}

const CAUTIONS: Readonly<Record<HeadlineFlag, string>> = {
  covid_year: 'Begins or ends in a pandemic year.',
  structural_break: 'Spans a structural break.',
  gap: 'Lacks a year.',
}

/** With one decimal, as it stands beside other rates. */
const signed = (value: number): string => `${Number(value.toFixed(1)) > 0 ? '+' : ''}${number(value, 1)}`

/** The cautions of a rate, and the rate from before the pandemic where the period touches it. */
function noteOf(flags: readonly HeadlineFlag[], before: TrendHeadline['from_before_covid']): string | null {
  const parts = [
    ...flags.map((flag) => CAUTIONS[flag]),
    ...(before === null
      ? []
      : [
          `From ${before.from}, on mixed warming potentials: ${signed(before.change_percent_per_year)} % a year.`,
        ]),
  ]
  return parts.length === 0 ? null : parts.join(' ')
}

const yearsOver = (recent: readonly YearValue[]): number =>
  recent.length === 0 ? 0 : endYear(recent.at(-1)!.reporting_year) - endYear(recent[0]!.reporting_year)

/** Growth a year from the first to the last year, compounded; null where an end is not above zero. */
export const growthOver = (recent: readonly YearValue[]): number | null =>
  recent.length === 0 ? null : compoundGrowth(recent[0]!.value, recent.at(-1)!.value, yearsOver(recent))

/** The headline of the years on one set of warming potentials, with what makes it less than it seems. */
export function trendHeadline(
  recent: readonly YearValue[],
  changes: readonly YearOnYear[],
  growth: number | null = growthOver(recent),
  before?: YearValue,
): TrendHeadline {
  const [first, last] = [recent[0], recent.at(-1)]
  const latest = changes.find(({ to }) => to === last?.reporting_year) ?? null
  const years = yearsOver(recent)
  const inside = changes.filter(({ from }) => first !== undefined && from >= first.reporting_year)
  const flags: readonly HeadlineFlag[] = [
    ...(touchesCovid(first?.reporting_year, last?.reporting_year) ? (['covid_year'] as const) : []),
    // Also a break that leads into the first year: the window then begins on another level.
    ...(changes.some(
      ({ to, flags: own }) =>
        first !== undefined && to >= first.reporting_year && own.includes('structural_break'),
    )
      ? (['structural_break'] as const)
      : []),
    ...(inside.length < years ? (['gap'] as const) : []),
  ]
  const from_before_covid = sinceBeforeCovid(before, last)
  return {
    availability:
      growth === null
        ? unavailable(
            'below_threshold',
            'no_two_years_above_zero',
            'A compound change needs a first year and a last year above zero.',
          )
        : AVAILABLE,
    measure: 'compound_annual_change',
    from: first?.reporting_year ?? null,
    to: last?.reporting_year ?? null,
    change_percent_per_year: growth === null ? null : 100 * growth,
    latest:
      latest === null ? null : { from: latest.from, to: latest.to, change_percent: latest.change_percent },
    flags,
    from_before_covid,
    note: growth === null ? null : noteOf(flags, from_before_covid),
  }
}

/** The year that the rate beside the headline begins with. */
export const yearBeforeCovid = (years: readonly YearValue[]): YearValue | undefined =>
  years.find(({ reporting_year }) => reporting_year === BEFORE_COVID)

function sinceBeforeCovid(
  before: YearValue | undefined,
  last: YearValue | undefined,
): TrendHeadline['from_before_covid'] {
  if (before === undefined || last === undefined) return null
  const growth = growthOver([before, last])
  if (growth === null) return null
  return {
    from: before.reporting_year,
    to: last.reporting_year,
    change_percent_per_year: 100 * growth,
    flags: ['spans_gwp_break'],
  }
}
