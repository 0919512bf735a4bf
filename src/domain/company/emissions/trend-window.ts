import { TONNES } from '../../formula/definitions.ts'
import { type Constant, PLAIN, type Step, TEXT } from '../../formula/formula.ts'
import { columnOf, figure } from '../../formula/steps.ts'
import {
  absolute,
  any,
  cell,
  equal,
  firstKnown,
  greater,
  highest,
  less,
  product,
  ratio,
  subtract,
  type Term,
  text,
  when,
} from '../../formula/terms.ts'
import { type ReportingYear, startYear } from '../../reporting-year.ts'
import { GWP_BREAKS } from './emissions-record.ts'

/** Years from here on are on one set of warming potentials. */
export const LAST_GWP_BREAK: ReportingYear = GWP_BREAKS.toSorted().at(-1) ?? '2020-21'

/** Years in which travel and trade stood still for months: a window that begins or ends in one starts low or ends low. */
const COVID_YEARS: ReadonlySet<ReportingYear> = new Set(['2019-20', '2020-21', '2021-22'])

/** The last year before them. */
export const BEFORE_COVID: ReportingYear = '2018-19'

/** Accommodation, food and transport: what they emitted until 2021-22 says when people could travel, not where they are heading. */
const STOOD_STILL = ['H', 'I'] as const
const RECOVERED_FROM: ReportingYear = '2022-23'

/** A change above this, either way, is more than an operating year explains. */
export const STRUCTURAL_BREAK_PERCENT = 40

/** A line that explains less of the variation than this shows no direction. */
export const LEAST_R_SQUARED = 0.3

/** The first year that a line is fitted to. */
export const windowStart = (division: string | null): ReportingYear =>
  STOOD_STILL.some((one) => one === division) ? RECOVERED_FROM : LAST_GWP_BREAK

export const touchesCovid = (...years: readonly (ReportingYear | undefined)[]): boolean =>
  years.some((year) => year !== undefined && COVID_YEARS.has(year))

/** Whether a line may be banded and carried on, or why not. */
export type WindowState = 'accepted' | 'known_sale_or_takeover' | 'structural_break' | 'line_explains_little'

export const WINDOW_REASONS: Readonly<Record<Exclude<WindowState, 'accepted'>, string>> = {
  known_sale_or_takeover:
    'Facilities with more than a tenth of scope 1 changed hands within the fitted years, so the line mixes two businesses.',
  structural_break: `A fitted year differs from the year before by more than ${STRUCTURAL_BREAK_PERCENT} %, so the line shows that step and no direction.`,
  line_explains_little: `The line explains less than ${LEAST_R_SQUARED * 100} % of the variation, so it shows no direction.`,
}

const SOURCE = 'docs/methods/emissions_trend.md'
const endYear = (year: ReportingYear): number => startYear(year) + 1
const constant = (value: number, unit: string, label: string): Constant => ({
  value,
  unit,
  label,
  source: SOURCE,
})

/** Constants of the steps below. */
export const WINDOW_CONSTANTS: Readonly<Record<string, Constant>> = {
  gwp_break: constant(endYear(LAST_GWP_BREAK), 'year', 'First year on the present warming potentials'),
  recovered_year: constant(endYear(RECOVERED_FROM), 'year', 'First fitted year of divisions H and I'),
  structural_break: constant(
    STRUCTURAL_BREAK_PERCENT,
    '%',
    'Largest change in a year that a line may pass over',
  ),
  least_r_squared: constant(LEAST_R_SQUARED, PLAIN, 'Least share of variation that a line must explain'),
}

/** The first fitted year by the division, which may not be known. */
export const startOfWindow = (division: Term): Term =>
  firstKnown(
    when(any(...STOOD_STILL.map((one) => equal(division, text(one)))), 'recovered_year', 'gwp_break'),
    'gwp_break',
  )

/** Why a line is refused, from the largest change and the share of variation that it explains. */
export const stateOfWindow = (largest: Term, r_squared: Term): Term =>
  when(
    greater(firstKnown(largest, 0), 'structural_break'),
    text('structural_break'),
    when(less(firstKnown(r_squared, 1), 'least_r_squared'), text('line_explains_little'), text('accepted')),
  )

/** Change in per cent, either way. */
export const sizeOfChange = (value: Term, before: Term): Term =>
  absolute(ratio(product('per_cent', subtract(value, before)), before))

const years = columnOf('years')

/** Largest change among the fitted years, and whether their line is accepted. */
export const WINDOW_STEPS: readonly Step[] = [
  years(
    'driver_before_t',
    'Year before, among the fitted',
    TONNES,
    cell('years.driver_t', { fitted_year: subtract('.fitted_year', 'next_year') }),
  ),
  years('size_of_change', 'Size of the change', '%', sizeOfChange('.driver_t', '.driver_before_t')),
  figure('largest_change', 'Largest change in a year', '%', highest('years.size_of_change', 'known')),
  figure(
    'window',
    'The line is accepted, or why not',
    TEXT,
    when('sold_or_taken_over', text('known_sale_or_takeover'), stateOfWindow('largest_change', 'r_squared')),
  ),
]
