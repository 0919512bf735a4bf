import { addDays, isoDate } from '../formats/dates.ts'
import { matchHeadings } from '../formats/headings.ts'
import { type MmsReport, readMmsReport } from '../formats/mms.ts'
import { printedInteger, printedMeasure } from '../formats/numbers.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { readApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import { checkIdentities, checkWholeDays } from './checks.ts'
import columns from './columns.json' with { type: 'json' }
import regions from './regions.json' with { type: 'json' }
import type { GridIntensityRow } from './row.ts'

type Field = keyof typeof columns

const REGIONS = new Set([regions.whole, ...regions.parts])

/** Midnight in the ways that the years have printed it; 2015 to 2017 put the day first. */
const MIDNIGHT = /^(?<day>[\d/-]+)(?:[ T]0{1,2}:00(?::00)?)?$/

/** Reads one year's file (or a part of it, or the current year so far). */
export async function* readGridIntensity(file: InputFile, log: ReadLog): AsyncGenerator<GridIntensityRow> {
  const report = await readMmsReport(file)
  const rows = readRows(file.name, report, log)
  checkIdentities(file.name, rows, log.findings)
  checkWholeDays(file.name, rows, log.findings)
  if (!report.ended)
    log.note(
      'end_of_report_missing',
      'The closing record is missing, so days may be missing after the last one; the days in the file are complete.',
    )
  const days = rows.map((row) => row.date).toSorted()
  const years = [...new Set(rows.map((row) => row.contract_year))].toSorted((a, b) => a - b)
  const part = /_pt(\d)/i.exec(file.name)
  log.edition = {
    slot: years.join('-') + (part === null ? '' : `-pt${part[1]}`),
    edition: `contract year ${years.join('-')}${part === null ? '' : `, part ${part[1]}`}`,
    ...(report.publishedOn === undefined ? {} : { published_on: report.publishedOn }),
    observed_from: days[0]!,
    observed_to: days.at(-1)!,
  }
  yield* rows
}

function readRows(file: string, report: MmsReport, log: ReadLog): GridIntensityRow[] {
  if (report.headings.cells.includes('DUID'))
    throw new ReadError({
      file,
      at: 'line 2',
      column: 'DUID',
      problem: 'is a heading of the list of generators, not of the index',
      hint: 'Read it with the source aemo-generators.',
    })
  const positions = matchHeadings<Field>({ file, at: 'line 2' }, report.headings.cells, columns)
  const keys = new UniqueKeys(file, 'SETTLEMENTDATE, REGIONID')
  const rows = [
    ...readApart(report.rows, log, {
      read: ({ line, cells }) => {
        const printed = cells()
        return readRow(file, `line ${line}`, (field) => printed[positions[field] ?? -1] ?? '')
      },
      keys,
      keyOf: (row) => `${row.date} ${row.region}`,
    }),
  ]
  if (rows.length === 0)
    throw new ReadError({ file, problem: 'holds no data records', expected: 'D records below the I record' })
  return rows
}

function readRow(file: string, at: string, cell: (field: Field) => string): GridIntensityRow {
  const place = (field: Field) => ({ file, at, column: columns[field].headings[0]! })
  const date = settlementDay(cell('date'), place('date'))
  const region = cell('region').trim()
  if (!REGIONS.has(region))
    throw new ReadError({
      ...place('region'),
      value: region,
      problem: 'is not a known region',
      expected: [...REGIONS].join(', '),
    })
  return {
    date,
    day_starts_at: `${date}T00:00:00${regions.utc_offset}`,
    region,
    energy_mwh: printedMeasure(cell('energy_mwh'), place('energy_mwh')),
    emissions_t: printedMeasure(cell('emissions_t'), place('emissions_t')),
    intensity_t_per_mwh: printedMeasure(cell('intensity_t_per_mwh'), place('intensity_t_per_mwh')),
    energy_text: cell('energy_mwh'),
    emissions_text: cell('emissions_t'),
    intensity_text: cell('intensity_t_per_mwh'),
    contract_year: contractYear(date, cell('contract_year'), place('contract_year')),
    week: printedInteger(cell('week'), place('week')),
    row_ref: at,
  }
}

interface Place {
  readonly file: string
  readonly at: string
  readonly column: string
}

function settlementDay(text: string, place: Place): string {
  const day = MIDNIGHT.exec(text.trim())?.groups?.['day'] ?? ''
  const iso = isoDate(day, 'year-month-day') ?? isoDate(day, 'day-month-year')
  if (iso === undefined)
    throw new ReadError({
      ...place,
      value: text,
      problem: 'is not midnight of a settlement day',
      expected: '"2024/12/29 00:00:00" or "29/12/2024 00:00"',
    })
  return iso
}

/** A contract year lasts from the last Sunday of December to the Saturday before the next: never more than a week off. */
function contractYear(date: string, text: string, place: Place): number {
  const year = printedInteger(text, place)
  if (year < yearOf(date) || year > yearOf(addDays(date, 7)))
    throw new ReadError({ ...place, value: text, problem: `does not hold the day ${date}` })
  return year
}

const yearOf = (iso: string): number => Number(iso.slice(0, 4))
