import { isBlank } from '../formats/csv/csv.ts'
import { isoDate, printedDate } from '../formats/dates.ts'
import {
  type ColumnMap,
  type Column as Headings,
  matchHeadings,
  refuseUnheaded,
} from '../formats/headings.ts'
import { printedDecimal } from '../formats/numbers.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { Findings } from '../reading/findings.ts'
import { knownHeadings } from '../reading/known-headings.ts'
import { readRecords } from '../reading/printed-rows.ts'
import { readApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import { DayValues } from './day-values.ts'
import type { SiloDay, SiloResponse } from './row.ts'
import { VARIABLES, type Variable } from './variables.ts'

type Column = 'station' | 'latitude' | 'longitude' | 'date' | 'metadata' | Variable | `${Variable}_source`

const FIELDS = Object.entries(VARIABLES) as [Variable, (typeof VARIABLES)[Variable]][]
/** Columns of an answer; a request names which it wants. */
export const COLUMNS: ColumnMap<Column> = {
  station: { headings: ['station'], optional: true },
  latitude: { headings: ['latitude'], optional: true },
  longitude: { headings: ['longitude'], optional: true },
  date: { headings: ['YYYY-MM-DD'] },
  metadata: { headings: ['metadata'] },
  ...(Object.fromEntries<Headings>(
    FIELDS.filter(([field]) => field !== 'evap_apsim_mm').flatMap(([field, { printed }]) => [
      [field, { headings: [printed], optional: true }],
      [`${field}_source`, { headings: [`${printed}_source`], optional: true }],
    ]),
  ) as ColumnMap<Variable | `${Variable}_source`>),
}

/**
 * The CSV format: figures are padded, and facts about the place are in the last column, one to a row, on rows without
 * a date when there are more facts than days.
 */
export function parseCsv(file: string, text: string, firstLine: number, log: ReadLog): SiloResponse {
  const [header, ...records] = readRecords(file, text, ',').filter((record) => !isBlank(record))
  const lineOf = (line: number): string => `line ${line + firstLine - 1}`
  const at = { file, at: lineOf(header?.line ?? 1) }
  const headings = knownHeadings(at, header?.cells.map((cell) => cell.trim()) ?? [], COLUMNS, log.findings)
  const isRead = (index: number): boolean => header?.cells[index] === undefined || headings[index] !== ''
  const positions = matchHeadings<Column>(at, headings, COLUMNS)
  const isStation = positions.station !== undefined
  if (!isStation && (positions.latitude === undefined || positions.longitude === undefined))
    throw new ReadError({
      ...at,
      problem: 'names neither a station nor a point',
      expected: '"station", or "latitude" and "longitude"',
    })
  const lines = records.map(
    ({ line, cells, mended = false }): Line => ({
      mended,
      at: lineOf(line),
      cells,
      cell: (column) => cells[positions[column] ?? -1]?.trim() ?? '',
    }),
  )
  const placeOf = ({ cell }: Line): string =>
    isStation ? cell('station') : `${cell('latitude')} ${cell('longitude')}`
  const place = mostOf(lines.map(placeOf))
  const facts = new Map<string, string>()
  const days = readApart(lines, log, {
    read: (line) => {
      const fact = /^(\w+)=\s*(.*)$/.exec(line.cell('metadata'))
      if (fact !== null) facts.set(fact[1]!, fact[2]!.trim())
      refuseUnheaded(
        { file, at: line.at },
        headings,
        line.cells.map((cell, index) => (isRead(index) ? cell : '')),
      )
      if (placeOf(line) !== place)
        throw new ReadError({
          file,
          at: line.at,
          column: headings[0]!,
          value: placeOf(line),
          problem: 'is not the place of the other lines',
          expected: place,
        })
      if (line.mended)
        throw new ReadError({
          file,
          at: line.at,
          value: line.cells.join(),
          problem: 'has a quote out of place',
        })
      return readDay({ file, at: line.at }, line.cell, log.findings)
    },
    keys: new UniqueKeys(file, 'YYYY-MM-DD'),
    keyOf: ({ row_ref }) => row_ref,
    without: 'A year with a gap is not whole.',
  })
  return { days: [...days], ...describe(at, { isStation, place, facts }) }
}

interface Line {
  readonly at: string
  /** A quote stands where none belongs. */
  readonly mended: boolean
  readonly cells: readonly string[]
  readonly cell: (column: Column) => string
}

/** What is said of the whole answer. The facts are known when its lines are read. */
function describe(
  at: { readonly file: string; readonly at: string },
  { isStation, place, facts }: { isStation: boolean; place: string; facts: ReadonlyMap<string, string> },
): Omit<SiloResponse, 'days'> {
  const number = (name: string, printed: string): number | null =>
    printed === '' ? null : printedDecimal(printed, { ...at, column: name })
  const [latitude = '', longitude = ''] = isStation
    ? [facts.get('latitude'), facts.get('longitude')]
    : place.split(' ')
  return {
    place: {
      dataset: isStation ? 'patched_point' : 'data_drill',
      station: isStation ? String(Number(place)) : null,
      station_name: facts.get('name') || null,
      latitude: number('latitude', latitude),
      longitude: number('longitude', longitude),
      elevation_m: number('elevation', facts.get('elevation')?.replace(/\s*m$/, '') ?? ''),
    },
    extractedOn: isoDate(facts.get('extracted') ?? '', 'compact'),
    scheme: 'csv',
  }
}

/** The day of a line; undefined for one that only holds a fact about the place. */
function readDay(
  place: { readonly file: string; readonly at: string },
  cell: (column: Column) => string,
  findings: Findings,
): SiloDay | undefined {
  if (cell('date') === '') {
    if (FIELDS.some(([field]) => cell(field) !== ''))
      throw new ReadError({ ...place, column: 'YYYY-MM-DD', value: '', problem: 'is empty beside figures' })
    return undefined
  }
  const date = printedDate(cell('date'), 'year-month-day', { ...place, column: 'YYYY-MM-DD' })
  const values = new DayValues(place, findings)
  for (const [field] of FIELDS) {
    values.figure(field, cell(field))
    values.source(field, cell(`${field}_source`))
  }
  return { date, values: values.finish(), row_ref: place.at }
}

/** What is there most often. */
function mostOf(texts: readonly string[]): string {
  const counts = Map.groupBy(texts, (text) => text)
  const [most] = [...counts].toSorted(([, left], [, right]) => right.length - left.length)
  return most?.[0] ?? ''
}
