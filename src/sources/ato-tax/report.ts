import { countKnownHeadings } from '../formats/headings.ts'
import type { Sheet } from '../formats/workbook/sheet.ts'
import { openWorkbook } from '../formats/workbook/workbook.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { PrintedRow } from '../reading/printed-rows.ts'
import columns from './columns.json' with { type: 'json' }
import resourceRentColumns from './resource-rent-columns.json' with { type: 'json' }

/** The sheets of a report, told apart by their headings. */
export interface Report {
  /** The sentence that says which income year the report is about; "" when there is none. */
  readonly statedYear: string
  readonly incomeTax: readonly PrintedRow[]
  readonly resourceRent: readonly PrintedRow[] | undefined
}

/** "...in tax returns for the 2022-23 income year": other years in the text are about late lodgers and thresholds. */
const STATED_YEAR = /tax returns for the (\d{4}[-–‑]\d{2}) income year/

/** Opens a report and finds its tables by their headings; whatever holds no table is information. */
export async function openReport(file: InputFile): Promise<Report> {
  const { sheets } = await openWorkbook(file)
  let statedYear = ''
  const incomeTax: Sheet[] = []
  const resourceRent: Sheet[] = []
  for (const sheet of sheets) {
    const headings = sheet.values(0).map(String)
    if (countKnownHeadings(headings, columns) >= 4) incomeTax.push(sheet)
    else if (countKnownHeadings(headings, resourceRentColumns) === 3) resourceRent.push(sheet)
    else statedYear ||= statedYearIn(file.name, sheet)
  }
  if (incomeTax.length !== 1)
    throw new ReadError({
      file: file.name,
      value: sheets.map((sheet) => sheet.name),
      problem: `are its sheets, and ${incomeTax.length} of them are income tax tables`,
      expected:
        'one whose first row has the headings Name, ABN, Total income $, Taxable income $, Tax payable $',
    })
  return {
    statedYear,
    incomeTax: rowsOf(incomeTax[0]!),
    resourceRent: resourceRent[0] === undefined ? undefined : rowsOf(resourceRent[0]),
  }
}

/** A sheet that is no known table must be prose: a further column of values would mean a table not known yet. */
function statedYearIn(file: string, sheet: Sheet): string {
  let found = ''
  for (let row = 0; row < sheet.rowCount; row += 1) {
    const values = sheet.values(row)
    if (values.some((value) => typeof value === 'number'))
      throw new ReadError({
        file,
        at: sheet.place(row),
        problem: 'contains numbers in a sheet whose headings are not known',
        expected: 'income tax, resource rent tax, or information without numbers',
      })
    for (const value of values) found ||= STATED_YEAR.exec(String(value))?.[1] ?? ''
  }
  return found.replaceAll(/[–‑]/g, '-')
}

/** Values and not displayed texts: display adds thousands commas and may round. */
function rowsOf(sheet: Sheet): PrintedRow[] {
  const rows: PrintedRow[] = []
  for (let row = 0; row < sheet.rowCount; row += 1)
    if (!sheet.isBlankRow(row))
      rows.push({ at: sheet.place(row), cells: sheet.values(row).map((value) => String(value ?? '')) })
  return rows
}
