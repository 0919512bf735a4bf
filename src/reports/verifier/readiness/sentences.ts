import { checkFormulas, versionOf } from '../check-formulas.ts'
import type { Body, Documents } from '../documents.ts'
import { PUBLISHED_FORMULAS } from '../published-formulas.ts'

const METHOD = 'filing_readiness'

/** Numbers and words of the method, as they were published. */
interface SentenceRules {
  readonly rules: {
    readonly sentences: Readonly<
      Record<
        | 'fewest_words'
        | 'distinct_share'
        | 'distinct_over'
        | 'common_share'
        | 'own_words_share'
        | 'shortest_compared'
        | 'same_text_rows'
        | 'same_sentence_others',
        number
      >
    >
    readonly fields: {
      readonly phrase_words: number
      readonly phrase_letters: number
      readonly phrase_share: number
      readonly name_letters: number
      readonly no_names: readonly string[]
      readonly absence: readonly string[]
      readonly absence_of: readonly string[]
    }
    readonly common_words: readonly string[]
    /** Letters that look alike, each before the Latin one. */
    readonly lookalikes: readonly string[]
    readonly place_words: readonly string[]
    readonly scenario_families: readonly {
      readonly words: readonly (readonly string[])[]
      readonly least_c: number
      readonly most_c: number
    }[]
  }
}

/** What passes for a sentence. */
export interface Sentences {
  /** Whether a text by itself does. */
  readonly passes: (text: string) => boolean
  /** Whether a declared absence is in words, however few. */
  readonly passesAsAbsence: (text: string) => boolean
  /** Whether a short field of a record is a phrase. */
  readonly isPhrase: (text: string) => boolean
  /** Whether a name names anything. */
  readonly isName: (text: string) => boolean
  /** Whether a text says where in a document something stands. */
  readonly isPlace: (text: string) => boolean
  /** A scenario's name without case and punctuation; null where its warming is not that of the family that it names. */
  readonly scenarioName: (name: string, warming: number) => string | null
  /** Requirements whose statements do not: by themselves, beside the others, or beside the requirement's own title. */
  readonly failing: (
    statements: readonly Body[],
    requirements: readonly { readonly id: string; readonly title: string }[],
  ) => ReadonlySet<string>
}

/** By the rules of the version that the report names; undefined where the bundle does not hold them as they were published. */
export function sentencesOf({ report, provenance }: Documents): Sentences | undefined {
  const version = report.methods.find(({ id }) => id === METHOD)?.version ?? ''
  const own = provenance.formulas.filter(({ method }) => method === METHOD)
  const { published } = checkFormulas(own, PUBLISHED_FORMULAS)
  const found = published.get(versionOf({ id: METHOD, version })) as SentenceRules | undefined
  return found === undefined ? undefined : byRules(found.rules)
}

function byRules({
  sentences: rule,
  fields,
  common_words,
  place_words,
  scenario_families,
  lookalikes,
}: SentenceRules['rules']): Sentences {
  const common = new Set(common_words)
  const inLatin = (text: string): string => {
    let plain = text.normalize('NFKC').toLowerCase()
    for (const [letter, latin] of lookalikes.map((pair) => Array.from(pair)))
      plain = plain.replaceAll(letter!, latin!)
    return plain
  }
  const places = new Set(place_words)
  const isSentence = (text: string, least = rule.fewest_words): boolean => {
    const words = wordsOf(text)
    const all = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
    const counted = Math.min(words.length, rule.distinct_over)
    const known = words.filter((word) => common.has(word))
    return (
      all.length >= least &&
      new Set(words).size > rule.distinct_share * counted &&
      known.length > rule.common_share * words.length
    )
  }
  return {
    passes: (text) => isSentence(text),
    passesAsAbsence: (text) =>
      isSentence(text, 0) &&
      ![fields.absence, fields.absence_of].some((list) =>
        wordsOf(text).every((word) => !list.includes(word)),
      ),
    isPhrase(text) {
      const words = wordsOf(text)
      const long = words.filter((word) => word.length >= fields.phrase_letters)
      const known = words.filter((word) => common.has(word))
      return new Set(long).size >= fields.phrase_words && known.length >= fields.phrase_share * words.length
    },
    isName: (text) =>
      wordsOf(text).some(
        (word) =>
          word.length >= fields.name_letters &&
          /^(.).*(?!\1)./u.test(word) &&
          !fields.no_names.includes(word),
      ),
    isPlace(given) {
      const text = given.normalize('NFKC').trim().toLowerCase()
      const parts = [...text.matchAll(/\p{L}+|\p{Nd}+/gu)].map(([part]) => part)
      const cell = /^(.+!)?\$?[a-z]{1,3}\$?\d{1,7}(:\$?[a-z]{1,3}\$?\d{1,7})?$/
      return (
        (new Set(parts.filter((part) => /[^0]/.test(part))).size >= 2 &&
          parts.some((part) => places.has(part))) ||
        (/[1-9]/.test(text) && /^\d[-\d\s.,:()/–]*$/.test(text)) ||
        cell.test(text)
      )
    },
    scenarioName(name, warming) {
      const latin = inLatin(name)
      const plain = latin.replaceAll(/[^\p{L}\p{N}]/gu, '')
      const alone = latin.split(/[^\p{L}\p{N}]+/u)
      const has = (word: string): boolean =>
        word[0] === '=' ? alone.includes(word.slice(1)) : plain.includes(word)
      const named = scenario_families.flatMap(({ words, least_c, most_c }) =>
        words
          .filter((list) => !list.some((word) => !has(word)))
          .map((list) => ({ list, isInside: least_c <= warming && warming <= most_c })),
      )
      // "SSP5" in "SSP5-3.4" is no name of its own.
      const isFuller = (list: readonly string[], other: readonly string[]): boolean =>
        other.join(',').length > list.join(',').length &&
        !list.some((word) => !other.some((one) => one.includes(word.replace(/^=/, ''))))
      const isOff = named.some(
        ({ list, isInside }) => !isInside && !named.some((other) => isFuller(list, other.list)),
      )
      return plain === '' || isOff ? null : plain
    },
    failing(statements, requirements) {
      const said = statements
        .filter(({ kind, statement }) => kind === 'disclosure' && typeof statement === 'string')
        .map((one) => ({
          id: String(one['requirement_id']),
          text: String(one['statement']),
          words: wordsOf(String(one['statement'])),
          parts: sentencesIn(String(one['statement'])),
        }))
      const withText = (words: readonly string[]): number =>
        said.filter((other) => other.words.join(' ') === words.join(' ')).length
      const others = (part: string): number => said.filter(({ parts }) => parts.includes(part)).length - 1
      const titles = new Map(requirements.map(({ id, title }) => [id, new Set(wordsOf(title))]))
      const failing = said.filter(({ id, text, words, parts }) => {
        const long = [...new Set(words)].filter((word) => word.length >= rule.shortest_compared)
        const ofTitle = long.filter((word) => titles.get(id)?.has(word) === true)
        return (
          !isSentence(text) ||
          withText(words) >= rule.same_text_rows ||
          parts.every((part) => others(part) >= rule.same_sentence_others) ||
          ofTitle.length >= rule.own_words_share * long.length
        )
      })
      return new Set(failing.map(({ id }) => id))
    },
  }
}

/** Words of letters alone, in small letters, without numbers and the letters of paragraphs. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/\b\w*\d\w*\b|\([a-z0-9]+\)/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 0)

const sentencesIn = (text: string): readonly string[] =>
  text
    .split(/[.!?]+(?=\s|$)/)
    .map((part) => wordsOf(part).join(' '))
    .filter((part) => part.length > 0)
