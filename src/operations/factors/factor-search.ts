import type { Factor } from '../../domain/factors/factor.ts'
import type { Issue } from '../../domain/factors/library.ts'
import { type Facets, facetsOf } from '../../domain/factors/search/facets.ts'
import { buildIndex, type SearchIndex } from '../../domain/factors/search/index.ts'
import { type SearchHit, search, searchBest } from '../../domain/factors/search/search.ts'
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
  /** Words that were searched for, after stop words and phrases. */
  readonly words: readonly string[]
}

/** Factors of one edition that the words mean, narrowed by filters. */
export function searchFactors(loaded: LoadedFactors, question: SearchQuestion): SearchResult {
  const chosen = chooseIssue(loaded.library, question)
  const basis = requireBasis(loaded, question)
  const filter = { ...question, region: requireRegion(question.region) }
  const fitting = new Set(selectFactors(chosen.issue.factors, filter))
  const hits = search(indexOf(chosen.issue), question.q).filter(({ indexed }) => fitting.has(indexed.factor))
  return {
    ...chosen,
    hits: hits.map(({ indexed, match, words }) => ({
      ...based(loaded, indexed.factor, basis),
      match,
      words,
    })),
    facets: facetsOf(hits.map(({ indexed }) => indexed.factor)),
    words: wordsOf(question.q),
  }
}

/** The factor of an issue that words mean best; undefined where none does. */
export const bestMatch = (issue: Issue, words: string): Factor | undefined =>
  searchBest(indexOf(issue), words)?.indexed.factor

/** The index of an issue is made when it is first searched. */
const indexOf = rememberedBy((issue: Issue): SearchIndex => buildIndex(issue.factors))
