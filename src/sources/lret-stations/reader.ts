import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { placeColumns } from '../reading/family/family-columns.ts'
import { findFamilyTable } from '../reading/family/family-table.ts'
import { readEntries } from '../reading/family/read-entries.ts'
import { reportColumns } from '../reading/family/report-columns.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import { type PrintedRow, readPrintedSheets } from '../reading/printed-rows.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { editionOf } from './edition.ts'
import editions from './editions.json' with { type: 'json' }
import { type Field, LAYOUTS, type List } from './layouts.ts'
import type { StationRow } from './row.ts'
import { readStation } from './row-reader.ts'

const LAST_HEADER_ROW = 40

/** Reads any of the four lists; its headings tell which it is. */
export async function* readStations(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<StationRow> {
  const sheets = await readPrintedSheets(file)
  const list = listOf(sheets)
  const table = findFamilyTable<Field>(file.name, sheets, LAYOUTS[list], log)
  reportColumns(table, undefined, log)
  const isCoded = list === 'historical' || list === 'accredited'
  const rows = [
    ...readEntries(table, log, {
      read: (cells) => readStation(cells, list),
      keys: new UniqueKeys(file.name, isCoded ? 'Accreditation code' : 'Project Name'),
      keyOf: (row) => row.accreditation_code ?? `${row.power_station}, ${row.state}`,
      about: (cells) => ({
        list,
        accreditation_code: cells.words('accreditation_code'),
        power_station: cells.words('power_station'),
        state: cells.words('state'),
      }),
    }),
  ]
  if (rows.length === 0) throw new ReadError({ file: file.name, problem: 'holds no rows below its headings' })
  log.edition = editionOf(list, rows, hints)
  const totals = new TotalsCheck(editions, log.edition.edition)
  for (const row of rows) {
    totals.add(row)
    if (row.flags.includes('code_names_another_state'))
      log.note(
        'code_names_another_state',
        `${row.accreditation_code} is listed in ${row.state}.`,
        row.row_ref,
      )
    yield row
  }
  totals.report(log)
}

/** The list whose columns the headings mean best: most of its own found, fewest missing. */
function listOf(sheets: readonly (readonly PrintedRow[])[]): List {
  const rows = sheets.flatMap((sheet) => sheet.slice(0, LAST_HEADER_ROW))
  const score = (list: List): number => {
    const columns = LAYOUTS[list]
    const needed = Object.values(columns).filter(({ optional }) => optional !== true).length
    return 2 * Math.max(0, ...rows.map(({ cells }) => placeColumns(cells, columns).places.size)) - needed
  }
  const lists = Object.keys(LAYOUTS) as List[]
  return lists.reduce((best, list) => (score(list) > score(best) ? list : best))
}
