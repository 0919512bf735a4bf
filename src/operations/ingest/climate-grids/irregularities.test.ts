import { rmSync, statSync, truncateSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { TestGrid } from '../../../../test/support/netcdf-grid.ts'
import {
  axis,
  daysFrom,
  gridDirectory,
  writeClassic,
  writeHdf5,
} from '../../../../test/support/netcdf-grids.ts'
import { agcdSource } from '../../../sources/agcd/source.ts'
import { type GridPoint, readGridPoint } from './point.ts'
import { createGridPool } from './pool.ts'

const directory = gridDirectory()
const pool = createGridPool(1)
afterAll(async () => {
  await pool.close()
  rmSync(directory, { recursive: true })
})

const CHARLEVILLE = { lat: -28.35, lon: 149.2 }
const read = (...files: readonly string[]): Promise<GridPoint> =>
  readGridPoint(agcdSource, files, CHARLEVILLE, { pool })

/** 2020 from 1 January, day 62091 since 1850; single-precision coordinates, so that -28.35 is -28.350002. */
const rain = (more: Partial<TestGrid> & Pick<TestGrid, 'name'>): TestGrid => ({
  variable: 'precip',
  units: 'mm',
  lat: axis(-28.6, 12),
  lon: axis(149, 9),
  timeUnits: 'days since 1850-01-01',
  times: daysFrom(62_091, 366, 0.375),
  chunk: [6, 12, 9],
  value: () => 2,
  ...more,
})

describe('readGridPoint', () => {
  it('finds a cell by rounding coordinates that are not what they are meant to be', async () => {
    const grid = rain({ name: 'single.nc', value: (_, lat) => (Math.abs(lat + 28.35) < 0.001 ? 3 : 0) })
    expect(grid.lat[5]).not.toBe(-28.35)
    const { cell, years } = await read(await writeHdf5(directory, grid))
    expect(cell).toMatchObject({ ...CHARLEVILLE, moved_to_land: false })
    expect(years).toMatchObject([{ year: 2020, rain_mm: 3 * 366, n_days: 366 }])
  })

  it.each([
    ['-999, declared', -999, { _FillValue: new Float32Array([-999]) }],
    ['-999, declared as double precision', -999, { _FillValue: new Float64Array([-999]) }],
    ['-999, not declared', -999, {}],
    ['-1.175e38', -1.175e38, { _FillValue: new Float32Array([-1.175e38]) }],
    ['a second mark beside the fill', -5, { _FillValue: -999, missing_value: new Float32Array([-5]) }],
    ['NaN, declared', Number.NaN, { _FillValue: new Float32Array([Number.NaN]) }],
    ['what the library fills with where none is declared', 9.969_209_968_386_869e36, {}],
    ['a value outside the valid range', 100_001, { valid_range: new Float32Array([0, 100_000]) }],
  ])('takes %s as missing, never as rain', async (name, missing, attributes) => {
    const value = (step: number): number => (step < 66 ? missing : 2)
    for (const write of [writeHdf5, writeClassic]) {
      const grid = rain({ name: `${name} ${write.name}.nc`, attributes, value })
      const { years } = await read(await write(directory, grid))
      expect(years).toMatchObject([{ year: 2020, rain_mm: 600, n_days: 300 }])
    }
  })

  it('counts days once that two files share: those of the file that reaches further', async () => {
    const first = rain({ name: 'a.nc', times: daysFrom(62_091, 200, 0.375), value: () => 1 })
    const second = rain({ name: 'b.nc', times: daysFrom(62_091 + 190, 176, 0.375), value: () => 10 })
    const files = [await writeHdf5(directory, second), await writeHdf5(directory, first)]
    const { years, notes } = await read(...files)
    expect(years).toMatchObject([{ year: 2020, rain_mm: 190 + 1760, n_days: 366 }])
    expect(notes.join()).toContain('10 steps come twice')
  })

  it('reads NetCDF-4 that keeps to the classic model', async () => {
    const grid = rain({ name: 'classic-model.nc', classicModel: true })
    const { years } = await read(await writeHdf5(directory, grid))
    expect(years).toMatchObject([{ year: 2020, rain_mm: 732 }])
  })

  it('reads NetCDF-3 with a variable whose name begins with a digit', async () => {
    const grid = rain({ name: 'digit.nc', companion: '2m_height' })
    const { years } = await read(writeClassic(directory, grid))
    expect(years).toMatchObject([{ year: 2020, rain_mm: 732 }])
  })

  it('reads the names of AWAP and passes over radiation and vapour pressure beside them', async () => {
    const files = [
      rain({ name: 'temp_max_day.nc', variable: 'temp_max_day', units: 'degC', value: () => 36 }),
      rain({ name: 'temp_min_day.nc', variable: 'temp_min_day', units: 'degC', value: () => 10 }),
      rain({ name: 'rain_day.nc', variable: 'rain_day' }),
      rain({ name: 'rad_day.nc', variable: 'rad_day', units: 'MJ m-2' }),
      rain({
        name: 'vph09_day.nc',
        variable: 'vph09_day',
        units: 'hPa',
        lat: axis(-28.6, 3),
        chunk: [1, 3, 9],
      }),
      rain({ name: 'solar.nc', variable: 'solar_exposure_day', units: 'MJ m-2' }),
      rain({ name: 'vapour.nc', variable: 'vapour_pressure_h15', units: 'hPa' }),
    ]
    const { years, notes } = await read(
      ...(await Promise.all(files.map((grid) => writeHdf5(directory, grid)))),
    )
    expect(years).toEqual([
      { year: 2020, mean_temp_c: 23, rain_mm: 732, days_ge_35: 366, days_ge_40: 0, n_days: 366 },
    ])
    expect(notes.map((note) => note.split(' ')[0])).toEqual([
      'rad_day.nc',
      'solar.nc',
      'vapour.nc',
      'vph09_day.nc',
    ])
  })

  it.each([
    ['NetCDF-4', writeHdf5],
    ['NetCDF-3', writeClassic],
  ])('reads the whole years of a set of %s in which one is cut short, and names it', async (kind, write) => {
    const value = (step: number): number => step % 7
    const whole = await write(directory, rain({ name: `rain ${kind} 2020.nc`, value }))
    const cut = await write(
      directory,
      rain({ name: `rain ${kind} 2021.nc`, times: daysFrom(62_457, 365, 0.375), value }),
    )
    truncateSync(cut, Math.floor(statSync(cut).size * 0.6))
    const { years, notes } = await read(whole, cut)
    expect(years).toMatchObject([{ year: 2020, n_days: 366 }])
    expect(notes.join()).toMatch(/2021\.nc is cut short and was left out, so that 2021 lacks it/u)
  })
})
