import type { ReportingYear } from '../../domain/reporting-year.ts'
import type { ColumnMap } from '../formats/headings.ts'
import { ReadError } from '../read-error.ts'
import type { ReadHints } from '../source.ts'
import { reportingYearOf } from './file-year.ts'
import type { PrintedRow } from './printed-rows.ts'
import { findTable, type PrintedTable } from './printed-table.ts'

export interface YearlyTable<Field extends string> extends PrintedTable<Field> {
  readonly year: ReportingYear
}

/**
 * Finds the table of one reporting year and requires every column that the year is known to have. `stated` is what
 * tells the year, where that is not the title.
 */
export function findYearlyTable<Field extends string>(
  file: string,
  rows: readonly PrintedRow[],
  columns: ColumnMap<Field>,
  hints: ReadHints,
  stated?: string,
): YearlyTable<Field> {
  const table = findTable(file, rows, columns)
  const year = reportingYearOf(file, stated ?? table.title, hints)
  const fields = Object.keys(columns) as Field[]
  for (const field of fields) {
    const { since, headings } = columns[field]
    if (since !== undefined && year >= since && table.positions[field] === undefined)
      throw new ReadError({
        file,
        at: table.header.at,
        problem: `lacks the heading "${headings[0]}"`,
        expected: `it in ${year}, as in every year since ${since}`,
      })
  }
  return { ...table, year }
}
