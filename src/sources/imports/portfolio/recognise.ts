import { numberIn } from '../../../domain/abn.ts'
import type { FileCell } from '../../../domain/ledger/files/row-line.ts'
import {
  BOOK_FIELDS,
  type BookColumn,
  type BookField,
  type BookLayout,
  type BookReading,
  bookId,
  classOfWords,
  type FieldKind,
  type Scale,
} from '../../../domain/portfolio/book/fields.ts'
import { headingWords } from '../../formats/headings.ts'
import type { HeadingKind } from '../table/open-rows.ts'
import headings from './columns.json' with { type: 'json' }

interface Meaning {
  readonly field: BookField
  /** Less is better. */
  readonly rank: number
}

/** A scope glued to its digit would lose it, as footnotes do. */
const wordsOf = (heading: string): string =>
  headingWords(heading.replaceAll(/\b(scope|s)_?([123])\b/gi, '$1 $2').replaceAll(/\bm2\b|m²/gi, ' m2 '))

const BY_WORDS = new Map<string, Meaning>(
  Object.entries(headings).flatMap(([field, names]) =>
    names.map((name, rank): [string, Meaning] => [wordsOf(name), { field: field as BookField, rank }]),
  ),
)

/** Scales that a heading may name beside what it is about, and the fields that they can be of. */
const SCALE_WORDS: readonly (readonly [RegExp, Scale, readonly FieldKind[]])[] = [
  [/\b(?:bn|billions?|b)\b/i, 1e9, ['aud', 'signed_aud']],
  [/\$\s?m\b|\b(?:aud\s?)?(?:mn|millions?|mio|m)\b/i, 1e6, ['aud', 'signed_aud']],
  [/['’]?\b(?:000s?|thousands?|k)\b/i, 1e3, ['aud', 'signed_aud']],
  [/\bmt(?:\s?co2[\s-]?e?)?\b/i, 1e6, ['quantity']],
  [/\bkt(?:\s?co2[\s-]?e?)?\b/i, 1e3, ['quantity']],
]
const FOREIGN = /\b(?:USD|EUR|GBP|NZD|JPY|CNY|SGD|HKD|CAD|CHF)\b|\bUS\$|\bNZ\$|€|£/i
const FILLER = /\b(?:aud|au|a|tco2e?|co2e|co2 e|tonnes?|t|in|at balance date|as at balance date)\b/g

const bareWords = (heading: string): string =>
  wordsOf(heading.replace(FOREIGN, ' ')).replaceAll(FILLER, ' ').replaceAll(/\s+/g, ' ').trim()

type HeadingMeaning = Meaning & Pick<BookColumn, 'scale' | 'currency'>

function meaningOf(heading: string): HeadingMeaning | undefined {
  if (heading === '' || heading.length > 200) return undefined
  const exact = BY_WORDS.get(wordsOf(heading))
  if (exact !== undefined) return { ...exact, scale: 1, currency: null }
  const currency = FOREIGN.exec(heading)?.[0].toUpperCase() ?? null
  for (const [pattern, scale, kinds] of SCALE_WORDS) {
    if (!pattern.test(heading)) continue
    const scaled = BY_WORDS.get(bareWords(heading.replace(pattern, ' ')))
    if (scaled !== undefined && kinds.includes(BOOK_FIELDS[scaled.field]))
      return { ...scaled, scale, currency }
  }
  const plain = BY_WORDS.get(bareWords(heading))
  return plain === undefined ? undefined : { ...plain, scale: 1, currency }
}

const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell.replaceAll(/\s+/g, ' ').trim() : ''

const IDENTITY = new Set<BookField>(['company', 'abn', 'acn', 'name', 'ticker'])

/** Fields found; a row that says neither a company nor an amount is no row of headings. */
function score(cells: readonly unknown[]): number {
  const fields = new Set(cells.flatMap((cell) => meaningOf(textOf(cell))?.field ?? []))
  const isBook = fields.has('outstanding_aud') || [...IDENTITY].some((field) => fields.has(field))
  return isBook ? fields.size + 10 : fields.size
}

export const BOOK_HEADINGS: HeadingKind = {
  score,
  example: 'ABN, Company, Asset class, Outstanding',
  isRow: (cells) => cells.some((cell) => cell !== null && numberIn(String(cell)) !== undefined),
}

/** How the rows below these headings are read, with what a person said about them. */
export function recogniseBook(
  names: readonly string[],
  hasHeadings: boolean,
  layout: BookLayout,
  first: readonly (readonly FileCell[])[],
): BookReading {
  const meant = hasHeadings ? names.map(meaningOf) : guessed(names.length, first)
  const said = layout.columns ?? {}
  const claimed = new Set(names.flatMap((name) => (Object.hasOwn(said, name) ? (said[name] ?? []) : [])))
  const columns = names.map((heading, index): BookColumn => {
    const own = meant[index]
    const scale = layout.scales?.[heading] ?? own?.scale ?? 1
    const plain = { heading, scale, currency: own?.currency ?? null }
    if (Object.hasOwn(said, heading)) return { ...plain, field: said[heading]! }
    const isBest =
      own !== undefined &&
      !claimed.has(own.field) &&
      meant.every(
        (other, at) =>
          other?.field !== own.field || own.rank < other.rank || (own.rank === other.rank && index <= at),
      )
    return { ...plain, field: isBest ? own.field : null }
  })
  const has = (field: BookField): boolean => columns.some((column) => column.field === field)
  const fixed = layout.fixed ?? {}
  const isNamed = [...IDENTITY].some(has) || has('property_value_aud') || has('vehicle_value_aud')
  return {
    id: bookId(names),
    columns,
    fixed,
    asset_classes: layout.asset_classes ?? {},
    missing: [
      ...(isNamed ? [] : (['company'] as const)),
      ...(has('outstanding_aud') ? [] : (['outstanding_aud'] as const)),
      ...(has('asset_class') || fixed.asset_class !== undefined ? [] : (['asset_class'] as const)),
    ],
  }
}

const MOST = 0.6

/** A table without headings, as people paste it: numbers of companies, then an amount, a class, and words that name. */
function guessed(width: number, rows: readonly (readonly FileCell[])[]): (HeadingMeaning | undefined)[] {
  const taken = new Set<BookField>()
  return Array.from({ length: width }, (_, index) => {
    const texts = rows.flatMap((cells) => {
      const text = String(cells[index] ?? '').trim()
      return text === '' ? [] : [text]
    })
    const mostly = (is: (text: string) => boolean): boolean =>
      texts.length > 0 && texts.filter(is).length >= MOST * texts.length
    const field: BookField | undefined = mostly((text) => numberIn(text) !== undefined)
      ? 'company'
      : mostly((text) => /^[$\s(-]*[\d.,]+[\s)]*(?:k|m|bn?)?$/i.test(text))
        ? 'outstanding_aud'
        : mostly((text) => classOfWords(text) !== undefined)
          ? 'asset_class'
          : mostly((text) => /\p{L}{2}/u.test(text))
            ? 'name'
            : undefined
    if (field === undefined || taken.has(field)) return undefined
    taken.add(field)
    return { field, rank: 0, scale: 1, currency: null }
  })
}
