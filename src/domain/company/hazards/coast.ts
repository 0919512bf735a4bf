import { distanceKm, type Point } from '../climate/location.ts'
import type { Evidenced } from '../outcome.ts'
import { absentHazard, assessedHazard, type HazardAssessment } from './assessment.ts'
import { COAST_BANDS } from './hazard-bands.ts'
import { hazardRow } from './hazard-table.ts'
import { decide, indicatorOf } from './indicators.ts'

/** A stretch of coast or a tide gauge: today's level of 1 % a year, and how many times as often it comes after a rise. */
export interface CoastPoint extends Point, Evidenced {
  readonly name: string
  readonly level_m: number
  /** In ascending order of the rise. */
  readonly times_as_often: readonly { readonly rise_m: number; readonly times: number }[]
}

const COAST_REACH_KM = 5
/** A level of 1 % a year that comes a hundred times as often comes every year. */
const YEARLY = 100
/** Stated where no rise in the table makes it yearly. */
const BEYOND_TABLE_M = 0.01

/** Only near the coast: a level of the sea says nothing of a place inland. */
export function coast(place: Point, points: readonly CoastPoint[] | null): HazardAssessment {
  const row = hazardRow('coast')
  if (points === null || points.length === 0)
    return absentHazard(
      row,
      'not_loaded',
      'This snapshot contains no sea levels. Their publisher states no licence, so they are not shipped.',
    )
  const nearest = points
    .map((point) => ({ point, distance_km: distanceKm(place, point) }))
    .toSorted((a, b) => a.distance_km - b.distance_km)[0]
  if (nearest === undefined || nearest.distance_km > COAST_REACH_KM)
    return absentHazard(
      row,
      'outside_coverage',
      `No coastal point with known sea levels is within ${COAST_REACH_KM} km.`,
    )
  const { point, distance_km } = nearest
  const rise = riseToYearly(point)
  const { band, step } = decide('coast', 'rise_m', COAST_BANDS, rise)
  const about = { point: point.name, distance_km }
  return assessedHazard(row, [{ band, step: { ...step, inputs: { ...about, ...step.inputs } } }], {
    indicators: [
      indicatorOf('coast', 'level_1_percent', point.level_m, 'now'),
      ...(
        [
          [0.1, 'times_as_often_0_1m'],
          [0.6, 'times_as_often_0_6m'],
        ] as const
      ).flatMap(([asked, id]) => {
        const found = point.times_as_often.find(({ rise_m }) => rise_m === asked)
        return found === undefined ? [] : [indicatorOf('coast', id, found.times, `after ${asked} m`)]
      }),
      indicatorOf('coast', 'rise_to_yearly', rise, 'from now'),
    ],
    evidence: point.evidence,
  })
}

/** The first rise of the table that makes the level yearly; a little more than its highest where none does. */
function riseToYearly({ times_as_often }: CoastPoint): number {
  const found = times_as_often.find(({ times }) => times >= YEARLY)
  return found?.rise_m ?? (times_as_often.at(-1)?.rise_m ?? 0) + BEYOND_TABLE_M
}
