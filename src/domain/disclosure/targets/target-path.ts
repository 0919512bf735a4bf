import { type Evaluation, evaluate } from '../../formula/evaluate.ts'
import type { EmissionTarget } from '../records/emission-targets.ts'
import { givenOfTarget, TARGET_FORMULAS } from './formula.ts'

/** A level that is to be reached in a year, named by the calendar year in which the period ends. */
export interface PathPoint {
  readonly year: number
  readonly value: number
}

export interface PathEnds {
  readonly base: PathPoint
  readonly goal: PathPoint
}

/** Every point of the path of a target. */
export function pathPoints(target: EmissionTarget): PathEnds & { readonly milestones: readonly PathPoint[] } {
  const found = evaluate(TARGET_FORMULAS.formula('target_progress'), givenOfTarget(target, 0))
  return { ...endsOf(found), milestones: found.list('milestones') as unknown as readonly PathPoint[] }
}

/** Where the path of a target begins and ends. */
export const pathEnds = (target: EmissionTarget): PathEnds =>
  endsOf(evaluate(TARGET_FORMULAS.formula('target_progress'), givenOfTarget(target, 0)))

export function endsOf(found: Evaluation): PathEnds {
  const point = (name: 'base' | 'goal'): PathPoint => ({
    year: found.number(`${name}_year`)!,
    value: found.number(`${name}_value`)!,
  })
  return { base: point('base'), goal: point('goal') }
}
