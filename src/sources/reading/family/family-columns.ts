import { rememberedBy } from '../../../domain/remembered-by.ts'
import { statedUnit, unitFactor } from './units.ts'
import { holdsPhrase, meaningWords } from './words.ts'

/** A column of a family of tables: an entry of `columns.json`. */
export interface FamilyColumn {
  /** Every heading that the publisher has used for it, as printed; the first names it in findings. */
  readonly headings: readonly string[]
  /** Phrases, any of which in a heading means this column: "net ... baseline" is two that both are there. The longest decides between columns. */
  readonly means?: readonly string[]
  /** Phrases that make a heading another column's. */
  readonly never?: readonly string[]
  /** Unit that its figures are kept in; absent for a column of words. */
  readonly unit?: string
  /** Between which two bounds the largest figure of a whole table lies: tells tonnes from kilotonnes. */
  readonly largest?: readonly number[]
  /** True for a column that some files lack, whatever their edition. */
  readonly optional?: boolean
  /** The editions that have it, where not all do. */
  readonly since?: string
  readonly until?: string
  /** True for a column that, with others, says what a row is about. */
  readonly names?: boolean
  /** True for a column with a number that does. */
  readonly identifies?: boolean
  /** True where a table cannot be understood without it. */
  readonly essential?: boolean
  /** The source whose tables have this column, where tables of this one never do. */
  readonly elsewhere?: string
}

export type FamilyColumns<Field extends string> = Readonly<Record<Field, FamilyColumn>>

/** Columns of a table that were found: where each stands, and which unit its heading states. */
export interface PlacedColumns<Field extends string> {
  readonly places: ReadonlyMap<Field, PlacedColumn>
  /** Positions of headings that mean no known column, or one that another heading means better. */
  readonly unknown: readonly number[]
}

export interface PlacedColumn {
  readonly index: number
  /** As printed. */
  readonly heading: string
  /** The unit that the heading states. */
  readonly stated: string | undefined
}

/** A known heading says more than any phrase. */
const KNOWN_HEADING = 1000

/** Finds columns by the meaning of their headings, in any order. Of several headings for a column, the one that says most counts. */
export function placeColumns<Field extends string>(
  headings: readonly string[],
  columns: FamilyColumns<Field>,
): PlacedColumns<Field> {
  const fields = Object.keys(columns) as Field[]
  const candidates = headings
    .flatMap((heading, index) => {
      const words = meaningWords(heading)
      const stated = statedUnit(heading)
      return words === ''
        ? []
        : fields.map((field) => ({
            field,
            index,
            heading,
            stated,
            score: scoreOf(words, stated, columns[field]),
          }))
    })
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
  const places = new Map<Field, PlacedColumn>()
  const taken = new Set<number>()
  for (const { field, index, heading, stated, score } of candidates) {
    if (taken.has(index) || places.has(field)) continue
    const rivals = candidates.filter((other) => other.index === index && other.score === score)
    // A heading that means two columns equally means neither, unless the other has been found elsewhere.
    if (rivals.some((other) => other.field !== field && !places.has(other.field))) continue
    const { unit } = columns[field]
    const isUnit = stated !== undefined && unit !== undefined && unitFactor(stated, unit) !== undefined
    places.set(field, { index, heading, stated: isUnit ? stated : undefined })
    taken.add(index)
  }
  const unknown = headings.flatMap((heading, index) =>
    heading.trim() === '' || taken.has(index) ? [] : [index],
  )
  return { places, unknown }
}

/** How much a heading says that it is this column's; 0 where it is not. */
function scoreOf(words: string, stated: string | undefined, column: FamilyColumn): number {
  const { known, means, never } = phrasesOf(column)
  if (known.has(words)) return KNOWN_HEADING
  if (never.some((phrase) => holdsPhrase(words, phrase))) return 0
  const letters = Math.max(0, ...means.map((parts) => lettersOf(parts, words)))
  if (letters === 0 || column.unit === undefined) return letters
  // A unit of the right kind tells GJ from MWh; one of another kind is another column's.
  if (stated === undefined) return letters
  return unitFactor(stated, column.unit) === undefined ? 0 : letters + 1
}

const phrasesOf = rememberedBy(({ headings, means = [], never = [] }: FamilyColumn) => ({
  known: new Set(headings.map(meaningWords)),
  means: means.map((phrase) => phrase.split('...').map(meaningWords)),
  never: never.map(meaningWords),
}))

const lettersOf = (parts: readonly string[], words: string): number =>
  parts.every((part) => holdsPhrase(words, part))
    ? parts.reduce((letters, part) => letters + part.length, 0)
    : 0
