/** Heights that differ by more than this have another climate: some two degrees. */
const HEIGHT_APART_M = 300
export const TERRAIN_VARIES = 'terrain_varies'

interface Raised {
  readonly elevation_m: number | null
}

interface Near<T extends Raised> {
  readonly series: T
  readonly distance_km: number
}

interface Standing {
  readonly elevation_m?: number | undefined
}

/**
 * Stations by how near they are. Where the height of the place is declared, those whose height is known come by how near they are in
 * height; steps of a metre decide nothing between stations, so that of two within the same hundred metres the nearer comes first.
 */
export function nearestInHeight<T extends Raised>(
  { elevation_m: own }: Standing,
  stations: readonly Near<T>[],
): readonly Near<T>[] {
  if (own === undefined) return stations
  const step = ({ series: { elevation_m } }: Near<T>): number =>
    elevation_m === null ? Number.POSITIVE_INFINITY : Math.floor(Math.abs(elevation_m - own) / 100)
  // Sorting is stable: equal steps keep the order by distance.
  return stations.toSorted((a, b) => compare(step(a), step(b)))
}

/** Two infinities are equal; their difference is no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

/** Whether stations around a place stand at heights so different that one does not speak for it, or a used one for its own height. */
export function terrainVaries(
  { elevation_m: own }: Standing,
  around: readonly Near<Raised>[],
  used: readonly Raised[],
): boolean {
  const heights = around.flatMap(({ series }) => series.elevation_m ?? [])
  if (heights.length > 0 && Math.max(...heights) - Math.min(...heights) > HEIGHT_APART_M) return true
  return used.some(
    ({ elevation_m }) =>
      own !== undefined && elevation_m !== null && Math.abs(elevation_m - own) > HEIGHT_APART_M,
  )
}
