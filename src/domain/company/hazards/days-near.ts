import type { IsoDay } from '../../calendar.ts'
import { freshness } from '../climate/climate-indicators.ts'
import { BESIDE_KM, NEAREST_SERIES_KM, type Point, seriesWithin } from '../climate/location.ts'
import { nearestInHeight } from '../climate/terrain.ts'
import type { HazardAssessment } from './assessment.ts'
import { type DailyAtPlace, type DailyHazard, withoutDays } from './daily-hazards.ts'

/** A station with daily values or figures of them. */
export interface StationOfDays extends Point {
  readonly id: string
  /** Metres above sea level; null where the record does not say. */
  readonly elevation_m: number | null
  readonly assess: DailyAtPlace
}

interface StandingPoint extends Point {
  readonly elevation_m?: number | undefined
}

/** How far a station speaks for: the heat of a coast is not that of its inland; rain is alike farther away. */
const REACH_KM: Readonly<Record<DailyHazard, number>> = {
  heatwave: BESIDE_KM,
  hottest_day: BESIDE_KM,
  drought: NEAREST_SERIES_KM,
  heavy_rain: NEAREST_SERIES_KM,
}

/**
 * Each hazard of days from the nearest station that can decide it. One whose record ended long ago gives way to a current
 * one beside the place. Without one that can, the nearest says why it cannot.
 */
export const daysNear =
  (place: StandingPoint, stations: readonly StationOfDays[], snapshotDay: IsoDay): DailyAtPlace =>
  (hazard) => {
    const answers: { readonly answer: HazardAssessment; readonly distance_km: number }[] = []
    const near = seriesWithin(place, stations, REACH_KM[hazard])
    for (const { series, distance_km } of nearestInHeight(place, near)) {
      const answer = placed(series.assess(hazard), series, distance_km)
      if (distance_km <= BESIDE_KM && isCurrent(answer, snapshotDay)) return answer
      answers.push({ answer, distance_km })
    }
    const chosen = answers.find(({ answer }) => answer.status === 'assessed') ?? answers[0]
    return chosen?.answer ?? withoutDays('outside_coverage')(hazard)
  }

/** Whether the record of a hazard still runs, or ended a few years ago. */
export const isCurrent = ({ latest_year }: HazardAssessment, snapshotDay: IsoDay): boolean =>
  latest_year !== null && freshness(latest_year, snapshotDay).status === 'available'

const placed = (
  found: HazardAssessment,
  { id: station, elevation_m }: StationOfDays,
  distance_km: number,
): HazardAssessment => {
  const at = { station, distance_km, ...(elevation_m === null ? {} : { station_elevation_m: elevation_m }) }
  return { ...found, trace: found.trace.map((step) => ({ ...step, inputs: { ...at, ...step.inputs } })) }
}
