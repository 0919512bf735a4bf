import { distanceKm, type Point } from '../climate/location.ts'
import type { Evidenced } from '../outcome.ts'
import { absentHazard, assessedHazard, type HazardAssessment } from './assessment.ts'
import { GALE_BANDS, HURRICANE_FORCE_BANDS } from './hazard-bands.ts'
import { hazardRow } from './hazard-table.ts'
import { decide, indicatorOf } from './indicators.ts'

/** Positions of a storm with the highest one-minute wind at each. */
export interface StormTrack extends Evidenced {
  /** Season and number, such as 2011-11. */
  readonly storm: string
  readonly positions: readonly (Point & { readonly wind_kt: number })[]
}

export const CYCLONE_REACH_KM = 200
export const CYCLONE_SEASONS = { first: 1982, last: 2019 } as const
const DECADES = (CYCLONE_SEASONS.last - CYCLONE_SEASONS.first + 1) / 10
const WINDS_KT = [34, 48, 64] as const
/** No position farther from the equator or nearer to the date line can be within reach: saves most distances. */
const REACH_DEGREES = 2

interface Passage {
  readonly track: StormTrack
  /** Highest wind within reach. */
  readonly wind_kt: number
  readonly distance_km: number
}

/** Storms a decade that came within reach of a place, by the wind that they had there. */
export function tropicalCyclone(place: Point, tracks: readonly StormTrack[] | null): HazardAssessment {
  const row = hazardRow('tropical_cyclone')
  if (tracks === null || tracks.length === 0)
    return absentHazard(row, 'not_loaded', 'No tracks of tropical cyclones are in this snapshot.')
  const passages = tracks.flatMap((track) => passageOf(place, track) ?? [])
  const storms = WINDS_KT.map((wind) => passages.filter(({ wind_kt }) => wind_kt >= wind).length / DECADES)
  const [gales = 0, , hurricanes = 0] = storms
  const nearest = passages.toSorted((a, b) => a.distance_km - b.distance_km)[0]
  const seasons = `${CYCLONE_SEASONS.first}-${CYCLONE_SEASONS.last}`
  return assessedHazard(
    row,
    [
      decide('tropical_cyclone_gales', 'storms_a_decade', GALE_BANDS, gales),
      decide('tropical_cyclone_hurricane_force', 'storms_a_decade', HURRICANE_FORCE_BANDS, hurricanes),
    ],
    {
      indicators: [
        ...WINDS_KT.map((wind, at) =>
          indicatorOf('tropical_cyclone', `storms_${wind}kt`, storms[at] ?? 0, seasons),
        ),
        ...(nearest === undefined
          ? []
          : [indicatorOf('tropical_cyclone', 'nearest_storm_km', nearest.distance_km, nearest.track.storm)]),
      ],
      evidence: passages.flatMap(({ track }) => track.evidence),
    },
  )
}

/** Where a storm of gale force or more came within reach; null where it did not. */
function passageOf(place: Point, track: StormTrack): Passage | null {
  let [wind, distance] = [0, Number.POSITIVE_INFINITY]
  for (const position of track.positions) {
    if (Math.abs(position.lat - place.lat) > REACH_DEGREES) continue
    const away = distanceKm(place, position)
    if (away > CYCLONE_REACH_KM) continue
    wind = Math.max(wind, position.wind_kt)
    if (position.wind_kt >= WINDS_KT[0]) distance = Math.min(distance, away)
  }
  return wind < WINDS_KT[0] ? null : { track, wind_kt: wind, distance_km: distance }
}
