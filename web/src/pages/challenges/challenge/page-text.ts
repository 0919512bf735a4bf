import type { Schema } from '../../../api/client.ts'

export type ReadPage = Schema<'ChallengeReadPage'>
export type Mark = ReadPage['numbers'][number]

/** Some characters of a page: plain, or of a number. */
export interface Segment {
  /** First character in the page's text. */
  readonly start: number
  readonly text: string
  readonly mark: Mark | undefined
}

interface Line {
  /** Counted from 1 in the page. */
  readonly number: number
  readonly cells: readonly (readonly Segment[])[]
}

/** Lines of text, or neighbouring rows of a table. */
export interface Block {
  readonly isTable: boolean
  readonly lines: readonly Line[]
}

/** A page as what it shows: text and tables, with its numbers where they stand. */
export function blocksOf({
  text,
  first_line,
  numbers,
}: Pick<ReadPage, 'text' | 'first_line' | 'numbers'>): Block[] {
  const marks = apart(numbers)
  const blocks: { isTable: boolean; lines: Line[] }[] = []
  let start = 0
  for (const [index, line] of text.split('\n').entries()) {
    const isTable = line.includes('\t')
    const read = { number: first_line + index, cells: cellsOf(line, start, marks) }
    const last = blocks.at(-1)
    if (last?.isTable === isTable) last.lines.push(read)
    else blocks.push({ isTable, lines: [read] })
    start += line.length + 1
  }
  return blocks
}

/** In their order, without those that begin within another. */
function apart(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks.toSorted((a, b) => a.start - b.start))
    if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark)
  return kept
}

function cellsOf(line: string, start: number, marks: readonly Mark[]): Segment[][] {
  let at = start
  return line.split('\t').map((cell) => {
    const segments = segmentsOf(cell, at, marks)
    at += cell.length + 1
    return segments
  })
}

function segmentsOf(cell: string, start: number, marks: readonly Mark[]): Segment[] {
  const end = start + cell.length
  const segments: Segment[] = []
  const add = (from: number, to: number, mark?: Mark): void => {
    if (to > from) segments.push({ start: from, text: cell.slice(from - start, to - start), mark })
  }
  let at = start
  for (const mark of marks) {
    if (mark.end <= start || mark.start >= end) continue
    const from = Math.max(mark.start, start)
    const to = Math.min(mark.end, end)
    add(at, from)
    add(from, to, mark)
    at = to
  }
  add(at, end)
  return segments
}
