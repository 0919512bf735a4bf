import type { ColumnMap } from '../formats/headings.ts'
import type { CellPlace } from '../formats/numbers.ts'
import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import type { ReadHints } from '../source.ts'
import { yearEdition } from './file-year.ts'
import { type KnownTotals, TotalsCheck } from './known-totals.ts'
import { readOrganisationIdentifier, readOrganisationName } from './organisation-row.ts'
import { readPrintedRows } from './printed-rows.ts'
import { cellsOf } from './printed-table.ts'
import { UniqueKeys } from './unique-keys.ts'
import { findYearlyTable } from './yearly-table.ts'

/** A table with one row for each organisation. */
export interface OrganisationTable<Field extends string, Figures> {
  readonly columns: ColumnMap<Field | 'organisation' | 'identifier'>
  readonly editions: readonly KnownTotals[]
  /** What the table says of the organisation: `text` gives a cell as printed, `place` says where it is. */
  readonly figuresOf: (text: (field: Field) => string, place: (field: Field) => CellPlace) => Figures
}

/** Reads the table of one reporting year. */
export async function* readOrganisationTable<Field extends string, Figures extends object>(
  { columns, editions, figuresOf }: OrganisationTable<Field, Figures>,
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
) {
  const table = findYearlyTable(file.name, await readPrintedRows(file), columns, hints)
  const { year } = table
  log.edition = yearEdition(year)
  const totals = new TotalsCheck(editions, year)
  const keys = new UniqueKeys(file.name, 'Organisation name')
  for (const printed of table.rows) {
    const { at } = printed
    const place = { file: file.name, at }
    const cells = cellsOf(table, printed)
    const organisation = readOrganisationName(place, cells('organisation'))
    const { abn, type, flags } = readOrganisationIdentifier(place, cells('identifier'))
    const row = {
      row_ref: at,
      reporting_year: year,
      organisation,
      abn,
      identifier_type: type,
      identifier_text: cells('identifier') || null,
      ...figuresOf(
        (field) => cells(field) ?? '',
        (field) => ({ ...place, column: columns[field].headings[0] ?? field }),
      ),
      flags: [...flags],
    }
    keys.add(abn ?? organisation, at)
    totals.add(row)
    yield row
  }
  totals.report(log)
}
