import { type Availability, unavailable } from '../../availability.ts'
import type { Method } from '../../evidence.ts'
import { workingOf } from '../../formula/working-of.ts'
import { type ReportingYear, reportingYears } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { OutputOf, printed, type Working } from '../../working.ts'
import { limitStep, type TraceStep } from '../bands.ts'
import { type Evidenced, evidenceOf, type Outcome, withoutResult, withResult } from '../outcome.ts'
import { GWP_BREAKS } from './emissions-record.ts'
import { FEWEST_YEARS } from './line-steps.ts'
import { type RequiredRate, requiredRates } from './required-rate.ts'
import { type Fit, fitTrend, type YearValue } from './trajectory.ts'
import { type ChangeOfControl, movesInside, type TrendContext } from './trend-context.ts'
import { EMISSIONS_TREND_FORMULAS, LAST_YEAR } from './trend-formula.ts'
import { growthOver, type TrendHeadline, trendHeadline, yearBeforeCovid } from './trend-headline.ts'
import { LAST_GWP_BREAK, STRUCTURAL_BREAK_PERCENT, windowStart } from './trend-window.ts'
import { changesBetween, type YearOnYear } from './year-on-year.ts'

export const EMISSIONS_TREND: Method = EMISSIONS_TREND_FORMULAS.method

/** One published year of the registry. */
export interface TrendYear extends Evidenced {
  readonly reporting_year: ReportingYear
  readonly scope1_t: number | null
  readonly scope2_t: number | null
}

export const TREND_SERIES = ['scope1', 'scope2', 'scope1_and_2'] as const
export type TrendSeriesName = (typeof TREND_SERIES)[number]

export interface TrendSeries {
  readonly series: TrendSeriesName
  readonly years: readonly YearValue[]
  readonly gaps: readonly ReportingYear[]
  /** Only between years that follow each other. */
  readonly changes: readonly YearOnYear[]
  /** Between first and last year since the last GWP break; null where an end is not positive. */
  readonly compound_annual_growth: number | null
  /** What to quote first; the line below it is for 2029-30. */
  readonly headline: TrendHeadline
  /** In divisions H and I from 2022-23 on. */
  readonly since_gwp_break: Fit
  /** Over all published years, on mixed warming potentials; null when there are none before the break. */
  readonly long_history: (Fit & { readonly flags: readonly 'spans_gwp_break'[] }) | null
  readonly required_rates: readonly RequiredRate[]
}

export interface EmissionsTrend {
  readonly gwp_break: ReportingYear
  /** The first year that lines are fitted to. */
  readonly fitted_from: ReportingYear
  /** Facilities that changed hands within the fitted years, where they are too much of scope 1 for a line. */
  readonly changes_of_control: readonly Omit<ChangeOfControl, 'evidence'>[]
  readonly series: readonly TrendSeries[]
}

const NO_PUBLISHED_YEARS = unavailable(
  'no_match',
  'no_published_years',
  'The registry publishes no year for this company.',
)

const inOrder = (years: readonly TrendYear[]): TrendYear[] =>
  years.toSorted((a, b) => compareText(a.reporting_year, b.reporting_year))

/** What to quote first of the total, without the lines: lists of all reporters show nothing else. */
export function totalHeadline(years: readonly TrendYear[]): TrendHeadline | Availability {
  const sorted = inOrder(years)
  if (sorted.every(({ scope1_t, scope2_t }) => scope1_t === null && scope2_t === null))
    return NO_PUBLISHED_YEARS
  const values = valuesOf('scope1_and_2', sorted)
  return headlineOf(values, yearBeforeCovid(values)).headline
}

/** Where reported emissions have been heading, per scope, on one basis and over the longer history apart. */
export function emissionsTrend(
  years: readonly TrendYear[],
  context: TrendContext = {},
): Outcome<EmissionsTrend> {
  const sorted = inOrder(years)
  const fitted_from = windowStart(context.division ?? null)
  const moves = movesInside(
    context.changes_of_control ?? [],
    new Map(
      sorted.flatMap(({ reporting_year, scope1_t }) =>
        reporting_year < fitted_from || scope1_t === null ? [] : [[reporting_year, scope1_t]],
      ),
    ),
  )
  const inputs = [...evidenceOf(sorted), ...evidenceOf(moves)]
  const particulars = { basis: 'derived', data_quality: 2, inputs } as const
  const of = { context, fitted_from, sold_or_taken_over: moves.length > 0 }
  const series = TREND_SERIES.map((name) => composeSeries(name, sorted, of))
  const total = series.find((one) => one.series === 'scope1_and_2')
  if (total === undefined || series.every((one) => one.years.length === 0))
    return withoutResult(EMISSIONS_TREND, NO_PUBLISHED_YEARS, particulars)
  const flags = [
    ...(total.changes.some((change) => change.flags.includes('structural_break'))
      ? ['structural_break']
      : []),
    ...(total.long_history === null ? [] : total.long_history.flags),
    ...new Set([
      ...(total.since_gwp_break.fit?.flags ?? []),
      ...total.headline.flags.filter((flag) => flag === 'covid_year'),
    ]),
  ]
  return withResult(
    EMISSIONS_TREND,
    {
      gwp_break: LAST_GWP_BREAK,
      fitted_from,
      changes_of_control: moves.map(({ facility, reporting_year, role, covered_emissions_t }) => ({
        facility,
        reporting_year,
        role,
        covered_emissions_t,
      })),
      series,
    },
    {
      ...particulars,
      flags,
      trace: traceOf(total, series[0]!, fitted_from),
      availability: total.since_gwp_break.availability,
      workings: () => series.map((one) => workingOfSeries(one, sorted, of)),
    },
  )
}

/** What the series of a company have in common. */
interface Common {
  readonly context: TrendContext
  readonly fitted_from: ReportingYear
  readonly sold_or_taken_over: boolean
}

function workingOfSeries(
  { series, since_gwp_break }: TrendSeries,
  years: readonly TrendYear[],
  { context: { division = null, covered = null }, sold_or_taken_over }: Common,
): Working {
  const { fit, availability } = since_gwp_break
  const ofFacilities = series === 'scope1' ? covered : null
  const fromPosition = (output: string, value: number | null): OutputOf | null =>
    value === null ? null : new OutputOf('safeguard_position', output, {}, value)
  const required = { availability: NO_COVERED_FACILITY }
  const outlook = fit === null || fit.outlook.status === 'available' ? {} : { availability: fit.outlook }
  return workingOf(
    EMISSIONS_TREND_FORMULAS,
    'linear_trend',
    {
      series,
      division,
      sold_or_taken_over,
      covered_year: ofFacilities?.reporting_year ?? null,
      covered_t: fromPosition('covered_emissions_t', ofFacilities?.covered_t ?? null),
      covered_before_t: fromPosition('covered_before_decline_t', ofFacilities?.before_decline_t ?? null),
      years: years.map(({ reporting_year, scope1_t, scope2_t, evidence }) => ({
        reporting_year,
        scope1_t: printed(scope1_t, evidence, 'scope1_t'),
        scope2_t: printed(scope2_t, evidence, 'scope2_t'),
      })),
    },
    {
      about: { series },
      observed: fit === null ? null : `${fit.first_year}/${fit.last_year}`,
      availability,
      of: {
        ...Object.fromEntries(OUTLOOK_FIGURES.map((name) => [name, outlook])),
        ...(fit?.trajectory.at(-1)?.floored === true ? { projected: { availability: BELOW_ZERO } } : {}),
        ...(ofFacilities === null ? { required_percent: required, required_compound_percent: required } : {}),
      },
      // Only the total's trajectory is drawn.
      lists: series === 'scope1_and_2' && fit !== null && fit.window === 'accepted' ? ['trajectory'] : [],
    },
  )
}

/** What only an accepted line has. */
const OUTLOOK_FIGURES = ['trajectory_percent', 'projected', 'projected_low', 'projected_high'] as const

const NO_COVERED_FACILITY = unavailable(
  'not_applicable',
  'no_covered_facility',
  'The statutory decline applies to scope 1 of facilities that the Safeguard Mechanism covers.',
)

/** A line that falls below zero says that it cannot go on, not that emissions end. */
const BELOW_ZERO = unavailable(
  'not_assessed',
  'line_below_zero',
  `The fitted line falls below zero by ${LAST_YEAR}, so it is not a forecast.`,
)

function traceOf(total: TrendSeries, scope1: TrendSeries, from: ReportingYear): TraceStep[] {
  const recent = total.years.filter((year) => year.reporting_year >= from).length
  const [largest] = scope1.changes
    .filter((change) => change.from >= from)
    .flatMap(({ from, to, change_percent }) =>
      change_percent === null ? [] : [{ from, to, percent: Math.abs(change_percent) }],
    )
    .toSorted((a, b) => b.percent - a.percent)
  return [
    limitStep(
      'emissions_trend.years',
      { measure: 'fitted_years', value: recent, about: { fitted_from: from } },
      { operator: 'at_least', threshold: FEWEST_YEARS, met: 'fitted', otherwise: 'below_threshold' },
    ),
    ...(largest === undefined
      ? []
      : [
          limitStep(
            'emissions_trend.structural_break',
            {
              measure: 'largest_change_of_scope1_percent',
              value: largest.percent,
              about: { from: largest.from, to: largest.to },
            },
            {
              operator: 'greater_than',
              threshold: STRUCTURAL_BREAK_PERCENT,
              met: 'structural_break',
              otherwise: 'none',
            },
          ),
        ]),
  ]
}

function valuesOf(name: TrendSeriesName, years: readonly TrendYear[]): YearValue[] {
  return years.flatMap((year) => {
    const value = {
      scope1: year.scope1_t,
      scope2: year.scope2_t,
      scope1_and_2: year.scope1_t === null || year.scope2_t === null ? null : year.scope1_t + year.scope2_t,
    }[name]
    return value === null ? [] : [{ reporting_year: year.reporting_year, value }]
  })
}

function headlineOf(years: readonly YearValue[], before?: YearValue) {
  const recent = years.filter((year) => year.reporting_year >= LAST_GWP_BREAK)
  const growth = growthOver(recent)
  const changes = changesBetween(years)
  return { recent, growth, changes, headline: trendHeadline(recent, changes, growth, before) }
}

function composeSeries(
  series: TrendSeriesName,
  sorted: readonly TrendYear[],
  { context: { targets = [], covered = null }, fitted_from, sold_or_taken_over }: Common,
): TrendSeries {
  const years = valuesOf(series, sorted)
  const { recent, growth, changes, headline } = headlineOf(years, yearBeforeCovid(years))
  const judged = {
    driver: series === 'scope2' ? years : valuesOf('scope1', sorted),
    sold_or_taken_over,
  }
  const fitted = years.filter((year) => year.reporting_year >= fitted_from)
  return {
    series,
    years,
    gaps: gapsBetween(years),
    changes,
    compound_annual_growth: growth,
    headline,
    since_gwp_break: fitTrend(fitted, judged),
    long_history:
      recent.length === years.length ? null : { ...fitTrend(years, judged), flags: breaksInside(years) },
    required_rates: requiredRates(series, years, targets, covered),
  }
}

const breaksInside = (years: readonly YearValue[]): readonly 'spans_gwp_break'[] => {
  const first = years[0]?.reporting_year ?? ''
  const last = years.at(-1)?.reporting_year ?? ''
  return GWP_BREAKS.some((year) => first < year && year <= last) ? ['spans_gwp_break'] : []
}

function gapsBetween(years: readonly YearValue[]): ReportingYear[] {
  const published = new Set(years.map((year) => year.reporting_year))
  const first = years[0]
  const last = years.at(-1)
  if (first === undefined || last === undefined) return []
  return reportingYears(first.reporting_year, last.reporting_year).filter((year) => !published.has(year))
}
