import { distanceKm, type Point, roughlyWithin } from '../climate/location.ts'
import type { Evidenced } from '../outcome.ts'
import { absentHazard, assessedHazard, type HazardAssessment } from './assessment.ts'
import { CYCLONE_SEASONS, CYCLONE_WINDS_KT, stormsADecade } from './formula.ts'
import { GALE_BANDS, HURRICANE_FORCE_BANDS } from './hazard-bands.ts'
import { hazardRow } from './hazard-table.ts'
import { decide, indicatorOf } from './indicators.ts'

export interface StormPosition extends Point, Evidenced {
  /** The highest one-minute wind. */
  readonly wind_kt: number
}

export interface StormTrack {
  /** Season and number, such as 2011-11. */
  readonly storm: string
  readonly positions: readonly StormPosition[]
}

const CYCLONE_REACH_KM = 200

interface Passage {
  readonly storm: string
  /** Where its wind was highest within reach. */
  readonly strongest: StormPosition
  /** Where it was nearest with gales. */
  readonly nearest: StormPosition
  readonly distance_km: number
}

/** Storms a decade that came within reach of a place, by the wind that they had there. */
export function tropicalCyclone(place: Point, tracks: readonly StormTrack[] | null): HazardAssessment {
  const row = hazardRow('tropical_cyclone')
  if (tracks === null || tracks.length === 0)
    return absentHazard(row, 'not_loaded', 'This snapshot contains no tropical cyclone tracks.')
  const isNear = roughlyWithin(place, CYCLONE_REACH_KM)
  const passages = tracks.flatMap((track) => passageOf(place, track, isNear) ?? [])
  const storms = stormsADecade(passages.map(({ strongest }) => strongest.wind_kt))
  const [gales = 0, , hurricanes = 0] = storms
  // Where none came within reach, the nearest of all is the proof of it.
  const nearest = passages.toSorted((a, b) => a.distance_km - b.distance_km)[0] ?? nearestOf(place, tracks)
  const seasons = `${CYCLONE_SEASONS.first}-${CYCLONE_SEASONS.last}`
  return assessedHazard(
    row,
    [
      decide('tropical_cyclone_gales', 'storms_a_decade', GALE_BANDS, gales),
      decide('tropical_cyclone_hurricane_force', 'storms_a_decade', HURRICANE_FORCE_BANDS, hurricanes),
    ],
    {
      latest_year: CYCLONE_SEASONS.last,
      indicators: [
        ...CYCLONE_WINDS_KT.map((wind, at) =>
          indicatorOf('tropical_cyclone', `storms_${wind}kt`, storms[at] ?? 0, seasons),
        ),
        ...(nearest === undefined
          ? []
          : [indicatorOf('tropical_cyclone', 'nearest_storm_km', nearest.distance_km, nearest.storm)]),
      ],
      evidence: (passages.length === 0 && nearest !== undefined ? [nearest] : passages).flatMap((one) =>
        one.nearest === one.strongest
          ? one.strongest.evidence
          : [...one.strongest.evidence, ...one.nearest.evidence],
      ),
    },
  )
}

/** Where a storm of gale force or more came within reach; null where it did not. */
function passageOf(
  place: Point,
  { storm, positions }: StormTrack,
  isNear: (point: Point) => boolean,
): Passage | null {
  let distance = Number.POSITIVE_INFINITY
  let strongest: Passage['strongest'] | undefined
  let nearest: Passage['nearest'] | undefined
  for (const position of positions) {
    if (position.wind_kt < CYCLONE_WINDS_KT[0] || !isNear(position)) continue
    const away = distanceKm(place, position)
    if (away > CYCLONE_REACH_KM) continue
    if (strongest === undefined || position.wind_kt > strongest.wind_kt) strongest = position
    if (away < distance) {
      distance = away
      nearest = position
    }
  }
  if (strongest === undefined || nearest === undefined) return null
  return { storm, strongest, nearest, distance_km: distance }
}

/** The storm of gale force that came nearest, by the distance on a plane: good enough to choose one far away. */
function nearestOf(place: Point, tracks: readonly StormTrack[]): Passage | undefined {
  const narrowing = Math.cos((place.lat * Math.PI) / 180)
  let least = Number.POSITIVE_INFINITY
  let found: Passage | undefined
  for (const { storm, positions } of tracks)
    for (const position of positions) {
      const away = (position.lat - place.lat) ** 2 + (narrowing * (position.lon - place.lon)) ** 2
      if (position.wind_kt < CYCLONE_WINDS_KT[0] || away >= least) continue
      least = away
      found = { storm, strongest: position, nearest: position, distance_km: 0 }
    }
  return found === undefined ? undefined : { ...found, distance_km: distanceKm(place, found.nearest) }
}
