import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { systemClock } from '../src/clock.ts'
import { cellCentre, cellNumber } from '../src/domain/company/climate/climate-cell.ts'
import { gridPlaces, loadGrids } from '../src/operations/reference/grid-cells.ts'
import { releaseProvenance } from '../src/operations/releases/releases.ts'
import { siloGridSource } from '../src/sources/silo-grid/source.ts'
import { CellRecord, viewOf } from '../src/store/climate-cell-record.ts'
import {
  type CellRow,
  type ClimateGrid,
  copyCells,
  insertClimateGrid,
  readCells,
} from '../src/store/climate-cells.ts'
import type { Database } from '../src/store/database.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { insertRelease, type Release } from '../src/store/releases.ts'
import { SQL } from '../src/store/sql-text.ts'
import { createPostgresDatabase } from '../test/support/postgres-databases.ts'
import { findPostgresPrograms } from '../test/support/postgres-programs.ts'
import { startPostgres } from '../test/support/start-postgres.ts'
import type { Bench, Figure } from './figure.ts'

/** With `--full` all land cells of the country; else a short run. */
const CELLS = process.argv.includes('--full') ? 281_655 : 50_000
const YEARS = Array.from({ length: 45 }, (_, index) => 1981 + index)
const MEASURES = ['rain', 'tmax', 'tmin']
const COLUMNS = ['mean_temp_c', 'rain_mm', 'days_ge_35', 'days_ge_40'] as const
const BATCH = 5_000
const POINTS = 2_000
const PROMISED_RATE = 50_000

const GRID: ClimateGrid = {
  release_id: 'bench',
  first_row: 1000,
  first_column: 2300,
  row_count: 700,
  column_count: 500,
  measures: MEASURES,
  years: YEARS,
  files: MEASURES.flatMap((measure) =>
    YEARS.map((year) => ({
      measure,
      year,
      calendar_days: 365,
      last_month: 12,
      is_daily: true,
      files: [],
    })),
  ),
}

const { origin } = siloGridSource
const RELEASE: Release = {
  id: 'bench',
  source: origin.source,
  dataset: origin.dataset,
  slot: 'all',
  edition: '1981-2025',
  revision: 0,
  status: 'final',
  published_on: '2026-01-01',
  published_basis: 'stated',
  retrieved_on: '2026-01-01',
  observed_from: '1981-01-01',
  observed_to: '2025-12-31',
  file_name: 'made up',
  file_sha256: '0'.repeat(64),
  file_bytes: 1,
  row_count: CELLS,
  provenance: releaseProvenance(origin, 'publisher_file'),
  withdrawn_on: null,
  withdrawn_reason: null,
}

/** Cells stored, and read in batches as portfolios and sites need them or one by one as profiles do. */
export const gridCells: Bench = {
  name: 'grid-cells',
  what: `${CELLS} cells of ${YEARS.length} years and three measures: stored, read in batches of ${BATCH} in no order, two at a time, and one by one`,
  baseline: 'the rate that we promise; the bytes themselves; an empty query',
  run: async () => [...(await onEmbedded()), ...(await onPostgres())],
}

async function onEmbedded(): Promise<Figure[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
  const database = await openDatabase({ directory: path.join(directory, 'database') })
  try {
    return await measure('embedded', database)
  } finally {
    await database.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<Figure[]> {
  const programs = findPostgresPrograms()
  if (programs === undefined) {
    console.error('  skipped on PostgreSQL, which is not on this machine')
    return []
  }
  const server = await startPostgres(programs)
  try {
    const databaseUrl = await createPostgresDatabase(server.url('postgres'), 'cells', 'template1')
    const database = await openDatabase({ databaseUrl, pool: 2 })
    try {
      return await measure('PostgreSQL', database)
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
}

async function measure(engine: string, database: Database): Promise<Figure[]> {
  await migrate(database)
  const stored = await store(engine, database)
  const grids = await loadGrids(database, 'bench')
  const cells = Array.from({ length: CELLS }, (_, index) => cellAt((index * 7919) % CELLS))
  const places = cells.map(cellCentre)
  const oneByOne = await medianOf(async (index) => {
    const [found] = await gridPlaces(database, grids, places.slice(index, index + 1))
    if (found?.length !== 1) throw new Error(`place ${index} has no cell`)
  })
  const nothing = await medianOf(() => database.query(SQL`select 1`))
  return [
    ...stored,
    await rate(`${engine}: cells as stored`, async (from) => {
      const found = await readCells(database, ['bench'], cells.slice(from, from + BATCH))
      return found.get('bench')?.size ?? 0
    }),
    await rate(
      `${engine}: cells as stored, all asked for at once`,
      async () => (await readCells(database, ['bench'], cells)).get('bench')?.size ?? 0,
      CELLS,
    ),
    await rate(`${engine}: with all years and indicators decoded`, async (from) => {
      const found = await gridPlaces(database, grids, places.slice(from, from + BATCH))
      return found.flat().filter(({ grid: { series }, annual }) => {
        const decoded = COLUMNS.reduce((sum, column) => sum + series(annual, column).values.length, 0)
        return decoded === COLUMNS.length * YEARS.length
      }).length
    }),
    {
      name: `${engine}: one place, median`,
      value: oneByOne,
      unit: 'ms',
      against: { name: 'empty query', value: nothing, unit: 'ms' },
      better: 'less',
    },
  ]
}

async function store(engine: string, database: Database): Promise<Figure[]> {
  const started = performance.now()
  await database.transaction(async (sql) => {
    await insertRelease(sql, RELEASE, systemClock.now())
    await insertClimateGrid(sql, GRID)
    await copyCells(sql, 'bench', madeUpCells(GRID))
    await sql.exec(SQL`insert into snapshot (id, as_of, created_at) values ('bench', '2026-01-01', now());
      insert into snapshot_release (snapshot_id, release_id) values ('bench', 'bench')`)
  }, 'unlimited')
  const seconds = (performance.now() - started) / 1000
  const [row] = await database.query<{ bytes: string }>(
    SQL`select pg_total_relation_size('climate_grid_cell')::text as bytes`,
  )
  return [
    {
      name: `${engine}: cells made up and stored`,
      value: CELLS / seconds,
      unit: 'cells/s',
      against: { name: 'promised for reading', value: PROMISED_RATE, unit: 'cells/s' },
      better: 'more',
    },
    {
      name: `${engine}: size of the table`,
      value: Number(row?.bytes) / 1_000_000,
      unit: 'MB',
      against: {
        name: 'bytes of the cells',
        value: (CELLS * new CellRecord(GRID).bytes) / 1_000_000,
        unit: 'MB',
      },
      better: 'less',
    },
  ]
}

const cellAt = (index: number): number => cellNumber(1000 + Math.floor(index / 500), 2300 + (index % 500))

async function* madeUpCells(grid: ClimateGrid): AsyncGenerator<CellRow> {
  const record = new CellRecord(grid)
  const writers = {
    rain: record.writer('rain.total'),
    high: record.writer('tmax.mean'),
    low: record.writer('tmin.mean'),
    days35: record.writer('tmax.ge_35'),
    days40: record.writer('tmax.ge_40'),
    days: grid.measures.map((measure) => record.writer(`${measure}.days`)),
  }
  for (let index = 0; index < CELLS; index += 1) {
    const annual = record.empty()
    const cell = viewOf(annual)
    for (let year = 0; year < YEARS.length; year += 1) {
      writers.rain(cell, year, 500 + ((index * 31 + year * 17) % 900))
      writers.high(cell, year, 25 + ((index + year) % 100) / 20)
      writers.low(cell, year, 12 + ((index + year) % 100) / 20)
      writers.days35(cell, year, (index + year) % 120)
      writers.days40(cell, year, (index + year) % 40)
      for (const write of writers.days) write(cell, year, 365)
    }
    yield { cell: cellAt(index), annual }
  }
}

/** Two batches are under way at a time, as when two customers ask: one is decoded while the other is looked up. */
async function rate(name: string, read: (from: number) => Promise<number>, batch = BATCH): Promise<Figure> {
  await read(0)
  const started = performance.now()
  const starts = Array.from({ length: Math.ceil(CELLS / batch) }, (_, index) => index * batch).values()
  const counts = await Promise.all(
    [starts, starts].map(async (own) => {
      let count = 0
      for (const from of own) count += await read(from)
      return count
    }),
  )
  const count = counts.reduce((sum, own) => sum + own, 0)
  if (count !== CELLS) throw new Error(`${count} cells were read instead of ${CELLS}`)
  return {
    name,
    value: count / ((performance.now() - started) / 1000),
    unit: 'cells/s',
    against: { name: 'promised', value: PROMISED_RATE, unit: 'cells/s' },
    better: 'more',
  }
}

async function medianOf(ask: (index: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < POINTS; index += 1) {
    const started = performance.now()
    await ask(index)
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[POINTS / 2]!
}
