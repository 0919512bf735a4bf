import type { S2Statement } from '../records/s2-statements.ts'
import type { Placeholder, RequirementFacts } from './row.ts'

/** Fewer words than this say nothing about a company. */
const FEWEST_WORDS = 6
/** From this share of the requirement's own words on, a statement repeats the question. */
const OWN_WORDS_SHARE = 0.8
/** The same text under so many requirements is about none of them. */
const SAME_TEXT_ROWS = 3
/** Shorter words are in every sentence. */
const SHORTEST_COMPARED = 4

/**
 * Disclosing statements that do not count, by requirement. A document with its hash, a figure or a scenario is evidence by
 * itself, so that the text beside it may be short.
 */
export function placeholders(
  statements: readonly S2Statement[],
  requirements: readonly Pick<RequirementFacts, 'id' | 'title'>[],
): ReadonlyMap<string, Placeholder> {
  const bare = statements.flatMap(({ requirement_id, kind, statement, document, figures, scenarios }) =>
    kind !== 'disclosure' ||
    statement === undefined ||
    document !== undefined ||
    (figures ?? []).length + (scenarios ?? []).length > 0
      ? []
      : [{ requirement_id, words: wordsOf(statement) }],
  )
  const rows = new Map<string, number>()
  for (const { words } of bare) rows.set(words.join(' '), (rows.get(words.join(' ')) ?? 0) + 1)
  const asked = new Map(requirements.map(({ id, title }) => [id, new Set(wordsOf(title))]))
  return new Map(
    bare.flatMap(({ requirement_id, words }) => {
      const why = judged(words, rows.get(words.join(' ')) ?? 0, asked.get(requirement_id) ?? new Set())
      return why === null ? [] : [[requirement_id, why]]
    }),
  )
}

function judged(words: readonly string[], rows: number, asked: ReadonlySet<string>): Placeholder | null {
  if (words.length < FEWEST_WORDS) return 'too_short'
  if (rows >= SAME_TEXT_ROWS) return 'same_text'
  const compared = [...new Set(words)].filter(({ length }) => length >= SHORTEST_COMPARED)
  const own = compared.filter((word) => asked.has(word)).length
  return own >= OWN_WORDS_SHARE * compared.length ? 'own_words' : null
}

/** Letters only: a number or a paragraph in an otherwise equal sentence makes it no other. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/\b\w*\d\w*\b|\([a-z0-9]+\)/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

export const PLACEHOLDER_WORDS: Readonly<Record<Placeholder, string>> = {
  too_short: `The statement has fewer than ${FEWEST_WORDS} words and no document.`,
  own_words: 'The statement repeats the words of the requirement.',
  same_text: 'The statement is the same text as for other requirements.',
}
