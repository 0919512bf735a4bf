import { printedDecimal } from '../formats/numbers.ts'
import type { Sheet } from '../formats/workbook/sheet.ts'
import { openWorkbook } from '../formats/workbook/workbook.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import { baseByValues, isAnchorSeries, type PlacedRow, seriesOf, slotOf } from './base-periods.ts'
import { periodOfDay } from './periods.ts'
import type { CpiRow } from './row.ts'
import { findSeries, type Series } from './series.ts'

/** Rows of a time-series workbook: one column per series, below its description and metadata. */
export async function* readWorkbookRows(file: InputFile): AsyncGenerator<PlacedRow> {
  const { sheets } = await openWorkbook(file)
  const all = sheets.flatMap((sheet) => findSeries(file.name, sheet))
  if (all.length === 0)
    throw new ReadError({
      file: file.name,
      value: sheets.map((sheet) => sheet.name),
      problem: 'are its sheets, and none of them holds series',
      expected: 'a sheet whose first column has the labels Unit, Series Type, Frequency and Series ID',
    })
  const rows = all.flatMap((series) => readSeries(file.name, series))
  const national = rows.filter((row) => isAnchorSeries(row) && row.obs_value !== null)
  const base = rows.some((row) => row.unit === 'index')
    ? baseByValues(file.name, new Map(national.map((row) => [row.time_period, row.obs_value!])))
    : undefined
  const slot = slotOf('CPI', base)
  for (const row of rows)
    yield {
      slot,
      series: seriesOf(row),
      row: base !== undefined && row.unit === 'index' ? { ...row, base_period: base } : row,
    }
}

function readSeries(file: string, series: Series): CpiRow[] {
  const { sheet, column, firstRow, facts } = series
  const rows: CpiRow[] = []
  for (let row = firstRow; row < sheet.rowCount; row += 1) {
    const text = sheet.text(row, column).trim()
    if (text === '') continue
    rows.push({
      ...facts,
      time_period: periodAt(file, sheet, row, facts.freq),
      obs_value: printedDecimal(String(sheet.value(row, column)), {
        file,
        at: sheet.place(row, column),
        column: series.description,
      }),
      obs_value_text: text,
      row_ref: sheet.place(row, column),
    })
  }
  checkExtent(file, series, rows)
  return rows
}

function periodAt(file: string, sheet: Sheet, row: number, frequency: string): string {
  const day = sheet.value(row, 0)
  const period = typeof day === 'string' ? periodOfDay(day, frequency) : undefined
  if (period === undefined)
    throw new ReadError({
      file,
      at: sheet.place(row, 0),
      value: day,
      problem: 'is not the date of a period',
      expected:
        frequency === 'Q' ? 'the first day of the last month of a quarter' : 'the first day of a month',
    })
  return period
}

/** Each column states how many values it has, and its first and last period: a cut or shifted one does not add up. */
function checkExtent(file: string, series: Series, rows: readonly CpiRow[]): void {
  const stated = [series.count, series.start, series.end]
  const found = [rows.length, rows[0]?.time_period, rows.at(-1)?.time_period]
  if (stated.every((item, index) => item === found[index])) return
  throw new ReadError({
    file,
    at: series.sheet.place(series.firstRow, series.column),
    column: series.description,
    value: found.join(', '),
    problem: 'are number, first and last period of its values',
    expected: `${stated.join(', ')}, as the rows above it say`,
  })
}
