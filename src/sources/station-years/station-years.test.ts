import { describe, expect, it } from 'vitest'
import { addDays } from '../../domain/calendar.ts'
import { fileInMemory } from '../input-file.ts'
import { ReadLog } from '../read-log.ts'
import type { StationYearRow } from './row.ts'
import { stationYearsSource } from './source.ts'

const HEADINGS = 'station_id,name,lat,lon,date,tmax_c,tmin_c,rain_mm'

/** Forty years of days at one place, 1981 to 2020; `change` may write a line anew. */
function days(change: (line: string, date: string, at: number) => string = (line) => line): string {
  const lines = Array.from({ length: 14_610 }, (_, at) => {
    const date = addDays('1981-01-01', at)
    const tmax = 25 + 8 * Math.cos((at * 2 * Math.PI) / 365.25) + 4 * Math.sin(at / 5)
    const line = `009021,Perth Airport,-31.9275,115.9764,${date},${tmax.toFixed(1)},${(tmax - 10).toFixed(1)},${at % 3 === 0 ? 4 : 0}`
    return change(line, date, at)
  })
  return [HEADINGS, ...lines].join('\n')
}

async function read(
  text: string,
  edition: string | undefined = 'Test record',
): Promise<{ rows: StationYearRow[]; log: ReadLog }> {
  const log = new ReadLog()
  const rows: StationYearRow[] = []
  const hints = edition === '' ? {} : { edition }
  for await (const row of stationYearsSource.read(fileInMemory('days.csv', text), log, hints)) rows.push(row)
  return { rows, log }
}

const ofYear = (rows: readonly StationYearRow[], year: number): StationYearRow =>
  rows.find((row) => row.year === year)!

describe('a file of days', () => {
  it('becomes a row for each year, with the lines and the method that it was computed from', async () => {
    const { rows, log } = await read(days())
    expect(rows).toHaveLength(40)
    expect(log.edition).toMatchObject({
      slot: 'Test record',
      observed_from: '1981-01-01',
      observed_to: '2020-12-31',
    })
    expect(rows[0]).toMatchObject({
      row_ref: 'lines 2-366',
      series: 'Test record 009021',
      location: 'Perth Airport',
      method: 'daily_indices 1.1.0',
      days_with_maximum: 365,
      heatwave_days: null,
    })
    const maxima = days()
      .split('\n')
      .filter((line) => line.includes(',1995-'))
      .map((line) => Number(line.split(',')[5]))
    expect(ofYear(rows, 1995)).toMatchObject({
      hottest_day_c: Math.max(...maxima),
      days_ge_35: maxima.filter((tmax) => tmax >= 35).length,
      rain_01_mm: 4 * 10,
      largest_day_mm: 4,
    })
    expect(ofYear(rows, 1995).heatwave_days).toBeGreaterThan(0)
    expect(ofYear(rows, 1995).warm_days_pct).toBeGreaterThan(0)
  })

  it('takes a value that repeats for ten days as missing, and says so', async () => {
    const stuck = (from: string, count: number) => (line: string, date: string) =>
      date >= from && date < addDays(from, count) ? line.replace(/,[^,]*,([^,]*,[^,]*)$/, ',45.0,$1') : line
    const ten = await read(days(stuck('2004-04-21', 10)))
    expect(ofYear(ten.rows, 2004)).toMatchObject({ days_with_maximum: 356 })
    expect(ofYear(ten.rows, 2004).hottest_day_c).toBeLessThan(45)
    expect(ten.log.notes).toMatchObject([{ code: 'value_repeats' }])
    const nine = await read(days(stuck('2004-04-21', 9)))
    expect(ofYear(nine.rows, 2004)).toMatchObject({ days_with_maximum: 366, hottest_day_c: 45 })
  })

  it('never fills a gap: a month with a missing day has no sum, a year with many no figures', async () => {
    const gaps = await read(
      days((line, date) =>
        date === '1996-03-05' || (date >= '1997-01-01' && date < '1997-03-01')
          ? line.replace(/,[^,]*,[^,]*,[^,]*$/, ',,,')
          : line,
      ),
    )
    expect(ofYear(gaps.rows, 1996)).toMatchObject({ rain_03_mm: null, days_with_maximum: 365 })
    expect(ofYear(gaps.rows, 1996).hottest_day_c).not.toBeNull()
    expect(ofYear(gaps.rows, 1997)).toMatchObject({
      hottest_day_c: null,
      days_ge_35: null,
      largest_day_mm: null,
    })
  })

  it('leaves damaged lines out as findings, with line, column and value', async () => {
    const { log } = await read(
      days((line, date) =>
        date === '1990-05-05' ? line.replace(/,[^,]*,([^,]*,[^,]*)$/, ',-999,$1') : line,
      ),
    )
    expect(log.findings.all).toMatchObject([
      { rule: 'row_not_understood', row_ref: 'line 3413', column: 'tmax_c', value: '-999' },
    ])
  })

  it.each([
    ['a file without a record', days(), '', 'does not say which record'],
    [
      'a station without a place',
      'station_id,date,tmax_c,tmin_c\n999999,2000-01-01,20,10',
      'Test',
      'has no name and place',
    ],
  ])('refuses %s', async (_, text, edition, problem) => {
    await expect(read(text, edition)).rejects.toThrow(problem)
  })

  it('knows the places of ACORN-SAT', async () => {
    const { rows } = await read(
      'station_id,date,tmax_c,tmin_c\n001019,1975-03-01,34.3,22.9',
      'ACORN-SAT v2.5 daily',
    )
    expect(rows).toMatchObject([
      { location: 'Kalumburu', latitude: -14.2964, days_with_rain: 0, rain_01_mm: null },
    ])
  })

  it('refuses a station that comes again after another one', async () => {
    const text =
      'station_id,date,tmax_c,tmin_c\n001019,2000-01-01,34,22\n003003,2000-01-01,34,22\n001019,2000-01-02,34,22'
    await expect(read(text)).rejects.toThrow('comes again after another station')
  })
})
