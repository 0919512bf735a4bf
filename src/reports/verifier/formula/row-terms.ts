import {
  ascending,
  mean,
  percentile,
  quantile,
  type StraightLine,
  sampleDeviation,
  squaresFrom,
  straightLine,
  sumOf,
} from '../arithmetic.ts'
import type { Row } from './rows.ts'
import { finite, type Json, own, recordOf, type Value } from './shape.ts'
import type { Place, TermRule } from './term-rule.ts'

/** The numbers of a column, in the rows that have it. */
function numbersIn(
  reference: unknown,
  cells: readonly Value[],
): { readonly numbers: number[]; readonly isWhole: boolean } {
  const known = cells.filter((cell) => cell !== null)
  const numbers = known.filter((cell) => typeof cell === 'number')
  if (numbers.length < known.length) throw new Error(`${String(reference)} is not a column of numbers`)
  return { numbers, isWhole: known.length === cells.length }
}

/** A term that makes one number of a column: of all rows, or with `known` of those that have it. */
const over = (name: string, fewest: number, give: (numbers: readonly number[]) => number): TermRule => ({
  beside: name === 'sum' ? ['known', 'where'] : ['known'],
  value: (node, here) => {
    const cells = here.cellsOf(node, name)
    if (cells === null) return null
    const { numbers, isWhole } = numbersIn(node[name], cells)
    const known = own(node, 'known') ?? false
    if (typeof known !== 'boolean') throw new Error(`known of ${name} is neither true nor false`)
    if ((!isWhole && !known) || numbers.length < fewest) return null
    return finite(give(numbers))
  },
})

/** A term that takes a number and a column, and gives nothing where the number is not known or no row has the column. */
const at = (
  name: string,
  [column, number]: readonly [column: string, number: string],
  give: (number: number, sorted: readonly number[]) => number | undefined,
): TermRule => ({
  beside: [column, number].filter((member) => member !== name),
  value: (node, here) => {
    const { numbers } = numbersIn(own(node, column), here.cells(own(node, column)))
    const value = here.value(own(node, number))
    if (value === null) return null
    if (typeof value !== 'number') throw new Error(`${name} takes a number`)
    return numbers.length === 0 ? null : finite(give(value, ascending(numbers)) ?? Number.NaN)
  },
})

/** A term on the line of least squares: squares of what is left of y are smallest. Rows without one of the two do not count. */
const onLine = (name: string, give: (line: StraightLine) => number | null): TermRule => ({
  beside: ['over'],
  value: (node, here) => {
    const over = own(node, 'over')
    if (here.column(node[name]).table !== here.column(over).table)
      throw new Error('the two columns of a line are not of one table')
    const xs = here.cells(over)
    const points: [number, number][] = []
    for (const [index, y] of here.cells(node[name]).entries()) {
      const x = xs[index] ?? null
      if (x === null || y === null) continue
      if (typeof x !== 'number' || typeof y !== 'number') throw new Error('a line goes through numbers')
      points.push([x, y])
    }
    const line = straightLine(points)
    const value = line === null ? null : give(line)
    return value === null ? null : finite(value)
  },
})

/** Terms over the rows of a table. */
export const ROW_TERMS: Readonly<Record<string, TermRule>> = {
  sum: over('sum', 0, sumOf),
  mean: over('mean', 1, mean),
  deviation: over('deviation', 2, sampleDeviation),
  squares: over('squares', 1, (numbers) => squaresFrom(mean(numbers), numbers)),
  slope: onLine('slope', ({ slope }) => slope),
  r_squared: onLine('r_squared', ({ unexplained, variation }) =>
    variation === 0 ? null : Math.max(0, 1 - unexplained / variation),
  ),
  line_error: onLine('line_error', ({ n, unexplained }) => (n < 3 ? null : Math.sqrt(unexplained / (n - 2)))),
  lowest: over('lowest', 1, (numbers) => ascending(numbers)[0]!),
  highest: over('highest', 1, (numbers) => ascending(numbers).at(-1)!),
  nth_highest: at('nth_highest', ['nth_highest', 'place'], (place, sorted) => sorted[sorted.length - place]),
  quantile: at('quantile', ['quantile', 'at'], (share, sorted) => quantile(sorted, share)),
  percentile: at('percentile', ['among', 'percentile'], percentile),
  count: {
    beside: ['equal_to'],
    value: (node, here) => {
      const cells = here.cells(node['count']).filter((cell) => cell !== null)
      if (!Object.hasOwn(node, 'equal_to')) return cells.length
      const wanted = here.value(node['equal_to'])
      return wanted === null ? null : cells.filter((cell) => cell === wanted).length
    },
  },
  cell: { beside: ['where'], value: cellOf },
  interpolate: { beside: ['from', 'to'], value: interpolated },
}

/** The rows of a column's table whose cells are as `where` says; null where one of these is not known. */
function rowsWhere(node: Json, reference: unknown, here: Place): readonly Row[] | null {
  const { table } = here.column(reference)
  const wanted = Object.entries(recordOf(own(node, 'where'), 'where of a cell')).map(
    ([name, term]) => [here.column(`${table}.${name}`).column, here.value(term)] as const,
  )
  if (wanted.some(([, value]) => value === null)) return null
  const rows = here.rows(table)
  here.work.take(rows.length * wanted.length)
  return rows.filter(({ cells }) => wanted.every(([name, value]) => cells.get(name) === value))
}

/** The cells of the column that a term names, in all rows or in those that its `where` names. */
export function cellsWhere(node: Json, name: string, here: Place): readonly Value[] | null {
  if (!Object.hasOwn(node, 'where')) return here.cells(node[name])
  const { column } = here.column(node[name])
  return rowsWhere(node, node[name], here)?.map(({ cells }) => cells.get(column) ?? null) ?? null
}

function cellOf(node: Json, here: Place): Value {
  const [row] = rowsWhere(node, node['cell'], here) ?? []
  return row?.cells.get(here.column(node['cell']).column) ?? null
}

/** On the straight line between the nearest points to the left and to the right, whatever their order. */
function interpolated(node: Json, here: Place): Value {
  const [from, to] = [own(node, 'from'), own(node, 'to')]
  if (here.column(from).table !== here.column(to).table)
    throw new Error('the two columns of a curve are not of one table')
  const [xs, ys] = [here.cells(from), here.cells(to)]
  const x = here.value(node['interpolate'])
  if (x === null) return null
  if (typeof x !== 'number') throw new Error('interpolate takes a number')
  let left: Point | null = null
  let right: Point | null = null
  for (const [index, place] of xs.entries()) {
    const y = ys[index] ?? null
    if (place === null) continue
    if (typeof place !== 'number' || (y !== null && typeof y !== 'number'))
      throw new Error('a curve goes through numbers')
    if (place === x) return y
    if (place < x && (left === null || place > left.x)) left = { x: place, y }
    if (place > x && (right === null || place < right.x)) right = { x: place, y }
  }
  if (left === null || right === null || left.y === null || right.y === null) return null
  return finite(left.y + ((x - left.x) / (right.x - left.x)) * (right.y - left.y))
}

interface Point {
  readonly x: number
  readonly y: number | null
}
