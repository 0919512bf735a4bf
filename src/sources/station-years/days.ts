import {
  DAILY_INDICES,
  MONTHS,
  type StationYear,
  stationYears,
} from '../../domain/company/hazards/station-years.ts'
import { type DayValues, dailySeries } from '../../domain/daily-indices/daily-series.ts'
import { isDay } from '../../domain/iso-dates.ts'
import { type ColumnMap, type ColumnPositions, matchHeadings } from '../formats/headings.ts'
import { printedDecimal } from '../formats/numbers.ts'
import { wrongWidth } from '../formats/row-width.ts'
import { streamLines } from '../formats/stream-text.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { StreamedRows } from '../reading/streamed-rows.ts'
import type { ReadHints } from '../source.ts'
import { dropRepeats } from './repeats.ts'
import { rainColumn, type StationYearRow } from './row.ts'
import stations from './stations.json' with { type: 'json' }

type Column = 'station_id' | 'name' | 'lat' | 'lon' | 'elevation_m' | 'date' | 'tmax_c' | 'tmin_c' | 'rain_mm'

/** A file of days. Stations of the Bureau's homogenised record need no name and place: they are known. */
export const DAY_COLUMNS: ColumnMap<Column> = {
  station_id: { headings: ['station_id'] },
  name: { headings: ['name'], optional: true },
  lat: { headings: ['lat'], optional: true },
  lon: { headings: ['lon'], optional: true },
  elevation_m: { headings: ['elevation_m'], optional: true },
  date: { headings: ['date'] },
  tmax_c: { headings: ['tmax_c'] },
  tmin_c: { headings: ['tmin_c'] },
  rain_mm: { headings: ['rain_mm', 'precip_mm'], optional: true },
}

/** What a day can have: marks such as -999 must not pass as weather. */
const LIMITS = {
  tmax_c: [-30, 55, '°C'],
  tmin_c: [-30, 55, '°C'],
  rain_mm: [0, 2000, 'mm'],
  lat: [-56, -8, 'degrees'],
  lon: [95, 170, 'degrees'],
  elevation_m: [-20, 2300, 'm'],
} as const

/** Whether the first line has the headings of days. */
export async function holdsDays(file: InputFile): Promise<boolean> {
  for await (const [first = ''] of streamLines(file.name, file.stream()))
    return first.replace(/^\uFEFF/, '').startsWith('station_id,')
  return false
}

interface Station {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
  readonly elevation_m: number | null
}

/** The days of one station, with the lines that they are on. */
interface Block {
  readonly station: Station
  readonly days: DayValues[]
  readonly lines: number[]
}

/** Computes the years of every station of a file of days. The lines of a station follow each other, by date. */
export async function* readStationDays(
  file: InputFile,
  log: ReadLog,
  { edition }: ReadHints,
): AsyncGenerator<StationYearRow> {
  if (edition === undefined)
    throw new ReadError({
      file: file.name,
      problem: 'does not say which record its days are of',
      expected: '--edition',
      hint: 'Name the record, such as --edition "ACORN-SAT v2.5 daily": years of different records are never mixed.',
    })
  const refused = new StreamedRows(log, 'A year with too many gaps has no figures.')
  const finished = new Set<string>()
  let [from, to] = ['9999', '']
  for await (const block of blocksOf(file, refused)) {
    if (finished.has(block.station.id))
      throw new ReadError({
        file: file.name,
        at: `line ${block.lines[0]}`,
        column: 'station_id',
        value: block.station.id,
        problem: 'comes again after another station',
        expected: 'all days of a station in one block',
        hint: 'Sort the lines by station_id and date.',
      })
    finished.add(block.station.id)
    if (block.days[0]!.date < from) from = block.days[0]!.date
    if (block.days.at(-1)!.date > to) to = block.days.at(-1)!.date
    yield* yearsOf(file.name, block, `${edition} ${block.station.id}`, log)
  }
  refused.finish()
  if (finished.size === 0) throw new ReadError({ file: file.name, problem: 'holds no days' })
  log.edition = { slot: edition, edition, observed_from: from, observed_to: to }
}

function* yearsOf(file: string, block: Block, series: string, log: ReadLog): Generator<StationYearRow> {
  const days = dropRepeats(block.days, (message) =>
    log.note('value_repeats', `${file}, ${series}: ${message}`),
  )
  const lines = Map.groupBy(block.lines, (_line, at) => Number(block.days[at]!.date.slice(0, 4)))
  const { name, lat, lon, elevation_m } = block.station
  for (const found of stationYears(dailySeries(days))) {
    const own = lines.get(found.year)
    if (own === undefined) continue
    yield {
      row_ref: `lines ${own[0]}-${own.at(-1)}`,
      series,
      location: name,
      latitude: lat,
      longitude: lon,
      elevation_m,
      method: `${DAILY_INDICES.id} ${DAILY_INDICES.version}`,
      days_interpolated: null,
      ...rowOf(found),
    }
  }
}

/** The figures of a year in the columns of a row. */
function rowOf({
  rain_mm,
  ...figures
}: StationYear): Omit<StationYear, 'rain_mm'> & Record<ReturnType<typeof rainColumn>, number | null> {
  return {
    ...figures,
    ...Object.fromEntries(MONTHS.map((month) => [rainColumn(month), rain_mm[month - 1] ?? null])),
  }
}

async function* blocksOf(file: InputFile, refused: StreamedRows): AsyncGenerator<Block> {
  let columns: ColumnPositions<Column> | undefined
  let width = 0
  let line = 0
  let block: Block | undefined
  for await (const texts of streamLines(file.name, file.stream()))
    for (const text of texts) {
      line += 1
      const cells = text.split(',')
      if (columns === undefined) {
        const headings = cells.map((cell) => cell.replace(/^\uFEFF/, '').trim())
        columns = matchHeadings<Column>({ file: file.name, at: 'line 1' }, headings, DAY_COLUMNS)
        width = headings.length
        continue
      }
      if (text.trim() === '') continue
      try {
        const place = { file: file.name, at: `line ${line}` }
        if (cells.length !== width) throw wrongWidth(place, cells, width)
        const day = readDay(place, cells, columns, block)
        if (block?.station.id !== day.station.id) {
          if (block !== undefined) yield block
          block = { station: day.station, days: [], lines: [] }
        }
        block.days.push(day.values)
        block.lines.push(line)
        refused.understood(1)
      } catch (error) {
        refused.refuse(error)
      }
    }
  if (block !== undefined) yield block
}

function readDay(
  place: { readonly file: string; readonly at: string },
  cells: readonly string[],
  columns: ColumnPositions<Column>,
  block: Block | undefined,
): { readonly station: Station; readonly values: DayValues } {
  const cell = (column: Column): string => cells[columns[column] ?? -1]?.trim() ?? ''
  const measure = (column: keyof typeof LIMITS): number | null => {
    const printed = cell(column)
    if (printed === '') return null
    const value = printedDecimal(printed, { ...place, column })
    const [least, most, unit] = LIMITS[column]
    if (value < least || value > most)
      throw new ReadError({
        ...place,
        column,
        value: printed,
        problem: 'is not what a day can have',
        expected: `${least} to ${most} ${unit}`,
      })
    return value
  }
  const date = cell('date')
  if (!isDay(date))
    throw new ReadError({
      ...place,
      column: 'date',
      value: date,
      problem: 'is not a day',
      expected: 'YYYY-MM-DD',
    })
  const id = cell('station_id')
  const isSame = block?.station.id === id
  const before = isSame ? block.days.at(-1)?.date : undefined
  if (before !== undefined && date <= before)
    throw new ReadError({
      ...place,
      column: 'date',
      value: date,
      problem: `follows ${before}`,
      expected: 'ascending dates, each once',
    })
  const [tmax, tmin] = [measure('tmax_c'), measure('tmin_c')]
  if (tmax !== null && tmin !== null && tmax < tmin)
    throw new ReadError({
      ...place,
      column: 'tmax_c',
      value: String(tmax),
      problem: `is below the minimum of ${tmin}`,
    })
  return {
    station: isSame
      ? block.station
      : stationOf(place, id, cell('name'), [measure('lat'), measure('lon'), measure('elevation_m')]),
    values: { date, tmax, tmin, rain: measure('rain_mm') },
  }
}

function stationOf(
  place: { readonly file: string; readonly at: string },
  id: string,
  name: string,
  [lat, lon, elevation_m]: readonly [lat: number | null, lon: number | null, elevation_m: number | null],
): Station {
  if (name !== '' && lat !== null && lon !== null) return { id, name, lat, lon, elevation_m }
  const known = stations.find((one) => one.id === id)
  if (known !== undefined) return known
  throw new ReadError({
    ...place,
    column: 'station_id',
    value: id,
    problem: 'has no name and place',
    expected: 'columns name, lat and lon, or a station of ACORN-SAT',
  })
}
