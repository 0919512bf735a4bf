import type { S2Statement } from '../records/s2-statements.ts'
import { COMMON_WORDS } from './common-words.ts'
import type { NoSentence, RequirementFacts } from './row.ts'

/** When text passes for a sentence; published with the method, so that the verifier reads the same numbers. */
export const SENTENCE_RULES = {
  /** Fewer words than this say nothing about a company. */
  fewest_words: 8,
  /** More of them than this share must be different from each other, counted over so many words at most. */
  distinct_share: 0.5,
  distinct_over: 40,
  /** More of them than this share must be common words. */
  common_share: 0.5,
  /** From this share of the requirement's own words on, a statement repeats the question. */
  own_words_share: 0.8,
  /** Shorter words are in every sentence. */
  shortest_compared: 4,
  /** The same text under so many requirements is about none of them. */
  same_text_rows: 3,
  /** A sentence that so many other requirements have too says nothing about this one. */
  same_sentence_others: 3,
} as const

/** What short fields of records are held to; published with the method too. */
export const FIELD_RULES = {
  /** A phrase has so many different words at least, ... */
  phrase_words: 2,
  /** ... each of so many letters, ... */
  phrase_letters: 3,
  /** ... and at least this share of its words is common. */
  phrase_share: 0.5,
  /** A name has a word of at least so many letters that is none of these. */
  name_letters: 3,
  no_names:
    'tbd tbc tba todo xxx abc asdf qwerty none nil test lorem ipsum placeholder unknown various other'.split(
      ' ',
    ),
  /** A declared absence has one word of each. */
  absence: 'no none not nor without nil never neither nothing'.split(' '),
  absence_of:
    'target targets goal goals aim aims objective objectives ambition ambitions commitment commitments committed set adopted'.split(
      ' ',
    ),
} as const

const KNOWN: ReadonlySet<string> = new Set(COMMON_WORDS)

/** Disclosing statements whose text does not pass for a sentence, by requirement. */
export function noSentences(
  statements: readonly S2Statement[],
  requirements: readonly Pick<RequirementFacts, 'id' | 'title'>[],
): ReadonlyMap<string, NoSentence> {
  const texts = statements.flatMap(({ requirement_id, kind, statement }) =>
    kind !== 'disclosure' || statement === undefined ? [] : [{ requirement_id, ...partsOf(statement) }],
  )
  const rows = countOf(texts.map(({ words }) => words.join(' ')))
  const sentences = countOf(texts.flatMap((text) => [...new Set(text.sentences)]))
  const asked = new Map(requirements.map(({ id, title }) => [id, new Set(wordsOf(title))]))
  return new Map(
    texts.flatMap(({ requirement_id, words, count, sentences: own }) => {
      const isShared = own.every(
        (one) => (sentences.get(one) ?? 1) - 1 >= SENTENCE_RULES.same_sentence_others,
      )
      const isRepeated = (rows.get(words.join(' ')) ?? 0) >= SENTENCE_RULES.same_text_rows
      const why =
        noSentence({ words, count }) ??
        (isShared || isRepeated ? 'same_text' : null) ??
        (isOfItsTitle(words, asked.get(requirement_id) ?? new Set()) ? 'own_words' : null)
      return why === null ? [] : [[requirement_id, why]]
    }),
  )
}

/** Why a text by itself does not pass for a sentence; null where it does. */
export const sentenceFault = (text: string): NoSentence | null => noSentence(partsOf(text))

/** Why a declared absence is not in words; null where it is. "None is set." is enough: it needs no eight words, but says that there is none of what. */
export function absenceFault(text: string): NoSentence | null {
  const { words } = partsOf(text)
  const { absence, absence_of } = FIELD_RULES
  const isSaid = [absence, absence_of].every((list) => words.some((word) => list.includes(word)))
  return isSaid ? noSentence({ words, count: SENTENCE_RULES.fewest_words }) : 'no_absence'
}

/** Why a field that describes something says nothing; null where it is a phrase. "By the committee each half year" is one, "x" is not. */
export function phraseFault(text: string): NoSentence | null {
  const { words } = partsOf(text)
  const { phrase_words, phrase_letters, phrase_share } = FIELD_RULES
  const telling = new Set(words.filter(({ length }) => length >= phrase_letters))
  const known = words.filter((word) => KNOWN.has(word)).length
  return telling.size >= phrase_words && known >= phrase_share * words.length ? null : 'no_phrase'
}

/** Why the name of something names nothing; null where it does. */
export function nameFault(text: string): NoSentence | null {
  const { name_letters, no_names } = FIELD_RULES
  const isNamed = partsOf(text).words.some(
    (word) => new Set(word).size > 1 && word.length >= name_letters && !no_names.includes(word),
  )
  return isNamed ? null : 'no_name'
}

function noSentence({ words, count }: Pick<Parts, 'words' | 'count'>): NoSentence | null {
  const { fewest_words, distinct_share, distinct_over, common_share } = SENTENCE_RULES
  if (count < fewest_words) return 'too_short'
  if (new Set(words).size <= distinct_share * Math.min(words.length, distinct_over)) return 'repeats_itself'
  return words.filter((word) => KNOWN.has(word)).length <= common_share * words.length ? 'not_words' : null
}

function isOfItsTitle(words: readonly string[], asked: ReadonlySet<string>): boolean {
  const compared = [...new Set(words)].filter(({ length }) => length >= SENTENCE_RULES.shortest_compared)
  const own = compared.filter((word) => asked.has(word)).length
  return own >= SENTENCE_RULES.own_words_share * compared.length
}

interface Parts {
  readonly words: readonly string[]
  /** Numbers are counted with the words, and not compared. */
  readonly count: number
  readonly sentences: readonly string[]
}

const partsOf = (text: string): Parts => ({
  words: wordsOf(text),
  count: text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
  sentences: text
    .split(/[.!?]+(?=\s|$)/)
    .map((sentence) => wordsOf(sentence).join(' '))
    .filter((sentence) => sentence !== ''),
})

/** Letters only: a number or a paragraph in an otherwise equal sentence makes it no other. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/\b\w*\d\w*\b|\([a-z0-9]+\)/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

const countOf = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

export const NO_SENTENCE_WORDS: Readonly<Record<NoSentence, string>> = {
  too_short: `has fewer than ${SENTENCE_RULES.fewest_words} words`,
  repeats_itself: 'repeats the same words',
  not_words: 'is mostly not English words',
  own_words: 'repeats the words of the requirement',
  same_text: 'is the same text as for other requirements',
  no_phrase: 'is not a phrase of at least two words',
  no_name: 'is a placeholder',
  no_absence: 'does not say in words that there is none (“No target is set.”)',
}
