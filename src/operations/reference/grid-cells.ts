import { cellOf, cellsAround, chooseCell } from '../../domain/company/climate-cell.ts'
import type { CellChoice, Point } from '../../domain/company/location.ts'
import { CellRecord, viewOf } from '../../store/climate-cell-record.ts'
import { type ClimateGrid, readCells } from '../../store/climate-cells.ts'
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

export interface GridPlace {
  readonly choice: CellChoice & { readonly cell: number }
  readonly years: readonly GridYear[]
}

/**
 * The years of the cells at places: one query for all own cells, and one for the surroundings of places whose own cell is
 * sea. Null where no cell with values lies within 15 km.
 */
export async function gridPlaces(
  sql: ReadonlySql,
  grid: ClimateGrid,
  points: readonly Point[],
): Promise<(GridPlace | null)[]> {
  const found = await cellsByNumber(sql, grid, new Set(points.map(cellOf)))
  const atSea = points.filter((point) => !found.has(cellOf(point)))
  const around = await cellsByNumber(sql, grid, new Set(atSea.flatMap(cellsAround)))
  for (const [cell, annual] of around) found.set(cell, annual)
  const decode = decoder(grid)
  return points.map((point) => {
    const choice = chooseCell(point, (cell) => found.has(cell))
    if (!('cell' in choice)) return null
    const annual = found.get(choice.cell)
    return annual === undefined ? null : { choice, years: decode(annual) }
  })
}

async function cellsByNumber(
  sql: ReadonlySql,
  grid: ClimateGrid,
  cells: ReadonlySet<number>,
): Promise<Map<number, Uint8Array>> {
  if (cells.size === 0) return new Map()
  const rows = await readCells(sql, grid.release_id, [...cells])
  return new Map(rows.map(({ cell, annual }) => [cell, annual]))
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
  const calendarDays = grid.years.map(
    (year) => grid.files.find((one) => one.measure === measure && one.year === year)?.calendar_days ?? 365,
  )
  return (view, index) => (days(view, index) ?? 0) / (calendarDays[index] ?? 365)
}

/** Both are whole hundredths: half of their sum has three decimals at most. */
const meanTemperature = (
  high: number | null,
  low: number | null,
  coverage: () => number,
): GridValue | null =>
  high === null || low === null
    ? null
    : { value: Math.round((high + low) * 500) / 1000, coverage: coverage() }
