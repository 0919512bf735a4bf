import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { fitLine, type LineFit, predictionHalfWidth, valueOnLine } from '../../mathematics/least-squares.ts'
import { type ReportingYear, reportingYear, reportingYears, startYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { FEWEST_YEARS } from './line-steps.ts'

export interface YearValue {
  readonly reporting_year: ReportingYear
  readonly value: number
}

/** The prediction interval of a line needs one year more than the line. */
export const FEWEST_YEARS_FOR_INTERVAL = 4
export const CONFIDENCE = 0.9
/** A line is weak when its interval in the last year reaches farther than this share of the value, and wide beyond all of it. */
export const WEAK_SHARE = 0.5
/** The last year of every trajectory, which people call 2030. */
export const LAST_YEAR: ReportingYear = '2029-30'

export interface TrajectoryPoint {
  readonly reporting_year: ReportingYear
  /** The line's value; null where it fell below zero, as it then forecasts nothing. */
  readonly value: number | null
  /** The same figure under its older name. */
  readonly forecast: number | null
  /** True when the line fell below zero. */
  readonly floored: boolean
  /** Why there is no value. */
  readonly reason_code: 'line_below_zero' | null
  readonly interval: { readonly low: number; readonly high: number } | null
}

/** What says that a line should not be taken at its word. */
export type TrendFlag = 'weak_trend' | 'wide_interval' | 'floored'

export interface FittedTrend {
  readonly n: number
  readonly first_year: ReportingYear
  readonly last_year: ReportingYear
  /** Change a year, in the unit of the values. */
  readonly slope: number
  /** Value of the line at calendar year 0; x is the calendar year in which a reporting year ends. */
  readonly intercept: number
  readonly r_squared: number | null
  readonly fitted_first_year: number
  /** Slope over the fitted value of the first year, in per cent a year; null where that value is not positive. */
  readonly slope_percent: number | null
  readonly trajectory: readonly TrajectoryPoint[]
  readonly flags: readonly TrendFlag[]
}

export interface Fit {
  readonly availability: Availability
  readonly fit: FittedTrend | null
}

/** The x of a reporting year: the calendar year in which it ends, so that 2029-30 is 2030. */
export const endYear = (year: ReportingYear): number => startYear(year) + 1

/** Straight line through the years there are, and its values for every year after them to 2029-30. Gaps stay gaps. */
export function fitTrend(values: readonly YearValue[]): Fit {
  const years = values.toSorted((a, b) => compareText(a.reporting_year, b.reporting_year))
  const first = years[0]
  const last = years.at(-1)
  const line = fitLine(years.map(({ reporting_year, value }) => ({ x: endYear(reporting_year), y: value })))
  if (first === undefined || last === undefined || line === null || years.length < FEWEST_YEARS)
    return {
      fit: null,
      availability: unavailable(
        'below_threshold',
        'too_few_years',
        `A trend needs ${FEWEST_YEARS} published years; there are ${years.length}.`,
      ),
    }
  const trajectory = yearsAfter(last.reporting_year).map((year) => pointOf(line, year))
  const fitted = valueOnLine(line, endYear(first.reporting_year))
  return {
    availability: AVAILABLE,
    fit: {
      n: line.n,
      first_year: first.reporting_year,
      last_year: last.reporting_year,
      slope: line.slope,
      intercept: line.intercept,
      r_squared: line.r_squared,
      fitted_first_year: fitted,
      slope_percent: fitted > 0 ? (100 * line.slope) / fitted : null,
      trajectory,
      flags: [
        ...widthFlags(line),
        ...(trajectory.some((point) => point.floored) ? (['floored'] as const) : []),
      ],
    },
  }
}

const yearsAfter = (last: ReportingYear): readonly ReportingYear[] =>
  reportingYears(reportingYear(startYear(last) + 1), LAST_YEAR)

function pointOf(line: LineFit, year: ReportingYear): TrajectoryPoint {
  const x = endYear(year)
  const value = valueOnLine(line, x)
  const half = halfWidth(line, x)
  return {
    reporting_year: year,
    value: value < 0 ? null : value,
    forecast: value < 0 ? null : value,
    floored: value < 0,
    reason_code: value < 0 ? 'line_below_zero' : null,
    interval: half === null ? null : { low: Math.max(0, value - half), high: Math.max(0, value + half) },
  }
}

const halfWidth = (line: LineFit, x: number): number | null =>
  line.n < FEWEST_YEARS_FOR_INTERVAL ? null : predictionHalfWidth(line, x, CONFIDENCE)

/** Without an interval no one knows how far off the line may be, so it is weak. */
function widthFlags(line: LineFit): readonly ('weak_trend' | 'wide_interval')[] {
  const x = endYear(LAST_YEAR)
  const half = halfWidth(line, x)
  const value = Math.max(0, valueOnLine(line, x))
  return [
    ...(half === null || half > WEAK_SHARE * value ? (['weak_trend'] as const) : []),
    ...(half !== null && half > value ? (['wide_interval'] as const) : []),
  ]
}
