import { compareText } from '../../text-order.ts'
import { normaliseName, spellingKey } from './entity-name.ts'
import type { NameOrigin } from './known-names/known-names.ts'
import { type IndexedName, type NameIndex, type SearchableName, sortedStems } from './name-index.ts'
import { spellingFit, stemOf } from './name-words.ts'

/** How a name was found, best first. */
export const NAME_FINDS = ['same', 'all_words', 'word_beginnings', 'initials', 'similar'] as const
export type NameFind = (typeof NAME_FINDS)[number]

export interface FoundName {
  readonly abn: string
  readonly matched_name: string
  readonly first_year: string
  readonly last_year: string
  readonly role: SearchableName['role']
  readonly find: NameFind
  /** Where the name comes from when the registry did not print it for this company. */
  readonly origin: NameOrigin | null
  /** The very name was typed, so that no other company can be meant. */
  readonly meant: boolean
  /** 1 is the same name; 0.8 and more all words, 0.6 and more beginnings or initials; less what speaks against it. */
  readonly score: number
}

/** What speaks against a name that fits: each makes another company more likely. */
const LESS_LIKELY = {
  /** A facility's operator is less likely meant than the corporation that reports: Alcoa of Australia, Alcoa Australian Holdings. */
  emitter: 0.1,
  /** Who asks mostly means a company that still reports. */
  ended: 0.08,
  group_member: 0.05,
  parent: 0.05,
  trading_name: 0.01,
  ticker: 0.01,
} as const

/** Below this share of words two names have little in common. */
const LEAST_SIMILAR = 0.55

/** A word of more companies than this tells none of them apart: a slip in it is no sign of who is meant. */
const MOST_BEARERS = 4
const TELLING = 1 / (1 + Math.log(MOST_BEARERS))

/** The highest score of an owner of a brand whose bare word another company bears: a suggestion to confirm. */
const SUGGESTED = 0.79

/** So little less that one comes right after the other. */
export const RIGHT_AFTER = 0.001

/** A word that no company bears says little of which one is meant. */
const UNKNOWN_WORD = 0.5

interface Question {
  readonly normalised: string
  readonly spelling: string
  /** Typed with the words of its legal form. */
  readonly legal: boolean
  readonly compact: string
  readonly sorted: string
  readonly words: readonly string[]
  readonly weight: (word: string) => number
  /** How telling its words are together. */
  readonly weighs: number
  /** By typed word: the words that someone bears and it fits, and how well. A word that someone bears is not misspelt. */
  readonly fits: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** What another table knows of a question: words that it spells so, and companies that bear the name. */
export interface KnownElsewhere {
  readonly vocabulary: ReadonlySet<string>
  readonly found: readonly FoundName[]
}

/**
 * Companies by name, the best name of each: the same after normalising, else all words of the question among the name's,
 * else all as beginnings of words, else its initials, else a misspelling of a telling word. A word that stands in another
 * table is spelt right and means a company there. The order never depends on the order of a query.
 */
export function searchNames(question: string, index: NameIndex, elsewhere?: KnownElsewhere): FoundName[] {
  const asked = read(question, index, elsewhere?.vocabulary ?? new Set())
  if (asked.words.length === 0) return []
  const best = new Map<string, FoundName>()
  const bearers = new Set<string>()
  for (const candidate of index.names) {
    const found = compare(asked, candidate, index)
    if (found === undefined) continue
    if (isBearer(found)) bearers.add(found.abn)
    const known = best.get(candidate.abn)
    if (known === undefined || compareFound(found, known) < 0) best.set(candidate.abn, found)
  }
  return ownersAfterBearers([...best.values()], bearers, elsewhere?.found.some(isBearer) ?? false)
}

/** A company whose own name holds every typed word. */
export const isBearer = ({ origin, find }: FoundName): boolean =>
  origin === null && (find === 'same' || find === 'all_words')

/** One of the words tells a company from most others. */
export const isTelling = (question: string, { weights }: NameIndex): boolean =>
  normaliseName(question)
    .split(' ')
    .some((word) => (weights.get(stemOf(word)) ?? TELLING) >= TELLING)

/**
 * An owner found by a part of a brand's name comes after a company whose own name holds what was typed: for Suncorp the group,
 * not the bank that owns Suncorp Bank. Where such a company is only elsewhere, the owner remains a suggestion.
 */
function ownersAfterBearers(
  found: readonly FoundName[],
  bearers: ReadonlySet<string>,
  bornElsewhere: boolean,
): FoundName[] {
  const highest = Math.max(...found.filter(({ abn }) => bearers.has(abn)).map(({ score }) => score))
  return found
    .map((one) => {
      const isOwner = one.origin !== null && one.origin.kind !== 'ticker' && one.find !== 'same'
      if (!isOwner || bearers.has(one.abn)) return one
      if (bearers.size > 0) return { ...one, score: Math.min(one.score, highest - RIGHT_AFTER, SUGGESTED) }
      return bornElsewhere ? { ...one, score: Math.min(one.score, SUGGESTED) } : one
    })
    .toSorted(compareFound)
}

function read(
  question: string,
  { weights, vocabulary }: NameIndex,
  elsewhere: ReadonlySet<string>,
): Question {
  const normalised = normaliseName(question)
  const words = normalised.split(' ').filter((word) => word !== '')
  const joined = joinKnown(words, weights)
  const weight = (word: string): number => weights.get(stemOf(word)) ?? UNKNOWN_WORD
  return {
    normalised,
    spelling: spellingKey(question),
    legal: spellingKey(question) !== words.join(''),
    compact: words.join(''),
    sorted: sortedStems(words),
    words: joined,
    weight,
    weighs: joined.reduce((sum, word) => sum + weight(word), 0),
    fits: new Map(joined.map((word) => [word, fitting(word, vocabulary, elsewhere)])),
  }
}

function fitting(
  asked: string,
  vocabulary: ReadonlySet<string>,
  elsewhere: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const stem = stemOf(asked)
  const isSpeltRight = vocabulary.has(asked) || elsewhere.has(asked)
  const likelier = isSpeltRight ? 1 : bestFit(asked, elsewhere)
  const fits = new Map<string, number>()
  for (const word of vocabulary) {
    const fit = stem === stemOf(word) ? 1 : isSpeltRight ? 0 : spellingFit(asked, word)
    if (fit > 0 && fit >= likelier) fits.set(word, fit)
  }
  return fits
}

function bestFit(asked: string, words: Iterable<string>): number {
  let best = 0
  for (const word of words) best = Math.max(best, spellingFit(asked, word))
  return best
}

/** Two words that no one bears are one where someone bears it so: BLUE SCOPE. */
function joinKnown(words: readonly string[], weights: ReadonlyMap<string, number>): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at]!, words[at + 1] ?? '']
    const together = next !== '' && weights.has(stemOf(word + next))
    joined.push(together ? word + next : word)
    if (together) at += 1
  }
  return joined
}

function compare(asked: Question, candidate: IndexedName, index: NameIndex): FoundName | undefined {
  const literal = asked.spelling === candidate.spelling
  // With its legal form a name is meant as it is, though the company ended; without it, who trades under it now.
  const meant = literal && candidate.origin === null && (asked.legal || reports(candidate, index))
  const [find, score] = literal
    ? (['same', 1] as const)
    : (likeness(asked, candidate, index) ?? [undefined, 0])
  if (find === undefined) return undefined
  const { abn, name, first_year, last_year, role, origin } = candidate
  return {
    abn,
    matched_name: name,
    first_year,
    last_year,
    role,
    origin,
    find,
    meant,
    score: meant ? score : lessLikely(find, score, handicap(candidate, index)),
  }
}

/** Below 0.6 stand misspellings alone. */
const lessLikely = (find: NameFind, score: number, by: number): number =>
  find === 'similar' ? Math.max(0, score - by * 0.3) : Math.max(0.6, score - by)

const reports = (
  { abn }: Pick<IndexedName, 'abn'>,
  { last_years, latest_year }: Pick<NameIndex, 'last_years' | 'latest_year'>,
): boolean => (last_years.get(abn) ?? latest_year) >= latest_year

function handicap({ abn, role, origin }: IndexedName, { last_years, latest_year }: NameIndex): number {
  if (role === 'responsible_emitter') return LESS_LIKELY.emitter
  const ended = reports({ abn }, { last_years, latest_year }) ? 0 : LESS_LIKELY.ended
  return ended + (origin === null ? 0 : LESS_LIKELY[origin.kind])
}

function likeness(
  asked: Question,
  candidate: IndexedName,
  { weights }: NameIndex,
): readonly [NameFind, number] | undefined {
  if (
    asked.normalised === candidate.normalised ||
    asked.compact === candidate.compact ||
    asked.sorted === candidate.sorted
  )
    return ['same', 1]
  // A code is typed as it is or not at all: half a code is another company's.
  if (candidate.origin?.kind === 'ticker') return undefined
  const share = shareOf(asked, candidate)
  if (asked.words.every((word) => candidate.stems.has(stemOf(word)) || candidate.joined.has(word)))
    return ['all_words', 0.8 + 0.19 * share]
  if (asked.words.every((word) => candidate.words.some((one) => one.startsWith(word))))
    return ['word_beginnings', 0.6 + 0.19 * share]
  if (candidate.initials.has(asked.compact) && asked.words.length === 1) return ['initials', 0.79]
  if (!isMisspelt(asked, candidate, weights)) return undefined
  const alike = wordsAlike(asked, candidate, share)
  return alike >= LEAST_SIMILAR ? ['similar', 0.59 * alike] : undefined
}

/**
 * A typed word is a misspelling of a telling word of the name: of its first, where nothing else was typed. Words in common alone say
 * nothing of who is meant, unless every word fits and only a common one is misspelt: VIRGIN AUSTRLIA.
 */
function isMisspelt({ words, fits }: Question, name: IndexedName, weights: NameIndex['weights']): boolean {
  const isTellingWord = (word: string): boolean => (weights.get(stemOf(word)) ?? 0) >= TELLING
  const meant = words.map((word) => bestWord(name.words, fits.get(word)))
  if (words.length === 1) return meant[0]?.word === name.words[0] && isTellingWord(name.words[0] ?? '')
  return (
    meant.some((one) => one !== undefined && one.fit < 1 && isTellingWord(one.word)) ||
    (meant.every((one) => one !== undefined) && meant.some((one) => isTellingWord(one?.word ?? '')))
  )
}

function bestWord(
  words: readonly string[],
  fits: ReadonlyMap<string, number> | undefined,
): { readonly word: string; readonly fit: number } | undefined {
  let best: { word: string; fit: number } | undefined
  for (const word of words) {
    const fit = fits?.get(word) ?? 0
    if (fit > (best?.fit ?? 0)) best = { word, fit }
  }
  return best
}

/** How much of the name was typed, telling words weighing more: 1 where only words are missing that many companies bear. */
const shareOf = (asked: Question, { weight }: IndexedName): number => Math.min(1, asked.weighs / weight)

/** How much of what was typed the name answers to, misspelt words for less; a little for how much of the name that is. */
function wordsAlike(asked: Question, { words }: IndexedName, share: number): number {
  let fitting = 0
  let all = 0
  for (const word of asked.words) {
    const known = asked.fits.get(word)
    const fit = bestWord(words, known)?.fit ?? 0
    // A misspelt word is as telling as the one it stands for, which is known only where it fits.
    const weight = fit > 0 && fit < 1 ? UNKNOWN_WORD : asked.weight(word)
    fitting += weight * fit
    all += weight
  }
  return (fitting / all) * (0.8 + 0.2 * share)
}

/** Score, then who reported last, then name and ABN. */
export function compareFound(a: FoundName, b: FoundName): number {
  return (
    b.score - a.score ||
    compareText(b.last_year, a.last_year) ||
    compareText(a.matched_name, b.matched_name) ||
    compareText(a.abn, b.abn)
  )
}
