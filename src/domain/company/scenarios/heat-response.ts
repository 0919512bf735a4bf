import { type Availability, unavailable } from '../../availability.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { rememberedByBoth } from '../../remembered-by.ts'
import type { WorkingArgument } from '../../working.ts'
import { BESIDE_KM, type Point, seriesWithin } from '../climate/location.ts'
import type { Evidenced } from '../outcome.ts'
import { ALL_CURVE_FIGURES, CURVE_HAZARDS, type CurveFigure, SCENARIO_FORMULAS } from './formula.ts'

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

/** The widest gap that is interpolated across: a curve that lacks a point is not bridged. */
const WIDEST_GAP_C = 0.5

/** Why a curve cannot be read at a shift; null where it can. */
export function notOnCurve({ name, points }: HeatCurve, shift: number): Availability | null {
  if (points.some(({ shift_c }) => shift_c === shift)) return null
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
  return null
}

/** The figures of a point, by the names that formulas have for them. */
const POINT_FIGURES: Readonly<Record<CurveFigure, keyof HeatFigures>> = {
  days_35: 'days_ge_35',
  days_40: 'days_ge_40',
  hottest_day: 'hottest_day_c',
}

/** A curve as formulas take it; `cite` gives a figure with what prints it. */
export const curveRows = (
  { points }: HeatCurve,
  figures: readonly CurveFigure[],
  cite: (point: HeatPoint, figure: keyof HeatFigures) => WorkingArgument = (point, figure) => point[figure],
): readonly WorkingArgument[] =>
  points.map((point) => ({
    shift: point.shift_c,
    ...Object.fromEntries(figures.map((name) => [name, cite(point, POINT_FIGURES[name])])),
  }))

/** The same without citations, for places that share a curve. */
export const sharedRows = rememberedByBoth((curve: HeatCurve, hazard: keyof typeof CURVE_HAZARDS) =>
  curveRows(curve, CURVE_HAZARDS[hazard]),
)

/** The figures at a shift, linear between the two points beside it; the reason where the curve does not reach. */
export function heatAt(curve: HeatCurve, shift: number): HeatFigures | Availability {
  const missing = notOnCurve(curve, shift)
  if (missing !== null) return missing
  const found = evaluate(SCENARIO_FORMULAS.formula('heat_response'), {
    shift,
    curve: curveRows(curve, ALL_CURVE_FIGURES),
  })
  return Object.fromEntries(
    ALL_CURVE_FIGURES.map((name) => [POINT_FIGURES[name], found.number(name)]),
  ) as Record<keyof HeatFigures, number>
}

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
