import { startYear } from '../../domain/reporting-year.ts'
import { isBlank, streamCsv } from '../formats/csv/csv.ts'
import { type ColumnPositions, matchHeadings } from '../formats/headings.ts'
import { printedAmount } from '../formats/numbers.ts'
import { wrongWidth } from '../formats/row-width.ts'
import { type PackedFile, unpack } from '../formats/zip/packed.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import columns from './columns.json' with { type: 'json' }
import { type Field, readEmployer } from './employer.ts'
import type { EmployerRow } from './row.ts'

/** Columns that describe the group of staff that a line counts; the others describe the employer. */
const STAFF_FIELDS = new Set<string>([
  'manager_category',
  'occupation',
  'employment_status',
  'employment_type',
  'gender',
  'n_employees',
])
const EMPLOYER_FIELDS = (Object.keys(columns) as Field[]).filter((field) => !STAFF_FIELDS.has(field))
const WORKFORCE = /(?:^|\/)wgea_workforce_composition_\d{4}\.csv$/i

/**
 * Reads the workforce composition, by itself or inside the yearly archive: one line per employer and group of staff. Gives
 * each employer once for each class that it declared; head counts are checked and left out.
 */
export async function* readEmployers(file: InputFile, log: ReadLog): AsyncGenerator<EmployerRow> {
  const employers = new Map<string, EmployerRow>()
  for await (const packed of unpack(file, WORKFORCE)) await collect(packed, employers, log)
  const years = [...new Set(employers.values().map((employer) => employer.year))]
  const [year] = years
  if (year === undefined || years.length > 1)
    throw new ReadError({
      file: file.name,
      value: years,
      problem: 'are the reporting years in the file',
      expected: 'one year and at least one employer',
    })
  const start = startYear(year)
  log.edition = {
    slot: year,
    edition: year,
    observed_from: `${start}-04-01`,
    observed_to: `${start + 1}-03-31`,
  }
  yield* employers.values()
}

async function collect(packed: PackedFile, employers: Map<string, EmployerRow>, log: ReadLog): Promise<void> {
  let positions: ColumnPositions<Field> | undefined
  let width = 0
  const seen = new Set<string>()
  for await (const record of streamCsv(packed.name, packed.stream())) {
    const at = `line ${record.line}`
    if (positions === undefined) {
      positions = matchHeadings({ file: packed.name, at }, record.cells, columns)
      width = record.cells.length
      continue
    }
    if (isBlank(record)) continue
    const known = positions
    log.findings.attempt('row_not_understood', () => {
      if (record.cells.length !== width) throw wrongWidth({ file: packed.name, at }, record.cells, width)
      const cell = (field: Field): string => record.cells[known[field] ?? -1]?.trim() ?? ''
      const profile = EMPLOYER_FIELDS.map(cell).join('\n')
      checkCount(cell('n_employees'), packed.name, at)
      if (seen.has(profile)) return
      seen.add(profile)
      const employer = readEmployer(cell, packed.name, at)
      log.findings.attempt('employer_described_twice', () => add(employer, packed.name, employers))
    })
  }
}

function checkCount(text: string, file: string, at: string): void {
  if (text !== '' && text !== 'NA') printedAmount(text, { file, at, column: 'n_employees' })
}

/** Refuses an employer that describes itself in two ways within one year: one of the two would be lost. */
function add(employer: EmployerRow, file: string, employers: Map<string, EmployerRow>): void {
  const key = `${employer.year} ${employer.abn} ${employer.anzsic_class}`
  const earlier = employers.get(key)
  if (earlier !== undefined)
    throw new ReadError({
      file,
      at: employer.row_ref,
      column: 'employer_abn',
      value: employer.abn,
      problem: `is described in another way than at ${earlier.row_ref}`,
      expected: 'the same name, group, size and titles on every line of an employer',
    })
  employers.set(key, employer)
}
