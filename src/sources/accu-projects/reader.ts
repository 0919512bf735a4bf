import { isReportingYear } from '../../domain/reporting-year.ts'
import { isOrganisation } from '../certificate-actions/accounts.ts'
import { isBlank, readCsv } from '../formats/csv/csv.ts'
import { printedDate } from '../formats/dates.ts'
import { headingWords } from '../formats/headings.ts'
import { printedAmount } from '../formats/numbers.ts'
import { wrongWidth } from '../formats/row-width.ts'
import { decodeText } from '../formats/text.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { cellsOf, findTable } from '../reading/printed-table.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import type { AccuProjectRow } from './row.ts'

type Field = keyof typeof columns
type Cell = (field: Field) => string

const KNOWN = new Set(Object.values(columns).flatMap((column) => column.headings.map(headingWords)))
const YEARLY = /^(?<unit>n?kaccu)s? units issued in financial year (?<from>\d{4}) (?<to>\d{2})$/

/** A column beyond those of `columns.json`: units of a year, or something that no document describes. */
interface FurtherColumn {
  readonly index: number
  readonly heading: string
  /** "2023-24 KACCU"; undefined for a column that is only kept. */
  readonly issue: string | undefined
}

/** Reads the register. Columns that no document describes are kept as printed, since the layout was never seen whole. */
export async function* readAccuProjects(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<AccuProjectRow> {
  const { text } = await decodeText(file)
  const records = readCsv(file.name, text).filter((record) => !isBlank(record))
  const header = records[0]?.cells ?? []
  const further = furtherColumns(file.name, header)
  const described = (cells: readonly string[]) =>
    cells.map((cell, index) => (further.some((column) => column.index === index) ? '' : cell))
  const table = findTable<Field>(
    file.name,
    records.map(({ line, cells }) => ({ at: `line ${line}`, cells: described(cells) })),
    columns,
  )
  for (const { heading, issue } of further)
    if (issue === undefined)
      log.note(
        'column_kept_as_text',
        `"${heading}" is not described in any document; it is kept in other_columns.`,
      )
  log.edition = { slot: 'all', edition: hints.edition ?? 'live register, undated' }
  const keys = new UniqueKeys(file.name, 'Project ID')
  for (const [index, row] of table.rows.entries()) {
    const printed = records[index + 1]!.cells
    if (printed.length !== header.length)
      throw wrongWidth({ file: file.name, at: row.at }, printed, header.length)
    const cell = cellsOf(table, row)
    const project = readProject(
      { file: file.name, at: row.at },
      (field) => cell(field)?.trim() ?? '',
      further,
      printed,
    )
    keys.add(project.project_id, row.at)
    yield project
  }
}

function furtherColumns(file: string, header: readonly string[]): FurtherColumn[] {
  const found = header.flatMap((heading, index): FurtherColumn[] => {
    const words = headingWords(heading)
    if (words === '' || KNOWN.has(words)) return []
    return [{ index, heading, issue: issueOf(file, heading, words) }]
  })
  const named = new UniqueKeys(file, 'heading')
  for (const { heading, issue, index } of found) named.add(issue ?? heading.trim(), `column ${index + 1}`)
  return found
}

function issueOf(file: string, heading: string, words: string): string | undefined {
  const parts = YEARLY.exec(words)?.groups
  if (parts === undefined) return undefined
  const year = `${parts['from']}-${parts['to']}`
  if (!isReportingYear(year))
    throw new ReadError({
      file,
      at: 'line 1',
      column: heading,
      value: year,
      problem: 'is not a financial year',
      expected: 'one such as 2023/24',
    })
  return `${year} ${parts['unit']!.toUpperCase()}`
}

interface Place {
  readonly file: string
  readonly at: string
}

function readProject(
  at: Place,
  cell: Cell,
  further: readonly FurtherColumn[],
  printed: readonly string[],
): AccuProjectRow {
  const place = (field: Field) => ({ ...at, column: columns[field].headings[0]! })
  const required = (field: Field): string => {
    if (cell(field) === '') throw new ReadError({ ...place(field), value: '', problem: 'is empty' })
    return cell(field)
  }
  const units = (field: Field) => (cell(field) === '' ? null : printedAmount(cell(field), place(field)))
  const issued = further
    .filter(({ issue, index }) => issue !== undefined && printed[index]!.trim() !== '')
    .map(
      ({ issue, index, heading }) =>
        [issue!, printedAmount(printed[index]!, { ...at, column: heading })] as const,
    )
  const proponent = cell('proponent')
  const totals = { KACCU: units('kaccus_issued'), NKACCU: units('nkaccus_issued') }
  return {
    project_id: required('project_id'),
    project_name: cell('project_name') || null,
    method: required('method'),
    method_type: cell('method_type') || null,
    proponent: isOrganisation(proponent) ? proponent : null,
    registered_on:
      cell('registered_on') === ''
        ? null
        : printedDate(cell('registered_on'), 'day-month-year', place('registered_on')),
    revoked: yesOrNo(cell('revoked'), place('revoked')),
    postcode: cell('postcode') || null,
    area_map_url: cell('area_map_url') || null,
    kaccus_issued: totals.KACCU,
    nkaccus_issued: totals.NKACCU,
    kaccus_relinquished: units('kaccus_relinquished'),
    nkaccus_relinquished: units('nkaccus_relinquished'),
    issued_by_year: Object.fromEntries(issued),
    other_columns: Object.fromEntries(
      further
        .filter(({ issue, index, heading }) => issue === undefined && mayBeKept(heading, printed[index]!))
        .map(({ heading, index }) => [heading.trim(), printed[index]!.trim()]),
    ),
    flags: [
      ...(proponent !== '' && !isOrganisation(proponent) ? ['proponent_withheld'] : []),
      ...(Object.entries(totals).some(([unit, total]) => !addsUp(unit, total, issued))
        ? ['years_do_not_add_up']
        : []),
    ],
    row_ref: at.at,
  }
}

/** Columns about persons are kept only where an organisation stands in them. */
function mayBeKept(heading: string, cell: string): boolean {
  return cell.trim() !== '' && (!/person|contact|proponent/i.test(heading) || isOrganisation(cell))
}

/** Years add up to the total where both are printed. */
function addsUp(unit: string, total: number | null, issued: readonly (readonly [string, number])[]): boolean {
  const years = issued.filter(([issue]) => issue.endsWith(` ${unit}`))
  return (
    total === null || years.length === 0 || years.reduce((sum, [, quantity]) => sum + quantity, 0) === total
  )
}

function yesOrNo(text: string, place: Place & { readonly column: string }): boolean {
  if (!/^(?:yes|no|)$/i.test(text))
    throw new ReadError({
      ...place,
      value: text,
      problem: 'is neither yes nor no',
      expected: 'Yes, No or nothing',
    })
  return text.toLowerCase() === 'yes'
}
