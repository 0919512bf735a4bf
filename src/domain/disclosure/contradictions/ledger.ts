import { scope3Name } from '../../ledger/categories.ts'
import type { Measure } from '../records/s2-statements.ts'
import type { ContradictionFacts } from './facts.ts'
import { besideRegistry, sideOf, statedFigures } from './figures.ts'
import type { Pair } from './pair.ts'

/** The ledger of the period beside the registry, the statements, the screening and the electricity record. */
export function ledgerPairs(facts: ContradictionFacts) {
  const { ledger, records, location_based_t } = facts
  const measures = Object.entries(ledger?.measures ?? {}) as [Measure, number][]
  const electricity = ledger?.electricity_t ?? null
  return {
    ledger_and_registry: measures.flatMap(([measure, declared]) =>
      besideRegistry(facts, { measure, declared }),
    ),
    figures_and_ledger: statedFigures(records).flatMap((figure): Pair[] => {
      const other = ledger?.measures[figure.measure]
      return other === undefined ? [] : [{ ...sideOf(figure), other }]
    }),
    ledger_and_screening: (ledger?.screened ?? []).map(
      ({ category, ...range }): Pair => ({
        category: category.replace('_', ' '),
        name: scope3Name(category),
        ...range,
      }),
    ),
    ledger_and_loads:
      electricity === null || location_based_t === null
        ? []
        : [{ declared: electricity, other: location_based_t } satisfies Pair],
  }
}
