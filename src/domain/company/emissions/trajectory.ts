import { AVAILABLE, type Availability, unavailable } from '../../availability.ts'
import { evaluate } from '../../formula/evaluate.ts'
import type { ListRow } from '../../formula/list-output.ts'
import { type ReportingYear, startYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { FEWEST_YEARS } from './line-steps.ts'
import { EMISSIONS_TREND_FORMULAS } from './trend-formula.ts'
import { touchesCovid, WINDOW_REASONS, type WindowState } from './trend-window.ts'

export interface YearValue {
  readonly reporting_year: ReportingYear
  readonly value: number
}

/** A line is weak when its interval in the last year reaches farther than this share of the value, and wide beyond all of it. */
export const WEAK_SHARE = 0.5
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
export type TrendFlag = 'weak_trend' | 'wide_interval' | 'floored' | 'covid_year'

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
  /** Whether the line is accepted, or why it is neither banded nor carried on. */
  readonly window: WindowState
  /** Why there is no trajectory. */
  readonly outlook: Availability
  /** Empty where the line is not accepted. */
  readonly trajectory: readonly TrajectoryPoint[]
  readonly flags: readonly TrendFlag[]
}

/** The slope to quote, per cent a year: null where there is no line, or none that is accepted. */
export const acceptedSlope = (
  fit: Pick<FittedTrend, 'window' | 'slope_percent'> | null | undefined,
): number | null => (fit?.window === 'accepted' ? fit.slope_percent : null)

export interface Fit {
  readonly availability: Availability
  readonly fit: FittedTrend | null
}

/** The x of a reporting year: the calendar year in which it ends, so that 2029-30 is 2030. */
export const endYear = (year: ReportingYear): number => startYear(year) + 1

/** What a line is judged by beside its own values. */
export interface LineContext {
  /** The figures that show a break, where they are others than the line's own: scope 1 for a total. */
  readonly driver?: readonly YearValue[]
  readonly sold_or_taken_over?: boolean
}

/** Straight line through the years there are, and its values for every year after them to 2029-30. Gaps stay gaps. */
export function fitTrend(
  values: readonly YearValue[],
  { driver = values, sold_or_taken_over = false }: LineContext = {},
): Fit {
  const years = values.toSorted((a, b) => compareText(a.reporting_year, b.reporting_year))
  const driverOf = new Map(driver.map((one) => [one.reporting_year, one.value]))
  const line = evaluate(EMISSIONS_TREND_FORMULAS.formula('fitted_line'), {
    sold_or_taken_over,
    years: years.map(({ reporting_year, value }) => ({
      reporting_year,
      fitted_t: value,
      driver_t: driverOf.get(reporting_year) ?? null,
    })),
  })
  const [first, last, slope] = [years[0], years.at(-1), line.number('slope')]
  if (first === undefined || last === undefined || slope === null)
    return {
      fit: null,
      availability: unavailable(
        'below_threshold',
        'too_few_years',
        `A trend needs ${FEWEST_YEARS} published years; there are ${years.length}.`,
      ),
    }
  const trajectory = line.list('trajectory').map(pointOf)
  const window = line.text('window') as WindowState
  return {
    availability: AVAILABLE,
    fit: {
      n: years.length,
      first_year: first.reporting_year,
      last_year: last.reporting_year,
      slope,
      intercept: line.number('intercept')!,
      r_squared: line.number('r_squared'),
      fitted_first_year: line.number('first_on_line')!,
      slope_percent: line.number('slope_percent'),
      window,
      outlook:
        window === 'accepted' ? AVAILABLE : unavailable('not_assessed', window, WINDOW_REASONS[window]),
      trajectory,
      flags: [
        ...widthFlags(line.number('end_on_line')!, line.number('end_half')),
        ...(trajectory.some((point) => point.floored) ? (['floored'] as const) : []),
        ...(touchesCovid(first.reporting_year, last.reporting_year) ? (['covid_year'] as const) : []),
      ],
    },
  }
}

function pointOf(row: ListRow): TrajectoryPoint {
  const { reporting_year, value, low, high, floored } = row as {
    readonly reporting_year: ReportingYear
    readonly value: number | null
    readonly low: number | null
    readonly high: number | null
    readonly floored: boolean
  }
  return {
    reporting_year,
    value,
    forecast: value,
    floored,
    reason_code: floored ? 'line_below_zero' : null,
    interval: low === null || high === null ? null : { low, high },
  }
}

/** Without an interval no one knows how far off the line may be, so it is weak. */
function widthFlags(onLine: number, half: number | null): readonly ('weak_trend' | 'wide_interval')[] {
  const value = Math.max(0, onLine)
  return [
    ...(half === null || half > WEAK_SHARE * value ? (['weak_trend'] as const) : []),
    ...(half !== null && half > value ? (['wide_interval'] as const) : []),
  ]
}
