import type { Proposal } from '../reading/findings.ts'
import type { PrintedTable } from './table-header.ts'
import { type ColumnDefinition, columnFits, columnsOf, type TableDefinition } from './tables.ts'

/** Columns of a table that were found, by index. */
export type ColumnPlaces = ReadonlyMap<number, ColumnDefinition>

/**
 * Finds each column by its heading. One that is unknown or doubled is a finding and is not read. Undefined, with a finding,
 * where so much is missing that the table cannot be read.
 */
export function placeColumns(table: PrintedTable, definition: TableDefinition): ColumnPlaces | undefined {
  const expected = columnsOf(definition)
  const named = table.headings.map((heading, index) =>
    heading === ''
      ? undefined
      : (columnFor(expected, heading) ?? columnFor(expected, table.spreadHeadings[index] ?? heading)),
  )
  const places = new Map<number, ColumnDefinition>()
  for (const [index, column] of named.entries())
    if (column !== undefined && named.indexOf(column) === index) places.set(index, column)
  placeLabels(table, expected, places)
  reportUnplaced(table, definition, named, places)
  return reportMissing(table, definition, places) ? places : undefined
}

/** What rows are called stands to the left of their figures, so a heading of labels may have any words. */
function placeLabels(
  { sheet, headerRow, headings, log }: PrintedTable,
  expected: readonly ColumnDefinition[],
  places: Map<number, ColumnDefinition>,
): void {
  const firstFigures = [...places].find(([, { role }]) => role === 'energy' || role === 'value')?.[0] ?? 0
  const free = Array.from({ length: firstFigures }, (_, index) => index).filter((index) => !places.has(index))
  const missing = expected.filter(
    (column) =>
      (column.role === 'label' || column.role === 'group') && ![...places.values()].includes(column),
  )
  if (missing.length !== free.length) return
  for (const [position, column] of missing.entries()) {
    const index = free[position]!
    places.set(index, column)
    log.note(
      'heading_taken_by_place',
      `"${headings[index]}" is taken as ${describe(column)}: it is to the left of the figures.`,
      sheet.place(headerRow, index),
    )
  }
}

function reportUnplaced(
  { file, sheet, headerRow, headings, log }: PrintedTable,
  definition: TableDefinition,
  named: readonly (ColumnDefinition | undefined)[],
  places: ColumnPlaces,
): void {
  for (const [index, heading] of headings.entries()) {
    if (heading === '' || places.has(index)) continue
    const isTwice = named[index] !== undefined
    log.findings.add(
      isTwice ? 'heading_twice' : 'heading_not_known',
      {
        file,
        at: sheet.place(headerRow, index),
        value: heading,
        problem: isTwice
          ? 'is a heading that appears twice'
          : `is not a known heading of the table "${definition.id}"`,
        expected: columnsOf(definition).map(describe).join(', '),
      },
      LEAVE_COLUMN_OUT,
    )
  }
}

/** Reports columns that are missing; false where the table cannot be read without them. */
function reportMissing(
  { file, sheet, headerRow, log }: PrintedTable,
  definition: TableDefinition,
  places: ColumnPlaces,
): boolean {
  const found = [...places.values()]
  const missing = columnsOf(definition).filter(
    (column) => column.optional !== true && !found.includes(column),
  )
  const isReadable = found.some(isValue) && missing.every(isValue)
  if (missing.length > 0 || !isReadable)
    log.findings.add(
      'column_missing',
      {
        file,
        at: sheet.place(headerRow),
        problem: `the table "${definition.id}" lacks a column`,
        expected: missing.length === 0 ? 'one with factors' : missing.map(describe).join(', '),
      },
      isReadable
        ? { decision: 'take', reason: 'The other columns of the table were read.' }
        : { decision: 'leave_out', reason: 'The table cannot be read without it.' },
    )
  return isReadable
}

const LEAVE_COLUMN_OUT: Proposal = {
  decision: 'leave_out',
  reason: 'The column was not read. Describe its heading in columns.json.',
}

const isValue = ({ role }: ColumnDefinition): boolean => role === 'value'

const describe = (column: ColumnDefinition): string => `"${column.words.join(' ... ')}"`

/** The column that a heading names: by the words that the publisher uses now, else by other words for the same. */
function columnFor(expected: readonly ColumnDefinition[], heading: string): ColumnDefinition | undefined {
  for (const byOtherNames of [false, true]) {
    const fitting = expected
      .map((column) => ({ column, letters: columnFits(column, heading, byOtherNames) }))
      .filter(({ letters }) => letters > 0)
    const most = Math.max(...fitting.map(({ letters }) => letters))
    const [best, ...others] = fitting.filter(({ letters }) => letters === most)
    if (best !== undefined) return others.length > 0 ? undefined : best.column
  }
  return undefined
}
