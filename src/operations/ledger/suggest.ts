import { search } from '../../domain/factors/search/search.ts'
import type { WordCount } from '../../domain/ledger/files/tally.ts'
import { isMoney } from '../../domain/ledger/spend-factors.ts'
import { compareText } from '../../domain/text-order.ts'
import type { PublishedFactors } from './factors-of-lines.ts'

export interface Suggestion {
  readonly factor_id: string
  readonly name: string
}

const MOST = 5
const SHORT = 3

/** Factors to choose from for words that leave it open. */
export function suggestionsFor(
  { index, spend }: PublishedFactors,
  { activity, unit, status, is_chosen: isChosen }: WordCount,
): Suggestion[] {
  if (activity === null || isChosen || status === 'taken' || status === 'left_out') return []
  if (isMoney(unit)) return industries(spend, activity)
  return search(index, activity)
    .filter(
      ({ indexed: { factor } }) => factor.kind === 'emission_factor' && factor.category !== 'fuel_upstream',
    )
    .slice(0, MOST)
    .map(({ indexed: { factor } }) => ({ factor_id: factor.factor_id, name: factor.activity }))
}

/** Industries whose names share words with an account; the divisions where none does. */
function industries(spend: PublishedFactors['spend'], account: string): Suggestion[] {
  const asked = stemsOf(account)
  const rated = [...spend].map(([factor_id, { factor }]) => ({
    factor_id,
    name: factor.activity,
    score: stemsOf(factor.activity).filter((stem) => asked.includes(stem)).length,
  }))
  const met = rated
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || compareText(a.factor_id, b.factor_id))
  const offered =
    met.length > 0 ? met.slice(0, MOST) : rated.filter(({ factor_id }) => /^io:[A-Z]$/.test(factor_id))
  return offered.map(({ factor_id, name }) => ({ factor_id, name }))
}

/** Beginnings of words: transport and transportation, freight and freighting. */
const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > SHORT && !NO_WORDS.has(word))
    .map((word) => word.slice(0, 6))

const NO_WORDS = new Set([
  'other',
  'and',
  'services',
  'service',
  'general',
  'expenses',
  'expense',
  'costs',
  'products',
  'product',
])
