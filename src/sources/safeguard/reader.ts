import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import { findFamilyTable } from '../reading/family/family-table.ts'
import { readEntries } from '../reading/family/read-entries.ts'
import { reportColumns } from '../reading/family/report-columns.ts'
import { yearOfTable } from '../reading/family/table-year.ts'
import { yearEdition } from '../reading/file-year.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import { readPrintedSheets } from '../reading/printed-rows.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { COLUMNS, type Field } from './columns.ts'
import editions from './editions.json' with { type: 'json' }
import { checkIdentities } from './identities.ts'
import type { SafeguardRow } from './row.ts'
import { readFacility } from './row-reader.ts'

/** Reads the table of one reporting year, of either regime. */
export async function* readSafeguard(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<SafeguardRow> {
  const table = findFamilyTable<Field>(file.name, await readPrintedSheets(file), COLUMNS, log)
  const year = yearOfTable(table, hints)
  reportColumns(table, year, log)
  log.edition = yearEdition(year)
  const totals = new TotalsCheck(editions, year)
  const rows = readEntries(table, log, {
    read: (cells) => {
      const row = readFacility(cells, year)
      cells.give(checkIdentities(cells, row, log))
      return row
    },
    keys: new UniqueKeys(file.name, 'Facility name'),
    keyOf: (row) => `${row.facility_name} (${row.responsible_emitter})`,
    about: (cells) => ({
      reporting_year: year,
      facility_name: cells.words('facility_name'),
      responsible_emitter: cells.words('responsible_emitter'),
    }),
  })
  for (const row of rows) {
    totals.add(row)
    yield row
  }
  totals.report(log)
}
