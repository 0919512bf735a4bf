import { fitLine, type LineFit } from '../mathematics/least-squares.ts'
import { mean, percentileRank, quantile, sampleStandardDeviation, sum } from '../mathematics/statistics.ts'
import { rememberedByBoth } from '../remembered-by.ts'
import { Absent, BEYOND_CURVE, isAbsent, NO_ROWS, NOT_FOUND, type Value } from './absent.ts'
import { exactSum } from './exact.ts'
import { PLAIN, TEXT, TRUTH } from './formula.ts'
import { finite } from './functions.ts'
import {
  type Checked,
  columnOf,
  isHeldByRow,
  mustBe,
  type Scope,
  type State,
  type TableSymbol,
} from './scope.ts'
import type { Term, TermNode } from './terms.ts'
import { timesUnit, toPower } from './units.ts'

export type CheckTerm = (term: Term, scope: Scope) => Checked
type CheckRows = (node: TermNode, scope: Scope, check: CheckTerm) => Checked
interface RowTerm {
  /** Members beside the one that names the term. */
  readonly beside: readonly string[]
  readonly check: CheckRows
}

const noneIsAbsent =
  (give: (values: readonly number[]) => number | null) =>
  (values: readonly number[]): Value =>
    values.length === 0 ? NO_ROWS : (give(values) ?? NO_ROWS)

/** Terms that make one figure of a column. */
const OVER: Readonly<Record<string, (values: readonly number[]) => Value>> = {
  sum,
  mean: noneIsAbsent(mean),
  deviation: noneIsAbsent(sampleStandardDeviation),
  squares: noneIsAbsent((values) => {
    const centre = mean(values)!
    return sum(values.map((value) => (value - centre) ** 2))
  }),
  lowest: noneIsAbsent((values) => values.reduce((least, value) => Math.min(least, value))),
  highest: noneIsAbsent((values) => values.reduce((most, value) => Math.max(most, value))),
}

const over =
  (name: string): CheckRows =>
  (node, scope, check) => {
    const give = OVER[name]!
    const { unit, values } =
      node['where'] === undefined ? cellsOf(node[name], scope) : cellsWhere(node, name, scope, check)
    const isKnownOnly = node['known'] === true
    mustBeNumbers(unit, name)
    return {
      unit: name === 'squares' ? toPower(unit, 2) : unit,
      run: (state, row) => {
        const cells = values(state, row)
        if (cells instanceof Absent) return cells
        if (scope.exact) {
          const missing = isKnownOnly ? undefined : cells.find(isAbsent)
          return missing ?? exactSum(cells.filter((cell) => !isAbsent(cell)))
        }
        const known = numbersAmong(cells)
        if (!isKnownOnly && known.length < cells.length) return cells.find(isAbsent) ?? NO_ROWS
        const value = give(known)
        return typeof value === 'number' ? finite(value) : value
      },
    }
  }

interface Cells {
  readonly unit: string
  /** Absent where it is not known which rows are meant. */
  readonly values: (state: State, row: number) => readonly Value[] | Absent
}

/** The cells of a column that a term looks at. */
function cellsOf(
  reference: unknown,
  scope: Scope,
): { readonly unit: string; readonly values: (state: State, row: number) => readonly Value[] } {
  const { table, column } = columnOf(reference, scope)
  if (!isHeldByRow(table, scope))
    return { unit: column.unit, values: ({ tables }) => tables[table.slot]!.columns[column.slot]! }
  return {
    unit: column.unit,
    values: ({ tables }, row) => {
      const { columns, starts } = tables[table.slot]!
      const cells = columns[column.slot]!
      const [from, to] = [starts[row]!, starts[row + 1]!]
      return from === 0 && to === cells.length ? cells : cells.slice(from, to)
    },
  }
}

/** The list itself where nothing in it is absent, which is most of the time. */
const numbersAmong = (cells: readonly Value[]): readonly number[] =>
  cells.every((cell) => typeof cell === 'number') ? cells : cells.filter((cell) => typeof cell === 'number')

function mustBeNumbers(unit: string, what: string): void {
  if (unit === TEXT || unit === TRUTH) throw new TypeError(`${what} takes a column of numbers`)
}

const numbersOf = (reference: unknown, scope: Scope) => {
  const { unit, values } = cellsOf(reference, scope)
  mustBeNumbers(unit, 'it')
  return {
    unit,
    numbers: (state: State, row: number) => numbersAmong(values(state, row)),
  }
}

const countTerm: CheckRows = (node, scope, check) => {
  const { values, unit } = cellsOf(node['count'], scope)
  const wanted = node['equal_to']
  if (wanted === undefined)
    return {
      unit: PLAIN,
      run: (state, row) => values(state, row).filter((cell) => !isAbsent(cell)).length,
    }
  const value = check(wanted as Term, { ...scope, exact: false })
  mustBe(unit, value, 'what is counted')
  return {
    unit: PLAIN,
    run: (state, row) => {
      const one = value.run(state, row)
      return isAbsent(one) ? one : values(state, row).filter((cell) => cell === one).length
    },
  }
}

const quantileTerm: CheckRows = (node, scope, check) => {
  const { unit, numbers } = numbersOf(node['quantile'], scope)
  const at = check(node['at'] as Term, scope)
  mustBe(PLAIN, at, 'the share')
  return {
    unit,
    run: (state, row) => {
      const share = at.run(state, row)
      return typeof share === 'number' ? (quantile(numbers(state, row), share) ?? NO_ROWS) : share
    },
  }
}

const nthHighestTerm: CheckRows = (node, scope, check) => {
  const { unit, numbers } = numbersOf(node['nth_highest'], scope)
  const place = check(node['place'] as Term, scope)
  mustBe(PLAIN, place, 'the place')
  return {
    unit,
    run: (state, row) => {
      const at = place.run(state, row)
      if (typeof at !== 'number') return at
      return numbers(state, row).toSorted((a, b) => b - a)[at - 1] ?? NO_ROWS
    },
  }
}

const percentileTerm: CheckRows = (node, scope, check) => {
  const { unit, numbers } = numbersOf(node['among'], scope)
  const value = check(node['percentile'] as Term, scope)
  mustBe(unit, value, 'the value')
  return {
    unit: '%',
    run: (state, row) => {
      const one = value.run(state, row)
      return typeof one === 'number' ? (percentileRank(one, numbers(state, row)) ?? NO_ROWS) : one
    },
  }
}

/** The places of the rows whose cells are as `where` says, up to `most` of them. */
function placesWhere(
  node: TermNode,
  table: TableSymbol,
  scope: Scope,
  check: CheckTerm,
): (state: State, row: number, most?: number) => readonly number[] | Absent {
  const isHeld = isHeldByRow(table, scope)
  const keys = Object.entries(node['where'] as Readonly<Record<string, Term>>).map(([name, term]) => {
    const key = columnOf(`${table.name}.${name}`, { ...scope, exact: false }).column
    // Cells are compared as they stand.
    const wanted = check(term, { ...scope, exact: false })
    mustBe(key.unit, wanted, name)
    return { slot: key.slot, wanted }
  })
  return (state, row, most = Number.POSITIVE_INFINITY) => {
    const wanted: Value[] = []
    for (const key of keys) {
      const value = key.wanted.run(state, row)
      if (isAbsent(value)) return value
      wanted.push(value)
    }
    const { columns, starts, size } = state.tables[table.slot]!
    const [from, to] = isHeld ? [starts[row]!, starts[row + 1]!] : [0, size]
    const places: number[] = []
    for (let at = from; at < to && places.length < most; at += 1) {
      let isMet = true
      for (let key = 0; isMet && key < keys.length; key += 1)
        isMet = columns[keys[key]!.slot]![at] === wanted[key]
      if (isMet) places.push(at)
    }
    return places
  }
}

function cellsWhere(node: TermNode, name: string, scope: Scope, check: CheckTerm): Cells {
  const { table, column } = columnOf(node[name], scope)
  const placesOf = placesWhere(node, table, scope, check)
  return {
    unit: column.unit,
    values: (state, row) => {
      const places = placesOf(state, row)
      const cells = state.tables[table.slot]!.columns[column.slot]!
      return places instanceof Absent ? places : places.map((at) => cells[at]!)
    },
  }
}

const cellTerm: CheckRows = (node, scope, check) => {
  const { table, column } = columnOf(node['cell'], scope)
  const placesOf = placesWhere(node, table, scope, check)
  return {
    unit: column.unit,
    run: (state, row) => {
      const places = placesOf(state, row, 1)
      if (places instanceof Absent) return places
      const [place] = places
      return place === undefined ? NOT_FOUND : state.tables[table.slot]!.columns[column.slot]![place]!
    },
  }
}

/** What is said of the line through the rows that have both columns. */
const LINES: Readonly<
  Record<
    string,
    { readonly unit: (y: string, x: string) => string; readonly give: (fit: LineFit) => number | null }
  >
> = {
  slope: { unit: (y, x) => timesUnit([y, toPower(x, -1)]), give: (fit) => fit.slope },
  r_squared: { unit: () => PLAIN, give: (fit) => fit.r_squared },
  line_error: {
    unit: (y) => y,
    give: ({ n, residual_sum_of_squares }) => (n < 3 ? null : Math.sqrt(residual_sum_of_squares / (n - 2))),
  },
}

const lineTerm =
  (name: string): CheckRows =>
  (node, scope) => {
    const { unit, give } = LINES[name]!
    const [ys, xs] = [cellsOf(node[name], scope), cellsOf(node['over'], scope)]
    mustBeOneTable(node[name], node['over'], scope)
    for (const one of [ys, xs]) mustBeNumbers(one.unit, name)
    return {
      unit: unit(ys.unit, xs.unit),
      run: (state, row) => {
        const fit = lineThrough(ys.values(state, row), xs.values(state, row))
        const value = fit === null ? null : give(fit)
        return value === null ? NO_ROWS : finite(value)
      },
    }
  }

/** Several terms ask for the line through the same two columns, which are the same lists then. */
const lineThrough = rememberedByBoth((ys: readonly Value[], xs: readonly Value[]): LineFit | null => {
  const points: { readonly x: number; readonly y: number }[] = []
  ys.forEach((y, at) => {
    const x = xs[at]
    if (typeof y === 'number' && typeof x === 'number') points.push({ x, y })
  })
  return fitLine(points)
})

function mustBeOneTable(one: unknown, other: unknown, scope: Scope): void {
  if (columnOf(one, scope).table !== columnOf(other, scope).table)
    throw new TypeError('the two columns are not of one table')
}

const interpolateTerm: CheckRows = (node, scope, check) => {
  const [from, to] = [cellsOf(node['from'], scope), cellsOf(node['to'], scope)]
  mustBeOneTable(node['from'], node['to'], scope)
  for (const { unit } of [from, to]) mustBeNumbers(unit, 'interpolate')
  const value = check(node['interpolate'] as Term, scope)
  mustBe(from.unit, value, 'the value')
  return {
    unit: to.unit,
    run: (state, row) => {
      const at = value.run(state, row)
      if (typeof at !== 'number') return at
      return between(at, from.values(state, row), to.values(state, row))
    },
  }
}

/** On the straight line between the nearest points on both sides, whatever their order. */
function between(at: number, xs: readonly Value[], ys: readonly Value[]): Value {
  const same = xs.indexOf(at)
  if (same >= 0) return ys[same]!
  const left = nearest(
    xs,
    (x) => x < at,
    (one, best) => one > best,
  )
  const right = nearest(
    xs,
    (x) => x > at,
    (one, best) => one < best,
  )
  const [low, high] = [ys[left], ys[right]]
  if (low === undefined || high === undefined) return BEYOND_CURVE
  if (typeof low !== 'number' || typeof high !== 'number') return isAbsent(low) ? low : high
  const [from, to] = [xs[left] as number, xs[right] as number]
  return finite(low + ((at - from) / (to - from)) * (high - low))
}

/** The place of the best point on one side; -1 without any. */
function nearest(
  xs: readonly Value[],
  isOnSide: (x: number) => boolean,
  isBetter: (one: number, best: number) => boolean,
): number {
  let best = -1
  xs.forEach((x, at) => {
    if (typeof x === 'number' && isOnSide(x) && (best < 0 || isBetter(x, xs[best] as number))) best = at
  })
  return best
}

/** Terms over rows, by their names. */
export const ROW_TERMS: Readonly<Record<string, RowTerm>> = {
  ...Object.fromEntries(Object.keys(OVER).map((name) => [name, { beside: ['known'], check: over(name) }])),
  sum: { beside: ['known', 'where'], check: over('sum') },
  ...Object.fromEntries(
    Object.keys(LINES).map((name) => [name, { beside: ['over'], check: lineTerm(name) }]),
  ),
  count: { beside: ['equal_to'], check: countTerm },
  nth_highest: { beside: ['place'], check: nthHighestTerm },
  quantile: { beside: ['at'], check: quantileTerm },
  percentile: { beside: ['among'], check: percentileTerm },
  cell: { beside: ['where'], check: cellTerm },
  interpolate: { beside: ['from', 'to'], check: interpolateTerm },
}
