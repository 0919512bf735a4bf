import type { CellAtPlace } from '../../domain/company/climate/climate-context.ts'
import type { AnnualValue } from '../../domain/company/climate/climate-indicators.ts'
import type { WaterAtPlace, WaterPeriod, WaterVariable } from '../../domain/company/climate/water-stress.ts'
import type { EvidenceInput } from '../../domain/evidence.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'
import { byIndicator } from './climate.ts'
import type { GridColumn, GridPlace, GridSeries } from './grid-cells.ts'
import type { PlaceOfDays } from './grid-days.ts'

/** Grids in the order in which they are asked: the one whose licence lets anyone pass its figures on comes first. */
const CLIMATE_GRIDS = ['silo-grid', 'agcd']
const WATER_GRIDS = ['awra-l']

const WATER_COLUMNS = {
  root_zone_soil_moisture: { column: 'soil_moisture_mm', measure: 'soil_moisture' },
  runoff: { column: 'runoff_mm', measure: 'runoff' },
} as const satisfies Record<WaterVariable, { column: GridColumn; measure: string }>

/** Cells of climate grids as series of the method, the first to be asked first. */
export function climateCells(snapshot: SnapshotView, places: readonly GridPlace[]): CellAtPlace[] {
  return inOrder(places, CLIMATE_GRIDS).map((place) => {
    const { grid, choice } = place
    const name = cellName(place)
    return {
      distance_km: choice.distance_km,
      moved_to_land: choice.moved_to_land,
      series: {
        id: `${grid.grid.source} ${name}`,
        name,
        kind: 'grid_cell',
        source: grid.grid.source,
        lat: choice.lat,
        lon: choice.lon,
        elevation_m: null,
        valuesOf: byIndicator((column) => annualValues(snapshot, place, column)),
      },
    }
  })
}

/** The cell whose days are asked for hazards: of the first climate grid that was loaded with figures of its days. */
export function cellOfDays(places: readonly GridPlace[]): PlaceOfDays | null {
  for (const place of inOrder(places, CLIMATE_GRIDS)) {
    const { grid, choice, annual } = place
    if (grid.days !== null)
      return {
        days: grid.days(annual),
        release_id: grid.grid.release_id,
        first_year: grid.grid.years[0] ?? 0,
        name: cellName(place),
        lat: choice.lat,
        lon: choice.lon,
      }
  }
  return null
}

/** The cell of a water-balance grid; null where none is loaded or none is near. */
export function waterCell(snapshot: SnapshotView, places: readonly GridPlace[]): WaterAtPlace | null {
  const [place] = inOrder(places, WATER_GRIDS)
  if (place === undefined) return null
  const { grid, choice } = place
  const periods = (variable: WaterVariable): WaterPeriod[] => {
    const { column, measure } = WATER_COLUMNS[variable]
    return annualValues(snapshot, place, column).map(({ year, value, coverage, evidence }) => ({
      last_month: `${year}-${String(lastMonthOf(place, measure, year)).padStart(2, '0')}`,
      value,
      coverage: coverage ?? 0,
      evidence,
    }))
  }
  return {
    cell: {
      source: grid.grid.source,
      lat: choice.lat,
      lon: choice.lon,
      distance_km: choice.distance_km,
      moved_to_land: choice.moved_to_land,
    },
    periods: { root_zone_soil_moisture: periods('root_zone_soil_moisture'), runoff: periods('runoff') },
  }
}

function inOrder(places: readonly GridPlace[], sources: readonly string[]): GridPlace[] {
  return sources.flatMap((source) => places.filter(({ grid }) => grid.grid.source === source))
}

function lastMonthOf({ grid }: GridPlace, measure: string, year: number): number {
  const files = grid.grid.files.find((one) => one.measure === measure && one.year === year)
  if (files === undefined) throw new Error(`${grid.grid.release_id} names no file of ${measure} ${year}`)
  return files.last_month
}

/** All years of a column share one input, which lists them: a cell has some 45 years of every column. */
function annualValues(snapshot: SnapshotView, place: GridPlace, column: GridColumn): AnnualValue[] {
  const series = place.grid.series(place.annual, column)
  const evidence = columnEvidence(snapshot, place, column, series)
  return series.years.map((year, index) => ({
    year,
    value: series.values[index]!,
    coverage: series.coverages[index]!,
    evidence,
  }))
}

function columnEvidence(
  snapshot: SnapshotView,
  place: GridPlace,
  column: GridColumn,
  { years, values, coverages }: GridSeries,
): EvidenceInput[] {
  if (years.length === 0) return []
  const text = years
    .map((year, index) => {
      const coverage = coverages[index]!
      return `${year}:${values[index]}${coverage < 1 ? `@${coverage}` : ''}`
    })
    .join(' ')
  const row = { release_id: place.grid.grid.release_id, row_ref: cellName(place) }
  return cite(snapshot, row, `${years[0]}/${years.at(-1)}`, { [column]: text })
}

const cellName = ({ choice }: GridPlace): string => `cell ${choice.lat.toFixed(2)}, ${choice.lon.toFixed(2)}`
