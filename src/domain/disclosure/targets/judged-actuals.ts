import { isTwelveMonths } from '../../period.ts'
import { periodEnd, type ReportingYear } from '../../reporting-year.ts'
import type { EmissionTarget } from '../records/emission-targets.ts'
import { emptyAims } from './empty-aims.ts'
import { ledgerMismatches } from './ledger-actuals.ts'
import { looseEnds } from './loose-ends.ts'
import { type Mismatch, registryMismatches, type TargetFacts } from './target-actuals.ts'
import { pathEnds } from './target-path.ts'
import { mixedPotentials, printedOf, untiedActuals } from './tied-actuals.ts'

export type ActualsSource = 'tenant' | 'registry' | 'ledger'

interface Actuals {
  readonly source: ActualsSource
  readonly mismatches: readonly Mismatch[]
  /** The ledger as the actual of its year; null where it has none to give, as where the target or the registry has one. */
  readonly ledger: JudgedLedger | null
}

/** Whether the total of the ledger is the actual of its year, and why not. */
export interface JudgedLedger {
  readonly year: number
  readonly is_used: boolean
  readonly reasons: readonly Mismatch[]
}

/**
 * The tenant's own actuals where the target has them, if they tie to the registry or a held document shows them. Otherwise the
 * registry's, if they are about the same thing; every difference is named, and none is computed away. `all` are the targets of
 * the record: a net target has its gross twin among them. For the year of the ledger that neither has, its total is the actual.
 */
export function actualsOf(
  target: EmissionTarget,
  all: readonly EmissionTarget[],
  facts: TargetFacts,
): Actuals {
  const own = target.actuals ?? []
  const isOwn = own.length > 0
  const beside = registryMismatches(target, facts.approach)
  const ledger = judgedLedger(target, facts, beside.length === 0)
  const isUsed = ledger?.is_used === true
  const isOfLedger = !isOwn && isUsed && (beside.length > 0 || facts.registry.length === 0)
  return {
    source: isOwn ? 'tenant' : isOfLedger ? 'ledger' : 'registry',
    ledger,
    mismatches: [
      ...basePeriodMismatch(target),
      ...emptyAims(target, all),
      ...looseEnds(target, all.indexOf(target), facts),
      ...mixedPotentials(target, facts),
      ...(isOwn
        ? [...oddActuals(target, own), ...untiedActuals(target, own, facts, all)]
        : isOfLedger
          ? []
          : beside),
    ],
  }
}

/** The ledger's year, if it is after the base, by the target year, and has no other actual. */
function judgedLedger(
  target: EmissionTarget,
  facts: TargetFacts,
  isOfRegistry: boolean,
): JudgedLedger | null {
  const { ledger, registry } = facts
  if (ledger === null) return null
  const { base, goal } = pathEnds(target)
  const year = yearOf(ledger.period)
  const own = target.actuals ?? []
  const has =
    own.length > 0
      ? own.some(({ period }) => yearOf(period) === year)
      : isOfRegistry &&
        registry.some((one) => endOf(one.reporting_year) === year && printedOf(target, one) !== null)
  if (year <= base.year || year > goal.year || has) return null
  const reasons = ledgerMismatches(target, ledger, facts)
  return { year, is_used: reasons.length === 0, reasons }
}

const yearOf = ({ end }: { readonly end: string }): number => Number(end.slice(0, 4))
const endOf = (year: ReportingYear): number => Number(periodEnd(year).slice(0, 4))

function oddActuals(target: EmissionTarget, actuals: NonNullable<EmissionTarget['actuals']>): Mismatch[] {
  const dayOfYear = target.target_period.end.slice(5)
  const odd = actuals.filter(({ period }) => period.end.slice(5) !== dayOfYear || !isTwelveMonths(period))
  return odd.map(({ period }) => ({
    reason_code: 'period_differs',
    detail: `The actual for ${period.start} to ${period.end} does not end on the same day of the year as the target, ${dayOfYear}.`,
  }))
}

const basePeriodMismatch = ({ base, target_period }: EmissionTarget): Mismatch[] =>
  [base.period, target_period].every(isTwelveMonths) &&
  base.period.end.slice(5) === target_period.end.slice(5)
    ? []
    : [
        {
          reason_code: 'period_differs',
          detail:
            'The base and target periods do not end on the same day of the year, so there is no yearly path between them.',
        },
      ]
