import { printed, type Working } from '../../working.ts'
import type { EmissionTarget } from '../records/emission-targets.ts'
import type { Actuals, RegistryActual } from './target-actuals.ts'
import type { ProgressStatus, YearProgress } from './year-progress.ts'

/** What the progress of a target was computed from. */
interface TargetFacts {
  readonly target: EmissionTarget
  /** Of the target in its record. */
  readonly index: number
  /** Among the targets that stand. */
  readonly position: number
  readonly actuals: Actuals
  readonly registry: readonly RegistryActual[]
}

/** The latest year with an actual decides what a report shows. */
export function targetWorking(
  { status, years }: { readonly status: ProgressStatus; readonly years: readonly YearProgress[] },
  { target, index, position, actuals, registry }: TargetFacts,
): Working {
  const latest = years.at(-1)
  return {
    kind: 'calculated',
    formula: 'target_progress',
    about: { target: target.id, name: target.name, unit: target.unit, position },
    observed: latest === undefined ? null : String(latest.year),
    arguments: {
      target: { record: 'emission_targets', pointer: `/targets/${index}` },
      registry_years:
        actuals.source === 'registry'
          ? registry.map(({ reporting_year, scope1_t, scope2_t, evidence }) => ({
              reporting_year,
              scope1_t: printed(scope1_t, evidence, 'scope1_t'),
              scope2_t: printed(scope2_t, evidence, 'scope2_t'),
            }))
          : null,
      mismatches: actuals.mismatches.map(({ reason_code }) => reason_code),
    },
    outputs: {
      status: { value: status },
      expected: { value: latest?.expected ?? null },
      actual: { value: latest?.actual ?? null },
      progress_percent: { value: latest?.progress_percent ?? null },
      elapsed_percent: { value: latest?.elapsed_percent ?? null },
      required_change: { value: latest?.required_change_per_year ?? null },
    },
    lists: ['points', 'milestones'],
  }
}
