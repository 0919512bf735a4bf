import type { Sheet } from '../formats/workbook/sheet.ts'
import { openWorkbook } from '../formats/workbook/workbook.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { Findings } from '../reading/findings.ts'
import { baseByValues, isAnchorSeries, seriesOf, slotOf } from './base-periods.ts'
import { periodOfDay } from './periods.ts'
import { NEVER_BRIDGED, type PrintedObservation, printedValue } from './printed-observation.ts'
import type { CpiRow } from './row.ts'
import { findSeries, type Series } from './series.ts'

/** Observations of a time-series workbook: one column per series, below its description and metadata. */
export async function* readWorkbookRows(file: InputFile, log: ReadLog): AsyncGenerator<PrintedObservation> {
  const { sheets } = await openWorkbook(file)
  const all = sheets.flatMap((sheet) => findSeries(file.name, sheet, log.findings))
  if (all.length === 0)
    throw new ReadError({
      file: file.name,
      value: sheets.map((sheet) => sheet.name),
      problem: 'are its sheets, and none of them contains series',
      expected: 'a sheet whose first column has the labels Unit, Series Type, Frequency and Series ID',
    })
  const periods = new Periods(file.name, log.findings)
  const rows = all.flatMap((series) => readSeries(file.name, series, periods, log.findings))
  const national = rows.filter((row) => isAnchorSeries(row) && row.obs_value !== null)
  const base = rows.some((row) => row.unit === 'index')
    ? baseByValues(file.name, new Map(national.map((row) => [row.time_period, row.obs_value!])))
    : undefined
  const slot = slotOf('CPI', base)
  for (const row of rows)
    yield {
      read: () => ({
        slot,
        series: seriesOf(row),
        row: base !== undefined && row.unit === 'index' ? { ...row, base_period: base } : row,
      }),
    }
}

function readSeries(file: string, series: Series, periods: Periods, findings: Findings): CpiRow[] {
  const { sheet, column, firstRow, facts } = series
  const rows: CpiRow[] = []
  let leftOut = 0
  for (let row = firstRow; row < sheet.rowCount; row += 1) {
    const text = sheet.text(row, column).trim()
    if (text === '') continue
    const period = periods.at(sheet, row, facts.freq)
    if (period === undefined) {
      leftOut += 1
      continue
    }
    const at = sheet.place(row, column)
    rows.push({
      ...facts,
      time_period: period,
      obs_value: printedValue(String(sheet.value(row, column)), { file, at }, findings),
      obs_value_text: text,
      row_ref: at,
    })
  }
  checkExtent(file, series, rows, leftOut, findings)
  return rows
}

/** The periods of rows. One whose date cannot be read is a finding once, and its values are left out in every column. */
class Periods {
  readonly #file: string
  readonly #findings: Findings
  readonly #byPlace = new Map<string, string | undefined>()

  constructor(file: string, findings: Findings) {
    this.#file = file
    this.#findings = findings
  }

  at(sheet: Sheet, row: number, frequency: string): string | undefined {
    const place = sheet.place(row, 0)
    if (!this.#byPlace.has(place)) this.#byPlace.set(place, this.#read(sheet, row, frequency))
    return this.#byPlace.get(place)
  }

  #read(sheet: Sheet, row: number, frequency: string): string | undefined {
    const day = sheet.value(row, 0)
    const period = typeof day === 'string' ? periodOfDay(day, frequency) : undefined
    if (period === undefined)
      this.#findings.add(
        'not_a_period',
        {
          file: this.#file,
          at: sheet.place(row, 0),
          value: day,
          problem: 'is not the date of a period',
          expected:
            frequency === 'Q' ? 'the first day of the last month of a quarter' : 'the first day of a month',
        },
        { decision: 'leave_out', reason: `The values of the row are left out. ${NEVER_BRIDGED}` },
      )
    return period
  }
}

/** Each column states how many values it has, and its first and last period: a cut or shifted one does not add up. */
function checkExtent(
  file: string,
  series: Series,
  rows: readonly CpiRow[],
  leftOut: number,
  findings: Findings,
): void {
  const stated = [series.count, series.start, series.end]
  const found = [rows.length + leftOut, rows[0]?.time_period, rows.at(-1)?.time_period]
  const compared = leftOut > 0 ? [0] : [0, 1, 2]
  if (compared.every((index) => stated[index] === found[index])) return
  findings.add(
    'extent_differs',
    {
      file,
      at: series.sheet.place(series.countRow, series.column),
      column: series.description,
      value: found.join(', '),
      problem: 'are number, first and last period of its values',
      expected: `${stated.join(', ')}, as the rows above it say`,
    },
    {
      decision: 'take',
      reason: `The values in the file were read; look for a complete file first. ${NEVER_BRIDGED}`,
    },
  )
}
