import { cellCentre, cellNumber } from '../src/domain/company/climate-cell.ts'
import { gridPlaces, loadGrids } from '../src/operations/reference/grid-cells.ts'
import { CellRecord } from '../src/store/climate-cell-record.ts'
import {
  type CellRow,
  type ClimateGrid,
  copyCells,
  insertClimateGrid,
  readCells,
} from '../src/store/climate-cells.ts'
import { openEmbedded } from '../src/store/embedded/open.ts'
import { migrate } from '../src/store/migrate.ts'
import type { Bench, Figure } from './figure.ts'

const CELLS = 50_000
const YEARS = Array.from({ length: 45 }, (_, index) => 1981 + index)
const BATCH = 5_000
const PROMISED_RATE = 50_000

/** Reads of cells in batches, as portfolios and sites need them, on the embedded engine. */
export const gridCells: Bench = {
  name: 'grid-cells',
  what: `${CELLS} cells of ${YEARS.length} years and three measures, read in batches of ${BATCH}, in no order`,
  baseline: 'the rate that we promise',
  run: async () => {
    const database = await openEmbedded({})
    try {
      await migrate(database)
      const measures = ['rain', 'tmax', 'tmin']
      const grid: ClimateGrid = {
        release_id: 'bench',
        first_row: 1000,
        first_column: 2300,
        row_count: 200,
        column_count: 250,
        measures,
        years: YEARS,
        files: measures.flatMap((measure) =>
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
      await database.transaction(async (sql) => {
        await sql.query(
          `insert into release (id, source, dataset, slot, edition, status, published_on, published_basis, retrieved_on, file_name, file_sha256,
             file_bytes, row_count, provenance, loaded_at)
           values ('bench', 'agcd', 'bench', 'all', 'bench', 'final', '2026-01-01', 'stated', '2026-01-01', 'bench', $1, 1, 1, '{}', '2026-01-01T00:00:00Z')`,
          ['0'.repeat(64)],
        )
        await insertClimateGrid(sql, grid)
        await copyCells(sql, 'bench', madeUpCells(grid))
        await sql.exec(`insert into snapshot (id, as_of, created_at) values ('bench', '2026-01-01', now());
          insert into snapshot_release (snapshot_id, release_id) values ('bench', 'bench')`)
      })
      const grids = await loadGrids(database, 'bench')
      const cells = Array.from({ length: CELLS }, (_, index) => cellAt((index * 7919) % CELLS))
      const places = cells.map(cellCentre)
      return [
        await rate('cells as stored', async (from) => {
          const found = await readCells(database, ['bench'], cells.slice(from, from + BATCH))
          return found.get('bench')?.size ?? 0
        }),
        await rate('places with their years decoded', async (from) => {
          const found = await gridPlaces(database, grids, places.slice(from, from + BATCH))
          return found.flat().filter(({ grid: { years }, annual }) => years(annual).length === YEARS.length)
            .length
        }),
      ]
    } finally {
      await database.close()
    }
  },
}

const cellAt = (index: number): number => cellNumber(1000 + Math.floor(index / 250), 2300 + (index % 250))

async function* madeUpCells(grid: ClimateGrid): AsyncGenerator<CellRow> {
  const record = new CellRecord(grid)
  for (let index = 0; index < CELLS; index += 1) {
    const annual = record.empty()
    for (const year of YEARS.keys()) {
      record.write(annual, 'rain.total', year, 500 + ((index * 31 + year * 17) % 900))
      record.write(annual, 'tmax.mean', year, 25 + ((index + year) % 100) / 20)
      record.write(annual, 'tmax.ge_35', year, (index + year) % 120)
      record.write(annual, 'tmin.mean', year, 12 + ((index + year) % 100) / 20)
      for (const measure of grid.measures) record.write(annual, `${measure}.days`, year, 365)
    }
    yield { cell: cellAt(index), annual }
  }
}

async function rate(name: string, read: (from: number) => Promise<number>): Promise<Figure> {
  await read(0)
  const started = performance.now()
  let count = 0
  for (let from = 0; from < CELLS; from += BATCH) count += await read(from)
  if (count !== CELLS) throw new Error(`${count} cells were read instead of ${CELLS}`)
  return {
    name,
    value: count / ((performance.now() - started) / 1000),
    unit: 'cells/s',
    against: { name: 'promised', value: PROMISED_RATE, unit: 'cells/s' },
    better: 'more',
  }
}
