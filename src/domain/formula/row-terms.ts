import { mean, percentileRank, quantile, sampleStandardDeviation, sum } from '../mathematics/statistics.ts'
import { BEYOND_CURVE, isAbsent, NO_ROWS, NOT_FOUND, type Value } from './absent.ts'
import { PLAIN, TEXT } from './formula.ts'
import { type Checked, columnOf, type Scope, type State, spanOf } from './scope.ts'
import type { Term, TermNode } from './terms.ts'
import { isSameUnit, sameUnit } from './units.ts'

export type CheckTerm = (term: Term, scope: Scope) => Checked
type RowTerm = (node: TermNode, scope: Scope, check: CheckTerm) => Checked

const noneIsAbsent =
  (give: (values: readonly number[]) => number | null) =>
  (values: readonly number[]): Value =>
    values.length === 0 ? NO_ROWS : (give(values) ?? NO_ROWS)

/** Terms that make one figure of a column. */
const OVER: Readonly<Record<string, (values: readonly number[]) => Value>> = {
  sum,
  mean: noneIsAbsent(mean),
  deviation: noneIsAbsent(sampleStandardDeviation),
  lowest: noneIsAbsent((values) => values.reduce((least, value) => Math.min(least, value))),
  highest: noneIsAbsent((values) => values.reduce((most, value) => Math.max(most, value))),
}

const over =
  (name: string): RowTerm =>
  (node, scope) => {
    const give = OVER[name]!
    const { unit, values } = cellsOf(node[name], scope)
    const isKnownOnly = node['known'] === true
    sameUnit([unit, unit])
    return {
      unit,
      run: (state, row) => {
        const cells = values(state, row)
        const known = cells.filter((cell) => typeof cell === 'number')
        if (!isKnownOnly && known.length < cells.length) return cells.find(isAbsent) ?? NO_ROWS
        return give(known)
      },
    }
  }

/** The cells of a column that a term looks at. */
function cellsOf(
  reference: unknown,
  scope: Scope,
): { readonly unit: string; readonly values: (state: State, row: number) => readonly Value[] } {
  const { table, column } = columnOf(reference, scope)
  const span = spanOf(table, scope)
  return {
    unit: column.unit,
    values: (state, row) => {
      const [from, to] = span(state, row)
      const cells = state.tables[table.slot]!.columns[column.slot]!
      return from === 0 && to === cells.length ? cells : cells.slice(from, to)
    },
  }
}

const numbersOf = (reference: unknown, scope: Scope) => {
  const { unit, values } = cellsOf(reference, scope)
  return {
    unit,
    numbers: (state: State, row: number) => values(state, row).filter((cell) => typeof cell === 'number'),
  }
}

const countTerm: RowTerm = (node, scope, check) => {
  const { values, unit } = cellsOf(node['count'], scope)
  const wanted = node['equal_to']
  if (wanted === undefined)
    return {
      unit: PLAIN,
      run: (state, row) => values(state, row).filter((cell) => !isAbsent(cell)).length,
    }
  const value = check(wanted as Term, scope)
  sameUnit([unit, value.unit])
  return {
    unit: PLAIN,
    run: (state, row) => {
      const one = value.run(state, row)
      return isAbsent(one) ? one : values(state, row).filter((cell) => cell === one).length
    },
  }
}

const quantileTerm: RowTerm = (node, scope, check) => {
  const { unit, numbers } = numbersOf(node['quantile'], scope)
  const at = check(node['at'] as Term, scope)
  sameUnit([at.unit, PLAIN])
  return {
    unit,
    run: (state, row) => {
      const share = at.run(state, row)
      return typeof share === 'number' ? (quantile(numbers(state, row), share) ?? NO_ROWS) : share
    },
  }
}

const nthHighestTerm: RowTerm = (node, scope, check) => {
  const { unit, numbers } = numbersOf(node['nth_highest'], scope)
  const place = check(node['place'] as Term, scope)
  sameUnit([place.unit, PLAIN])
  return {
    unit,
    run: (state, row) => {
      const at = place.run(state, row)
      if (typeof at !== 'number') return at
      return numbers(state, row).toSorted((a, b) => b - a)[at - 1] ?? NO_ROWS
    },
  }
}

const percentileTerm: RowTerm = (node, scope, check) => {
  const { unit, numbers } = numbersOf(node['among'], scope)
  const value = check(node['percentile'] as Term, scope)
  sameUnit([unit, value.unit])
  return {
    unit: '%',
    run: (state, row) => {
      const one = value.run(state, row)
      return typeof one === 'number' ? (percentileRank(one, numbers(state, row)) ?? NO_ROWS) : one
    },
  }
}

const cellTerm: RowTerm = (node, scope, check) => {
  const { table, column } = columnOf(node['cell'], scope)
  const span = spanOf(table, scope)
  const keys = Object.entries(node['where'] as Readonly<Record<string, Term>>).map(([name, term]) => {
    const key = columnOf(`${table.name}.${name}`, scope).column
    const wanted = check(term, scope)
    sameUnit([key.unit, wanted.unit])
    return { slot: key.slot, wanted }
  })
  return {
    unit: column.unit,
    run: (state, row) => {
      const wanted = keys.map((key) => key.wanted.run(state, row))
      const missing = wanted.find(isAbsent)
      if (missing !== undefined) return missing
      const { columns } = state.tables[table.slot]!
      const [from, to] = span(state, row)
      for (let at = from; at < to; at += 1)
        if (keys.every(({ slot }, index) => columns[slot]![at] === wanted[index]))
          return columns[column.slot]![at]!
      return NOT_FOUND
    },
  }
}

const interpolateTerm: RowTerm = (node, scope, check) => {
  const [from, to] = [cellsOf(node['from'], scope), cellsOf(node['to'], scope)]
  const value = check(node['interpolate'] as Term, scope)
  sameUnit([from.unit, value.unit])
  return {
    unit: to.unit,
    run: (state, row) => {
      const at = value.run(state, row)
      if (typeof at !== 'number') return at
      return between(at, from.values(state, row) as readonly number[], to.values(state, row))
    },
  }
}

/** Points stand in ascending order. */
function between(at: number, xs: readonly number[], ys: readonly Value[]): Value {
  const above = xs.findIndex((x) => x >= at)
  const below = xs.findLastIndex((x) => x <= at)
  const [low, high] = [ys[below], ys[above]]
  if (low === undefined || high === undefined) return BEYOND_CURVE
  if (typeof low !== 'number' || typeof high !== 'number') return isAbsent(low) ? low : high
  if (above === below) return high
  const share = (at - xs[below]!) / (xs[above]! - xs[below]!)
  return low + share * (high - low)
}

const worstOfTerm: RowTerm = (node, scope) => {
  const { unit, values } = cellsOf(node['worst_of'], scope)
  const levels = levelsOf(node['in'] as string, scope)
  if (!isSameUnit(unit, TEXT)) throw new TypeError(`it takes levels, not ${unit}`)
  return {
    unit: TEXT,
    run: (state, row) => {
      const cells = values(state, row)
      return levels.findLast((level) => cells.includes(level)) ?? NO_ROWS
    },
  }
}

/** The levels of a table of the method. */
export function levelsOf(name: string, { method }: Scope): readonly string[] {
  const table = Object.hasOwn(method.tables, name) ? method.tables[name] : undefined
  if (table === undefined || !('levels' in table)) throw new TypeError(`${name} is not a table of levels`)
  return table.levels
}

/** Terms over rows, by their names. */
export const ROW_TERMS: Readonly<Record<string, RowTerm>> = {
  ...Object.fromEntries(Object.keys(OVER).map((name) => [name, over(name)])),
  count: countTerm,
  nth_highest: nthHighestTerm,
  quantile: quantileTerm,
  percentile: percentileTerm,
  cell: cellTerm,
  interpolate: interpolateTerm,
  worst_of: worstOfTerm,
}
