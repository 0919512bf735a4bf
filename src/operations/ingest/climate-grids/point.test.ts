import { rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { declareBigEndian } from '../../../../test/support/hdf5-byte-order.ts'
import type { TestGrid } from '../../../../test/support/netcdf-grid.ts'
import {
  axis,
  daysFrom,
  gridDirectory,
  writeClassic,
  writeHdf5,
} from '../../../../test/support/netcdf-grids.ts'
import { agcdSource } from '../../../sources/agcd/source.ts'
import { awraLSource } from '../../../sources/awra-l/source.ts'
import { siloGridSource } from '../../../sources/silo-grid/source.ts'
import { type GridPoint, readGridPoint } from './point.ts'
import { createGridPool } from './pool.ts'

const directory = gridDirectory()
const pool = createGridPool(1)
afterAll(async () => {
  await pool.close()
  rmSync(directory, { recursive: true })
})

const ORANGE = { lat: -33.25, lon: 149.2 }
const read = (files: readonly string[], source = agcdSource, at = ORANGE): Promise<GridPoint> =>
  readGridPoint(source, files, at, { pool })

/** AGCD's layout: latitude ascending, single precision, 09:00 stamps. 2019-01-01 is day 61726 since 1850. */
const agcd = (more: Partial<TestGrid> & Pick<TestGrid, 'name' | 'variable'>): TestGrid => ({
  units: more.variable.startsWith('t') ? 'degrees_Celsius' : 'mm',
  lat: axis(-33.5, 12),
  lon: axis(149, 9),
  timeUnits: 'days since 1850-01-01',
  times: daysFrom(61_726, 365, 0.375),
  chunk: [1, 12, 9],
  value: (step, lat) => 20 + (step % 25) + (lat + 33.25),
  ...more,
})
const tmax = agcd({ name: 'agcd_v1_tmax_2019.nc', variable: 'tmax' })
const tmin = agcd({ name: 'agcd_v1_tmin_2019.nc', variable: 'tmin', value: () => 10 })
const precip = agcd({ name: 'agcd_v1_precip_2019.nc', variable: 'precip', value: (step) => step % 4 })
/** 365 days of 20 to 44 degrees in turns of 25: 14 whole turns and 15 days. */
const HOT = { days_ge_35: 14 * 10, days_ge_40: 14 * 5 }
const MEAN_MAX = (14 * 25 * 32 + 15 * 27) / 365
const RAIN = 91 * 6

describe('readGridPoint', () => {
  it('puts the years of a cell together from files of maximum, minimum and rain', async () => {
    const files = await Promise.all([tmax, tmin, precip].map((grid) => writeHdf5(directory, grid)))
    const { cell, years } = await read(files)
    expect(years).toEqual([
      { year: 2019, mean_temp_c: expect.closeTo((MEAN_MAX + 10) / 2, 5), rain_mm: RAIN, ...HOT, n_days: 365 },
    ])
    expect(cell).toEqual({ ...ORANGE, distance_km: 0, moved_to_land: false })
  })

  const awap = agcd({
    name: 'awap.nc',
    variable: 'tmax_day',
    type: 'f8',
    lat: axis(-32.95, 12, -0.05),
    axes: ['latitude', 'longitude'],
    timeUnits: 'days since 1800-01-01 00:00:00.0',
    calendar: 'gregorian',
    times: daysFrom(79_988, 365),
    attributes: { _FillValue: new Float64Array([-999]) },
    chunk: [2, 5, 4],
  })
  it.each([
    ['descending latitude, doubles, chunks across the window', awap, writeHdf5],
    ['pieces of eight days', agcd({ ...tmax, name: 'eight.nc', chunk: [8, 5, 5] }), writeHdf5],
    ['NetCDF-3 with interleaved steps', agcd({ ...tmax, name: 'classic.nc' }), writeClassic],
    ['NetCDF-3, descending', { ...awap, name: 'classic-awap.nc' }, writeClassic],
    [
      'hours since 1900',
      agcd({
        ...tmax,
        name: 'hours.nc',
        timeUnits: 'hours since 1900-01-01',
        times: daysFrom(43_464, 365, 0.375).map((day) => day * 24),
      }),
      writeHdf5,
    ],
  ])('reads the same from %s', async (_, grid, write) => {
    const { years } = await read([await write(directory, grid)])
    expect(years).toEqual([{ year: 2019, mean_temp_c: null, rain_mm: null, ...HOT, n_days: 365 }])
  })

  it('unpacks tenths exactly: 350 tenths are 35 degrees', async () => {
    const silo = agcd({
      name: '2019.max_temp.nc',
      variable: 'max_temp',
      units: 'Celsius',
      type: 'i2',
      attributes: { scale_factor: new Float32Array([0.1]), _FillValue: new Int16Array([-32_767]) },
      value: (step) => (step < 5 ? -32_767 : step % 2 === 0 ? 350 : 349),
    })
    const { years } = await read([await writeHdf5(directory, silo)], siloGridSource)
    expect(years[0]).toMatchObject({ days_ge_35: 180, n_days: 360 })
  })

  it('reads numbers that are stored with their bytes in opposite order', async () => {
    const swapped = (value: number): number => (((value & 0xff) << 24) >> 16) | ((value >> 8) & 0xff)
    const file = await writeHdf5(directory, {
      ...agcd({ name: 'big-endian.nc', variable: 'max_temp', type: 'i2', chunk: [4, 5, 4] }),
      units: 'Celsius',
      attributes: { scale_factor: 0.1 },
      value: (step) => swapped(200 + 10 * (step % 25)),
    })
    declareBigEndian(file)
    const { years } = await read([file], siloGridSource)
    expect(years).toMatchObject([{ year: 2019, days_ge_35: HOT.days_ge_35, n_days: 365 }])
  })

  it('reads pieces that were never written as missing', async () => {
    const file = await writeHdf5(directory, {
      ...agcd({ name: 'absent.nc', variable: 'precip', chunk: [5, 12, 9], value: () => 2 }),
      attributes: { _FillValue: 0 },
      unwritten: 100,
    })
    const { years } = await read([file])
    expect(years).toMatchObject([{ year: 2019, rain_mm: 530, n_days: 265 }])
  })

  it('counts a day once that comes twice, and says so; the last one written stands', async () => {
    const times = [...daysFrom(61_726, 365, 0.375), 61_726.375]
    const doubled = agcd({ ...tmax, name: 'doubled.nc', times, value: (step) => (step === 365 ? 41 : 20) })
    const { years, notes } = await read([await writeHdf5(directory, doubled)])
    expect(years[0]).toMatchObject({ n_days: 365, days_ge_40: 1 })
    expect(notes.join()).toContain('1 steps come twice')
  })

  it('leaves missing days and a begun year out of n_days', async () => {
    const times = daysFrom(61_726, 400, 0.375).filter((_, index) => index !== 100)
    const file = await writeHdf5(directory, agcd({ ...tmax, name: 'gaps.nc', times }))
    const { years, notes } = await read([file])
    expect(years.map(({ year, n_days }) => [year, n_days])).toEqual([
      [2019, 364],
      [2020, 35],
    ])
    expect(notes).toEqual(['tmax: 2019 has 364 of 365 days.'])
  })

  it.each([
    ['360_day', 360],
    ['365_day', 365],
    ['noleap', 365],
  ])('knows the calendar %s', async (calendar, days) => {
    const grid = agcd({
      ...tmax,
      name: `${calendar}.nc`,
      calendar,
      timeUnits: 'days since 2019-01-01',
      times: daysFrom(0, days + 1),
    })
    const { years } = await read([await writeHdf5(directory, grid)])
    expect(years.map(({ year, n_days }) => [year, n_days])).toEqual([
      [2019, days],
      [2020, 1],
    ])
  })

  it('moves from the sea to the nearest land and says how far; NaN is sea', async () => {
    const coast = agcd({ ...tmax, name: 'coast.nc', value: (_, __, lon) => (lon < 149.27 ? Number.NaN : 20) })
    const { cell } = await read([await writeHdf5(directory, coast)])
    expect(cell).toMatchObject({ lat: -33.25, lon: 149.3, moved_to_land: true })
    expect(cell.distance_km).toBeCloseTo(9.3, 1)
    await expect(
      read([path.join(directory, 'coast.nc')], agcdSource, { lat: -33.25, lon: 149 }),
    ).rejects.toThrow(/15 km/)
  })

  it('adds months of rain by their days, and counts no hot days from months', async () => {
    const monthly = agcd({
      name: 'monthly.nc',
      variable: 'precip',
      times: [15, 45, 74, 105, 135, 166, 196, 227, 258, 288, 319, 349].map((day) => day + 61_726),
      value: () => 10,
    })
    const { years } = await read([await writeHdf5(directory, monthly)])
    expect(years[0]).toMatchObject({ rain_mm: 120, days_ge_35: null, n_days: 365 })
  })

  it('ends the years of the water balance with the newest month', async () => {
    const months = Array.from(
      { length: 18 },
      (_, index) => new Date(Date.UTC(2019, index, 15)).getTime() / 86_400_000,
    )
    const sm = agcd({
      name: 'sm.nc',
      variable: 'sm',
      units: 'mm',
      timeUnits: 'days since 1970-01-01',
      times: months,
      value: (step) => step,
    })
    const { years } = await read([await writeHdf5(directory, sm)], awraLSource)
    expect(years.map(({ year, n_days }) => [year, n_days])).toEqual([
      [2019, 181],
      [2020, 366],
    ])
  })
})

describe('refuses', () => {
  it.each([
    ['swapped axes', { axes: ['lon', 'lat'] as const }, /dimensions of a climate grid/],
    ['another resolution', { lat: axis(-33.5, 12, 0.01) }, /not on the grid of 0.05 degrees/],
    ['coordinates in exchanged places', { lat: axis(149, 12), lon: axis(-33.5, 9) }, /outside Australia/],
    ['kelvin', { units: 'K' }, /"K" are not the units/],
    ['an undeclared impossible value', { value: () => 300 }, /300 cannot be/],
    ['a calendar nobody knows', { calendar: 'lunar' }, /"lunar" is not understood/],
    ['units of time nobody knows', { timeUnits: 'fortnights since 1850-01-01' }, /is not understood/],
    ['a variable that nobody needs, alone', { variable: 'vapourpres' }, /knows; expected one of tmax/],
    ['a variable that nobody knows', { variable: 'temperature' }, /knows; expected one of tmax/],
  ])('%s', async (name, more, message) => {
    const grid = agcd({ ...tmax, ...more, name: `${name}.nc` })
    await expect(writeHdf5(directory, grid).then((file) => read([file]))).rejects.toThrow(message)
  })

  it('files of different grids together', async () => {
    const other = agcd({ ...tmin, name: 'other.nc', lat: axis(-33.5, 11), chunk: [1, 11, 9] })
    const files = [await writeHdf5(directory, tmax), await writeHdf5(directory, other)]
    await expect(read(files)).rejects.toThrow(/another grid/)
  })

  it('a share of capacity in place of millimetres, and says which file to load', async () => {
    const share = agcd({ ...tmax, name: 'sm_pct.nc', variable: 'sm_pct' })
    const file = await writeHdf5(directory, share)
    await expect(read([file], awraLSource)).rejects.toMatchObject({
      hint: expect.stringContaining('deciles/'),
    })
  })

  it.each([
    ['NetCDF-4', writeHdf5, 0.3, /^cut .*truncated file: eof = 51000/],
    ['NetCDF-4 nearly whole', writeHdf5, 0.9, /^cut .*truncated file/],
    ['NetCDF-3', writeClassic, 0.5, /^cut /],
    ['NetCDF-3 in its header', writeClassic, 0.001, /^cut /],
  ])('%s that is cut short', async (name, write, share, message) => {
    const file = await write(
      directory,
      agcd({ ...tmax, name: `cut ${name}.nc`, value: () => Math.random() * 30 }),
    )
    truncateSync(file, Math.floor(share * 170_000))
    await expect(read([file])).rejects.toMatchObject({
      name: 'ReadError',
      message: expect.stringMatching(message),
    })
  })

  it('something that is no NetCDF', async () => {
    const file = path.join(directory, 'page.nc')
    writeFileSync(file, '<html>Sorry</html>')
    await expect(read([file])).rejects.toThrow(/first bytes of no NetCDF file/)
  })
})
