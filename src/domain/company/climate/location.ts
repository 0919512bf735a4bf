import { type Availability, unavailable } from '../../availability.ts'
import type { Method } from '../../evidence.ts'
import { compareText } from '../../text-order.ts'

export const LOCATION: Method = { id: 'location', version: '1.1.0' }

export interface Point {
  readonly lat: number
  readonly lon: number
}

/** The mean radius of the Earth; a sphere is exact enough at these distances (0.5 %). */
const EARTH_RADIUS_KM = 6_371.0088

/** An observed series serves places this near; a sea or empty cell may move this far to land. */
export const NEAREST_SERIES_KM = 50
export const NEAREST_LAND_KM = 15
/** So near a fresh series may take the place of a nearer one that ended long ago. */
export const BESIDE_KM = 25

/** Great-circle distance (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const height = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2
  const width = Math.sin(((b.lon - a.lon) * radians) / 2) ** 2
  const chord = height + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * width
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** A little less than a degree of latitude has. */
const KM_OF_A_DEGREE = 111

/** True of every point within so many kilometres and of a few beyond: comparing degrees spares most distances. */
export function roughlyWithin(place: Point, km: number): (point: Point) => boolean {
  const north = km / KM_OF_A_DEGREE
  const narrowest = Math.cos((Math.min(Math.abs(place.lat) + north, 90) * Math.PI) / 180)
  const east = Math.min(north / narrowest, 180)
  return ({ lat, lon }) => {
    const apart = Math.abs(lon - place.lon)
    return Math.abs(lat - place.lat) <= north && (apart <= east || apart >= 360 - east)
  }
}

/** A regular grid by its first cell centre and spacing in degrees. */
export interface RegularGrid {
  readonly first_lat: number
  readonly first_lon: number
  readonly step: number
  readonly rows: number
  readonly columns: number
}

export interface CellChoice extends Point {
  readonly row: number
  readonly column: number
  readonly distance_km: number
  /** True when the place's own cell is sea or empty and the nearest land cell stands for it. */
  readonly moved_to_land: boolean
}

/**
 * The grid cell of a place. Rows and columns come from rounding, never from comparing coordinates, which are single
 * precision in the publishers' files.
 */
export function nearestCell(
  point: Point,
  grid: RegularGrid,
  hasValue: (row: number, column: number) => boolean,
): CellChoice | Availability {
  const row = Math.round((point.lat - grid.first_lat) / grid.step)
  const column = Math.round((point.lon - grid.first_lon) / grid.step)
  const cell = (r: number, c: number): CellChoice => {
    const centre = { lat: grid.first_lat + r * grid.step, lon: grid.first_lon + c * grid.step }
    return {
      row: r,
      column: c,
      ...centre,
      distance_km: distanceKm(point, centre),
      moved_to_land: r !== row || c !== column,
    }
  }
  const inside = (r: number, c: number): boolean => r >= 0 && r < grid.rows && c >= 0 && c < grid.columns
  const usable = (r: number, c: number): boolean => inside(r, c) && hasValue(r, c)
  if (usable(row, column)) return cell(row, column)
  const around = cellsWithin(point, grid)
  const candidates = around.rows
    .flatMap((r) => around.columns.map((c) => [row + r, column + c] as const))
    .filter(([r, c]) => usable(r, c))
    .map(([r, c]) => cell(r, c))
    .filter((choice) => choice.distance_km <= NEAREST_LAND_KM)
    .toSorted((a, b) => a.distance_km - b.distance_km || a.row - b.row || a.column - b.column)
  return (
    candidates[0] ??
    unavailable('no_match', 'no_land_cell', `No grid cell with data is within ${NEAREST_LAND_KM} km.`)
  )
}

/** Offsets that cover the search distance; degrees of longitude shrink with the latitude. */
function cellsWithin(
  point: Point,
  grid: RegularGrid,
): { readonly rows: readonly number[]; readonly columns: readonly number[] } {
  const kmPerCell = grid.step * (Math.PI / 180) * EARTH_RADIUS_KM
  const shrink = Math.max(0.1, Math.cos((point.lat * Math.PI) / 180))
  const offsets = (reach: number): number[] => Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach)
  return {
    rows: offsets(Math.ceil(NEAREST_LAND_KM / kmPerCell) + 1),
    columns: offsets(Math.ceil(NEAREST_LAND_KM / (kmPerCell * shrink)) + 1),
  }
}

/** Series within reach, nearest first; equal distances by id, so that the order of a query decides nothing. */
export function seriesWithin<T extends Point & { readonly id: string }>(
  point: Point,
  series: readonly T[],
  reachKm: number = NEAREST_SERIES_KM,
): readonly { readonly series: T; readonly distance_km: number }[] {
  return series
    .map((one) => ({ series: one, distance_km: distanceKm(point, one) }))
    .filter((found) => found.distance_km <= reachKm)
    .toSorted((a, b) => a.distance_km - b.distance_km || compareText(a.series.id, b.series.id))
}
