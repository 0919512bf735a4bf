import { printedAmount } from '../formats/numbers.ts'
import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import { reportingYearOf, yearEdition } from '../reading/file-year.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import { readOrganisationIdentifier, readOrganisationName } from '../reading/organisation-row.ts'
import { cellsOf, findTable, readPrintedRows } from '../reading/printed-table.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import editions from './editions.json' with { type: 'json' }
import type { NgerTransferRow } from './row.ts'

/** Reads the table of one reporting year. */
export async function* readNgerTransfer(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<NgerTransferRow> {
  const table = findTable(file.name, await readPrintedRows(file), columns)
  const year = reportingYearOf(file.name, table.title, hints)
  log.edition = yearEdition(year)
  const totals = new TotalsCheck(editions, year)
  const keys = new UniqueKeys(file.name, 'Organisation name')
  for (const printed of table.rows) {
    const place = { file: file.name, at: printed.at }
    const cells = cellsOf(table, printed)
    const organisation = readOrganisationName(place, cells('organisation'))
    const identifier = readOrganisationIdentifier(place, cells('identifier'))
    const text = (field: keyof typeof columns): string => cells(field) ?? ''
    const amount = (field: keyof typeof columns): number =>
      printedAmount(text(field), { ...place, column: columns[field].headings[0] ?? field })
    const row: NgerTransferRow = {
      row_ref: printed.at,
      reporting_year: year,
      organisation,
      abn: identifier.abn,
      identifier_type: identifier.type,
      identifier_text: cells('identifier') || null,
      scope1_t: amount('scope1'),
      scope2_t: amount('scope2'),
      net_energy_gj: amount('net_energy'),
      scope1_text: text('scope1'),
      scope2_text: text('scope2'),
      net_energy_text: text('net_energy'),
      flags: [...identifier.flags],
    }
    keys.add(row.abn ?? row.organisation, printed.at)
    totals.add(row)
    yield row
  }
  totals.report(log)
}
