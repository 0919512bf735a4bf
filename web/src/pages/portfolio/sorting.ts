import type { Sorting } from '../../components/window-table/sorting.ts'
import type { PortfolioRow } from './row.ts'

export type PortfolioSorting = Sorting<Exclude<keyof PortfolioRow, 'fault'>>

/** Words that have their own order, mildest first. */
const ORDER = [
  'not_covered',
  'covered_in_earlier_years',
  'sectoral_baseline',
  'covered',
  'low',
  'moderate',
  'high',
  'very_high',
  'extreme',
]

/** Rows in order of a column. What is not known comes last in either direction. */
export function sorted(
  rows: readonly PortfolioRow[],
  { field, descending }: PortfolioSorting,
): readonly PortfolioRow[] {
  const direction = descending ? -1 : 1
  return rows.toSorted((left, right) => {
    const [a, b] = [left[field], right[field]]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return compare(a, b) * direction
  })
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [first, second] = [String(a), String(b)]
  if (ORDER.includes(first) && ORDER.includes(second)) return ORDER.indexOf(first) - ORDER.indexOf(second)
  return first.localeCompare(second, 'en-AU')
}
