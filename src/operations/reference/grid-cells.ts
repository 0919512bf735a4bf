import { chooseCell } from '../../domain/company/climate/climate-cell.ts'
import type { CellChoice, Point } from '../../domain/company/climate/location.ts'
import type { DaysOfPlace } from '../../domain/company/hazards/days-of-station.ts'
import { CellRecord, viewOf } from '../../store/climate-cell-record.ts'
import {
  type ClimateGrid,
  climateGridsOf,
  landCells,
  readCells,
  type SourcedGrid,
} from '../../store/climate-cells.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { dayDecoder, holdsDays } from './grid-days.ts'

/** A column of a cell: the years that have a value, and the share of each year's days that it was made from. */
export interface GridSeries {
  readonly years: readonly number[]
  readonly values: readonly number[]
  readonly coverages: readonly number[]
}

/** What can be asked of a cell, under the names that files and evidence use. */
export type GridColumn =
  | 'mean_temp_c'
  | 'rain_mm'
  | 'days_ge_35'
  | 'days_ge_40'
  | 'soil_moisture_mm'
  | 'runoff_mm'

/** A grid of a snapshot, with its land in memory: 4 bytes a cell, some 1.1 MB for the country. */
export interface LoadedGrid {
  readonly grid: SourcedGrid
  /** Numbers of all cells with values, in order. */
  readonly land: Int32Array
  /** One column of a cell; nothing else of it is decoded. */
  readonly series: (annual: Uint8Array, column: GridColumn) => GridSeries
  /** What the days of a cell come to; null for a grid that was loaded without figures of its days. */
  readonly days: ((annual: Uint8Array) => DaysOfPlace) | null
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
    loaded.push({
      grid,
      land: await landCells(sql, grid.release_id),
      series: decoder(grid),
      days: holdsDays(grid) ? dayDecoder(grid) : null,
    })
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

/** Turns the bytes of a cell into a column; made once for a grid. */
function decoder(grid: ClimateGrid): LoadedGrid['series'] {
  const record = new CellRecord(grid)
  // Nearly every cell has all days of all years: one list serves them all.
  const whole = grid.years.map(() => 1)
  const columnOf = (measure: string, field: string): ColumnReader => {
    const readValues = record.reader(`${measure}.${field}`)
    const readDays = record.reader(`${measure}.days`)
    const calendarDays = grid.years.map(
      (year) => grid.files.find((one) => one.measure === measure && one.year === year)?.calendar_days ?? 365,
    )
    const isWhole = record.comparer(`${measure}.days`, calendarDays)
    return (cell) => ({
      values: readValues(cell),
      coverages: isWhole(cell) ? whole : readDays(cell).map((days, index) => days / calendarDays[index]!),
    })
  }
  const high = columnOf('tmax', 'mean')
  const low = columnOf('tmin', 'mean')
  const columns: Readonly<Record<GridColumn, ColumnReader>> = {
    mean_temp_c: (cell) => meanTemperature(high(cell), low(cell)),
    rain_mm: columnOf('rain', 'total'),
    days_ge_35: columnOf('tmax', 'ge_35'),
    days_ge_40: columnOf('tmax', 'ge_40'),
    soil_moisture_mm: columnOf('soil_moisture', 'mean'),
    runoff_mm: columnOf('runoff', 'total'),
  }
  return (annual, column) => {
    const { values, coverages } = columns[column](viewOf(annual))
    if (!values.includes(Number.NaN)) return { years: grid.years, values, coverages }
    const ofYearsThere = (list: readonly number[]): number[] =>
      list.filter((_, index) => !Number.isNaN(values[index]))
    return {
      years: ofYearsThere(grid.years),
      values: ofYearsThere(values),
      coverages: ofYearsThere(coverages),
    }
  }
}

/** A number of every year, NaN where there is none, and the share of the year's days behind it. */
interface Column {
  readonly values: number[]
  readonly coverages: readonly number[]
}

type ColumnReader = (cell: DataView) => Column

/** Written over the maxima. Both are whole hundredths: half of their sum has three decimals at most. */
function meanTemperature({ values, coverages }: Column, low: Column): Column {
  for (let index = 0; index < values.length; index += 1)
    values[index] = Math.round((values[index]! + low.values[index]!) * 500) / 1000
  return {
    values,
    coverages:
      coverages === low.coverages
        ? coverages
        : coverages.map((share, index) => Math.min(share, low.coverages[index]!)),
  }
}
