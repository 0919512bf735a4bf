import { ReadError } from '../../read-error.ts'
import type { ReadLog } from '../../read-log.ts'
import type { Finding, Findings, PlacedFault, Proposal } from '../findings.ts'
import type { PrintedRow } from '../printed-rows.ts'
import type { UniqueKeys } from '../unique-keys.ts'
import type { FamilyTable } from './family-table.ts'
import { isNothing } from './figures.ts'
import { columnsWithoutHeading } from './report-columns.ts'
import { lostWith, RowCells } from './row-cells.ts'

/** How to read the entries of a table. */
export interface EntryReading<Field extends string, Row> {
  /** Refuses an entry that means nothing. Gives undefined for what is no row. */
  readonly read: (cells: RowCells<Field>) => Row | undefined
  readonly keys: UniqueKeys
  readonly keyOf: (row: Row) => string
  /** Who or what an entry is about, as far as it can be read; asked for one that is left out. */
  readonly about: (cells: RowCells<Field>) => Finding['about']
  /** What is lost with an entry, or a figure of it, that is left out: a sentence for the person who decides. */
  readonly without?: string
  /** Rows may name private persons: findings about a whole row do not print it. */
  readonly isPersonal?: boolean
}

/**
 * Reads the entries of a table one by one. An entry whose cells cannot be told apart, that `read` refuses or that stands
 * there twice is a finding and left out; the rest of the table goes on.
 */
export function* readEntries<Field extends string, Row>(
  table: FamilyTable<Field>,
  log: ReadLog,
  { read, keys, keyOf, about, without, isPersonal }: EntryReading<Field, Row>,
): Generator<Row> {
  const findings: Recorder = isPersonal === true ? withoutRows(log.findings) : log.findings
  const ignored = new Set(columnsWithoutHeading(table))
  const meansNothing = { ...MEANS_NOTHING, reason: lostWith(MEANS_NOTHING.reason, without) }
  let understood = 0
  for (const row of table.entries) {
    const shift = shiftOf(table, row, ignored)
    if (shift !== undefined) {
      findings.add('columns_shifted', shift, SHIFTED)
      continue
    }
    const cells = new RowCells(table, row)
    const orLeftOut = <T>(rule: string, proposal: Proposal, run: () => T): T | undefined => {
      try {
        return run()
      } catch (error) {
        if (!(error instanceof ReadError)) throw error
        findings.add(rule, { ...error.fault, at: row.at, about: about(new RowCells(table, row)) }, proposal)
        return undefined
      }
    }
    const lack = lackOf(table, row)
    if (lack !== undefined && !lack.isReadable) {
      lack.report(findings, about(cells))
      continue
    }
    const entry = orLeftOut('row_not_understood', meansNothing, () => ({ row: read(cells) }))
    if (entry === undefined) continue
    understood += 1
    const { row: result } = entry
    if (result === undefined) continue
    const isFirst = orLeftOut('row_twice', FIRST_COUNTS, () => {
      keys.add(keyOf(result), row.at)
      return true
    })
    if (isFirst === undefined) continue
    lack?.report(findings)
    if (row.mended === true) reportQuote(table, row, findings)
    cells.report(findings, without)
    yield result
  }
  requireMost(table, understood, log.findings)
}

const SHIFTED: Proposal = {
  decision: 'leave_out',
  reason: 'We cannot tell which cell belongs to which column.',
}
const MEANS_NOTHING: Proposal = { decision: 'leave_out', reason: 'The row means nothing without it.' }
const FIRST_COUNTS: Proposal = { decision: 'leave_out', reason: 'The first was read.' }

/** A table of which fewer rows are understood than not is another table than it seems. */
function requireMost<Field extends string>(
  { file, at, entries }: FamilyTable<Field>,
  understood: number,
  findings: Findings,
): void {
  const refused = entries.length - understood
  if (refused <= understood || refused < FEW_ROWS) return
  throw new ReadError({
    file,
    at,
    problem: `stands above ${refused} rows that cannot be understood and ${understood} that can, so its form is not understood`,
    expected: `the first of them, ${findings.all[0]?.row_ref ?? 'a row'}, to be an exception`,
  })
}

const FEW_ROWS = 3

/** What is wrong with a row that has a value below no heading, or other rows inside a cell. */
function shiftOf<Field extends string>(
  { file, headings }: FamilyTable<Field>,
  { at, cells }: PrintedRow,
  ignored: ReadonlySet<number>,
): PlacedFault | undefined {
  const stray = cells.findIndex(
    (cell, index) => cell.trim() !== '' && (headings[index] ?? '').trim() === '' && !ignored.has(index),
  )
  if (stray !== -1)
    return {
      file,
      at,
      column: `number ${stray + 1}`,
      value: cells[stray],
      problem: 'has no heading above it',
      expected: `${widthOf(headings)} columns`,
    }
  const swallowing = cells.findIndex((cell) => holdsRows(cell, widthOf(headings)))
  return swallowing === -1
    ? undefined
    : {
        file,
        at,
        column: headings[swallowing]!,
        value: cells[swallowing],
        problem: 'contains other rows of the table: a quote before it is not closed',
      }
}

interface Lack {
  /** The row says enough without the cells that it lacks. */
  readonly isReadable: boolean
  readonly report: (findings: Recorder, about?: Finding['about']) => void
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
  const report: Lack['report'] = (findings, about) => {
    const placed = { ...fault, about }
    if (isCut)
      findings.add(
        'file_cut_short',
        { ...placed, problem: 'is where the file ends, in the middle of a row: the file was cut short' },
        { decision: 'leave_out', reason: 'The rows after it are missing too: download the file again.' },
      )
    else
      findings.add(
        'row_too_short',
        { ...placed, problem: `has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}` },
        isReadable
          ? { decision: 'take', reason: 'The missing cells contain words and were read as empty.' }
          : { decision: 'leave_out', reason: 'It lacks figures.' },
      )
  }
  return { isReadable, report }
}

function reportQuote<Field extends string>(
  { file }: FamilyTable<Field>,
  { at, cells }: PrintedRow,
  findings: Recorder,
): void {
  findings.add(
    'quote_out_of_place',
    {
      file,
      at,
      value: cells.find((cell) => cell.includes('"')) ?? cells.filter((cell) => !isNothing(cell)).join(),
      problem: 'is in a row with a misplaced quotation mark',
    },
    { decision: 'take', reason: 'The quote was read as a character.' },
  )
}

type Recorder = Pick<Findings, 'add'>

/** Rules about a row as a whole, whose findings print it. */
const ROW_RULES = new Set(['columns_shifted', 'row_too_short', 'file_cut_short', 'quote_out_of_place'])

const withoutRows = (findings: Findings): Recorder => ({
  add: (rule, fault, proposal) =>
    findings.add(rule, ROW_RULES.has(rule) ? { ...fault, value: undefined } : fault, proposal),
})

const widthOf = (headings: readonly string[]): number =>
  headings.findLastIndex((heading) => heading.trim() !== '') + 1

/** True for a cell with line breaks one of whose lines has as many commas as a row. */
const holdsRows = (cell: string, width: number): boolean =>
  cell.includes('\n') && cell.split('\n').some((line) => line.split(',').length >= Math.max(4, width - 2))

/** A quote that is opened and not closed. */
const hasOpenQuote = (cells: readonly string[]): boolean => (cells.join('').split('"').length - 1) % 2 === 1
