import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { hasSharedTables, sharedFile } from '../support/shared-tables.ts'

const STARTER = path.resolve(import.meta.dirname, '../../data/starter/station-years')

/** What we ship of a station's year. */
function shipped(slot: string, station: string, year: string): Readonly<Record<string, string>> | undefined {
  const rows = parse<Record<string, string>>(readFileSync(path.join(STARTER, `${slot}.csv`)), {
    columns: true,
  })
  return rows.find((row) => row['series']?.endsWith(` ${station}`) && row['year'] === year)
}

/** Counted from the lines of the file of days, as a person would with a search. */
const counted = (lines: readonly string[], column: number) => {
  const values = lines.map((line) => line.split(',')[column] ?? '').filter((text) => text !== '')
  const above = (least: number): number => values.filter((text) => Number(text) >= least).length
  return {
    days: values.length,
    highest: values.map(Number).reduce((most, value) => Math.max(most, value), -Infinity),
    above,
  }
}

/** Decision 100 names these places; Sydney Observatory Hill has a file of its own. */
const PLACES = [
  { place: 'Perth Airport', station: '009021', year: '2023', hottest: 40.7, days35: 46, days40: 1 },
  { place: 'Adelaide West Terrace', station: '023000', year: '2009', hottest: 45, days35: 32, days40: 10 },
  { place: 'Brisbane Aero', station: '040842', year: '2019', hottest: 35.1, days35: 1, days40: 0 },
] as const

describe.skipIf(!hasSharedTables)('years of stations are those of the files of days', () => {
  const file = hasSharedTables
    ? gunzipSync(sharedFile('climate/daily/acorn_v25_daily.csv.gz')).toString().split('\n')
    : []

  test.each(PLACES)('$place in $year', ({ place, station, year, hottest, days35, days40 }) => {
    const { days, highest, above } = counted(
      file.filter((line) => line.startsWith(`${station},${year}-`)),
      2,
    )
    expect([highest, above(35), above(40)]).toEqual([hottest, days35, days40])
    expect(shipped('acorn-sat', station, year)).toMatchObject({
      location: place,
      days_with_maximum: String(days),
      hottest_day_c: String(hottest),
      days_ge_35: String(days35),
      days_ge_40: String(days40),
    })
  })

  test('Sydney Observatory Hill in 2013, its rain too', () => {
    const lines = sharedFile('climate/extremes/sydney_observatory_hill_daily.csv')
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('2013-'))
    const [heat, rain] = [counted(lines, 1), counted(lines, 3)]
    expect([heat.highest, heat.above(35), rain.highest]).toEqual([45.8, 5, 95.2])
    expect(shipped('observatory-hill', '066062', '2013')).toMatchObject({
      location: 'Sydney Observatory Hill',
      hottest_day_c: '45.8',
      days_ge_35: '5',
      days_ge_40: String(heat.above(40)),
      largest_day_mm: '95.2',
      days_ge_20mm: String(rain.above(20)),
    })
  })
})
