import type { Pair } from './apply-rules.ts'
import type { Facts } from './facts.ts'
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
    ledger_and_loads:
      ledger === undefined || ledger.electricity === null || locationBased === null
        ? []
        : [{ declared: ledger.electricity, other: locationBased }],
  }
}
