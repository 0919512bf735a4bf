import type { DisclosureRecords } from '../records/kinds.ts'
import type { ContradictionFacts } from './facts.ts'
import { sideOf, statedFigures } from './figures.ts'
import type { Pair } from './pair.ts'

/** A category of scope 3 that a statement leaves out of its figure, such as `category_8`. */
interface LeftOut {
  readonly category: string
  readonly reason: string
  readonly pointer: string
}

/** Every category that disclosing statements leave out of scope 3. */
export const leftOutOfScope3 = ({ s2_statements }: Pick<DisclosureRecords, 's2_statements'>): LeftOut[] =>
  (s2_statements?.body.statements ?? []).flatMap(({ kind, scope3_left_out = [] }, index) =>
    kind === 'disclosure'
      ? scope3_left_out.flatMap(({ categories, reason }, at) =>
          categories.map((category) => ({
            category: `category_${category}`,
            reason,
            pointer: `/statements/${index}/scope3_left_out/${at}`,
          })),
        )
      : [],
  )

/**
 * Scope 3 beside the screening of single categories, which is never added up: no total is less than one of its parts, and what is left
 * out is not larger than all that is counted.
 */
export function screeningPairs({ records, ledger, screening }: ContradictionFacts) {
  const figures = statedFigures(records).filter(({ measure }) => measure === 'scope3_t')
  const left = leftOutOfScope3(records)
  const names = new Set(left.map(({ category }) => category))
  const [largest] = screening
    .filter(({ category }) => !names.has(category))
    .toSorted((one, other) => other.low - one.low)
  const totals = [...figures.map(({ value }) => value), ledger?.measures.scope3_t ?? []].flat()
  return {
    scope3_and_screening: figures.flatMap((figure): Pair[] =>
      largest === undefined
        ? []
        : [{ ...sideOf(figure), category: wordsOf(largest.category), other: largest.low }],
    ),
    left_out_and_screening:
      totals.length === 0
        ? []
        : [...names].flatMap((name): Pair[] => {
            const range = screening.find(({ category }) => category === name)
            const { pointer } = left.find(({ category }) => category === name)!
            return range === undefined
              ? []
              : [{ pointer, category: wordsOf(name), declared: Math.max(...totals), other: range.low }]
          }),
  }
}

const wordsOf = (category: string): string => category.replace('_', ' ')
