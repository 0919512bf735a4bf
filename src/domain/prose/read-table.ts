import type { Numeral } from './numerals.ts'
import { obstaclesIn } from './obstacles.ts'
import type { PeriodMention } from './period-mentions.ts'
import type { PlainText } from './plain-text.ts'
import { type Quantity, quantities, scaledBy } from './quantities.ts'
import {
  type Obstacle,
  type Place,
  type Reading,
  type Role,
  type Subject,
  UNSAID,
  type Unit,
  type Year,
} from './reading.ts'
import type { SubjectMention } from './subjects.ts'
import { unitIn } from './units.ts'

/** What was found in the whole text, in order. */
interface Found {
  readonly numerals: readonly Numeral[]
  readonly periods: readonly PeriodMention[]
  readonly subjects: readonly SubjectMention[]
}

interface Cell extends Place {
  readonly words: string
  readonly quantity: Quantity | null
  readonly year: Year | null
  readonly subject: Subject | null
}

interface Row extends Place {
  readonly cells: readonly Cell[]
  readonly isHeading: boolean
}

/** What the headings of a column say. */
interface Column {
  readonly year: Year | null
  readonly subject: Subject | null
  readonly unit: UnitOfHeading
  readonly isChange: boolean
  readonly obstacles: readonly Obstacle[]
}

type UnitOfHeading = { readonly unit: Unit; readonly factor: number } | null

/** Rows of cells that stand in a text, parted by tabs, bars or gaps, as they are pasted from a document. */
export function readTables(
  text: PlainText,
  found: Found,
): { readonly readings: Reading[]; readonly places: Place[] } {
  const rows = rowsOf(text, found)
  const blocks: Row[][] = []
  for (const row of rows) {
    const last = blocks.at(-1)?.at(-1)
    if (last !== undefined && row.start - last.end <= 2) blocks.at(-1)!.push(row)
    else blocks.push([row])
  }
  const tables = blocks.filter((block) => block.some(({ isHeading }) => !isHeading))
  return {
    readings: tables.flatMap((block) => readBlock(text, block)),
    places: tables.map((block) => ({ start: block[0]!.start, end: block.at(-1)!.end })),
  }
}

/** No row of a table is longer; a line that is, is prose. */
const LONGEST_ROW = 600
const LONGEST_HEADING = 60
const GAP = /\t|[ \u00A0]{0,3}\|[ \u00A0]{0,3}|[ \u00A0]{2,200}/g

function rowsOf(text: PlainText, found: Found): Row[] {
  const [numerals, periods, subjects] = [
    inside(found.numerals),
    inside(found.periods),
    inside(found.subjects),
  ]
  const rows: Row[] = []
  let start = 0
  for (const line of text.plain.split('\n')) {
    const end = start + line.length
    const isRule = line.length <= LONGEST_ROW && /^[ |:+-]{3,600}$/.test(line)
    const parts = line.length > LONGEST_ROW || isRule ? [] : partsOf(line, start)
    const last = rows.at(-1)
    if (isRule && last?.end === start - 1) rows[rows.length - 1] = { ...last, end }
    if (parts.length >= 2) {
      const cells = parts.map((place): Cell => {
        const words = text.plain.slice(place.start, place.end)
        const own = quantities(text, numerals(place))
        return {
          ...place,
          words,
          quantity: own.length === 1 && isNumberCell(words) ? own[0]! : null,
          year: periods(place).at(-1)?.year ?? null,
          subject: subjects(place).find(({ subject }) => subject.kind !== 'vague')?.subject ?? null,
        }
      })
      const isHeading = cells.every(({ quantity }) => quantity === null)
      if (
        !isHeading ||
        (cells.every(({ words }) => words.length <= LONGEST_HEADING) &&
          cells.some(({ year, subject, words }) => year !== null || subject !== null || isUnit(words)))
      )
        rows.push({ start, end, cells, isHeading })
    }
    start = end + 1
  }
  return rows
}

const isUnit = (words: string): boolean =>
  unitIn(words) !== null || /^(?:unit|units|measure|metric)$/.test(words.trim())

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

function readBlock(text: PlainText, rows: readonly Row[]): Reading[] {
  const headings = rows
    .slice(
      0,
      rows.findIndex(({ isHeading }) => !isHeading),
    )
    .filter(({ isHeading }) => isHeading)
  const caption = captionOf(text.plain, rows[0]!.start)
  const widest = Math.max(...rows.map(({ cells }) => cells.length))
  const columns = columnsOf(headings, widest)
  const labels: Subject[] = []
  return rows
    .filter(({ isHeading }) => !isHeading)
    .flatMap((row) => {
      const read = readRow(text, row, { columns, widest, caption, above: [...labels] })
      const own = row.cells[0]?.subject ?? null
      if (own !== null) labels.push(own)
      return read
    })
}

/** The line before a table, which often says the unit. */
function captionOf(plain: string, start: number): string {
  const before = plain.slice(Math.max(0, start - 200), Math.max(0, start - 1)).trimEnd()
  return before.slice(before.lastIndexOf('\n') + 1)
}

/** What stands above each column, counted from the right: the cell above the labels is often missing. */
function columnsOf(headings: readonly Row[], widest: number): Column[] {
  return Array.from({ length: widest }, (_, at): Column => {
    const above = headings.flatMap(({ cells }) => cells[at - (widest - cells.length)] ?? [])
    const words = above.map((cell) => cell.words).join(' ')
    return {
      year: above.findLast(({ year }) => year !== null)?.year ?? null,
      subject: above.findLast(({ subject }) => subject !== null)?.subject ?? null,
      unit: above.map((cell) => unitIn(cell.words)).findLast((unit) => unit !== null) ?? null,
      isChange:
        /(?<![a-z])(?:change|variance|var\.?|movement|difference|yoy|year[- ]on[- ]year|%)(?![a-z])|%/.test(
          words,
        ),
      obstacles: obstaclesIn(words),
    }
  })
}

interface Around {
  readonly columns: readonly Column[]
  readonly widest: number
  readonly caption: string
  readonly above: readonly Subject[]
}

function readRow(text: PlainText, row: Row, around: Around): Reading[] {
  const { columns, widest, caption, above } = around
  const shift = widest - row.cells.length
  const label = row.cells[0]!
  const words = row.cells
    .filter(({ quantity }) => quantity === null)
    .map((cell) => cell.words)
    .join(' ')
  const unitOfRow =
    row.cells
      .filter(({ quantity }) => quantity === null)
      .map((cell) => unitIn(cell.words))
      .find((unit) => unit !== null) ?? null
  const ofRow = label.quantity === null ? (label.subject ?? totalOf(words, above)) : null
  const values = row.cells.filter(({ quantity }) => quantity !== null)
  const years = columns.filter(({ year, isChange }) => year !== null && !isChange)
  return row.cells.flatMap((cell, at): Reading[] => {
    const { quantity } = cell
    if (quantity === null) return []
    const column = columns[at + shift]!
    const isChange =
      column.isChange ||
      (quantity.unit === 'percent' && ofRow?.kind === 'measure' && column.year === null && years.length > 0)
    const heading = isChange ? null : (column.unit ?? unitOfRow ?? columns[0]!.unit ?? unitIn(caption))
    const scaled = quantity.unit === null && heading !== null ? scaledBy(quantity, heading) : quantity
    const unit = isChange ? (quantity.unit ?? 'percent') : scaled.unit
    const year = column.year ?? (label.quantity === null ? label.year : null) ?? UNSAID
    if (unit === null && ofRow === null && column.subject === null) return []
    const role: Role = isChange ? changeCell(cell, quantity, columns) : { kind: 'level' }
    return [
      {
        place: { start: quantity.start, end: quantity.end },
        quote: text.original.slice(quantity.start, quantity.end),
        context: { start: row.start, end: row.end },
        amount: scaled.amount,
        unit,
        year: isChange ? (columns.find((one) => one.year !== null)?.year ?? UNSAID) : year,
        subject: column.subject ?? ofRow ?? { kind: 'unsaid' },
        role,
        obstacles: [
          ...(column.subject !== null && isPart(label)
            ? [{ code: 'part_of_total' as const, said: label.words }]
            : []),
          ...obstaclesIn(words),
          ...column.obstacles,
          ...obstaclesIn(caption).filter(({ code }) => code !== 'part_of_total'),
        ],
        names: [],
        doubts: [
          ...scaled.doubts,
          ...(year.kind === 'unsaid' && !isChange && values.length > 1 && column.subject === null
            ? ['no heading says which year the column is']
            : []),
          ...(column.subject !== null && ofRow?.kind === 'measure'
            ? ['row and column both name a measure']
            : []),
        ],
      },
    ]
  })
}

/** A row by another name than the total or a year, under a column that names the measure. */
const isPart = ({ words, quantity, year }: Cell): boolean =>
  quantity === null &&
  year === null &&
  !/(?<![a-z])(?:total|group|company|all|consolidated|overall)(?![a-z])/.test(words)

/** A row that is called total, under scope 1 and scope 2 and nothing else. */
function totalOf(words: string, above: readonly Subject[]): Subject | null {
  if (!/^(?:sub-?)?total(?![a-z])/.test(words.trim())) return null
  const measures = above.map((subject) => (subject.kind === 'measure' ? subject.measures[0] : null))
  return measures.length === 2 && measures[0] === 'scope1_t' && measures[1] === 'scope2_location_t'
    ? { kind: 'measure', measures: ['scope1_and_2_t'], said: 'total' }
    : { kind: 'vague', said: 'total' }
}

/** A change is from the second year of the table to the first; brackets and a minus mean a fall. */
function changeCell(cell: Cell, { numeral }: Quantity, columns: readonly Column[]): Role {
  const isDown = numeral.negative || cell.words.startsWith('(') || /^[−-]/.test(cell.words)
  const years = columns.filter(({ year, isChange }) => year !== null && !isChange)
  return { kind: 'change', direction: isDown ? 'down' : 'up', base: years[1]?.year ?? UNSAID }
}
