import { isReportingYear, periodEnd, periodStart, type ReportingYear } from '../../domain/reporting-year.ts'
import { printedAbn } from '../formats/abn.ts'
import { type CellPlace, printedInteger } from '../formats/numbers.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { reportingYearOf } from '../reading/file-year.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import type { PrintedRow } from '../reading/printed-rows.ts'
import { cellsOf, findTable } from '../reading/printed-table.ts'
import { readApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import editions from './editions.json' with { type: 'json' }
import { openReport } from './report.ts'
import resourceRentColumns from './resource-rent-columns.json' with { type: 'json' }
import type { TaxRow } from './row.ts'

type Cells = (field: keyof typeof columns) => string | undefined

/** Reads the income tax table of a yearly report. The table of petroleum resource rent tax is named and left out. */
export async function* readTax(file: InputFile, log: ReadLog, hints: ReadHints): AsyncGenerator<TaxRow> {
  const report = await openReport(file)
  const release = reportingYearOf(file.name, report.statedYear, hints)
  if (report.resourceRent !== undefined) skipResourceRent(file.name, report.resourceRent, log)
  const table = findTable(file.name, report.incomeTax, columns)
  const keys = new UniqueKeys(file.name, 'ABN')
  const totals = new TotalsCheck(editions, release)
  let earliest = release
  const rows = readApart(table.rows, log, {
    read: (printed) => readRow(file.name, cellsOf(table, printed), printed.at, release),
    keys,
    keyOf: (row) => `${row.entity} in ${row.income_year}`,
  })
  for (const row of rows) {
    if (row.income_year < earliest) earliest = row.income_year
    totals.add(row)
    yield row
  }
  totals.report(log)
  log.edition = {
    slot: release,
    edition: release,
    observed_from: periodStart(earliest),
    observed_to: periodEnd(release),
  }
}

function readRow(file: string, cells: Cells, at: string, release: ReportingYear): TaxRow {
  const place = (column: string): CellPlace => ({ file, at, column })
  const name = cells('name')?.trim() ?? ''
  if (!/[\p{L}\p{N}]/u.test(name))
    throw new ReadError({ ...place('Name'), value: name, problem: 'is not the name of an entity' })
  const abnText = cells('abn')?.trim() ?? ''
  const abn = abnText === '' ? null : printedAbn(abnText, place('ABN'))
  const row: TaxRow = {
    entity: abn ?? name,
    abn,
    name,
    income_year: incomeYear(cells('income_year'), release, place('Income year')),
    total_income_aud: amountAboveZero(cells('total_income_aud'), place('Total income $')),
    taxable_income_aud: amountAboveZero(cells('taxable_income_aud'), place('Taxable income $')),
    tax_payable_aud: amountAboveZero(cells('tax_payable_aud'), place('Tax payable $')),
    release,
    flags: abn === null ? ['abn_not_published'] : [],
    row_ref: at,
  }
  const { taxable_income_aud: taxable, tax_payable_aud: tax } = row
  if (taxable !== null && tax !== null && tax > taxable)
    throw new ReadError({
      ...place('Tax payable $'),
      value: tax,
      problem: 'is more than the taxable income, so the columns seem shifted',
      expected: `at most ${taxable}`,
    })
  return row
}

/** Blank is zero or less: the law does not allow such amounts to be printed, so a printed one is an error. */
function amountAboveZero(printed: string | undefined, place: CellPlace): number | null {
  const text = printed?.trim() ?? ''
  if (text === '') return null
  const value = printedInteger(text, place)
  if (value <= 0)
    throw new ReadError({
      ...place,
      value: text,
      problem: 'is zero or less',
      expected: 'a blank, because the law does not let such amounts be reported',
    })
  return value
}

function incomeYear(printed: string | undefined, release: ReportingYear, place: CellPlace): ReportingYear {
  if (printed === undefined) return release
  const year = printed.trim().replaceAll(/[–‑/]/g, '-')
  if (!isReportingYear(year) || year > release)
    throw new ReadError({
      ...place,
      value: printed,
      problem: 'is not an income year of this report',
      expected: `${release}, or an earlier one of a late lodger`,
    })
  return year
}

function skipResourceRent(file: string, rows: readonly PrintedRow[], log: ReadLog): void {
  const table = findTable(file, rows, resourceRentColumns)
  for (const row of table.rows) {
    const cells = cellsOf(table, row)
    log.skip(
      row.at,
      'resource rent tax, which is not income tax',
      `${cells('name')}, ${cells('payable_aud')}`,
    )
  }
}
