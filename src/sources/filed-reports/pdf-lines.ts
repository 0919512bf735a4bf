import type { Box } from './report-text.ts'
import { EMPTY, isAmount } from './table-cells.ts'

/** A piece of text as a PDF places it: the matrix turns and moves it. */
export interface PdfItem {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
}

interface Piece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

interface Cell {
  text: string
  readonly x: number
  right: number
}

interface Line {
  readonly y: number
  readonly size: number
  readonly cells: readonly Cell[]
}

/** Baselines nearer than this part of the letters' size are one line; marks of footnotes and indices stand within it. */
const SAME_LINE = 0.45
const WORD_GAP = 0.12
/** Justified text stretches its spaces to about one letter; columns stand further apart. */
const CELL_GAP = 1.4
const SMALL = 0.8
const RAISED = 0.15
/** Rows of a table further apart than this many lines are two tables. */
const NEXT_ROW = 3

interface PageLine {
  readonly text: string
  readonly box: Box
  /** The sentence goes on in the next line. */
  readonly wraps: boolean
}

/**
 * The lines of a page from what stands where: cells parted by tabs, an empty cell of a table as a dash, so that each number
 * stays under its heading. Text that is turned against the rest of the page, such as a watermark, is left out.
 */
export function linesOfPage(items: readonly PdfItem[]): PageLine[] {
  const pieces = uprightPieces(items)
  return inReadingOrder(pieces).flatMap((column) => {
    const lines = withEmptyCells(linesOf(column))
    const edge = edgeOf(lines)
    return lines.map((line, index) => {
      const { cells, y, size } = line
      const [first, last] = [cells[0]!, cells.at(-1)!]
      return {
        text: cells.map(({ text }) => text).join('\t'),
        box: { x: round(first.x), y: round(y), width: round(last.right - first.x), height: round(size) },
        wraps: wraps(line, lines[index + 1], edge),
      }
    })
  })
}

/** As many lines near the right edge as prose has; below that, an edge is where the longest line happens to end. */
const LEAST_AT_EDGE = 3
const NEAR_EDGE = 0.85

/** Where the prose of a column ends on the right. */
function edgeOf(lines: readonly Line[]): number | undefined {
  const prose = lines.flatMap(({ cells }) => (cells.length === 1 ? cells : []))
  const left = Math.min(...prose.map(({ x }) => x))
  const edge = Math.max(...prose.map(({ right }) => right))
  const full = prose.filter(({ right }) => right - left > (edge - left) * NEAR_EDGE)
  return full.length >= LEAST_AT_EDGE ? edge : undefined
}

const ITEM = /^(?:[•▪●◦–*-]|\(?[0-9a-z]{1,3}[.)]) /i
const NEXT_LINE = 1.8

/** A line that ends because the first word of the next had no room in it. */
function wraps({ cells, y, size }: Line, next: Line | undefined, edge: number | undefined): boolean {
  if (edge === undefined || next === undefined || cells.length > 1 || next.cells.length > 1) return false
  const [line, following] = [cells[0]!, next.cells[0]!]
  const isSameText = Math.abs(size - next.size) < size * 0.05 && y > next.y && y - next.y < size * NEXT_LINE
  if (!isSameText || following.text === '' || ITEM.test(following.text)) return false
  const word = following.text.split(' ', 1)[0]!
  const room = ((following.right - following.x) * (word.length + 1)) / following.text.length
  return line.right + room > edge
}

const round = (points: number): number => Math.round(points * 10) / 10

function uprightPieces(items: readonly PdfItem[]): Piece[] {
  const shown = items.filter(({ str }) => str.trim() !== '')
  const turned = shown.map((item) => ({ item, turn: quarterOf(item) }))
  const count = (turn: number): number =>
    turned.filter((one) => one.turn === turn).reduce((sum, { item }) => sum + item.str.length, 0)
  const main = [0, 1, 2, 3].toSorted((a, b) => count(b) - count(a))[0]!
  return turned
    .filter(({ turn }) => turn === main)
    .map(({ item }) => {
      const [a = 0, b = 0, , , e = 0, f = 0] = item.transform
      const [x, y] = [
        [e, f],
        [f, -e],
        [-e, -f],
        [-f, e],
      ][main] as [number, number]
      return { text: item.str, x, y, width: item.width, size: Math.hypot(a, b) || item.height }
    })
}

/** Quarters of a turn against the page; undefined between two quarters. */
function quarterOf({ transform: [a = 0, b = 0] }: PdfItem): number | undefined {
  const turn = (Math.atan2(b, a) / (Math.PI / 2) + 4) % 4
  const quarter = Math.round(turn) % 4
  return Math.min(Math.abs(turn - quarter), 4 - Math.abs(turn - quarter)) < 0.02 ? quarter : undefined
}

function linesOf(pieces: readonly Piece[]): Line[] {
  const rows: { y: number; size: number; pieces: Piece[] }[] = []
  // The largest letters first: what is small joins the line that it belongs to.
  for (const piece of pieces.toSorted((a, b) => b.size - a.size || b.y - a.y || a.x - b.x)) {
    const row = rows.find(
      ({ y, size, pieces: placed }) =>
        Math.abs(y - piece.y) <= size * SAME_LINE &&
        (piece.size > size * SMALL || placed.some((one) => touches(one, piece))),
    )
    if (row === undefined) rows.push({ y: piece.y, size: piece.size, pieces: [piece] })
    else row.pieces.push(piece)
  }
  return rows
    .toSorted((a, b) => b.y - a.y)
    .map(({ y, size, pieces: placed }) => ({ y, size, cells: cellsOf(placed, y, size) }))
}

const touches = (one: Piece, mark: Piece): boolean =>
  mark.x >= one.x && mark.x - (one.x + one.width) < one.size * 0.4

function cellsOf(pieces: readonly Piece[], y: number, size: number): Cell[] {
  const cells: Cell[] = []
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1)
    const text = textOf(piece, y, size)
    if (last === undefined || piece.x - last.right > size * CELL_GAP)
      cells.push({ text, x: piece.x, right: piece.x + piece.width })
    else {
      const isApart =
        piece.x - last.right > size * WORD_GAP && !last.text.endsWith(' ') && !text.startsWith(' ')
      last.text += `${isApart ? ' ' : ''}${text}`
      last.right = Math.max(last.right, piece.x + piece.width)
    }
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.replaceAll(/\s+/g, ' ').trim() }))
}

/** A small raised number is the mark of a footnote. Read into the number before it, it would be a digit more. */
const textOf = ({ text, y, size }: Piece, lineY: number, lineSize: number): string =>
  size < lineSize * SMALL && y - lineY > lineSize * RAISED && /^\s*[\d*†‡,]{1,5}\s*$/.test(text)
    ? `[${text.trim()}]`
    : text

/** Rows of a table get a dash where a cell of the fullest row near them has none below or above it. */
function withEmptyCells(lines: readonly Line[]): Line[] {
  const blocks: Line[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)?.at(-1)
    const isNext =
      last !== undefined &&
      last.cells.length > 1 &&
      line.cells.length > 1 &&
      last.y - line.y < Math.max(last.size, line.size) * NEXT_ROW
    if (isNext) blocks.at(-1)!.push(line)
    else blocks.push([line])
  }
  return blocks.flatMap((block) => {
    const fullest = block.reduce((most, line) => (line.cells.length > most.cells.length ? line : most))
    const amounts = block.findIndex(({ cells }) => cells.some(({ text }, at) => at > 0 && isAmount(text)))
    return block.map((line, index) => {
      if (line === fullest) return line
      const spread =
        index < Math.min(amounts, MOST_HEADINGS) ? overColumns(line.cells, fullest.cells) : undefined
      return { ...line, cells: spread ?? filled(line.cells, fullest.cells) }
    })
  })
}

/** Lines of headings of a table, and letters of a heading: what is longer is a text. */
const MOST_HEADINGS = 3
const LONGEST_HEADING = 40
/** How far a heading may be from the middle of its columns, in widths of one column. */
const OFF_CENTRE = 0.35

/** Headings that each stand in the middle over as many columns, in each of these; undefined where it is not so. */
function overColumns(cells: readonly Cell[], [label, ...columns]: readonly Cell[]): Cell[] | undefined {
  const isLabelled = cells[0]!.right <= columns[0]!.x && nearest(cells[0]!, [label!, ...columns]) === 0
  const headings = isLabelled ? cells.slice(1) : cells
  const each = columns.length / headings.length
  const areHeadings = headings.length > 1 && headings.every(({ text }) => text.length <= LONGEST_HEADING)
  if (!areHeadings || !Number.isInteger(each) || each < 2) return undefined
  const width = (middleOf(columns.at(-1)!) - middleOf(columns[0]!)) / (columns.length - 1)
  const isCentred = headings.every((heading, at) => {
    const [first, last] = [columns[at * each]!, columns[(at + 1) * each - 1]!]
    return Math.abs(middleOf(heading) - (first.x + last.right) / 2) < width * OFF_CENTRE
  })
  if (!isCentred) return undefined
  return [
    isLabelled ? cells[0]! : { ...label!, text: EMPTY },
    ...columns.map((column, at) => ({ ...column, text: headings[Math.floor(at / each)]!.text })),
  ]
}

const middleOf = ({ x, right }: Cell): number => (x + right) / 2

/** Cells under the columns that they stand in; as they are where that is not plain. */
function filled(cells: readonly Cell[], columns: readonly Cell[]): readonly Cell[] {
  if (cells.length >= columns.length || cells.length < 2) return cells
  const taken = cells.map((cell) => nearest(cell, columns))
  const inOrder = taken.every((column, index) => index === 0 || column > taken[index - 1]!)
  if (!inOrder) return cells
  return columns.map((column, index) => {
    const at = taken.indexOf(index)
    return at === -1 ? { text: EMPTY, x: column.x, right: column.right } : cells[at]!
  })
}

/** Numbers of a column are flush right, its headings may be centred: the column that shares most of the width, else the nearest. */
function nearest(cell: Cell, columns: readonly Cell[]): number {
  const score = (column: Cell): number => {
    const shared = Math.min(cell.right, column.right) - Math.max(cell.x, column.x)
    return shared > 0 ? shared : shared - 1000
  }
  return columns.reduce((best, column, index) => (score(column) > score(columns[best]!) ? index : best), 0)
}

/** Left column before right column, where a page is set in two. Everything that crosses the gutter divides the page. */
function inReadingOrder(pieces: readonly Piece[]): Piece[][] {
  const gutter = gutterOf(pieces)
  if (gutter === undefined) return [[...pieces]]
  const across = pieces.filter(({ x, width }) => x < gutter && x + width > gutter)
  const levels = [...new Set(across.map(({ y }) => y))].toSorted((a, b) => b - a)
  const parts: Piece[][] = []
  let above = Number.POSITIVE_INFINITY
  for (const level of [...levels, Number.NEGATIVE_INFINITY]) {
    const between = pieces.filter((piece) => piece.y < above && piece.y > level && !across.includes(piece))
    const [left, right] = [between.filter(({ x }) => x < gutter), between.filter(({ x }) => x >= gutter)]
    parts.push(
      left,
      right,
      pieces.filter(({ y }) => y === level),
    )
    above = level
  }
  return parts.filter((part) => part.length > 0)
}

const PROSE = 30
const LEAST_LINES = 8
/** A page with more lines of three cells and more, of those with two, is a table. */
const MOST_OF_TABLE = 0.25

/** The middle of a page in two columns of prose: many lines end before it and as many begin after it. */
function gutterOf(pieces: readonly Piece[]): number | undefined {
  if (pieces.length === 0) return undefined
  const left = Math.min(...pieces.map(({ x }) => x))
  const right = Math.max(...pieces.map(({ x, width }) => x + width))
  const middle = (left + right) / 2
  const near = (right - left) * 0.08
  const prose = pieces.filter(({ text }) => text.length >= PROSE)
  const before = prose.filter(({ x, width }) => x + width < middle + near && x < middle - near)
  const after = prose.filter(({ x }) => x > middle - near)
  const across = prose.filter(({ x, width }) => x < middle - near && x + width > middle + near)
  if (Math.min(before.length, after.length) < LEAST_LINES) return undefined
  if (across.length > Math.min(before.length, after.length)) return undefined
  const rows = linesOf(pieces).filter(({ cells }) => cells.length > 1)
  if (rows.filter(({ cells }) => cells.length > 2).length > rows.length * MOST_OF_TABLE) return undefined
  return Math.min(...after.map(({ x }) => x)) - 1
}
