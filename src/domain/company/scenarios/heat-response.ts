import { type Availability, unavailable } from '../../availability.ts'
import { NEAREST_SERIES_KM, type Point, seriesWithin } from '../climate/location.ts'
import type { Evidenced } from '../outcome.ts'

export interface HeatFigures {
  /** Mean days a year at or above 35 °C. */
  readonly days_ge_35: number
  readonly days_ge_40: number
  /** Mean of the hottest day of each year. */
  readonly hottest_day_c: number
}

/** What the baseline's days come to when every daily maximum is shifted by some degrees. */
export interface HeatPoint extends HeatFigures, Evidenced {
  readonly shift_c: number
}

/** The response curve of one place, its points in the order of their shifts. */
export interface HeatCurve extends Point {
  /** Name of the daily series. */
  readonly id: string
  readonly name: string
  readonly baseline: string
  readonly years: number
  readonly points: readonly HeatPoint[]
}

const FIGURES = ['days_ge_35', 'days_ge_40', 'hottest_day_c'] as const

/** The widest gap that is interpolated across: a curve that lacks a point is not bridged. */
const WIDEST_GAP_C = 0.5

/** The figures at a shift, linear between the two points beside it; the reason where the curve does not reach. */
export function heatAt({ name, points }: HeatCurve, shift: number): HeatFigures | Availability {
  const exact = points.find(({ shift_c }) => shift_c === shift)
  if (exact !== undefined) return figuresOf(exact)
  const below = points.findLast(({ shift_c }) => shift_c < shift)
  const above = points.find(({ shift_c }) => shift_c > shift)
  if (below === undefined || above === undefined)
    return unavailable(
      'not_assessed',
      'outside_curve',
      `The curve of ${name} reaches from ${points[0]?.shift_c ?? 0} to ${points.at(-1)?.shift_c ?? 0} °C; nothing is extrapolated to ${shift} °C.`,
    )
  if (above.shift_c - below.shift_c > WIDEST_GAP_C + 1e-9)
    return unavailable(
      'not_assessed',
      'curve_lacks_points',
      `The curve of ${name} lacks points between ${below.shift_c} and ${above.shift_c} °C.`,
    )
  const share = (shift - below.shift_c) / (above.shift_c - below.shift_c)
  const between = (figure: keyof HeatFigures): number =>
    below[figure] + share * (above[figure] - below[figure])
  return Object.fromEntries(FIGURES.map((figure) => [figure, between(figure)])) as Record<
    keyof HeatFigures,
    number
  >
}

const figuresOf = ({ days_ge_35, days_ge_40, hottest_day_c }: HeatPoint): HeatFigures => ({
  days_ge_35,
  days_ge_40,
  hottest_day_c,
})

export const isHeat = (found: HeatFigures | Availability): found is HeatFigures => 'days_ge_35' in found

/** The nearest curve within reach of a place. */
export const curveAt = (
  place: Point,
  curves: readonly HeatCurve[],
): { readonly series: HeatCurve; readonly distance_km: number } | undefined => seriesWithin(place, curves)[0]

/** Why a place has no curve. */
export const noCurve = (curves: readonly HeatCurve[]): Availability =>
  curves.length === 0
    ? unavailable('not_assessed', 'not_loaded', 'No response curves of hot days are in this snapshot.')
    : unavailable(
        'no_match',
        'outside_coverage',
        `No response curve of hot days lies within ${NEAREST_SERIES_KM} km.`,
      )
