import { boundaryPairs } from './boundary.ts'
import { dayPairs } from './days.ts'
import { electricityPairs } from './electricity.ts'
import { elsewherePairs } from './elsewhere.ts'
import type { ContradictionFacts } from './facts.ts'
import { figurePairs } from './figures.ts'
import { ledgerPairs } from './ledger.ts'
import type { Pair } from './pair.ts'
import { registerPairs } from './registers.ts'
import { screeningPairs } from './screening.ts'
import { targetPairs } from './targets.ts'

/** Every pair of values in the records and what was published, by the list that rules name. */
export const pairsOf = (facts: ContradictionFacts) =>
  ({
    ...figurePairs(facts),
    ...ledgerPairs(facts),
    ...screeningPairs(facts),
    ...targetPairs(facts),
    ...boundaryPairs(facts),
    ...elsewherePairs(facts),
    ...dayPairs(facts),
    ...electricityPairs(facts),
    ...registerPairs(facts),
  }) satisfies Readonly<Record<string, readonly Pair[]>>

export type PairName = keyof ReturnType<typeof pairsOf>
