import type { ReportingYear } from '../../../domain/reporting-year.ts'
import type { ReadHints } from '../../source.ts'
import { reportingYearOf, yearsNamedIn } from '../file-year.ts'
import type { FamilyTable } from './family-table.ts'

/** The reporting year of a table: what stands above it, else the name of the file, else what the operator says. */
export const yearOfTable = <Field extends string>(
  { file, titles }: FamilyTable<Field>,
  hints: ReadHints,
): ReportingYear => reportingYearOf(file, titles.find((title) => yearsNamedIn(title).length > 0) ?? '', hints)
