import type { Numeral } from './numerals.ts'
import type { PeriodMention } from './period-mentions.ts'
import type { PlainText } from './plain-text.ts'
import { type Quantity, quantities } from './quantities.ts'
import type { Place, Subject, Year } from './reading.ts'
import { type SubjectMention, scopeMentions, subjectMentions } from './subjects.ts'
import { unitIn } from './units.ts'

/** What was found in the whole text, in order. */
export interface Found {
  readonly numerals: readonly Numeral[]
  readonly periods: readonly PeriodMention[]
  readonly subjects: readonly SubjectMention[]
}

export interface Cell extends Place {
  readonly words: string
  readonly quantity: Quantity | null
  readonly year: Year | null
  readonly subject: Subject | null
}

export interface Row extends Place {
  readonly cells: readonly Cell[]
  readonly isHeading: boolean
  /** The line above that names the measure of this row and of those that follow. */
  readonly section: Section | null
}

export interface Section {
  readonly words: string
  readonly subject: Extract<Subject, { kind: 'measure' }>
}

/** A line by itself, or a row with nothing but its label. */
interface LabelLine extends Place {
  readonly words: string
  readonly row: Row | null
}

/** No row of a table is longer; a line that is, is prose. */
const LONGEST_ROW = 600
const LONGEST_LABEL = 60
const GAP = /\t|[ \u00A0]{0,3}\|[ \u00A0]{0,3}|[ \u00A0]{2,200}/g

/** Rows of cells, with labels that are set over two lines and the sections that they stand in. */
export function rowsOf(text: PlainText, found: Found): Row[] {
  const cellsOf = cellReader(text, found)
  const rows: Row[] = []
  let label: LabelLine | null = null
  let start = 0
  for (const line of text.plain.split('\n')) {
    const end = start + line.length
    const isRule = line.length <= LONGEST_ROW && /^[ |:+-]{3,600}$/.test(line)
    const parts = line.length > LONGEST_ROW || isRule ? [] : partsOf(line, start)
    const last = rows.at(-1)
    if (isRule && last?.end === start - 1) rows[rows.length - 1] = { ...last, end }
    else if (parts.length === 1 && line.length <= LONGEST_LABEL) {
      const words = line.trim()
      const isRest =
        last?.end === start - 1 && !last.isHeading && isRestOfLabel(text.original.slice(start, end))
      if (isRest) rows[rows.length - 1] = { ...relabelled(last, `${last.cells[0]!.words} ${words}`), end }
      else label = { start, end, words, row: null }
    } else if (parts.length >= 2) {
      const row = rowOf(cellsOf(parts), start, end)
      const isAlone = row?.isHeading === true && row.cells.slice(1).every(({ words }) => /^[–-]$/.test(words))
      if (label !== null && (row === null || row.isHeading || label.end !== start - 1)) {
        if (label.row !== null) rows.push(label.row)
        label = null
      }
      if (isAlone && row.cells[0]!.subject?.kind === 'measure')
        label = { start, end, words: row.cells[0]!.words, row }
      else if (row !== null) {
        rows.push(row.isHeading ? row : underLabel(row, label, rows.at(-1)))
        label = null
      }
    }
    start = end + 1
  }
  return label === null || label.row === null ? rows : [...rows, label.row]
}

function cellReader(text: PlainText, found: Found): (parts: readonly Place[]) => Cell[] {
  const [numerals, periods, subjects] = [
    inside(found.numerals),
    inside(found.periods),
    inside(found.subjects),
  ]
  return (parts) =>
    parts.map((place): Cell => {
      const words = text.plain.slice(place.start, place.end)
      const own = quantities(text, numerals(place))
      return {
        ...place,
        words,
        quantity: own.length === 1 && isNumberCell(words) ? own[0]! : null,
        year: yearOf(periods(place), text.plain),
        subject: subjects(place).find(({ subject }) => subject.kind !== 'vague')?.subject ?? null,
      }
    })
}

/** `2020-21 to 2024-25`: several years, of which the last is only the end. */
function yearOf(mentions: readonly PeriodMention[], plain: string): Year | null {
  const [last, before] = [mentions.at(-1), mentions.at(-2)]
  if (last === undefined) return null
  return before !== undefined && /^ (?:to|until|[–-]) $/.test(plain.slice(before.end, last.start))
    ? { kind: 'part', said: plain.slice(before.start, last.end) }
    : last.year
}

/** Cells with an amount, or headings; null where they are prose. */
function rowOf(cells: readonly Cell[], start: number, end: number): Row | null {
  const isHeading = cells.every(({ quantity }) => quantity === null)
  const isRow =
    !isHeading ||
    (cells.every(({ words }) => words.length <= LONGEST_LABEL) &&
      cells.some(({ year, subject, words }) => year !== null || subject !== null || isHeadingWord(words)))
  return isRow ? { start, end, cells, isHeading, section: null } : null
}

const isHeadingWord = (words: string): boolean =>
  unitIn(words) !== null ||
  /^(?:units?|measure|metric|(?:year|twelve months|12 months|period) (?:ended|ending|to))$/.test(words.trim())

/** `(market-based)` or `for the year` below a row: the end of its label. */
const isRestOfLabel = (line: string): boolean =>
  /^[ \t]*(?:\([^()\d]{1,40}\)|[a-z][^.;:\d]{0,40})$/.test(line)

/** `Total Scope 1 and`: the label goes on in the next line. */
const IS_OPEN = /(?:(?<![a-z])(?:and|or|of|for|from|by|the|in)|[,&+])$/

/** A row with the line right above it, which begins its label or names its section; otherwise in the section of the row before. */
function underLabel(row: Row, label: LabelLine | null, before: Row | undefined): Row {
  if (label === null)
    return row.start - (before?.end ?? 0) <= 2 ? { ...row, section: before?.section ?? null } : row
  const { start, words } = label
  if (IS_OPEN.test(words) && row.cells[0]!.quantity === null)
    return { ...relabelled(row, `${words} ${row.cells[0]!.words}`), start }
  const subject = subjectIn(words)
  return subject?.kind === 'measure' ? { ...row, start, section: { words, subject } } : row
}

const relabelled = (row: Row, words: string): Row => ({
  ...row,
  cells: row.cells.map((cell, at) => (at === 0 ? { ...cell, words, subject: subjectIn(words) } : cell)),
})

/** What a few words name. */
export const subjectIn = (words: string): Subject | null =>
  subjectMentions(words, scopeMentions(words)).find(({ subject }) => subject.kind !== 'vague')?.subject ??
  null

function partsOf(line: string, offset: number): Place[] {
  const parts: Place[] = []
  let from = 0
  const push = (to: number): void => {
    const words = line.slice(from, to)
    const lead = words.length - words.trimStart().length
    if (words.trim() !== '')
      parts.push({ start: offset + from + lead, end: offset + from + words.trimEnd().length })
  }
  for (const { 0: gap, index } of line.matchAll(GAP)) {
    push(index)
    from = index + gap.length
  }
  push(line.length)
  return parts
}

/** A cell that holds a number and nothing else but its unit, sign, brackets and footnote. */
const isNumberCell = (words: string): boolean =>
  /^[(~<>+−-]{0,2}(?:[a-z]{0,2}\$)?\d[\d,. \u00A0]{0,24}(?:[ \u00A0]?[a-z%0-9°/-]{1,12}){0,3}\)?[*†‡^]{0,2}(?:\[\d\])?$/.test(
    words,
  )

/** Those inside a place; asked for in order. */
function inside<T extends Place>(all: readonly T[]): (place: Place) => T[] {
  let from = 0
  return ({ start, end }) => {
    while (from < all.length && all[from]!.start < start) from += 1
    let to = from
    while (to < all.length && all[to]!.start < end) to += 1
    const own = all.slice(from, to)
    from = to
    return own
  }
}
