import { compareText } from '../../text-order.ts'
import { FIELD_WEIGHTS, type IndexedFactor, type SearchField, type SearchIndex } from './index.ts'
import type { Candidate, MatchKind } from './vocabulary.ts'
import { NATIONAL_WORDS, wordsOf } from './words.ts'

/** How a word of the query met a word of the factor. */
export interface WordMatch {
  readonly word: string
  readonly matched: string
  readonly field: SearchField
  readonly kind: MatchKind
}

export interface SearchHit {
  readonly indexed: IndexedFactor
  /** The word that weighed most. */
  readonly match: { readonly field: SearchField; readonly kind: MatchKind; readonly score: number }
  readonly words: readonly WordMatch[]
}

const KIND_WEIGHTS: Readonly<Record<MatchKind, number>> = { exact: 1, prefix: 0.8, misspelt: 0.7 }
const BEST_WORD = Math.max(...Object.values(FIELD_WEIGHTS))
/** Enough to decide between equal matches, too little to outweigh a word. */
const PRIORITY_WEIGHT = 0.3
/** A factor that meets fewer than half of the words is not what was meant. */
const LEAST_COVERAGE = 0.5

/** Factors that the words mean, best first; the same question always gives the same order. */
export const search = (index: SearchIndex, query: string): SearchHit[] =>
  hitsOf(index, query).toSorted(byRelevance)

/** The first of them, without sorting the others. */
export const searchBest = (index: SearchIndex, query: string): SearchHit | undefined =>
  bestOf(hitsOf(index, query))

/** The most relevant of some hits. */
export function bestOf([first, ...others]: readonly SearchHit[]): SearchHit | undefined {
  return others.reduce((best, hit) => (byRelevance(hit, best!) < 0 ? hit : best), first)
}

const byRelevance = (a: SearchHit, b: SearchHit): number =>
  b.match.score - a.match.score ||
  b.indexed.priority - a.indexed.priority ||
  compareText(a.indexed.factor.row_id, b.indexed.factor.row_id)

/** Factors that the words mean, in no order. */
export function hitsOf(index: SearchIndex, query: string): SearchHit[] {
  const words = [...new Set(wordsOf(query))]
  const meant = words
    .map((word) => ({ word, candidates: index.vocabulary.candidatesFor(word) }))
    .filter(({ candidates }) => candidates.length > 0)
  if (meant.length === 0 || meant.length / words.length < LEAST_COVERAGE) return []
  const matches = new Map<number, WordMatch[]>()
  for (const { word, candidates } of meant)
    for (const [at, match] of bestMatches(index, word, candidates)) {
      const known = matches.get(at)
      if (known === undefined) matches.set(at, [match])
      else known.push(match)
    }
  return [...matches].flatMap(([at, met]) => hitOf(index.factors[at]!, words.length, met) ?? [])
}

/** How a word meets each factor that has one of its candidates, by the factor's place. */
function bestMatches(
  { places }: SearchIndex,
  word: string,
  candidates: readonly Candidate[],
): Map<number, WordMatch> {
  const best = new Map<number, WordMatch>()
  for (const { term, kind } of candidates)
    for (const { at, field } of places.get(term) ?? []) {
      const match = { word, matched: term, field, kind }
      const known = best.get(at)
      if (known === undefined || byWeight(match, known) < 0) best.set(at, match)
    }
  return best
}

function hitOf(indexed: IndexedFactor, words: number, matches: readonly WordMatch[]): SearchHit | undefined {
  const [first] = matches
  if (first === undefined || matches.length / words < LEAST_COVERAGE) return undefined
  // A place alone asks for what is published of it, not for all that holds there too.
  if (matches.every(({ field }) => field === 'region') && !isOfItsOwn(indexed, matches)) return undefined
  const best = matches.reduce((top, match) => (weigh(match) > weigh(top) ? match : top), first)
  const raw = matches.reduce((sum, match) => sum + weigh(match), 0) + indexed.priority * PRIORITY_WEIGHT
  const most = words * BEST_WORD + 2
  return {
    indexed,
    match: { field: best.field, kind: best.kind, score: Math.round((raw / most) * 1000) / 1000 },
    words: matches,
  }
}

const isOfItsOwn = ({ factor }: IndexedFactor, matches: readonly WordMatch[]): boolean =>
  factor.region !== 'NATIONAL' || matches.some(({ matched }) => NATIONAL_WORDS.has(matched))

const byWeight = (a: WordMatch, b: WordMatch): number =>
  weigh(b) - weigh(a) || compareText(a.matched, b.matched)

const weigh = ({ field, kind }: WordMatch): number => FIELD_WEIGHTS[field] * KIND_WEIGHTS[kind]
