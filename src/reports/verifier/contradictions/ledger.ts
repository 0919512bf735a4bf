import type { Body } from '../documents.ts'
import type { Pair } from './apply-rules.ts'
import { type Facts, listOf } from './facts.ts'
import { besideRegistry, figuresOf } from './figures.ts'

/** docs/methods/contradictions.md: the ledger beside the registry, the statements, the screening and the electricity record. */
export function ledgerPairs(facts: Facts): Readonly<Record<string, readonly Pair[]>> {
  const { ledger, period, locationBased } = facts
  const measures = [...(ledger?.measures ?? [])]
  return {
    ledger_and_registry: measures.flatMap(([measure, declared]) =>
      besideRegistry(facts, period, measure, { declared }),
    ),
    figures_and_ledger: figuresOf(facts).flatMap(({ value, ...figure }) => {
      const other = ledger?.measures.get(figure.measure)
      return other === undefined ? [] : [{ ...figure, declared: value, other }]
    }),
    ledger_and_screening: (ledger?.screened ?? []).map((one) => ({ ...one })),
    ...screeningPairs(facts),
    ledger_and_loads:
      ledger === undefined || ledger.electricity === null || locationBased === null
        ? []
        : [{ declared: ledger.electricity, other: locationBased }],
  }
}

/** Categories that disclosing statements leave out of scope 3, with the first place and all reasons of each. */
export function leftOutOfScope3(
  statements: readonly Body[],
): ReadonlyMap<string, { readonly pointer: string; readonly reasons: readonly string[] }> {
  const found = new Map<string, { pointer: string; reasons: string[] }>()
  statements.forEach((statement, index) => {
    const left = statement['kind'] === 'disclosure' ? (statement['scope3_left_out'] ?? []) : []
    ;(left as readonly { categories: readonly number[]; reason: string }[]).forEach((one, at) => {
      for (const number of one.categories) {
        const name = `category_${number}`
        const known = found.get(name) ?? {
          pointer: `/statements/${index}/scope3_left_out/${at}`,
          reasons: [],
        }
        found.set(name, { ...known, reasons: [...known.reasons, one.reason] })
      }
    })
  })
  return found
}

/** Scope 3 beside the largest category that it does not leave out, and beside each that it does. */
function screeningPairs(facts: Facts): Readonly<Record<string, readonly Pair[]>> {
  const { screenedFrom, ledger, statements } = facts
  const left = leftOutOfScope3(listOf(statements, 'statements'))
  const figures = figuresOf(facts).filter(({ measure }) => measure === 'scope3_t')
  const kept = [...screenedFrom].filter(([category]) => !left.has(category))
  const most = Math.max(...kept.map(([, low]) => low))
  const largest = kept.find(([, low]) => low === most)
  const entered = ledger?.measures.get('scope3_t')
  const totals = [...figures.map(({ value }) => value), ...(entered === undefined ? [] : [entered])]
  return {
    scope3_and_screening:
      largest === undefined
        ? []
        : figures.map(({ value, ...figure }) => ({
            ...figure,
            declared: value,
            category: largest[0].replace('_', ' '),
            other: largest[1],
          })),
    left_out_and_screening: [...left].flatMap(([name, { pointer }]) => {
      const other = screenedFrom.get(name)
      return other === undefined || totals.length === 0
        ? []
        : [{ pointer, category: name.replace('_', ' '), declared: Math.max(...totals), other }]
    }),
  }
}
