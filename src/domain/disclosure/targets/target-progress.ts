import type { EvidenceInput, Method } from '../../evidence.ts'
import type { Working } from '../../working.ts'
import type { EmissionTarget, EmissionTargets } from '../records/emission-targets.ts'
import { standingTargets } from '../records/emission-targets.ts'
import type { ConsolidationApproach } from '../records/fields.ts'
import {
  type Actuals,
  type ActualYear,
  actualsOf,
  type Mismatch,
  type RegistryActual,
} from './target-actuals.ts'
import { expectedOn, type PathPoint, pathPoints } from './target-path.ts'
import { targetWorking } from './working.ts'
import type { ProgressStatus, YearProgress } from './year-progress.ts'

export const TARGET_PROGRESS: Method = { id: 'target_progress', version: '1.0.0' }

/** Within this share of the base value, actual and expected count as the same. */
export const ON_TRACK_PERCENT_OF_BASE = 2

export interface TargetProgress {
  readonly target_id: string
  readonly status: ProgressStatus
  /** Why nothing can be said; empty otherwise. */
  readonly reasons: readonly Mismatch[]
  readonly actuals_source: 'tenant' | 'registry'
  readonly years: readonly YearProgress[]
  /** Every year from base to target for a chart; `actual` is null where there is none. */
  readonly series: readonly {
    readonly year: number
    readonly expected: number
    readonly actual: number | null
  }[]
  readonly milestones: readonly PathPoint[]
  readonly inputs: readonly EvidenceInput[]
  readonly workings: () => readonly Working[]
}

/** How far each standing target is, year by year. The latest year decides the status. */
export function targetProgress(
  record: EmissionTargets,
  registry: readonly RegistryActual[],
  approach: ConsolidationApproach | null,
): TargetProgress[] {
  return standingTargets(record).map((target, position) => {
    const actuals = actualsOf(target, registry, approach)
    const progress = progressOf(target, actuals)
    const facts = { target, index: record.targets.indexOf(target), position, actuals, registry }
    return { ...progress, workings: () => [targetWorking(progress, facts)] }
  })
}

function progressOf(target: EmissionTarget, actuals: Actuals): Omit<TargetProgress, 'workings'> {
  const points = pathPoints(target)
  const years = actuals.mismatches.length > 0 ? [] : actuals.years.flatMap((actual) => assess(points, actual))
  const latest = years.at(-1)
  const reasons = [
    ...actuals.mismatches,
    ...(actuals.mismatches.length === 0 && latest === undefined ? [noActuals(points)] : []),
  ]
  return {
    target_id: target.id,
    status: latest?.status ?? 'indeterminate',
    reasons,
    actuals_source: actuals.source,
    years,
    series: seriesOf(points, years),
    milestones: points.slice(1, -1),
    inputs: actuals.inputs,
  }
}

/** Nothing for a year outside the path, or a path without length. */
function assess(points: readonly PathPoint[], { year, value }: ActualYear): YearProgress[] {
  const [base, goal] = [points[0]!, points.at(-1)!]
  const expected = expectedOn(points, year)
  if (expected === undefined || goal.year <= base.year) return []
  const reduction = base.value - goal.value
  const remaining = goal.year - year
  const change = remaining > 0 ? (goal.value - value) / remaining : null
  return [
    {
      year,
      expected,
      actual: value,
      progress_percent: percentOf(base.value - value, reduction),
      elapsed_percent: (100 * (year - base.year)) / (goal.year - base.year),
      required_change_per_year: change,
      required_percent_per_year: change === null ? null : percentOf(change, value),
      status:
        remaining > 0
          ? onTheWay(value - expected, (base.value * ON_TRACK_PERCENT_OF_BASE) / 100)
          : value <= goal.value
            ? 'achieved'
            : 'missed',
    },
  ]
}

/** Null of a whole that is not positive, or so small that the share is beyond any number. */
function percentOf(part: number, whole: number): number | null {
  const share = whole > 0 ? (100 * part) / whole : Number.NaN
  return Number.isFinite(share) ? share : null
}

/** Achieved and missed are said of the target year alone: a level reached early can be lost again. */
function onTheWay(gap: number, tolerance: number): 'ahead' | 'on_track' | 'behind' {
  if (gap < -tolerance) return 'ahead'
  return gap > tolerance ? 'behind' : 'on_track'
}

const noActuals = (points: readonly PathPoint[]): Mismatch => ({
  reason_code: 'no_actuals',
  detail: `No actual is known for a year from ${points[0]!.year} to ${points.at(-1)!.year}.`,
})

function seriesOf(points: readonly PathPoint[], years: readonly YearProgress[]): TargetProgress['series'] {
  const actual = new Map(years.map((year) => [year.year, year.actual]))
  const [first, last] = [points[0]!.year, points.at(-1)!.year]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).flatMap(
    (year) => {
      const expected = expectedOn(points, year)
      return expected === undefined ? [] : [{ year, expected, actual: actual.get(year) ?? null }]
    },
  )
}
