import { obstaclesIn } from './obstacles.ts'
import { periodMentions } from './period-mentions.ts'
import type { PlainText } from './plain-text.ts'
import { type Quantity, scaledBy } from './quantities.ts'
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
import { saidBy } from './said-by.ts'
import { type Cell, type Found, type Row, rowsOf, subjectIn } from './table-rows.ts'
import { unitIn } from './units.ts'

/** What the headings of a column say. */
interface Column {
  readonly year: Year | null
  readonly subject: Subject | null
  readonly unit: UnitOfHeading
  readonly isChange: boolean
  /** Its numbers name notes or pages. */
  readonly isReference: boolean
  readonly words: string
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

function readBlock(text: PlainText, rows: readonly Row[]): Reading[] {
  const headings = rows
    .slice(
      0,
      rows.findIndex(({ isHeading }) => !isHeading),
    )
    .filter(({ isHeading }) => isHeading)
  const caption = captionOf(text.plain, rows[0]!.start)
  const widest = Math.max(...rows.map(({ cells }) => cells.length))
  const columns = withTotal(columnsOf(headings, widest))
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
      year: yearOf(words) ?? above.findLast(({ year }) => year !== null)?.year ?? null,
      subject: above.findLast(({ subject }) => subject !== null)?.subject ?? null,
      unit: above.map((cell) => unitIn(cell.words)).findLast((unit) => unit !== null) ?? null,
      isChange:
        /(?<![a-z])(?:(?<!(?:step|slow|fast|progressive|climate) )change|variance|var\.?|movement|difference|yoy|year[- ]on[- ]year|%)(?![a-z])|%/.test(
          words,
        ),
      isReference: /^(?:notes?|refs?\.?|references?|pages?|footnotes?|sources?)$/.test(words.trim()),
      words,
      obstacles: obstaclesIn(words),
    }
  })
}

/** Headings in two lines: "Year ended" over "30 June 2025". */
function yearOf(words: string): Year | null {
  const [mention, ...more] = periodMentions(words)
  return mention?.year.kind === 'period' && more.length === 0 ? mention.year : null
}

/** A column that is called total, beside scope 1 and scope 2 and no other measure. */
function withTotal(columns: readonly Column[]): Column[] {
  const named = columns.flatMap(({ subject }) => subject ?? [])
  return columns.map((column) => {
    const total = column.subject === null ? totalOf(column.words, named) : null
    return total?.kind === 'measure' ? { ...column, subject: total } : column
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
  const values = row.cells.filter(({ quantity }) => quantity !== null)
  const section = row.section === null ? null : unitIn(row.section.words)
  const unitOfRow =
    row.cells
      .filter(({ quantity }) => quantity === null)
      .map((cell) => unitIn(cell.words))
      .find((unit) => unit !== null) ?? section
  const ofRow = subjectOfRow(row, above, columns[0]!)
  const isOfSection = row.section !== null && ofRow === row.section.subject
  const named = row.cells.filter(({ quantity, year }) => quantity === null && year !== null)
  // A year in the label is that of the row, whatever a remark beside the number says.
  const yearOfRow = named.length === 1 || named[0] === label ? (named[0]?.year ?? null) : null
  const years = columns.filter(({ year, isChange }) => year !== null && !isChange)
  return row.cells.flatMap((cell, at): Reading[] => {
    const { quantity } = cell
    const column = columns[at + shift]!
    if (quantity === null || column.isReference) return []
    const isChange =
      column.isChange ||
      (quantity.unit === 'percent' && ofRow?.kind === 'measure' && column.year === null && years.length > 0)
    const isPercent = isChange && /%|per ?cent/.test(column.words)
    // A small number under "Change" may be a percentage or an amount.
    const isUnsaid = isPercent || (isChange && Math.abs(quantity.amount.value) < 1000)
    const heading = isUnsaid ? null : (column.unit ?? unitOfRow ?? columns[0]!.unit ?? unitIn(caption))
    const scaled = quantity.unit === null && heading !== null ? scaledBy(quantity, heading) : quantity
    const unit = scaled.unit ?? (isPercent ? 'percent' : null)
    const year = column.year ?? yearOfRow ?? UNSAID
    if (unit === null && ofRow === null && column.subject === null) return []
    const said = saidBy(column.words) ?? saidBy(words)
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
          ...((column.subject !== null || isOfSection) && isPart(label)
            ? [{ code: 'part_of_total' as const, said: label.words }]
            : []),
          ...obstaclesIn(words),
          ...column.obstacles,
          ...obstaclesIn(caption).filter(({ code }) => code !== 'part_of_total'),
        ],
        names: [],
        ...(said === undefined ? {} : { said_by: said }),
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

/** What its label says; else what its section says, or the cell above the labels where these are units alone. */
function subjectOfRow({ cells, section }: Row, above: readonly Subject[], corner: Column): Subject | null {
  const [label] = cells
  if (label!.quantity !== null) return null
  if (label!.subject !== null) return label!.subject
  // Of the section, or of the whole table.
  if (section !== null && IS_TOTAL.test(label!.words.trim())) return { kind: 'vague', said: 'total' }
  if (section !== null) {
    // "Location-based" in the section "Scope 2".
    const narrowed = subjectIn(`${section.subject.said} ${label!.words}`)
    const isNarrower =
      narrowed?.kind === 'measure' && narrowed.measures.length < section.subject.measures.length
    return isNarrower ? narrowed : section.subject
  }
  const isUnitAlone =
    unitIn(label!.words) !== null && cells.slice(1).every(({ quantity }) => quantity !== null)
  return totalOf(label!.words, above) ?? (isUnitAlone ? corner.subject : null)
}

/** A row by another name than the total or a year, under a column that names the measure. */
const isPart = ({ words, quantity, year }: Cell): boolean =>
  quantity === null &&
  year === null &&
  !/(?<![a-z])(?:total|group|company|all|consolidated|overall)(?![a-z])/.test(words)

const IS_TOTAL = /^(?:sub-?)?total(?![a-z])/

/** A row that is called total, under scope 1 and scope 2 and nothing else. */
function totalOf(words: string, above: readonly Subject[]): Subject | null {
  if (!IS_TOTAL.test(words.trim())) return null
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
