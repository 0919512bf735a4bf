import { yearOf } from '../../calendar.ts'
import type { EmissionTarget } from '../records/emission-targets.ts'

/** A level that is to be reached in a year, named by the calendar year in which the period ends. */
export interface PathPoint {
  readonly year: number
  readonly value: number
}

/** From base to target over the milestones, in order. The base is first, the target last. */
export function pathPoints({
  base,
  milestones,
  target,
  target_period,
}: EmissionTarget): readonly [PathPoint, ...PathPoint[]] {
  return [
    { year: yearOf(base.period.end), value: base.value },
    ...milestones.map((milestone) => ({
      year: yearOf(milestone.period.end),
      value: levelOf(milestone, base.value),
    })),
    { year: yearOf(target_period.end), value: levelOf(target, base.value) },
  ]
}

/** The level on the straight lines between the points; undefined outside them or where points share a year. */
export function expectedOn(points: readonly PathPoint[], year: number): number | undefined {
  const exact = points.find((point) => point.year === year)
  if (exact !== undefined) return exact.value
  const next = points.findIndex((point) => point.year > year)
  const [from, to] = [points[next - 1], points[next]]
  if (from === undefined || to === undefined || from.year >= to.year) return undefined
  return from.value + ((to.value - from.value) * (year - from.year)) / (to.year - from.year)
}

/** A level given as such, or as a reduction against the base. */
const levelOf = ({ value, reduction_percent }: EmissionTarget['target'], base: number): number =>
  value ?? base - (base * (reduction_percent ?? 0)) / 100
