import { chooseCell } from '../../domain/company/climate-cell.ts'
import type { CellChoice, Point } from '../../domain/company/location.ts'
import { CellRecord, viewOf } from '../../store/climate-cell-record.ts'
import {
  type ClimateGrid,
  climateGridsOf,
  type GridYearFiles,
  landCells,
  readCells,
  type SourcedGrid,
} from '../../store/climate-cells.ts'
import type { ReadonlySql } from '../../store/database.ts'

/** A value and the share of the year's days that it was made from. */
export interface GridValue {
  readonly value: number
  readonly coverage: number
}

/** A year of a cell; an indicator is null where the grid has no value for it. */
export interface GridYear {
  readonly year: number
  readonly mean_temp_c: GridValue | null
  readonly rain_mm: GridValue | null
  readonly days_ge_35: GridValue | null
  readonly days_ge_40: GridValue | null
  readonly soil_moisture_mm: GridValue | null
  readonly runoff_mm: GridValue | null
}

/** A grid of a snapshot, with its land in memory: 4 bytes a cell, some 1.1 MB for the country. */
export interface LoadedGrid {
  readonly grid: SourcedGrid
  /** Numbers of all cells with values, in order. */
  readonly land: Int32Array
  readonly years: (annual: Uint8Array) => GridYear[]
}

/** The cell of a grid that stands for a place. */
export interface GridPlace {
  readonly grid: LoadedGrid
  readonly choice: CellChoice & { readonly cell: number }
  readonly annual: Uint8Array
}

/** The grids of a snapshot, made ready to be read. */
export async function loadGrids(sql: ReadonlySql, snapshotId: string): Promise<LoadedGrid[]> {
  const loaded: LoadedGrid[] = []
  for (const grid of await climateGridsOf(sql, snapshotId))
    loaded.push({ grid, land: await landCells(sql, grid.release_id), years: decoder(grid) })
  return loaded
}

/**
 * The cells at places, in one query however many places and grids there are: which cell stands for a place is decided in
 * memory. For each place one entry a grid that has a cell with values within 15 km.
 */
export async function gridPlaces(
  sql: ReadonlySql,
  grids: readonly LoadedGrid[],
  points: readonly Point[],
): Promise<GridPlace[][]> {
  const chosen = points.map((point) =>
    grids.flatMap((grid) => {
      const choice = cellAt(point, grid.land)
      return choice === undefined ? [] : [{ grid, choice }]
    }),
  )
  const wanted = new Set(chosen.flat().map(({ choice }) => choice.cell))
  if (wanted.size === 0) return points.map(() => [])
  const found = await readCells(
    sql,
    grids.map(({ grid }) => grid.release_id),
    [...wanted],
  )
  return chosen.map((cells) =>
    cells.map(({ grid, choice }) => {
      const annual = found.get(grid.grid.release_id)?.get(choice.cell)
      if (annual === undefined)
        throw new Error(`cell ${choice.cell} of ${grid.grid.release_id} was there and is gone`)
      return { grid, choice, annual }
    }),
  )
}

function cellAt(point: Point, land: Int32Array): GridPlace['choice'] | undefined {
  const choice = chooseCell(point, (cell) => isIn(land, cell))
  return 'cell' in choice ? choice : undefined
}

/** Binary search: a set of 280,000 numbers would take ten times the memory. */
function isIn(ordered: Int32Array, wanted: number): boolean {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ordered[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return ordered[low] === wanted
}

/** Turns the bytes of a cell into its years; made once for a grid. */
function decoder(grid: ClimateGrid): (annual: Uint8Array) => GridYear[] {
  const record = new CellRecord(grid)
  const high = record.reader('tmax.mean')
  const low = record.reader('tmin.mean')
  const ofMaximum = coverageReader(record, grid, 'tmax')
  const ofMinimum = coverageReader(record, grid, 'tmin')
  const valueReader = (
    measure: string,
    field: string,
  ): ((view: DataView, index: number) => GridValue | null) => {
    const read = record.reader(`${measure}.${field}`)
    const coverage = coverageReader(record, grid, measure)
    return (view, index) => {
      const value = read(view, index)
      return value === null ? null : { value, coverage: coverage(view, index) }
    }
  }
  const rain = valueReader('rain', 'total')
  const days35 = valueReader('tmax', 'ge_35')
  const days40 = valueReader('tmax', 'ge_40')
  const soilMoisture = valueReader('soil_moisture', 'mean')
  const runoff = valueReader('runoff', 'total')
  return (annual) => {
    const view = viewOf(annual)
    return grid.years.map((year, index) => ({
      year,
      mean_temp_c: meanTemperature(high(view, index), low(view, index), () =>
        Math.min(ofMaximum(view, index), ofMinimum(view, index)),
      ),
      rain_mm: rain(view, index),
      days_ge_35: days35(view, index),
      days_ge_40: days40(view, index),
      soil_moisture_mm: soilMoisture(view, index),
      runoff_mm: runoff(view, index),
    }))
  }
}

/** Share of a year's days that a measure has values of. */
function coverageReader(
  record: CellRecord,
  grid: ClimateGrid,
  measure: string,
): (view: DataView, index: number) => number {
  const days = record.reader(`${measure}.days`)
  const calendarDays = grid.years.map((year) => filesOf(grid, measure, year)?.calendar_days ?? 365)
  return (view, index) => (days(view, index) ?? 0) / (calendarDays[index] ?? 365)
}

const filesOf = (grid: ClimateGrid, measure: string, year: number): GridYearFiles | undefined =>
  grid.files.find((one) => one.measure === measure && one.year === year)

/** Both are whole hundredths: half of their sum has three decimals at most. */
const meanTemperature = (
  high: number | null,
  low: number | null,
  coverage: () => number,
): GridValue | null =>
  high === null || low === null
    ? null
    : { value: Math.round((high + low) * 500) / 1000, coverage: coverage() }
