import { isBlank, readCsv } from '../formats/csv/csv.ts'
import { isoDate, printedDate } from '../formats/dates.ts'
import {
  type ColumnMap,
  type Column as Headings,
  matchHeadings,
  refuseUnheaded,
} from '../formats/headings.ts'
import type { CellPlace } from '../formats/numbers.ts'
import { printedDecimal, printedInteger } from '../formats/numbers.ts'
import { ReadError } from '../read-error.ts'
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
 * The CSV format: figures are padded, and facts about the place stand in the last column, one to a row, on rows without
 * a date when there are more facts than days.
 */
export function parseCsv(file: string, text: string, firstLine: number): SiloResponse {
  const [header, ...records] = readCsv(file, text).filter((record) => !isBlank(record))
  const lineOf = (line: number): string => `line ${line + firstLine - 1}`
  const headings = header?.cells.map((cell) => cell.trim()) ?? []
  const at = { file, at: lineOf(header?.line ?? 1) }
  const positions = matchHeadings<Column>(at, headings, COLUMNS)
  const isStation = positions.station !== undefined
  if (!isStation && (positions.latitude === undefined || positions.longitude === undefined))
    throw new ReadError({
      ...at,
      problem: 'names neither a station nor a point',
      expected: '"station", or "latitude" and "longitude"',
    })
  const facts = new Map<string, string>()
  const places = new Set<string>()
  const days: SiloDay[] = []
  for (const { line, cells } of records) {
    const place = { file, at: lineOf(line) }
    refuseUnheaded(place, headings, cells)
    const cell = (column: Column): string => cells[positions[column] ?? -1]?.trim() ?? ''
    places.add(isStation ? cell('station') : `${cell('latitude')} ${cell('longitude')}`)
    if (places.size > 1)
      throw new ReadError({
        ...place,
        column: headings[0]!,
        value: cells[0],
        problem: 'is another place than before',
      })
    const fact = /^(\w+)=\s*(.*)$/.exec(cell('metadata'))
    if (fact !== null) facts.set(fact[1]!, fact[2]!.trim())
    if (cell('date') !== '') days.push(readDay(place, cell, positions))
    else if (FIELDS.some(([field]) => cell(field) !== ''))
      throw new ReadError({ ...place, column: 'YYYY-MM-DD', value: '', problem: 'is empty beside figures' })
  }
  const number = (name: string, printed: string): number | null =>
    printed === '' ? null : printedDecimal(printed, { ...at, column: name })
  const first = records[0]?.cells
  const own = (column: 'latitude' | 'longitude'): string =>
    first?.[positions[column] ?? -1]?.trim() ?? facts.get(column) ?? ''
  return {
    place: {
      dataset: isStation ? 'patched_point' : 'data_drill',
      station: isStation ? String(Number([...places][0])) : null,
      station_name: facts.get('name') || null,
      latitude: number('latitude', own('latitude')),
      longitude: number('longitude', own('longitude')),
      elevation_m: number('elevation', facts.get('elevation')?.replace(/\s*m$/, '') ?? ''),
    },
    extractedOn: isoDate(facts.get('extracted') ?? '', 'compact'),
    scheme: 'csv',
    days,
  }
}

function readDay(
  place: { readonly file: string; readonly at: string },
  cell: (column: Column) => string,
  positions: Partial<Record<Column, number>>,
): SiloDay {
  const values: Partial<Record<Variable | `${Variable}_source`, number>> = {}
  const take = (
    field: Variable | `${Variable}_source`,
    read: (text: string, place: CellPlace) => number,
  ): void => {
    if (positions[field] === undefined || cell(field) === '') return
    values[field] = read(cell(field), { ...place, column: field })
  }
  for (const [field] of FIELDS) {
    take(field, printedDecimal)
    take(`${field}_source`, printedInteger)
  }
  return {
    date: printedDate(cell('date'), 'year-month-day', { ...place, column: 'YYYY-MM-DD' }),
    values,
    row_ref: place.at,
  }
}
