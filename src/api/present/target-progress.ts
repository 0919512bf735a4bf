import { AVAILABLE, unavailable } from '../../domain/availability.ts'
import { roundFigures } from '../../domain/company/round-figures.ts'
import type { EmissionTarget } from '../../domain/disclosure/records/emission-targets.ts'
import { pathEnds } from '../../domain/disclosure/targets/target-path.ts'
import { TARGET_PROGRESS, type TargetProgress } from '../../domain/disclosure/targets/target-progress.ts'
import type { GatheredDisclosure } from '../../operations/disclosure/gather-disclosure.ts'
import { presentMethod } from './data.ts'
import { recordVersion } from './disclosure.ts'

export function targetProgressMembers(found: GatheredDisclosure) {
  const { emission_targets: record, organisational_boundary: boundary } = found.records
  const targets = new Map(record?.body.targets.map((target) => [target.id, target]))
  return {
    method: presentMethod(TARGET_PROGRESS),
    availability:
      record === null
        ? unavailable(
            'not_assessed',
            'no_record',
            'No emission targets are on record. PUT them, or PUT the statement that there is none.',
          )
        : AVAILABLE,
    record: recordVersion(found, 'emission_targets'),
    consolidation_approach: boundary?.body.approach ?? null,
    targets: (found.target_progress ?? []).map((progress) =>
      presentTarget(progress, targets.get(progress.target_id)!),
    ),
  }
}

function presentTarget(found: TargetProgress, target: EmissionTarget) {
  const { inputs: _, workings: __, ...progress } = found
  const { base, goal } = pathEnds(target)
  const { name, unit, type, basis, scopes } = target
  return {
    ...roundFigures(progress),
    name,
    unit,
    type,
    basis,
    scopes,
    base,
    target: goal,
  }
}
