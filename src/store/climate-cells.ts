import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** One measure in one year of a grid, and the files it was made from. */
export interface GridYearFiles {
  readonly measure: string
  readonly year: number
  /** Days of the year in the files' calendar; what days with a value are held against. */
  readonly calendar_days: number
  /** The month that the year ends with: 12, or that of the newest file for a running year. */
  readonly last_month: number
  readonly is_daily: boolean
  readonly files: readonly { readonly name: string; readonly sha256: string; readonly steps: number }[]
}

export interface ClimateGrid {
  readonly release_id: string
  readonly first_row: number
  readonly first_column: number
  readonly row_count: number
  readonly column_count: number
  readonly measures: readonly string[]
  readonly years: readonly number[]
  readonly files: readonly GridYearFiles[]
}

export interface CellRow {
  readonly cell: number
  readonly annual: Uint8Array
}

const COLUMNS = SQL`release_id, first_row, first_column, row_count, column_count, measures, years, files`
const COLUMNS_OF_G = SQL`g.release_id, g.first_row, g.first_column, g.row_count, g.column_count, g.measures, g.years, g.files`

export async function insertClimateGrid(sql: Sql, grid: ClimateGrid): Promise<void> {
  await sql.query(SQL`insert into climate_grid (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)`, [
    grid.release_id,
    grid.first_row,
    grid.first_column,
    grid.row_count,
    grid.column_count,
    grid.measures,
    grid.years,
    JSON.stringify(grid.files),
  ])
}

export async function findClimateGrid(sql: ReadonlySql, releaseId: string): Promise<ClimateGrid | undefined> {
  return (
    await sql.query<ClimateGrid>(SQL`select ${COLUMNS} from climate_grid where release_id = $1`, [releaseId])
  )[0]
}

export interface SourcedGrid extends ClimateGrid {
  readonly source: string
}

/** The grids of a snapshot with their sources: at most one of each. */
export function climateGridsOf(sql: ReadonlySql, snapshotId: string): Promise<SourcedGrid[]> {
  return sql.query(
    SQL`select ${COLUMNS_OF_G}, r.source
     from climate_grid g
     join snapshot_release sr on sr.release_id = g.release_id and sr.snapshot_id = $1
     join release r on r.id = g.release_id
     order by r.source`,
    [snapshotId],
  )
}

/** Numbers of all cells of a grid that have values, in order. As one value: 280,000 rows would take seconds. */
export async function landCells(sql: ReadonlySql, releaseId: string): Promise<Int32Array> {
  const [row] = await sql.query<{ cells: Uint8Array | null }>(
    SQL`select string_agg(int4send(cell), ''::bytea order by cell) as cells from climate_grid_cell where release_id = $1`,
    [releaseId],
  )
  return cellNumbers(row?.cells ?? new Uint8Array())
}

/** More are asked for in several queries, so that no value comes near PostgreSQL's limit of 1 GB. */
const CELLS_AT_ONCE = 10_000

/**
 * Cells by release and number; those without values are left out. One look-up in the primary key each, in its order: cells
 * that are together share a page, and a page of the embedded engine takes as long to read as five cells.
 */
export async function readCells(
  sql: ReadonlySql,
  releaseIds: readonly string[],
  cells: readonly number[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, Uint8Array>>> {
  const ordered = [...Int32Array.from(cells).sort()]
  const found = new Map(releaseIds.map((id) => [id, new Map<number, Uint8Array>()]))
  for (let from = 0; from < ordered.length; from += CELLS_AT_ONCE) {
    const parameters = [releaseIds, ordered.slice(from, from + CELLS_AT_ONCE)]
    for (const row of await sql.query<JoinedCells>(READ_CELLS, parameters)) {
      const numbers = cellNumbers(row.cells)
      const annual = Buffer.from(row.annual, 'base64')
      const length = annual.length / numbers.length
      const own = found.get(row.release_id)
      for (const [index, cell] of numbers.entries())
        own?.set(cell, annual.subarray(index * length, (index + 1) * length))
    }
  }
  return found
}

/** The cells of a release joined into one value, for all are of one length: as rows of their own they took three times as long. */
interface JoinedCells {
  readonly release_id: string
  readonly cells: Uint8Array
  readonly annual: string
}

/**
 * Both values are joined in the order in which rows are met, so that nothing is sorted. In base64, which is a third shorter
 * than PostgreSQL's hexadecimal and read five times as fast. A test keeps the plan on the primary key; it needs the
 * statistics that a load leaves behind, for without them a server reads the whole release.
 */
export const READ_CELLS = SQL`select release_id, string_agg(int4send(cell), ''::bytea) as cells,
    encode(string_agg(annual, ''::bytea), 'base64') as annual
  from climate_grid_cell where release_id = any($1::text[]) and cell = any($2::integer[])
  group by release_id order by release_id`

/** Numbers as int4send writes them, one after another. */
function cellNumbers(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Int32Array.from({ length: bytes.length / 4 }, (_, index) => view.getInt32(index * 4))
}

/** Cells of a run of numbers, the end left out. */
export function readCellRun(
  sql: ReadonlySql,
  releaseId: string,
  first: number,
  end: number,
): Promise<CellRow[]> {
  return sql.query<CellRow>(
    SQL`select cell, annual from climate_grid_cell where release_id = $1 and cell >= $2 and cell < $3 order by cell`,
    [releaseId, first, end],
  )
}

const CHUNK_CHARACTERS = 1024 * 1024

/** Copies cells in the order given. */
export async function copyCells(sql: Sql, releaseId: string, cells: AsyncIterable<CellRow>): Promise<number> {
  const count = await sql.copyCsv(
    SQL`climate_grid_cell (release_id, cell, annual)`,
    encodeCells(releaseId, cells),
  )
  await sql.exec(SQL`analyze climate_grid_cell`)
  return count
}

async function* encodeCells(releaseId: string, cells: AsyncIterable<CellRow>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let pending = ''
  for await (const { cell, annual } of cells) {
    const hex = Buffer.from(annual.buffer, annual.byteOffset, annual.byteLength).toString('hex')
    pending += `${releaseId},${cell},\\x${hex}\n`
    if (pending.length < CHUNK_CHARACTERS) continue
    yield encoder.encode(pending)
    pending = ''
  }
  if (pending !== '') yield encoder.encode(pending)
}
