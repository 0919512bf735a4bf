import { cellOf, cellsAround, chooseCell } from '../../domain/company/climate-cell.ts'
import type { CellChoice, Point } from '../../domain/company/location.ts'
import { CellRecord } from '../../store/climate-cell-record.ts'
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

/** Indicators: the stored number, and the measures whose days must be there. */
const INDICATORS = [
  ['rain_mm', 'rain.total', 'rain'],
  ['days_ge_35', 'tmax.ge_35', 'tmax'],
  ['days_ge_40', 'tmax.ge_40', 'tmax'],
  ['soil_moisture_mm', 'soil_moisture.mean', 'soil_moisture'],
  ['runoff_mm', 'runoff.total', 'runoff'],
] as const

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
export function decoder(grid: ClimateGrid): (annual: Uint8Array) => GridYear[] {
  const record = new CellRecord(grid)
  const calendarDays = new Map(grid.files.map((one) => [`${one.measure} ${one.year}`, one.calendar_days]))
  return (annual) =>
    grid.years.map((year, index) => {
      const coverage = (measure: string): number => {
        const days = record.read(annual, `${measure}.days`, index) ?? 0
        return days / (calendarDays.get(`${measure} ${year}`) ?? 365)
      }
      const high = record.read(annual, 'tmax.mean', index)
      const low = record.read(annual, 'tmin.mean', index)
      const others = INDICATORS.map(([name, stored, measure]) => {
        const value = record.read(annual, stored, index)
        return [name, value === null ? null : { value, coverage: coverage(measure) }] as const
      })
      return {
        year,
        mean_temp_c:
          high === null || low === null
            ? null
            : {
                // Both are whole hundredths: half of their sum has three decimals at most.
                value: Math.round((high + low) * 500) / 1000,
                coverage: Math.min(coverage('tmax'), coverage('tmin')),
              },
        ...(Object.fromEntries(others) as Record<(typeof INDICATORS)[number][0], GridValue | null>),
      }
    })
}
