/**
 * The terms that formulas are built from. A term is plain data, so that a formula can be published, hashed, printed as cells and
 * evaluated by someone else.
 *
 * A text is a reference: `name` is a figure or a constant, `.name` a cell in the same row, `^.name` a cell in the row that holds
 * the same row, `table.name` (for terms over rows) a column. A number is 0, 1 or 2; every other number is a constant with a source.
 */
export type Term = string | number | TermNode

/** One term and its particulars: the first member names it. */
export interface TermNode {
  readonly [member: string]: Term | readonly Term[] | boolean | Readonly<Record<string, Term>>
}

type Make = (...terms: readonly Term[]) => TermNode
const of =
  (name: string): Make =>
  (...terms) => ({ [name]: terms })

export const add: Make = of('add')
export const subtract: Make = of('subtract')
export const product: Make = of('product')
/** Absent where the divisor is zero. */
export const ratio: Make = of('ratio')
export const power: Make = of('power')
export const square: Make = of('square')
export const root: Make = of('root')
export const ln: Make = of('ln')
export const exp: Make = of('exp')
/** The root of the sum of the squares. */
export const hypotenuse: Make = of('hypotenuse')
export const absolute: Make = of('absolute')
export const floor: Make = of('floor')
export const smallest: Make = of('smallest')
export const largest: Make = of('largest')

export const less: Make = of('less')
export const atMost: Make = of('at_most')
export const greater: Make = of('greater')
export const atLeast: Make = of('at_least')
export const equal: Make = of('equal')
export const all: Make = of('all')
export const any: Make = of('any')
export const not: Make = of('not')
/** Whether a word is one of those that a text lists, with spaces between them. */
export const oneOf: Make = of('one_of')
export const isMissing: Make = of('is_missing')
export const firstKnown: Make = of('first_known')

/** The t of Student's distribution below which a share lies, for whole degrees of freedom. */
export const studentT: Make = of('student_t')
/** The calendar year in which a reporting year ends: 2030 for 2029-30. */
export const yearEnding: Make = of('year_ending')
/** The reporting year that ends in a calendar year. */
export const reportingYear: Make = of('reporting_year')
/** The calendar year and the month of a day, such as 2025 and 6 of 2025-06-30. */
export const yearOf: Make = of('year_of')
export const monthOf: Make = of('month_of')
/** The place of a day, counted from 1970-01-01, and that of the first day of a month. */
export const dayNumber: Make = of('day_number')
export const firstDay: Make = of('first_day')

export const text = (value: string): TermNode => ({ text: value })
/** Nothing, and why. */
export const absent = (reason: string): TermNode => ({ absent: reason })
export const when = (condition: Term, give: Term, otherwise: Term): TermNode => ({
  when: condition,
  give,
  otherwise,
})

/** The band of a table that holds the value. */
export const band = (value: Term, table: string): TermNode => ({ band: value, in: table })
/** What a table has for a key; absent where it has none. */
export const lookup = (key: Term, table: string, column: string): TermNode => ({
  lookup: key,
  in: table,
  give: column,
})
/** The worst of those that are known. */
export const worst = (terms: readonly Term[], levels: string): TermNode => ({ worst: terms, in: levels })
/** The place of a level, counted from 1 for the lightest, and the level at a place. */
export const levelNumber = (level: Term, levels: string): TermNode => ({ level_number: level, in: levels })
export const levelAt = (place: Term, levels: string): TermNode => ({ level_at: place, in: levels })
/** A level moved up by some steps, never past the ceiling. */
export const raise = (level: Term, by: Term, ceiling: Term, levels: string): TermNode => ({
  raise: level,
  by,
  ceiling,
  in: levels,
})

/** What becomes of rows in which the column is not known: nothing is known then, or they are passed over. */
export type Rows = 'all' | 'known'
const over =
  (name: string) =>
  (column: string, rows: Rows = 'all'): TermNode =>
    rows === 'known' ? { [name]: column, known: true } : { [name]: column }

export const sum = over('sum')
/** The sum over the rows whose other cells are as given. */
export const sumWhere = (
  column: string,
  where: Readonly<Record<string, Term>>,
  rows: Rows = 'all',
): TermNode => ({ ...sum(column, rows), where })
export const mean = over('mean')
export const lowest = over('lowest')
export const highest = over('highest')
/** Standard deviation of a sample (n - 1). */
export const deviation = over('deviation')
/** Sum of the squared distances from the mean. */
export const squares = over('squares')

const through =
  (name: string) =>
  (column: string, over: string): TermNode => ({ [name]: column, over })
/** Of the straight line by least squares through the rows that have both columns: how steep it is. */
export const slope = through('slope')
/** The share of the variation that the line explains; absent where the values do not vary. */
export const rSquared = through('r_squared')
/** The standard error around the line; absent below three rows. */
export const lineError = through('line_error')
/** The second highest for a place of two, and so on, among the rows that have the column; absent where there are fewer. */
export const nthHighest = (column: string, place: Term): TermNode => ({ nth_highest: column, place })
/** How many rows have the column; all of them for a column that is always known. */
export const count = (column: string): TermNode => ({ count: column })
/** How many rows have this value in the column. */
export const countOf = (column: string, value: Term): TermNode => ({ count: column, equal_to: value })
/** Linear interpolation between order statistics, among the rows that have the column. */
export const quantile = (column: string, at: Term): TermNode => ({ quantile: column, at })
/** Per cent of the known values that are below, with half of those that are equal. */
export const percentile = (value: Term, among: string): TermNode => ({ percentile: value, among })
/** The cell of the first row whose other cells are as given. */
export const cell = (column: string, where: Readonly<Record<string, Term>>): TermNode => ({
  cell: column,
  where,
})
/** Linear between the two nearest points of a curve; absent beyond its ends. */
export const interpolate = (value: Term, from: string, to: string): TermNode => ({
  interpolate: value,
  from,
  to,
})
