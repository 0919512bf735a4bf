import type { Factor } from '../factor.ts'
import type { Issue } from '../library.ts'
import { type Advice, adviceFor, uncoveredTopic } from '../search/advice.ts'
import type { SearchIndex } from '../search/index.ts'
import { bestOf, hitsOf, type SearchHit } from '../search/search.ts'
import { isRegionWord, wordsOf } from '../search/words.ts'
import { holdsEverywhere } from '../siblings.ts'
import { isValueOf, parseRowUnit, type WrittenValue } from './row-value.ts'

/** The factor that a row's name means, or why it means none. */
export type NamedFactor =
  | { readonly target: Factor; readonly advice: null }
  | { readonly target: undefined; readonly advice: Advice }

/**
 * A name that is half understood means nothing: more than half of its words must meet a factor. Where several factors go
 * by the name, the one whose value it is: natural gas in Western Australia is 51.53 when burnt and 4.1 upstream.
 */
export function factorNamed(name: string, row: WrittenValue, index: SearchIndex, issue: Issue): NamedFactor {
  const topic = uncoveredTopic(name, issue)
  const words = new Set(wordsOf(name))
  const hits = topic === undefined ? ofStatedScope(hitsOf(index, name), words) : []
  const best = bestOf(hits)
  if (best === undefined || best.words.length * 2 <= words.size)
    return { target: undefined, advice: adviceFor(topic, issue) }
  const unit = parseRowUnit(row.unit)
  const fitting = hits.filter(
    ({ indexed: { factor }, words: met }) =>
      unit !== undefined &&
      isValueOf(factor, row.value, unit) &&
      // Electricity of one method is not right because the other method has its value.
      factor.method === best.indexed.factor.method &&
      best.words.every(
        ({ word, matched }) =>
          met.some((own) => own.word === word) ||
          (isRegionWord(matched) && holdsEverywhere(factor, issue.factors)),
      ),
  )
  return { target: (bestOf(fitting) ?? best).indexed.factor, advice: null }
}

const SCOPES = [1, 2, 3] as const

/** A name that states one scope means factors of it, where there are any. */
function ofStatedScope(hits: readonly SearchHit[], words: ReadonlySet<string>): readonly SearchHit[] {
  const stated = SCOPES.filter((scope) => words.has(`scope${scope}`))
  if (stated.length !== 1) return hits
  const own = hits.filter(({ indexed }) => indexed.factor.scope === stated[0])
  return own.length === 0 ? hits : own
}
