import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axis, gridDirectory, writeHdf5 } from '../../../../test/support/netcdf-grids.ts'
import { cellCentre } from '../../../domain/company/climate/climate-cell.ts'
import type { DaysOfPlace } from '../../../domain/company/hazards/days-of-station.ts'
import { annualCount, annualMaximum, runningSums } from '../../../domain/daily-indices/annual.ts'
import { type DailySeries, dailySeries } from '../../../domain/daily-indices/daily-series.ts'
import { excessHeat } from '../../../domain/daily-indices/excess-heat.ts'
import { type HeatwaveYear, heatwavesByYear } from '../../../domain/daily-indices/heatwaves.ts'
import { indexOfMonths, precipitationIndex } from '../../../domain/daily-indices/precipitation-index.ts'
import { longestReachingYears } from '../../../domain/daily-indices/spells.ts'
import { siloGridSource } from '../../../sources/silo-grid/source.ts'
import { CellRecord, viewOf } from '../../../store/climate-cell-record.ts'
import type { ClimateGrid } from '../../../store/climate-cells.ts'
import { dayDecoder } from '../../reference/grid-days.ts'
import { commonArea } from './area.ts'
import { assembleCells } from './cells.ts'
import { describeGrids } from './files.ts'
import { planGrid } from './plan.ts'
import { createGridPool } from './pool.ts'
import { describeGrid, mergedFiles } from './release.ts'
import { GridStage } from './stage.ts'
import { stageYears } from './stage-years.ts'

const directory = gridDirectory()
const pool = createGridPool(2)
afterAll(async () => {
  await pool.close()
  rmSync(directory, { recursive: true })
})

const BASE = { first: 1981, last: 2010 }
const FIRST_DAY = Date.UTC(1984, 0, 1) / 86_400_000
const DAYS = Date.UTC(2013, 0, 1) / 86_400_000 - FIRST_DAY
const dateOf = (day: number): string => new Date((FIRST_DAY + day) * 86_400_000).toISOString().slice(0, 10)
const MISSING = -32_767

/** Numbers from -0.5 to 0.5 that only depend on what is asked. */
const noise = (day: number, place: number, kind: number): number => {
  const mixed = Math.imul(day * 31 + place * 7919 + kind * 104_729 + 1, 0x9e3779b1)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296 - 0.5
}

/** Weather in tenths: warm spells, dry months, a missing week of minima in 1999 and a day without rain gauge in 2003. */
const WEATHER = {
  max_temp: (day: number, place: number) =>
    Math.round(
      10 *
        (27 +
          place +
          8 * Math.cos((day * 2 * Math.PI) / 365.25) +
          5 * Math.sin(day / 9) * noise(Math.floor(day / 8), place, 1) +
          4 * noise(day, place, 2)),
    ),
  min_temp: (day: number, place: number) =>
    day >= 5539 && day < 5546
      ? MISSING
      : WEATHER.max_temp(day, place) - 100 + Math.round(30 * noise(day, place, 3)),
  daily_rain: (day: number, place: number) => {
    if (day === 7039) return MISSING
    const isDry = noise(Math.floor(day / 40), place, 4) < -0.2 || noise(day, place, 5) < 0.2
    return isDry
      ? Math.round(9 * Math.abs(noise(day, place, 6)))
      : Math.round(900 * Math.abs(noise(day, place, 7)))
  },
}
type Variable = keyof typeof WEATHER
const LAT = axis(-33.5, 3)
const LON = axis(149, 4)
/** The westernmost column is sea. */
const placeAt = (lat: number, lon: number): number =>
  Math.round((lat + 33.5) * 20) * 3 + Math.round((lon - 149) * 20)
const isSea = (lon: number): boolean => lon < 149.02

/** A file of some days; `descending` turns its rows around. */
const write = (
  variable: Variable,
  first: number,
  end: number,
  descending: boolean,
  chunk: number,
): Promise<string> =>
  writeHdf5(directory, {
    name: `${variable}-${first}.nc`,
    variable,
    type: 'i2',
    units: variable === 'daily_rain' ? 'mm' : 'Celsius',
    lat: descending ? LAT.toReversed() : LAT,
    lon: LON,
    timeUnits: 'days since 1984-01-01',
    times: Array.from({ length: end - first }, (_, index) => first + index),
    chunk: [chunk, 2, 3],
    attributes: { scale_factor: new Float32Array([0.1]), _FillValue: new Int16Array([MISSING]) },
    value: (step, lat, lon) => (isSea(lon) ? MISSING : WEATHER[variable](first + step, placeAt(lat, lon))),
  })

/** The days of a place as a station would have them. */
const seriesAt = (place: number): DailySeries => {
  const tenths = (variable: Variable, day: number): number | null => {
    const value = WEATHER[variable](day, place)
    return value === MISSING ? null : value / 10
  }
  return dailySeries(
    Array.from({ length: DAYS }, (_, day) => ({
      date: dateOf(day),
      tmax: tenths('max_temp', day),
      tmin: tenths('min_temp', day),
      rain: tenths('daily_rain', day),
    })),
  )
}

interface Loaded {
  readonly grid: ClimateGrid
  readonly cells: ReadonlyMap<string, DaysOfPlace>
  readonly bytes: ReadonlyMap<string, Uint8Array>
}

async function load(files: readonly string[], name: string): Promise<Loaded> {
  const { grids } = await describeGrids(pool, siloGridSource, files)
  const { years } = planGrid(siloGridSource, grids)
  const area = commonArea(grids)
  const hashes = new Map(grids.map(({ location }) => [location, location]))
  const grid = describeGrid('r', area, mergedFiles(years, hashes, undefined))
  const stage = new GridStage(path.join(directory, name), area)
  await stage.removeLeftovers()
  const staged = await stageYears({ pool, stage, area, hashes }, years)
  const decode = dayDecoder(grid)
  const cells = new Map<string, DaysOfPlace>()
  const bytes = new Map<string, Uint8Array>()
  for await (const { cell, annual } of assembleCells({
    pool,
    stage,
    area,
    grid,
    staged,
    previous: undefined,
    keeps: () => false,
  })) {
    const { lat, lon } = cellCentre(cell)
    cells.set(`${lat} ${lon}`, decode(annual))
    bytes.set(`${lat} ${lon}`, annual)
  }
  return { grid, cells, bytes }
}

const LAT_OF = -33.45
const LON_OF = 149.1

const series = seriesAt(placeAt(LAT_OF, LON_OF))
const heatwaves = (days: DailySeries): HeatwaveYear[] => heatwavesByYear(excessHeat(days, BASE), days.years)

/** Each index by the functions that stations are computed with. */
const METHOD: Readonly<
  Record<keyof DaysOfPlace['annual'], (days: DailySeries) => readonly (number | null)[]>
> = {
  TXx: ({ tmax, years }) => annualMaximum({ values: tmax, years }),
  Rx1day: ({ rain, years }) => annualMaximum({ values: rain, years }),
  Rx5day: ({ rain, years }) => annualMaximum({ values: runningSums(rain, 5), years }),
  R20mm: ({ rain, years }) => annualCount({ values: rain, years }, (fall) => fall >= 20),
  CDD: ({ rain, years }) => longestReachingYears(years, (at) => rain[at]! < 1),
  HWF_EHF_NF13: (days) => heatwaves(days).map((year) => year.days),
  HWA_EHF_NF13: (days) => heatwaves(days).map(({ amplitude }) => amplitude),
}

describe('figures of the days of a grid', () => {
  let loaded: Loaded
  beforeAll(async () => {
    const cuts = [0, 3653, 7671, DAYS]
    const files: string[] = []
    for (const variable of Object.keys(WEATHER) as Variable[])
      for (const [index, end] of cuts.slice(1).entries())
        files.push(
          await write(
            variable,
            cuts[index]!,
            end,
            variable === 'daily_rain' || index === 1,
            [90, 61, 400][index]!,
          ),
        )
    loaded = await load(files, 'whole')
  })

  /** Years of an index as the method computes them from days; those of which days are missing are left to other tests. */
  const byMethod = (index: keyof DaysOfPlace['annual']): Record<number, number> => {
    const { years } = series
    const values = METHOD[index](series)
    return Object.fromEntries(
      years.flatMap(({ year }, at) => {
        const value = values[at]
        const isHeat = index.startsWith('HW')
        if (value === null || value === undefined || [1999, 2003].includes(year)) return []
        return isHeat && year === years[0]?.year ? [] : [[year, expect.closeTo(value, 1)]]
      }),
    )
  }
  const ofCell = (index: keyof DaysOfPlace['annual']): Record<number, number> =>
    Object.fromEntries(
      (loaded.cells.get(`${LAT_OF} ${LON_OF}`)?.annual[index] ?? []).flatMap(({ year, value }) =>
        [1999, 2003].includes(year) ? [] : [[year, value]],
      ),
    )

  it('leaves the sea out', () => {
    expect(loaded.cells.size).toBe(9)
  })

  it.each(Object.keys(METHOD) as (keyof DaysOfPlace['annual'])[])(
    'gives %s as the method computes it from days',
    (index) => {
      expect(Object.keys(ofCell(index)).length).toBeGreaterThan(15)
      expect(ofCell(index)).toEqual(byMethod(index))
    },
  )

  it('gives the rain of months, and with it the precipitation index', () => {
    const cell = loaded.cells.get(`${LAT_OF} ${LON_OF}`)!
    const fromMonths = indexOfMonths(cell.months, 1984, BASE, 12)
    const fromDays = precipitationIndex(series, BASE, 12)
    expect(fromMonths.map(({ month }) => month)).toEqual(fromDays.map(({ month }) => month))
    expect(fromMonths.map(({ value }) => value)).toEqual(
      fromDays.map(({ value }) => (value === null ? null : expect.closeTo(value, 2))),
    )
    expect(fromDays.filter(({ value }) => value === null)).toHaveLength(11 + 12)
  })

  it('counts the baseline’s days for the response curve, warmer by each shift', () => {
    const { tmax, years } = series
    const base = years.filter(({ year }) => year >= BASE.first && year <= BASE.last)
    const days = base.flatMap(({ first, end }) => [...tmax.subarray(first, end)])
    const curve = loaded.cells.get(`${LAT_OF} ${LON_OF}`)?.curve
    expect(curve?.years).toBe(27)
    for (const { shift_c, days_ge_35, days_ge_40 } of curve?.points ?? []) {
      expect(days_ge_35).toBeCloseTo(days.filter((day) => day + shift_c >= 35 - 1e-9).length / 27, 9)
      expect(days_ge_40).toBeCloseTo(days.filter((day) => day + shift_c >= 40 - 1e-9).length / 27, 9)
    }
    expect(curve?.points[0]?.days_ge_35).toBeGreaterThan(1)
  })

  it('gives the same to the byte from days that are read row by row', async () => {
    const files: string[] = []
    for (const variable of ['max_temp', 'min_temp'] as const)
      files.push(await write(variable, 0, DAYS, false, DAYS))
    const again = await load(files, 'rows')
    const read = (one: Loaded, name: string): number[] =>
      new CellRecord(one.grid).reader(name)(viewOf(one.bytes.get(`${LAT_OF} ${LON_OF}`)!))
    for (const name of [
      'heatwaves.wave_days',
      'heat_baseline.threshold',
      'heat_baseline.waves_2',
      'tmax.mean',
    ])
      expect(read(again, name)).toEqual(read(loaded, name))
  })
})
