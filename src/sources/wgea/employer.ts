import { isReportingYear } from '../../domain/reporting-year.ts'
import { printedAbn } from '../formats/abn.ts'
import type { CellPlace } from '../formats/numbers.ts'
import { ReadError } from '../read-error.ts'
import type columns from './columns.json'
import divisions from './divisions.json' with { type: 'json' }
import type { EmployerRow } from './row.ts'

export type Field = keyof typeof columns

/** What a missing value is written as. */
const MISSING = new Set(['', 'NA'])
const SIZE = /^(?:<\d+|\d+-\d+|\d+\+)$/
const BOOLEANS: Readonly<Record<string, boolean | null>> = { TRUE: true, FALSE: false, '': null, NA: null }

/** The employer of a line, without the head count of the line. */
export function readEmployer(cell: (field: Field) => string, file: string, at: string): EmployerRow {
  const place = (column: Field): CellPlace => ({ file, at, column })
  const refuse = (column: Field, problem: string, expected: string): ReadError =>
    new ReadError({ ...place(column), value: cell(column), problem, expected })
  const title = (field: Field): string => {
    if (MISSING.has(cell(field)) || !/\p{L}{2}/u.test(cell(field)))
      throw refuse(field, 'is not a name', 'a name')
    return cell(field)
  }
  const year = cell('reporting_year')
  if (!isReportingYear(year)) throw refuse('reporting_year', 'is not a reporting year', 'one such as 2023-24')
  const size = cell('employer_size').replaceAll(/\s/g, '')
  if (!SIZE.test(size))
    throw refuse('employer_size', 'is not a band of sizes', 'one such as <250, 500-999 or 5000+')
  const relevant = BOOLEANS[cell('is_relevant_employer').toUpperCase()]
  if (relevant === undefined)
    throw refuse('is_relevant_employer', 'is neither true nor false', 'TRUE or FALSE')
  const code = cell('anzsic_code')
  if (!/^\d{3,4}$/.test(code)) throw refuse('anzsic_code', 'is not the code of a class', 'four digits')
  const anzsicClass = code.padStart(4, '0')
  const subdivision = anzsicClass.slice(0, 2)
  const division = divisions.find((entry) => entry.title === cell('anzsic_division'))
  if (division === undefined)
    throw refuse(
      'anzsic_division',
      'is not the title of a division',
      divisions.map((entry) => entry.title).join('; '),
    )
  if (subdivision < division.first_subdivision || subdivision > division.last_subdivision)
    throw refuse(
      'anzsic_code',
      `does not belong to "${division.title}"`,
      `a class from ${division.first_subdivision} to ${division.last_subdivision}`,
    )
  const group = cell('corporate_group_name')
  return {
    year,
    abn: printedAbn(cell('employer_abn'), place('employer_abn')),
    employer_name: title('employer_name'),
    corporate_group_name: MISSING.has(group) ? null : group,
    is_relevant_employer: relevant,
    employer_size: size,
    anzsic_class: anzsicClass,
    anzsic_class_title: title('anzsic_class'),
    anzsic_group: anzsicClass.slice(0, 3),
    anzsic_group_title: title('anzsic_group'),
    anzsic_subdivision: subdivision,
    anzsic_subdivision_title: title('anzsic_subdivision'),
    anzsic_division: division.code,
    anzsic_division_title: division.title,
    flags: code.length === 4 ? [] : ['class_zero_restored'],
    row_ref: at,
  }
}
