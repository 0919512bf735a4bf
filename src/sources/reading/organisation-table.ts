import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { ReadHints } from '../source.ts'
import type { FamilyColumns } from './family/family-columns.ts'
import { findFamilyTable } from './family/family-table.ts'
import { readEntries } from './family/read-entries.ts'
import { reportColumns } from './family/report-columns.ts'
import type { RowCells } from './family/row-cells.ts'
import { yearOfTable } from './family/table-year.ts'
import { yearEdition } from './file-year.ts'
import { type KnownTotals, TotalsCheck } from './known-totals.ts'
import { readIdentity } from './organisation-cells.ts'
import { readOrganisationName } from './organisation-row.ts'
import { readPrintedSheets } from './printed-rows.ts'
import { UniqueKeys } from './unique-keys.ts'

type OrganisationField = 'organisation' | 'identifier'

/** A table with one row for each organisation. */
export interface OrganisationTable<Field extends string, Figures> {
  readonly columns: FamilyColumns<Field | OrganisationField>
  readonly editions: readonly KnownTotals[]
  /** What the table says of the organisation. */
  readonly figuresOf: (cells: RowCells<Field | OrganisationField>) => Figures
}

/** Reads the table of one reporting year. */
export async function* readOrganisationTable<Field extends string, Figures extends object>(
  { columns, editions, figuresOf }: OrganisationTable<Field, Figures>,
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
) {
  const table = findFamilyTable(file.name, await readPrintedSheets(file), columns, log)
  const year = yearOfTable(table, hints)
  reportColumns(table, year, log)
  log.edition = yearEdition(year)
  const totals = new TotalsCheck(editions, year)
  const rows = readEntries(table, log, {
    read: (cells) => {
      const organisation = readOrganisationName(
        { file: file.name, at: cells.at },
        cells.printed('organisation'),
      )
      const { abn, type, flags } = readIdentity(cells)
      const figures = figuresOf(cells)
      return {
        row_ref: cells.at,
        reporting_year: year,
        organisation,
        abn,
        identifier_type: type,
        identifier_text: cells.printed('identifier') || null,
        ...figures,
        flags: [...flags, ...(cells.isMarked ? ['footnote_mark'] : [])],
      }
    },
    keys: new UniqueKeys(file.name, 'Organisation name'),
    keyOf: (row) => row.abn ?? row.organisation,
    about: (cells) => ({
      reporting_year: year,
      organisation: cells.words('organisation'),
      abn: readIdentity(cells).abn,
    }),
  })
  for (const row of rows) {
    totals.add(row)
    yield row
  }
  totals.report(log)
}

/** A figure without which the row says nothing. */
export function requiredFigure<Field extends string>(cells: RowCells<Field>, field: Field): number {
  const value = cells.figure(field)
  if (value !== null) return value
  throw new ReadError({
    ...cells.place(field),
    value: cells.printed(field) ?? '',
    problem: 'is not an amount',
    expected: 'a number that is not below zero',
  })
}
