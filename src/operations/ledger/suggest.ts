import { search } from '../../domain/factors/search/search.ts'
import { isRegionWord } from '../../domain/factors/search/words.ts'
import type { WordCount } from '../../domain/ledger/files/tally.ts'
import { publicFactorsFor } from '../../domain/ledger/public-factors.ts'
import { industriesFor, isMoney } from '../../domain/ledger/spend-factors.ts'
import type { PublishedFactors } from './factors-of-lines.ts'

export interface Suggestion {
  readonly factor_id: string
  readonly name: string
}

const MOST = 5

/** Factors to choose from for words that leave it open. */
export function suggestionsFor(
  { index, spend, publicly }: PublishedFactors,
  { activity, unit, status, is_chosen: isChosen }: WordCount,
): Suggestion[] {
  if (activity === null || isChosen || status === 'taken' || status === 'left_out') return []
  if (isMoney(unit))
    return industriesFor(activity, spend)
      .slice(0, MOST)
      .map((id) => ({ factor_id: id, name: spend.get(id)!.factor.activity }))
  const national = search(index, activity)
    .filter(
      ({ indexed: { factor }, words }) =>
        factor.kind === 'emission_factor' &&
        factor.category !== 'fuel_upstream' &&
        // A supplier in Sydney is no electricity of New South Wales.
        words.some(({ word }) => !isRegionWord(word)),
    )
    .slice(0, MOST)
    .map(({ indexed: { factor } }) => ({ factor_id: factor.factor_id, name: factor.activity }))
  // What is asked about here is seldom national, else its words would have found it.
  return [...publicFactorsFor(activity, publicly).slice(0, MOST), ...national]
}
