import type { EvidenceInput, Method } from '../../evidence.ts'
import { isAbsent } from '../../formula/absent.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { workingFrom } from '../../formula/working-of.ts'
import { printed, type Working } from '../../working.ts'
import { type EmissionTargets, standingTargets } from '../records/emission-targets.ts'
import { givenOfTarget, TARGET_FORMULAS } from './formula.ts'
import { type ActualsSource, actualsOf, type JudgedLedger } from './judged-actuals.ts'
import { givenOfLedger } from './ledger-actuals.ts'
import type { Mismatch, RegistryActual, TargetFacts } from './target-actuals.ts'
import { endsOf, type PathEnds, type PathPoint } from './target-path.ts'
import type { ProgressStatus, YearProgress } from './year-progress.ts'

export const TARGET_PROGRESS: Method = TARGET_FORMULAS.method

export interface TargetProgress {
  readonly target_id: string
  readonly status: ProgressStatus
  /** Why nothing can be said; empty otherwise. */
  readonly reasons: readonly Mismatch[]
  readonly actuals_source: ActualsSource
  /** The ledger of the period, where its year has no other actual. */
  readonly ledger: JudgedLedger | null
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
export function targetProgress(record: EmissionTargets, facts: TargetFacts): TargetProgress[] {
  const { registry } = facts
  return standingTargets(record).map((target, position) => {
    const { source, mismatches, ledger } = actualsOf(target, record.targets, facts)
    const isOfRegistry = source === 'registry'
    const own = ledger?.is_used === true ? facts.ledger : null
    const given = {
      ...givenOfTarget(target, record.targets.indexOf(target)),
      ...(source === 'tenant' ? {} : { actuals: null }),
      registry_years: isOfRegistry ? registry.map(registryYear) : null,
      ledger_years: own === null ? null : [givenOfLedger(target, own)],
      mismatches: mismatches.map(({ reason_code }) => ({ reason_code })),
    }
    const found = evaluate(TARGET_FORMULAS.formula('target_progress'), given)
    const totals = found.column('registry_years.value')
    const years = found.list('years') as unknown as readonly YearProgress[]
    const noActuals = mismatches.length === 0 && years.length === 0 ? [noActualsIn(endsOf(found))] : []
    return {
      target_id: target.id,
      status: found.text('status') as ProgressStatus,
      reasons: [...mismatches, ...noActuals],
      actuals_source: source,
      ledger,
      years,
      series: found.list('points') as unknown as TargetProgress['series'],
      milestones: found.list('milestones') as unknown as readonly PathPoint[],
      inputs: [
        ...(isOfRegistry
          ? registry.flatMap(({ evidence }, at) => (isAbsent(totals[at]!) ? [] : evidence))
          : []),
        ...(own?.evidence ?? []),
      ],
      workings: () => [
        workingFrom(found, given, {
          about: { target: target.id, name: target.name, unit: target.unit, position },
          observed: years.at(-1)?.year.toString() ?? null,
          lists: ['points', 'milestones'],
        }),
      ],
    }
  })
}

const registryYear = ({ reporting_year, scope1_t, scope2_t, evidence }: RegistryActual) => ({
  reporting_year,
  scope1_t: printed(scope1_t, evidence, 'scope1_t'),
  scope2_t: printed(scope2_t, evidence, 'scope2_t'),
})

const noActualsIn = ({ base, goal }: PathEnds): Mismatch => ({
  reason_code: 'no_actuals',
  detail: `No actual is known for a year after ${base.year} and up to ${goal.year}.`,
})
