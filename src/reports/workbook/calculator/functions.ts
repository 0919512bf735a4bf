import { studentTQuantile } from '../../../domain/mathematics/student-t.ts'

/** What a cell holds. Null is an empty cell. */
export type Scalar = number | string | boolean | null

/** Several cells in a row or a column, or the result of an operation on them. */
export type Values = readonly Scalar[]

export type Operand = Scalar | Values

type SheetFunction = (...parameters: readonly Operand[]) => Operand

/** Spreadsheets count days from the end of 1899. */
const DAYS_TO_1970 = 25_569

/** The functions that our formulas use, as Excel and LibreOffice have them. */
export const FUNCTIONS: Readonly<Record<string, SheetFunction>> = {
  ABS: (value) => Math.abs(numberIn(value)),
  AND: (...all) => all.every((value) => truth(value)),
  AVERAGE: (...all) => mean(numbersIn(...all)),
  COUNT: (...all) => numbersIn(...all).length,
  COUNTIFS: (...pairs) => matching(pairs).filter(Boolean).length,
  DATE: (year, month, day) =>
    Date.UTC(numberIn(year), numberIn(month) - 1, numberIn(day)) / 86_400_000 + DAYS_TO_1970,
  DEVSQ: (...all) => squares(numbersIn(...all)),
  EXACT: (left, right) => scalarOf(left) === scalarOf(right),
  EXP: (value) => Math.exp(numberIn(value)),
  INDEX: (values, position) => listOf(values)[numberIn(position) - 1] ?? null,
  INT: (value) => Math.floor(numberIn(value)),
  LARGE: (values, position) =>
    numbersIn(values).toSorted((a, b) => b - a)[numberIn(position) - 1] ?? missing('LARGE'),
  LEFT: (text, length) => String(scalarOf(text)).slice(0, numberIn(length)),
  LN: (value) => Math.log(numberIn(value)),
  MATCH: (value, values) => {
    const found = listOf(values).indexOf(scalarOf(value))
    return found < 0 ? missing(`MATCH of ${String(scalarOf(value))}`) : found + 1
  },
  MAX: (...all) => Math.max(...numbersIn(...all)),
  MID: (text, first, length) =>
    String(scalarOf(text)).slice(numberIn(first) - 1, numberIn(first) - 1 + numberIn(length)),
  MIN: (...all) => Math.min(...numbersIn(...all)),
  MOD: (value, divisor) =>
    numberIn(value) - numberIn(divisor) * Math.floor(numberIn(value) / numberIn(divisor)),
  NOT: (value) => !truth(value),
  OR: (...all) => all.some((value) => truth(value)),
  PERCENTILE: (values, share) => quantile(numbersIn(values), numberIn(share)),
  RIGHT: (text, length) => String(scalarOf(text)).slice(-numberIn(length)),
  RSQ: (ys, xs) => {
    const { covariance, spread, variation } = pairsOf(ys, xs)
    return (covariance / spread) * (covariance / variation)
  },
  SLOPE: (ys, xs) => {
    const { covariance, spread } = pairsOf(ys, xs)
    return covariance / spread
  },
  SQRT: (value) => Math.sqrt(numberIn(value)),
  STDEV: (...all) => {
    const values = numbersIn(...all)
    return Math.sqrt(squares(values) / (values.length - 1))
  },
  STEYX: (ys, xs) => {
    const { n, covariance, spread, variation } = pairsOf(ys, xs)
    // Of points on a line the difference may come out below zero by rounding.
    return Math.sqrt(Math.max(0, variation - covariance ** 2 / spread) / (n - 2))
  },
  SUM: (...all) => sum(numbersIn(...all)),
  SUMIFS: (values, ...pairs) => {
    const chosen = matching(pairs)
    return sum(numbersIn(listOf(values).filter((_, index) => chosen[index])))
  },
  SUMPRODUCT: (first, ...others) =>
    sum(
      listOf(first).map((value, index) =>
        others.reduce<number>(
          (product, other) => product * numberIn(listOf(other)[index] ?? 0),
          numberIn(value ?? 0),
        ),
      ),
    ),
  TINV: (twoTailed, degrees) => studentTQuantile(1 - numberIn(twoTailed) / 2, numberIn(degrees)),
  VALUE: (text) => Number(scalarOf(text)),
}

export const listOf = (operand: Operand | undefined): Values =>
  Array.isArray(operand) ? operand : [scalarOf(operand)]

export function scalarOf(operand: Operand | undefined): Scalar {
  if (operand === undefined) throw new RangeError('a parameter is missing')
  if (typeof operand !== 'object' || operand === null) return operand
  throw new RangeError('one value was expected, and a range was given')
}

/** An empty cell counts as zero in a spreadsheet, which would turn what is not known into a figure: refused. */
export function numberIn(operand: Operand | undefined): number {
  const value = scalarOf(operand)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'number') return value
  throw new RangeError(value === null ? 'it refers to an empty cell' : `"${value}" is not a number`)
}

export const truth = (operand: Operand | undefined): boolean => numberIn(operand) !== 0

const missing = (what: string): never => {
  throw new RangeError(`${what} finds nothing`)
}

const numbersIn = (...operands: readonly Operand[]): number[] =>
  operands.flatMap(listOf).filter((value) => typeof value === 'number')

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length

function squares(values: readonly number[]): number {
  const middle = mean(values)
  return sum(values.map((value) => (value - middle) ** 2))
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)] ?? missing('PERCENTILE')
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at))
}

/** Sums of squares of two lists of the same length. */
function pairsOf(ys: Operand | undefined, xs: Operand | undefined) {
  const [allY, allX] = [listOf(ys), listOf(xs)]
  if (allY.length !== allX.length) throw new RangeError('the two ranges differ in length')
  // As spreadsheets do, a row in which either is empty is passed over.
  const isWhole = (_: unknown, row: number): boolean => allY[row] !== null && allX[row] !== null
  const [vertical, horizontal] = [allY.filter(isWhole).map(numberIn), allX.filter(isWhole).map(numberIn)]
  const [meanY, meanX] = [mean(vertical), mean(horizontal)]
  return {
    n: vertical.length,
    spread: squares(horizontal),
    variation: squares(vertical),
    covariance: sum(vertical.map((y, index) => (y - meanY) * ((horizontal[index] ?? meanX) - meanX))),
  }
}

/** For each row whether every range of the pairs equals its criterion. */
function matching(pairs: readonly Operand[]): boolean[] {
  const [range = [], criterion = null, ...rest] = pairs
  const here = listOf(range).map((value) => value === scalarOf(criterion))
  if (rest.length === 0) return here
  const others = matching(rest)
  return here.map((matches, index) => matches && others[index] === true)
}
