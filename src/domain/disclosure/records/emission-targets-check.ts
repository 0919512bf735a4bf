import type { EmissionTarget, EmissionTargets } from './emission-targets.ts'
import { standingTargets } from './emission-targets.ts'
import {
  failIf,
  joinChecks,
  type RecordCheck,
  type RecordFault,
  type RecordWarning,
  repeated,
  unorderedPeriod,
  warnIf,
} from './fault.ts'

const CODE = 'target_inconsistent'

/** What the schema cannot say: fields that need, exclude or contradict each other, within a target and between targets. */
export function checkEmissionTargets(record: EmissionTargets): RecordCheck {
  const { targets, no_target } = record
  const standing = standingTargets(record).length
  return joinChecks([
    {
      errors: [
        ...repeated(
          targets.map(({ id }) => id),
          CODE,
          (index) => `/targets/${index}/id`,
          'id',
        ),
        ...failIf(
          no_target !== undefined && standing > 0,
          CODE,
          '/no_target',
          `says that there is no target, but ${standing} are active; withdraw them or remove the statement`,
        ),
      ],
      warnings: warnIf(
        no_target === undefined && standing === 0,
        'no_target_not_said',
        '/no_target',
        'there is no active target and no statement that there is none, so targets count as missing evidence',
      ),
    },
    ...targets.map((target, index) => checkTarget(target, `/targets/${index}`, targets)),
  ])
}

const checkTarget = (target: EmissionTarget, at: string, all: readonly EmissionTarget[]): RecordCheck => ({
  errors: [
    ...companions(target, at),
    ...scopeFaults(target, at),
    ...twinFaults(target, at, all),
    ...levelFaults(target.target, `${at}/target`),
    ...timeFaults(target, at),
  ],
  warnings: doubts(target, at),
})

/** Fields that another field's value calls for or forbids. */
function companions(target: EmissionTarget, at: string): RecordFault[] {
  const { origin, type, denominator, validation, basis, planned_credits, sectoral_approach } = target
  return [
    ...failIf(
      origin.kind === 'legal' && origin.reference === undefined,
      CODE,
      `${at}/origin/reference`,
      'a legal target must name the law or instrument',
    ),
    ...failIf(
      (type === 'intensity') !== (denominator !== undefined),
      CODE,
      `${at}/denominator`,
      type === 'intensity'
        ? 'an intensity target needs its denominator'
        : 'an absolute target cannot have a denominator',
    ),
    ...failIf(
      validation?.status === 'validated' &&
        (validation.body === undefined || validation.standard === undefined),
      CODE,
      `${at}/validation`,
      'a validated target must name the validating body and the standard',
    ),
    ...failIf(
      basis === 'gross' && planned_credits !== undefined,
      CODE,
      `${at}/planned_credits`,
      'credits are never netted off a gross target; declare a separate net target',
    ),
    ...failIf(
      sectoral_approach?.used === true && sectoral_approach.pathway === undefined,
      CODE,
      `${at}/sectoral_approach/pathway`,
      'a sectoral approach must name its pathway',
    ),
  ]
}

function scopeFaults({ scopes, scope3_categories }: EmissionTarget, at: string): RecordFault[] {
  const both = scopes.includes('scope2_location') && scopes.includes('scope2_market')
  return [
    ...failIf(both, CODE, `${at}/scopes`, 'counts scope 2 twice; choose location-based or market-based'),
    ...failIf(
      scopes.includes('scope3') !== (scope3_categories !== undefined),
      CODE,
      `${at}/scope3_categories`,
      'scope 3 and its categories must be given together',
    ),
  ]
}

/** A net target is beside a gross one that covers the same thing over the same time. */
function twinFaults(target: EmissionTarget, at: string, all: readonly EmissionTarget[]): RecordFault[] {
  const pointer = `${at}/gross_target_id`
  if (target.basis === 'gross')
    return failIf(
      target.gross_target_id !== undefined,
      CODE,
      pointer,
      'a gross target cannot name another gross target',
    )
  const twin = all.find(({ id, basis }) => id === target.gross_target_id && basis === 'gross')
  if (twin === undefined)
    return failIf(true, CODE, pointer, 'a net target must name its gross target in this record')
  const same =
    twin.scopes.toSorted().join() === target.scopes.toSorted().join() &&
    twin.target_period.end === target.target_period.end
  return failIf(
    !same,
    CODE,
    pointer,
    `the gross target ${twin.id} covers other scopes or ends in another period`,
  )
}

const levelFaults = (
  { value, reduction_percent }: EmissionTarget['target'],
  pointer: string,
): RecordFault[] =>
  failIf(
    (value === undefined) === (reduction_percent === undefined),
    CODE,
    pointer,
    'give either a value or a percentage reduction, not both',
  )

function timeFaults(
  { base, target_period, milestones, actuals = [] }: EmissionTarget,
  at: string,
): RecordFault[] {
  const points = [base.period.end, ...milestones.map(({ period }) => period.end), target_period.end]
  const pointers = [
    `${at}/base/period`,
    ...milestones.map((_, index) => `${at}/milestones/${index}/period`),
    `${at}/target_period`,
  ]
  return [
    ...unorderedPeriod(base.period, `${at}/base/period`, CODE),
    ...unorderedPeriod(target_period, `${at}/target_period`, CODE),
    ...milestones.flatMap((milestone, index) => [
      ...unorderedPeriod(milestone.period, `${at}/milestones/${index}/period`, CODE),
      ...levelFaults(milestone, `${at}/milestones/${index}`),
    ]),
    ...points.flatMap((end, index) =>
      index === 0
        ? []
        : failIf(
            end.slice(0, 4) <= points[index - 1]!.slice(0, 4),
            CODE,
            pointers[index]!,
            `ends ${end}, not in a later year than ${points[index - 1]}; put base, milestones and target in order`,
          ),
    ),
    ...actuals.flatMap(({ period }, index) => unorderedPeriod(period, `${at}/actuals/${index}/period`, CODE)),
    ...repeated(
      actuals.map(({ period }) => period.end),
      CODE,
      (index) => `${at}/actuals/${index}/period`,
      'period end',
    ),
  ]
}

function doubts(target: EmissionTarget, at: string): RecordWarning[] {
  const { base, basis, planned_credits } = target
  return [
    ...warnIf(
      target.target.value !== undefined && target.target.value >= base.value,
      'target_above_base',
      `${at}/target/value`,
      'requires no reduction below the base value',
    ),
    ...warnIf(
      basis === 'net' && planned_credits === undefined,
      'net_without_credits',
      `${at}/planned_credits`,
      'a net target usually says which credits it relies on',
    ),
  ]
}
