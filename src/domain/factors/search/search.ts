import { compareText } from '../../text-order.ts'
import { FIELD_WEIGHTS, type IndexedFactor, type SearchField, type SearchIndex } from './index.ts'
import { slipsAllowed, slipsBetween, wordsOf } from './words.ts'

export type MatchKind = 'exact' | 'prefix' | 'misspelt'

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
export function search(index: SearchIndex, query: string): SearchHit[] {
  const words = [...new Set(wordsOf(query))]
  if (words.length === 0) return []
  const candidates = words.map((word) => candidatesFor(word, index.vocabulary))
  return index.factors
    .flatMap((indexed) => hitOf(indexed, words, candidates) ?? [])
    .toSorted(
      (a, b) =>
        b.match.score - a.match.score ||
        b.indexed.priority - a.indexed.priority ||
        compareText(a.indexed.factor.row_id, b.indexed.factor.row_id),
    )
}

interface Candidate {
  readonly term: string
  readonly kind: MatchKind
}

/** Words of the vocabulary that a word stands for: itself; where there is no such word, what it begins or misspells. */
function candidatesFor(word: string, vocabulary: ReadonlySet<string>): Candidate[] {
  if (vocabulary.has(word)) return [{ term: word, kind: 'exact' }]
  const begun = [...vocabulary].filter((term) => word.length >= 3 && term.startsWith(word))
  if (begun.length > 0) return begun.map((term) => ({ term, kind: 'prefix' }))
  const allowed = slipsAllowed(word)
  const near = [...vocabulary]
    .map((term) => ({ term, slips: slipsBetween(word, term, allowed) }))
    .filter(({ slips }) => slips <= allowed)
  const least = Math.min(...near.map(({ slips }) => slips))
  return near.filter(({ slips }) => slips === least).map(({ term }) => ({ term, kind: 'misspelt' }))
}

function hitOf(
  indexed: IndexedFactor,
  words: readonly string[],
  candidates: readonly Candidate[][],
): SearchHit | undefined {
  const matches = words.flatMap((word, index) => bestMatch(indexed, word, candidates[index]!) ?? [])
  const [first] = matches
  if (first === undefined || matches.length / words.length < LEAST_COVERAGE) return undefined
  const best = matches.reduce((top, match) => (weigh(match) > weigh(top) ? match : top), first)
  const raw = matches.reduce((sum, match) => sum + weigh(match), 0) + indexed.priority * PRIORITY_WEIGHT
  const most = words.length * BEST_WORD + 2
  return {
    indexed,
    match: { field: best.field, kind: best.kind, score: Math.round((raw / most) * 1000) / 1000 },
    words: matches,
  }
}

function bestMatch(
  indexed: IndexedFactor,
  word: string,
  candidates: readonly Candidate[],
): WordMatch | undefined {
  return candidates
    .flatMap(({ term, kind }) => {
      const field = indexed.words.get(term)
      return field === undefined ? [] : [{ word, matched: term, field, kind }]
    })
    .toSorted((a, b) => weigh(b) - weigh(a) || compareText(a.matched, b.matched))[0]
}

const weigh = ({ field, kind }: WordMatch): number => FIELD_WEIGHTS[field] * KIND_WEIGHTS[kind]
