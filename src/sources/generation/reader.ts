import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import { type FamilyTable, findFamilyTable } from '../reading/family/family-table.ts'
import { readEntries } from '../reading/family/read-entries.ts'
import { reportColumns } from '../reading/family/report-columns.ts'
import { yearOfTable } from '../reading/family/table-year.ts'
import { reportingYearOf, yearEdition } from '../reading/file-year.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import { type PrintedRow, readPrintedSheets } from '../reading/printed-rows.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { checkRow } from './checks.ts'
import { COLUMNS, type Field } from './columns.ts'
import { CorporateTotals } from './corporate-totals.ts'
import datahubYears from './datahub-years.json' with { type: 'json' }
import editions from './editions.json' with { type: 'json' }
import type { GenerationRow } from './row.ts'
import { isCorporateTotal, readFacility, readFigures } from './row-reader.ts'
import statements from './statements.json' with { type: 'json' }

/** Reads the table of one reporting year, as published or as the regulator's data hub gives it. */
export async function* readGeneration(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<GenerationRow> {
  const sheets = await readPrintedSheets(file)
  const table = findFamilyTable<Field>(
    file.name,
    sheets.map((rows) => rows.filter((row) => !isStatement(row, log))),
    COLUMNS,
    log,
  )
  const year = yearOf(table, hints)
  reportColumns(table, year, log)
  log.edition = yearEdition(year)
  const totals = new TotalsCheck(editions, year)
  const corporateTotals = new CorporateTotals()
  const rows = readEntries(table, log, {
    read: (cells) => {
      if (isCorporateTotal(cells)) {
        corporateTotals.addTotal(cells.required('reporting_entity'), cells.at, readFigures(cells))
        return undefined
      }
      const row = readFacility(cells, year)
      checkRow(cells, row)
      return row
    },
    keys: new UniqueKeys(file.name, 'Facility name'),
    keyOf: (row) => `${row.facility_name} (${row.reporting_entity})`,
    about: (cells) => ({
      reporting_year: year,
      reporting_entity: cells.words('reporting_entity'),
      facility_name: cells.words('facility_name'),
    }),
  })
  for (const row of rows) {
    corporateTotals.addFacility(row, log.findings.rulesOf(row.row_ref).length > 0)
    totals.add(row)
    yield row
  }
  corporateTotals.finish(file.name, log)
  totals.report(log)
}

/** The data hub names a file by the number of its dataset, and the numbers do not follow the years. */
function yearOf(table: FamilyTable<Field>, hints: ReadHints): string {
  const id = /ID\d{4}/.exec(table.file)?.[0]
  const known = id === undefined ? undefined : (datahubYears as Readonly<Record<string, string>>)[id]
  return known === undefined ? yearOfTable(table, hints) : reportingYearOf(table.file, known, hints)
}

/** A sentence glued to the type of a row that has no figures. */
function isStatement({ at, cells }: PrintedRow, log: ReadLog): boolean {
  const statement = statements.find(({ start }) => cells.some((cell) => cell.startsWith(start)))
  if (statement !== undefined) log.skip(at, statement.reason, cells.join(' | '))
  return statement !== undefined
}
