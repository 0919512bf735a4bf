import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { type GridIngestResult, ingestGrid } from '../../src/operations/ingest/climate-grids/load.ts'
import { createGridPool, type GridPool } from '../../src/operations/ingest/climate-grids/pool.ts'
import {
  type GridColumn,
  type GridPlace,
  gridPlaces,
  loadGrids,
} from '../../src/operations/reference/grid-cells.ts'
import { agcdSource } from '../../src/sources/agcd/source.ts'
import { landCells, READ_CELLS, readCellRun, readCells } from '../../src/store/climate-cells.ts'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'
import type { TestGrid } from '../support/netcdf-grid.ts'
import { axis, daysFrom, writeHdf5 } from '../support/netcdf-grids.ts'

const clock = fixedClock('2026-11-15T00:00:00Z')
/** Days of 2018 to 2020 since 1850. */
const YEARS = { 2018: [61_361, 365], 2019: [61_726, 365], 2020: [62_091, 366] } as const
type Year = keyof typeof YEARS

/** Files of other loads by their age in seconds: the old ones are of no use, the young ones may be in use. */
const LEFTOVERS = {
  '.incoming-young': 60,
  '.incoming-old': 4000,
  '.previous-old': 4000,
  'tmin-1999-young': 86_400,
  'tmin-1999-old': 8 * 86_400,
}

/** West of 149.1 is sea. Warmer by a degree each year, a day of 40 degrees at each week's end. */
const VALUES: Readonly<Record<string, (year: number, step: number) => number>> = {
  tmax: (year, step) => (step % 7 === 6 ? 40 : 20 + year - 2018),
  tmin: (year) => 10 + year - 2018,
  precip: (_, step) => (step < 100 ? 50 : 0),
}

describeOnBothEngines('climate grids', (open) => {
  let database: Database
  let home: string
  let pool: GridPool
  beforeAll(async () => {
    database = await open()
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-grids-'))
    pool = createGridPool(2)
  })
  afterAll(async () => {
    await pool.close()
    await rm(home, { recursive: true })
  })

  const grid = (variable: string, year: Year, more: Partial<TestGrid> = {}): Promise<string> =>
    writeHdf5(home, {
      name: `agcd_${variable}_${year}.nc`,
      variable,
      lat: axis(-33.5, 6),
      lon: axis(149, 9),
      timeUnits: 'days since 1850-01-01',
      times: daysFrom(YEARS[year][0], YEARS[year][1], 0.375),
      chunk: [5, 3, 4],
      value: (step, _, lon) => (lon < 149.08 ? Number.NaN : VALUES[variable]!(year, step)),
      ...more,
    })
  const ingest = (
    locations: readonly string[],
    more: { signal?: AbortSignal; onSteps?: () => void } = {},
  ): Promise<GridIngestResult> =>
    ingestGrid({ database, clock, home, pool, ...more }, agcdSource, { locations })
  const counts = async (): Promise<unknown> =>
    (
      await database.query(
        SQL`select (select count(*) from release) as releases, (select count(*) from climate_grid) as grids,
           (select count(*) from climate_grid_cell) as cells`,
      )
    )[0]
  const placesAt = async (
    snapshot: string | null,
    points: readonly { lat: number; lon: number }[],
  ): Promise<(GridPlace | undefined)[]> =>
    (await gridPlaces(database, await loadGrids(database, snapshot ?? ''), points)).map(([first]) => first)

  it('a load that is stopped leaves nothing in the database and keeps the years it has read', async () => {
    const files = [await grid('tmax', 2018), await grid('tmax', 2019), await grid('tmin', 2019)]
    const stop = new AbortController()
    await expect(ingest(files, { signal: stop.signal, onSteps: () => stop.abort() })).rejects.toThrow(
      /abort/i,
    )
    expect(await counts()).toEqual({ releases: 0, grids: 0, cells: 0 })
    const kept = (await readdir(path.join(home, 'grid-work'))).filter((name) => !name.startsWith('.'))
    expect(kept).toEqual([expect.stringMatching(/^tmax-2018-/)])
    const now = Date.now() / 1000
    for (const [name, age] of Object.entries(LEFTOVERS)) {
      await writeFile(path.join(home, 'grid-work', name), 'left by a load that was killed')
      await utimes(path.join(home, 'grid-work', name), now, now - age)
    }
  })

  it('the next load goes on, writes land cells alone, and clears what it kept', async () => {
    const files = ['tmax_2018', 'tmax_2019', 'tmin_2019'].map((name) => path.join(home, `agcd_${name}.nc`))
    const result = await ingest(files)
    expect(result).toMatchObject({ outcome: 'loaded', cells: 6 * 7, years: [2018, 2019] })
    expect(await counts()).toEqual({ releases: 1, grids: 1, cells: 42 })
    expect(await readdir(path.join(home, 'grid-work'))).toEqual(['.incoming-young', 'tmin-1999-young'])
    expect(await ingest(files)).toMatchObject({ outcome: 'unchanged', release: { id: result.release.id } })
  })

  it('a further year and measure join what was loaded before; nothing is lost or doubled', async () => {
    const result = await ingest([
      await grid('tmax', 2020),
      await grid('tmin', 2020),
      await grid('precip', 2019),
    ])
    expect(result).toMatchObject({ cells: 42, years: [2018, 2019, 2020], release: { edition: '2018-2020' } })
    const [place] = await placesAt(result.snapshot, [{ lat: -33.31, lon: 149.21 }])
    expect(place?.choice).toMatchObject({ lat: -33.3, lon: 149.2, moved_to_land: false })
    const mean = (warmer: number, days: number, hot: number): number =>
      Math.round((((20 + warmer) * (days - hot) + 40 * hot) / days) * 100) / 200 + (10 + warmer) / 2
    const years = (column: GridColumn) => place?.grid.series(place.annual, column)
    const full = (values: Readonly<Record<number, number>>) => ({
      years: Object.keys(values).map(Number),
      values: Object.values(values),
      coverages: Object.values(values).map(() => 1),
    })
    expect(years('mean_temp_c')).toEqual(full({ 2019: mean(1, 365, 52), 2020: mean(2, 366, 52) }))
    expect(years('rain_mm')).toEqual(full({ 2019: 5000 }))
    expect(years('days_ge_35')).toEqual(full({ 2018: 52, 2019: 52, 2020: 52 }))
    expect(years('days_ge_40')).toEqual(full({ 2018: 52, 2019: 52, 2020: 52 }))
    expect(years('runoff_mm')).toEqual(full({}))
  })

  it('a place at sea gets the nearest land within 15 km; one far out gets none', async () => {
    const [snapshot] = await database.query<{ snapshot_id: string }>(
      SQL`select snapshot_id from snapshot_in_force order by from_day desc limit 1`,
    )
    const [near, far] = await placesAt(snapshot?.snapshot_id ?? '', [
      { lat: -33.3, lon: 149 },
      { lat: -33.3, lon: 148.5 },
    ])
    expect(near?.choice).toMatchObject({ lon: 149.1, moved_to_land: true })
    expect(near?.choice.distance_km).toBeCloseTo(9.29, 1)
    expect(far).toBeUndefined()
  })

  it('finds cells among more than one query asks for, in whatever order', async () => {
    const [release] = await database.query<{ id: string }>(SQL`select id from release order by id limit 1`)
    const id = release?.id ?? ''
    const land = await landCells(database, id)
    const asked = Array.from({ length: 25_000 }, (_, index) => land[0]! + 24_999 - index)
    const found = (await readCells(database, [id, 'no such release'], [...land, ...asked])).get(id)
    expect([...(found?.keys() ?? [])]).toEqual([...land])
    const cells = await readCellRun(database, id, land[0]!, land.at(-1)! + 1)
    expect([...(found?.values() ?? [])].map((bytes) => [...bytes])).toEqual(
      cells.map(({ annual }) => [...annual]),
    )
  })

  it('looks a cell up by the primary key', async () => {
    let plan: Record<string, string>[] = []
    const planned = database.transaction(async (sql) => {
      // A table as small as this one may be read in any way: it is planned as a larger one, which is then taken back.
      await sql.exec(SQL`insert into climate_grid_cell (release_id, cell, annual)
        select release_id, 10000000 + number, annual
        from (select release_id, annual from climate_grid_cell limit 1) one, generate_series(1, 20000) number`)
      await sql.exec(SQL`analyze climate_grid_cell`)
      const [release] = await sql.query<{ id: string }>(SQL`select id from release limit 1`)
      plan = await sql.query(SQL`explain ${READ_CELLS}`, [[release?.id], [1, 2, 3]])
      throw new Error('taken back')
    })
    await expect(planned).rejects.toThrow('taken back')
    expect(plan.map((line) => Object.values(line).join('')).join('\n')).toMatch(
      /climate_grid_cell_pkey[\s\S]*Index Cond: .*cell = ANY/,
    )
  })

  it.each([
    [
      'a damaged file',
      async () => {
        const file = await grid('tmax', 2018, { name: 'damaged.nc', value: () => Math.random() * 30 })
        await truncate(file, 30_000)
        return file
      },
      /damaged\.nc/,
    ],
    [
      'another grid',
      () => grid('tmax', 2018, { name: 'other.nc', lat: axis(-33.6, 6) }),
      /One source|another size/,
    ],
  ])('%s changes nothing', async (_, make, message) => {
    const before = await counts()
    await expect(make().then((file) => ingest([file]))).rejects.toThrow(message)
    expect(await counts()).toEqual(before)
  })
})
