import { compareText } from '../../text-order.ts'
import { compareNameKeys, type NameKey, nameKey } from './entity-name.ts'

/** How a name was found, best first. */
export const NAME_FINDS = ['same', 'all_words', 'word_beginnings', 'similar'] as const
export type NameFind = (typeof NAME_FINDS)[number]

/** A name that somebody bore, ready to be compared. */
export interface SearchableName {
  readonly abn: string
  readonly name: string
  readonly first_year: string
  readonly last_year: string
  readonly role: 'controlling_corporation' | 'responsible_emitter'
  readonly key: NameKey
}

export interface FoundName {
  readonly abn: string
  readonly matched_name: string
  readonly first_year: string
  readonly last_year: string
  readonly role: SearchableName['role']
  readonly find: NameFind
  /** 1 is the same name; 0.8 and more all words, 0.6 and more beginnings. An emitter scores a tenth less than a reporter. */
  readonly score: number
}

/** A facility's operator is less likely meant than the corporation that reports: Alcoa of Australia, Alcoa Australian Holdings. */
const EMITTER_HANDICAP = 0.1

/** Below this share of letter pairs two names have little in common. */
const LEAST_SIMILAR = 0.5

/**
 * Companies by name, the best name of each: the same after normalising, else all words of the question among the name's,
 * else all as beginnings of words, else alike in letters. The order never depends on the order of a query.
 */
export function searchNames(question: string, names: readonly SearchableName[]): FoundName[] {
  const wanted = nameKey(question)
  const best = new Map<string, FoundName>()
  for (const candidate of names) {
    const found = compare(wanted, candidate)
    const known = best.get(candidate.abn)
    if (found !== undefined && (known === undefined || order(found, known) < 0))
      best.set(candidate.abn, found)
  }
  return [...best.values()].toSorted(order)
}

function compare(wanted: NameKey, candidate: SearchableName): FoundName | undefined {
  const { key, abn, name, first_year, last_year, role } = candidate
  const found = (find: NameFind, score: number): FoundName => ({
    abn,
    matched_name: name,
    first_year,
    last_year,
    role,
    find,
    score: role === 'responsible_emitter' ? score - EMITTER_HANDICAP : score,
  })
  if (wanted.normalised === key.normalised) return found('same', 1)
  const asked = wanted.normalised.split(' ').filter((word) => word !== '')
  const words = key.normalised.split(' ')
  if (asked.length === 0) return undefined
  const share = Math.min(1, wanted.normalised.length / key.normalised.length)
  if (asked.every((word) => words.includes(word))) return found('all_words', 0.8 + 0.19 * share)
  if (asked.every((word) => words.some((one) => one.startsWith(word))))
    return found('word_beginnings', 0.6 + 0.19 * share)
  const { score } = compareNameKeys(wanted, key)
  return score >= LEAST_SIMILAR ? found('similar', 0.59 * score) : undefined
}

/** Score, then who reported last, then name and ABN. */
function order(a: FoundName, b: FoundName): number {
  return (
    b.score - a.score ||
    compareText(b.last_year, a.last_year) ||
    compareText(a.matched_name, b.matched_name) ||
    compareText(a.abn, b.abn)
  )
}
