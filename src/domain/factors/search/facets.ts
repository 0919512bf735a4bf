import { compareText } from '../../text-order.ts'
import type { Factor } from '../factor.ts'

/** Values that a filter could still take, each with how many of the hits it would leave; most first. */
export type Facet = readonly { readonly value: string; readonly count: number }[]

export const facetsOf = (factors: readonly Factor[]) => ({
  scope: count(factors.map(({ scope }) => (scope === null ? null : String(scope)))),
  category: count(factors.map(({ category }) => category)),
  region: count(factors.map(({ region }) => region)),
  method: count(factors.map(({ method }) => method)),
  unit: count(factors.map(({ unit }) => unit)),
})

export type Facets = ReturnType<typeof facetsOf>

function count(values: readonly (string | null)[]): Facet {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, m], [b, n]) => n - m || compareText(a, b))
    .map(([value, number]) => ({ value, count: number }))
}
