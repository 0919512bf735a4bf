import { ownYears } from '../../../company/emissions/emissions-record.ts'
import type { Disclosure } from '../../disclosure.ts'
import { recordInputs } from '../../record-inputs.ts'
import type { EmissionTarget } from '../../records/emission-targets.ts'
import { TARGET_PROGRESS, type TargetProgress } from '../../targets/target-progress.ts'
import type { Argument } from '../calculation.ts'
import type { Citations } from '../citations.ts'
import { calculated, originOf, type Part, parts } from '../draft.ts'

/** The one reason that is found after the path was drawn, not before. */
const NO_ACTUALS = 'no_actuals'

/** How far each standing target is in the latest year with an actual. */
export function targetMetrics(disclosure: Disclosure, citations: Citations): Part {
  const targets = disclosure.records.emission_targets?.body.targets ?? []
  return parts(
    ...(disclosure.target_progress ?? []).map((progress, at) => {
      const index = targets.findIndex(({ id }) => id === progress.target_id)
      return targetPart(disclosure, citations, progress, targets[index]!, { at, index })
    }),
  )
}

function targetPart(
  disclosure: Disclosure,
  citations: Citations,
  progress: TargetProgress,
  target: EmissionTarget,
  { at, index }: { readonly at: number; readonly index: number },
): Part {
  const latest = progress.years.at(-1)
  const { emission_targets } = recordInputs(disclosure.records)
  const origin = originOf(TARGET_PROGRESS, [...progress.inputs, ...emission_targets], {
    flags: progress.reasons.map(({ reason_code }) => reason_code),
  })
  const figure = (name: string, label: string, value: number | string | null, unit: string | null) => ({
    id: `targets.${target.id}.${name}`,
    label: `${target.name}: ${label}`,
    value,
    unit,
    observed: latest === undefined ? null : String(latest.year),
  })
  return calculated('targets', citations, origin, {
    id: `targets.${target.id}`,
    formula: 'target_progress',
    arguments: {
      target: { record: 'emission_targets', pointer: `/targets/${index}` },
      registry_years: progress.actuals_source === 'registry' ? yearArguments(disclosure, citations) : null,
      mismatches: progress.reasons
        .map(({ reason_code }) => reason_code)
        .filter((reason) => reason !== NO_ACTUALS),
    },
    figures: {
      status: figure('status', 'status', progress.status, null),
      expected: figure('expected', 'level on the straight line', latest?.expected ?? null, target.unit),
      actual: figure('actual', 'actual level', latest?.actual ?? null, target.unit),
      progress_percent: figure(
        'progress_percent',
        'share of the reduction done',
        latest?.progress_percent ?? null,
        '%',
      ),
      elapsed_percent: figure(
        'elapsed_percent',
        'share of the time gone',
        latest?.elapsed_percent ?? null,
        '%',
      ),
      required_change: figure(
        'required_change',
        'change that each remaining year must bring',
        latest?.required_change_per_year ?? null,
        `${target.unit} a year`,
      ),
    },
    pointers: {
      points: `/series/targets/${at}/points`,
      milestones: `/series/targets/${at}/milestones`,
    },
  })
}

/** Every published year of the company's own with its figures by input. */
function yearArguments({ profile }: Disclosure, citations: Citations): Argument {
  const { record } = profile.input
  return ownYears(record).map((year) => {
    const evidence = (record?.inputs ?? []).filter((input) => input.observed === year.reporting_year)
    return {
      reporting_year: year.reporting_year,
      scope1_t: citations.value(year.scope1_t?.value ?? null, evidence, 'scope1_t'),
      scope2_t: citations.value(year.scope2_t?.value ?? null, evidence, 'scope2_t'),
    }
  })
}
