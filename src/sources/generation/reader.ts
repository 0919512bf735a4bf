import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import { yearEdition } from '../reading/file-year.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import { cellsOf, type PrintedRow, readPrintedRows } from '../reading/printed-table.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import { findYearlyTable } from '../reading/yearly-table.ts'
import type { ReadHints } from '../source.ts'
import { CorporateTotals, checkRow } from './checks.ts'
import columns from './columns.json' with { type: 'json' }
import datahubYears from './datahub-years.json' with { type: 'json' }
import editions from './editions.json' with { type: 'json' }
import lineRepairs from './line-repairs.json' with { type: 'json' }
import type { GenerationRow } from './row.ts'
import { RowReader } from './row-reader.ts'
import statements from './statements.json' with { type: 'json' }

const TABLE_TOTAL = /^(?:grand total|grid connected total)$/i

/** Reads the table of one reporting year, as published or as the regulator's data hub gives it. */
export async function* readGeneration(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<GenerationRow> {
  const printedRows = await readPrintedRows(file, mendLines)
  const table = findYearlyTable(file.name, printedRows, columns, hints, datahubYear(file.name))
  const { year } = table
  log.edition = yearEdition(year)
  const totals = new TotalsCheck(editions, year)
  const corporateTotals = new CorporateTotals()
  const keys = new UniqueKeys(file.name, 'Facility name')
  for (const printed of table.rows) {
    if (isTableTotal(printed, log) || isStatement(printed, log)) continue
    const read = new RowReader(file.name, printed.at, cellsOf(table, printed))
    if (read.isCorporateTotal()) {
      corporateTotals.addTotal(read.required('reporting_entity'), printed.at, read.figures())
      continue
    }
    const row = read.facility(year)
    keys.add(`${row.facility_name} (${row.reporting_entity})`, printed.at)
    checkRow(file.name, row)
    corporateTotals.addFacility(row)
    totals.add(row)
    yield row
  }
  corporateTotals.finish(file.name, log)
  totals.report(log)
}

/** Lines that are not valid CSV as published. */
function mendLines(text: string): string {
  return lineRepairs.reduce(
    (mended, { start, mended: by }) => mended.replaceAll(`\n${start}`, `\n${by}`),
    text,
  )
}

/** The data hub names a file by the number of its dataset, and the numbers do not follow the years. */
function datahubYear(fileName: string): string | undefined {
  const id = /ID\d{4}/.exec(fileName)?.[0]
  return id === undefined ? undefined : (datahubYears as Readonly<Record<string, string>>)[id]
}

function isTableTotal({ at, cells }: PrintedRow, log: ReadLog): boolean {
  const found = TABLE_TOTAL.test(cells[0]?.trim() ?? '')
  if (found) log.skip(at, 'total_of_the_table', cells.join(' | '))
  return found
}

/** A sentence glued to the type of a row that has no figures. */
function isStatement({ at, cells }: PrintedRow, log: ReadLog): boolean {
  const statement = statements.find(({ start }) => cells.some((cell) => cell.startsWith(start)))
  if (statement !== undefined) log.skip(at, statement.reason, cells.join(' | '))
  return statement !== undefined
}
