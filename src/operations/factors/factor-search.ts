import type { Issue } from '../../domain/factors/library.ts'
import { type Advice, adviceFor, uncoveredTopic } from '../../domain/factors/search/advice.ts'
import { type Facets, facetsOf } from '../../domain/factors/search/facets.ts'
import { buildIndex, type SearchIndex } from '../../domain/factors/search/index.ts'
import { type SearchHit, search } from '../../domain/factors/search/search.ts'
import { wordsOf } from '../../domain/factors/search/words.ts'
import { selectFactors } from '../../domain/factors/select.ts'
import { rememberedBy } from '../../domain/remembered-by.ts'
import { type ChosenIssue, chooseIssue } from './factor-issue.ts'
import type { LoadedFactors } from './factor-library.ts'
import { type BasedFactor, based, type ListQuestion, requireBasis, requireRegion } from './factor-lookup.ts'

export interface SearchQuestion extends ListQuestion {
  readonly q: string
}

export interface FoundFactor extends BasedFactor, Pick<SearchHit, 'match' | 'words'> {}

export interface SearchResult extends ChosenIssue {
  readonly hits: readonly FoundFactor[]
  readonly facets: Facets
  /** Why there is none, and where one is published; null where factors were found. */
  readonly advice: Advice | null
  /** Words that were searched for, after stop words and phrases. */
  readonly words: readonly string[]
}

/** Factors of one edition that the words mean, narrowed by filters. */
export function searchFactors(loaded: LoadedFactors, question: SearchQuestion): SearchResult {
  const chosen = chooseIssue(loaded.library, question)
  const basis = requireBasis(loaded, question)
  const filter = { ...question, region: requireRegion(question.region) }
  const fitting = new Set(selectFactors(chosen.issue.factors, filter))
  const topic = uncoveredTopic(question.q, chosen.issue)
  const found = topic === undefined ? search(indexOf(chosen.issue), question.q) : nearTo(topic, chosen.issue)
  const hits = found.filter(({ indexed }) => fitting.has(indexed.factor))
  return {
    ...chosen,
    hits: hits.map(({ indexed, match, words }) => ({
      ...based(loaded, indexed.factor, basis),
      match,
      words,
    })),
    facets: facetsOf(hits.map(({ indexed }) => indexed.factor)),
    advice: topic === undefined && found.length > 0 ? null : adviceFor(topic, chosen.issue),
    words: wordsOf(question.q),
  }
}

/** Factors that are near to what is not covered; their score says that they are not it. */
const nearTo = ({ related }: { readonly related: readonly string[] }, issue: Issue): SearchHit[] =>
  indexOf(issue)
    .factors.filter(({ factor }) => related.includes(factor.factor_id))
    .map((indexed) => ({ indexed, match: { field: 'synonym', kind: 'exact', score: 0 }, words: [] }))

/** The index of an issue is made when it is first searched. */
export const indexOf = rememberedBy((issue: Issue): SearchIndex => buildIndex(issue.factors))
