import type { DayValues } from '../../domain/daily-indices/daily-series.ts'
import { isDay } from '../../domain/iso-dates.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import { isBlank, readCsv } from './csv/csv.ts'
import type { CsvRecord } from './csv/csv-record.ts'
import { printedDecimal } from './numbers.ts'
import { decodeText } from './text.ts'

/** The columns of a daily series, and the values that a day can have: marks such as -999 must not pass as weather. */
const COLUMNS = {
  date: null,
  tmax_c: { least: -60, most: 60, unit: '°C' },
  tmin_c: { least: -60, most: 60, unit: '°C' },
  precip_mm: { least: 0, most: 2000, unit: 'mm' },
} as const
type Column = keyof typeof COLUMNS
type Measure = Exclude<Column, 'date'>

const HEADINGS = Object.keys(COLUMNS) as Column[]

/** Reads `date,tmax_c,tmin_c,precip_mm`, columns in any order; a blank cell is a day without a value. */
export async function readDailyCsv(file: InputFile): Promise<DayValues[]> {
  const { text } = await decodeText(file)
  const [heading, ...records] = readCsv(file.name, text)
  const placeOf = columnsOf(file.name, heading)
  const days: DayValues[] = []
  for (const record of records) {
    if (isBlank(record)) continue
    if (record.cells.length !== HEADINGS.length)
      throw new ReadError({
        file: file.name,
        at: `line ${record.line}`,
        value: record.cells.length,
        problem: 'cells stand in this row',
        expected: `${HEADINGS.length}`,
        hint: COMPLETE_THE_ROW,
      })
    days.push(readDay(file.name, record, placeOf, days.at(-1)))
  }
  if (days.length === 0)
    throw new ReadError({
      file: file.name,
      problem: 'holds no days',
      hint: 'Give at least one row below the headings.',
    })
  return days
}

const COMPLETE_THE_ROW =
  'Write every row with all four cells, and leave a cell blank if nothing was measured.'

function columnsOf(file: string, heading: CsvRecord | undefined): Readonly<Record<Column, number>> {
  const found = (heading?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const unknown = found.find((name) => !HEADINGS.some((one) => one === name))
  const missing = HEADINGS.find((name) => !found.includes(name))
  const twice = found.find((name, at) => found.indexOf(name) !== at)
  const fault =
    missing !== undefined
      ? { value: found.join(','), problem: `has no column "${missing}"` }
      : unknown !== undefined
        ? { value: unknown, problem: 'is not a column of a daily series' }
        : twice !== undefined
          ? { value: twice, problem: 'stands twice among the headings' }
          : undefined
  if (fault !== undefined)
    throw new ReadError({
      file,
      at: 'line 1',
      ...fault,
      expected: HEADINGS.join(','),
      hint: 'The first line names the columns. Rename or remove columns until it does.',
    })
  return Object.fromEntries(HEADINGS.map((name) => [name, found.indexOf(name)])) as Record<Column, number>
}

function readDay(
  file: string,
  { cells, line }: CsvRecord,
  placeOf: Readonly<Record<Column, number>>,
  before: DayValues | undefined,
): DayValues {
  const at = `line ${line}`
  const date = cells[placeOf.date]!.trim()
  if (!isDay(date))
    throw new ReadError({
      file,
      at,
      column: 'date',
      value: date,
      problem: 'is not a day of the calendar',
      expected: 'a date such as 1981-01-31',
      hint: 'Write dates as year-month-day.',
    })
  if (before !== undefined && date <= before.date)
    throw new ReadError({
      file,
      at,
      column: 'date',
      value: date,
      problem: date === before.date ? 'stands twice' : `comes after ${before.date}`,
      expected: 'ascending dates, each once',
      hint: 'Sort the rows by date and keep one row for each day.',
    })
  const measure = (column: Measure): number | null => readMeasure(file, at, column, cells[placeOf[column]]!)
  return { date, tmax: measure('tmax_c'), tmin: measure('tmin_c'), rain: measure('precip_mm') }
}

function readMeasure(file: string, at: string, column: Measure, text: string): number | null {
  if (text.trim() === '') return null
  const value = printedDecimal(text, { file, at, column })
  const { least, most, unit } = COLUMNS[column]
  if (value < least || value > most)
    throw new ReadError({
      file,
      at,
      column,
      value: text,
      problem: 'is not what a day can have',
      expected: `${least} to ${most} ${unit}`,
      hint: 'Leave the cell blank if nothing was measured; do not enter a placeholder such as -999.',
    })
  return value
}
