import type { ReportingYear } from '../../../domain/reporting-year.ts'
import type { ReadHints } from '../../source.ts'
import { reportingYearOf, yearsNamedIn } from '../file-year.ts'
import type { FamilyTable } from './family-table.ts'

/**
 * The reporting year of a table: what is above it, else the name of the file, else what the operator says. A title that
 * names several years compares them, and tells nothing where the name of the file does.
 */
export function yearOfTable<Field extends string>(
  { file, titles }: FamilyTable<Field>,
  hints: ReadHints,
): ReportingYear {
  const naming = titles.filter((title) => yearsNamedIn(title).length > 0)
  const comparing = yearsNamedIn(file).length === 1 ? undefined : naming[0]
  return reportingYearOf(
    file,
    naming.find((title) => yearsNamedIn(title).length === 1) ?? comparing ?? '',
    hints,
  )
}
