import type { Sheet } from '../formats/workbook/sheet.ts'
import { ReadError } from '../read-error.ts'
import type { Findings } from '../reading/findings.ts'
import codes from './codes.json' with { type: 'json' }
import { periodOfDay } from './periods.ts'
import { NEVER_BRIDGED } from './printed-observation.ts'
import type { CpiRow } from './row.ts'

/** One column of a time-series workbook, with what is above its values. */
export interface Series {
  readonly sheet: Sheet
  readonly column: number
  /** First row of values. */
  readonly firstRow: number
  readonly description: string
  readonly count: number
  /** Row that states how many values there are. */
  readonly countRow: number
  readonly start: string | undefined
  readonly end: string | undefined
  /** What all rows of the series share. */
  readonly facts: Omit<CpiRow, 'time_period' | 'obs_value' | 'obs_value_text' | 'row_ref'>
}

const LABELS = [
  'Unit',
  'Series Type',
  'Frequency',
  'Series Start',
  'Series End',
  'No. Obs',
  'Series ID',
] as const
type Label = (typeof LABELS)[number]

const METADATA_ROWS = 30
const UNITS: Readonly<Record<string, string>> = { 'index numbers': 'index', percent: 'percent' }

/** The series of a sheet; none when its first column lacks the labels of a data sheet. */
export function findSeries(file: string, sheet: Sheet, findings: Findings): Series[] {
  const rowOf = new Map<Label, number>()
  for (let row = 0; row < Math.min(sheet.rowCount, METADATA_ROWS); row += 1) {
    const label = LABELS.find((known) => plain(known) === plain(sheet.text(row, 0)))
    if (label !== undefined) rowOf.set(label, row)
  }
  if (!rowOf.has('Series ID')) return []
  const missing = LABELS.filter((label) => !rowOf.has(label))
  if (missing.length > 0)
    throw new ReadError({
      file,
      at: sheet.name.trim(),
      problem: `lacks the row${missing.length > 1 ? 's' : ''} ${missing.join(', ')} above its series`,
    })
  const columns = Array.from({ length: sheet.width(rowOf.get('Series ID')!) }, (_, column) => column)
  return columns
    .filter((column) => column > 0 && sheet.text(rowOf.get('Series ID')!, column).trim() !== '')
    .flatMap(
      (column) =>
        findings.attempt(
          'series_not_understood',
          () => readHead(file, sheet, column, (label) => rowOf.get(label)!),
          { decision: 'leave_out', reason: `The whole column is left out. ${NEVER_BRIDGED}` },
        ) ?? [],
    )
}

function readHead(file: string, sheet: Sheet, column: number, rowOf: (label: Label) => number): Series {
  const metadata = (label: Label): string => sheet.text(rowOf(label), column).trim()
  const fault = (row: number, value: string, problem: string, expected: string): ReadError =>
    new ReadError({ file, at: sheet.place(row, column), value, problem, expected })
  const codeOf = (row: number, title: string, table: Readonly<Record<string, readonly string[]>>): string => {
    const found = Object.entries(table).find(([, titles]) =>
      titles.some((known) => plain(known) === plain(title)),
    )
    if (found !== undefined) return found[0]
    throw fault(row, title, 'is not known', Object.values(table).flat().join(', '))
  }
  const top = rowOf('Unit') - 1
  const description = sheet.text(top, column)
  const [measureTitle, indexTitle, regionTitle, ...rest] = description.split(';').map((part) => part.trim())
  if (
    measureTitle === undefined ||
    indexTitle === undefined ||
    regionTitle === undefined ||
    rest.some(Boolean)
  )
    throw fault(top, description, 'does not describe a series', 'measure ; group ; region ;')
  const measureCode = codeOf(top, measureTitle, titlesOf(codes.MEASURE))
  const { name: measure, unit } = codes.MEASURE[measureCode as keyof typeof codes.MEASURE]
  if (UNITS[metadata('Unit').toLowerCase()] !== unit)
    throw fault(rowOf('Unit'), metadata('Unit'), `is not the unit of "${measureTitle}"`, unit)
  const region = codeOf(top, regionTitle, titlesOf(codes.REGION))
  const freq = codeOf(rowOf('Frequency'), metadata('Frequency'), codes.FREQ)
  const day = (label: Label): string | undefined =>
    periodOfDay(String(sheet.value(rowOf(label), column)), freq)
  return {
    sheet,
    column,
    firstRow: Math.max(...LABELS.map(rowOf)) + 1,
    description,
    count: Number(sheet.value(rowOf('No. Obs'), column)),
    countRow: rowOf('No. Obs'),
    start: day('Series Start'),
    end: day('Series End'),
    facts: {
      dataflow: 'ABS:CPI',
      dataflow_version: null,
      measure_code: measureCode,
      measure,
      index_code: codeOf(top, indexTitle, { '10001': [codes.INDEX['10001']] }),
      index_name: indexTitle,
      tsest: codeOf(rowOf('Series Type'), metadata('Series Type'), mapToLists(codes.TSEST)),
      region_code: region,
      region_name: codes.REGION[region as keyof typeof codes.REGION].name,
      freq,
      unit,
      base_period: null,
      abs_series_id: metadata('Series ID'),
      obs_status: null,
    },
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim()

const titlesOf = (
  table: Readonly<Record<string, { readonly titles: readonly string[] }>>,
): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(table).map(([code, { titles }]) => [code, titles]))

const mapToLists = (table: Readonly<Record<string, string>>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(table).map(([code, title]) => [code, [title]]))
