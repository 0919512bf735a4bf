import { ReadError } from '../../read-error.ts'
import type { ReadLog } from '../../read-log.ts'
import type { PrintedRow } from '../printed-rows.ts'
import type { FamilyTable } from './family-table.ts'
import { isNothing } from './figures.ts'
import { columnsWithoutHeading } from './report-columns.ts'
import { RowCells } from './row-cells.ts'

/**
 * Reads the entries of a table one by one. An entry whose cells cannot be told apart, or that `read` refuses, is a finding
 * and left out; the rest of the table goes on. `read` gives undefined for what is no row.
 */
export function* readEntries<Field extends string, Row>(
  table: FamilyTable<Field>,
  log: ReadLog,
  read: (cells: RowCells<Field>) => Row | undefined,
): Generator<Row> {
  const ignored = new Set(columnsWithoutHeading(table))
  for (const row of table.entries) {
    const isWhole = log.findings.attempt('columns_shifted', () => requireInPlace(table, row, ignored), {
      decision: 'leave_out',
      reason: 'It cannot be told which cell belongs to which column.',
    })
    if (isWhole !== true) continue
    const lack = lackOf(table, row)
    if (lack !== undefined && !lack.isReadable) {
      lack.report(log)
      continue
    }
    const cells = new RowCells(table, row, log)
    const result = log.findings.attempt('row_not_understood', () => read(cells), {
      decision: 'leave_out',
      reason: 'The row means nothing without it.',
    })
    if (result === undefined) continue
    lack?.report(log)
    if (row.mended === true) reportQuote(table, row, log)
    yield result
  }
}

/** Refuses a row with a value below no heading, or with other rows inside a cell. */
function requireInPlace<Field extends string>(
  { file, headings }: FamilyTable<Field>,
  { at, cells }: PrintedRow,
  ignored: ReadonlySet<number>,
): true {
  const stray = cells.findIndex(
    (cell, index) => cell.trim() !== '' && (headings[index] ?? '').trim() === '' && !ignored.has(index),
  )
  if (stray !== -1)
    throw new ReadError({
      file,
      at,
      column: `number ${stray + 1}`,
      value: cells[stray],
      problem: 'stands below no heading',
      expected: `${widthOf(headings)} columns`,
    })
  const swallowing = cells.findIndex((cell) => holdsRows(cell, widthOf(headings)))
  if (swallowing !== -1)
    throw new ReadError({
      file,
      at,
      column: headings[swallowing]!,
      value: cells[swallowing],
      problem: 'holds other rows of the table: a quote before it is not closed',
    })
  return true
}

interface Lack {
  /** The row says enough without the cells that it lacks. */
  readonly isReadable: boolean
  readonly report: (log: ReadLog) => void
}

/** What a row lacks that has fewer cells than there are headings; undefined where that is nothing, or only a note. */
function lackOf<Field extends string>(
  { file, headings, columns, places }: FamilyTable<Field>,
  { at, cells, endsFile }: PrintedRow,
): Lack | undefined {
  const width = widthOf(headings)
  const lost = [...places].filter(([, { index }]) => index >= cells.length).map(([field]) => columns[field])
  const isCut = endsFile === true && (cells.length < width || hasOpenQuote(cells))
  if (!isCut && lost.every(({ optional }) => optional === true)) return undefined
  const fault = { file, at, value: cells.join(), expected: `${width} cells, one for each heading` }
  const isReadable = !isCut && lost.every(({ names, unit }) => names !== true && unit === undefined)
  const report = ({ findings }: ReadLog): void => {
    if (isCut)
      findings.add(
        'file_cut_short',
        { ...fault, problem: 'is where the file ends, in the middle of a row: the file was cut short' },
        { decision: 'leave_out', reason: 'The rows after it are missing too: download the file again.' },
      )
    else
      findings.add(
        'row_too_short',
        { ...fault, problem: `has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}` },
        isReadable
          ? { decision: 'take', reason: 'The cells that it lacks hold words, and were read as empty.' }
          : { decision: 'leave_out', reason: 'It lacks figures.' },
      )
  }
  return { isReadable, report }
}

function reportQuote<Field extends string>(
  { file }: FamilyTable<Field>,
  { at, cells }: PrintedRow,
  { findings }: ReadLog,
): void {
  findings.add(
    'quote_out_of_place',
    {
      file,
      at,
      value: cells.find((cell) => cell.includes('"')) ?? cells.filter((cell) => !isNothing(cell)).join(),
      problem: 'stands in a row with a quote out of place',
    },
    { decision: 'take', reason: 'The quote was read as a character.' },
  )
}

const widthOf = (headings: readonly string[]): number =>
  headings.findLastIndex((heading) => heading.trim() !== '') + 1

/** True for a cell with line breaks one of whose lines has as many commas as a row. */
const holdsRows = (cell: string, width: number): boolean =>
  cell.includes('\n') && cell.split('\n').some((line) => line.split(',').length >= Math.max(4, width - 2))

/** A quote that is opened and not closed. */
const hasOpenQuote = (cells: readonly string[]): boolean => (cells.join('').split('"').length - 1) % 2 === 1
