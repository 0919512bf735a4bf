import { type Availability, unavailable } from '../../availability.ts'
import { BESIDE_KM, type Point, seriesWithin } from '../climate/location.ts'
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

/** A place whose grid cell has a curve from its own days; null where it has none. */
export interface WithHeatCurve {
  readonly heat_curve?: HeatCurve | null
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
      `The curve for ${name} runs from ${points[0]?.shift_c ?? 0} to ${points.at(-1)?.shift_c ?? 0} °C and is not extrapolated to ${shift} °C.`,
    )
  if (above.shift_c - below.shift_c > WIDEST_GAP_C + 1e-9)
    return unavailable(
      'not_assessed',
      'curve_lacks_points',
      `The curve for ${name} has no points between ${below.shift_c} and ${above.shift_c} °C.`,
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

/** A curve serves places this near: farther away the coast and the inland are different climates. */
export const CURVE_REACH_KM = BESIDE_KM

/** How far the hot days of the curve may be from those observed at the place: the larger of days a year and per cent. */
export const CURVE_AGREES_WITHIN = { days: 3, percent: 10 } as const

export interface CurveAtPlace {
  readonly series: HeatCurve
  readonly distance_km: number
}

/**
 * The nearest curve whose baseline has about as many hot days as were observed at the place; the reason where there is none.
 * Places without an observed count take the nearest within reach.
 */
export function curveAt(
  place: Point,
  curves: readonly HeatCurve[],
  observedDays: number | null,
): CurveAtPlace | Availability {
  if (curves.length === 0)
    return unavailable(
      'not_assessed',
      'not_loaded',
      'This snapshot contains no response curves for hot days.',
    )
  const near = seriesWithin(place, curves, CURVE_REACH_KM)
  const [nearest] = near
  if (nearest === undefined)
    return unavailable(
      'no_match',
      'outside_coverage',
      `No response curve for hot days is within ${CURVE_REACH_KM} km.`,
    )
  return (
    near.find(({ series }) => agrees(series, observedDays)) ??
    unavailable(
      'no_match',
      'curve_of_another_climate',
      `${nearest.series.name}, ${nearest.distance_km.toFixed(0)} km away, had ${baselineDays(nearest.series).toFixed(1)} days a year at 35 °C or more in ${nearest.series.baseline}, but this place had ${(observedDays ?? 0).toFixed(1)}, so its curve is not used.`,
    )
  )
}

const baselineDays = ({ points }: HeatCurve): number => points[0]?.days_ge_35 ?? 0

function agrees(curve: HeatCurve, observedDays: number | null): boolean {
  if (observedDays === null) return true
  const days = baselineDays(curve)
  const allowed = Math.max(
    CURVE_AGREES_WITHIN.days,
    (Math.max(days, observedDays) * CURVE_AGREES_WITHIN.percent) / 100,
  )
  return Math.abs(days - observedDays) <= allowed
}
