import type { EvidenceInput, Method } from '../evidence.ts'
import { evaluate } from '../formula/evaluate.ts'
import type { GivenValues } from '../formula/given.ts'
import { workingFrom } from '../formula/working-of.ts'
import { daysOf, type Period, samePeriod, showPeriod } from '../period.ts'
import { periodEnd, periodStart, type ReportingYear } from '../reporting-year.ts'
import { printed, Stated, type Working } from '../working.ts'
import { BOUNDARY_FORMULAS } from './boundary-formula.ts'
import type { EvidenceRules, ReconciledLine } from './framework.ts'
import { GASES, REGISTRY_GASES } from './records/fields.ts'
import type { OrganisationalBoundary } from './records/organisational-boundary.ts'
import type { RegistryActual } from './targets/target-actuals.ts'

export const BOUNDARY_RECONCILIATION: Method = BOUNDARY_FORMULAS.method

export type Difference = 'none' | 'differs' | 'unknown'

/** One way in which the registry's figures and the standard's may differ. */
export interface ReconciliationLine {
  readonly line: ReconciledLine
  readonly registry: string
  readonly standard: string
  readonly difference: Difference
  /** Size of the difference in tonnes; 0 where nothing differs, null where no one has said. */
  readonly size_t: number | null
  readonly what_to_do: string | null
  readonly requirement_ids: readonly string[]
}

export interface BoundaryReconciliation {
  readonly method: Method
  readonly period: Period
  /** Registry years that the period touches, with the days it takes from each. */
  readonly registry_years: readonly { readonly reporting_year: ReportingYear; readonly days: number }[]
  /** The registry's scope 1 and 2 of the same period; null when no year is exactly this period or none is printed. */
  readonly registry_t: number | null
  readonly lines: readonly ReconciliationLine[]
  readonly inputs: readonly EvidenceInput[]
  readonly workings: () => readonly Working[]
}

/**
 * From the registry's figures to those of the standard, line by line. No sum is made of them: no record holds the size of
 * all differences, and the lines say what to find out.
 */
export function reconcileBoundary(
  boundary: OrganisationalBoundary,
  registry: readonly RegistryActual[],
  answered: EvidenceRules['reconciliation'],
): BoundaryReconciliation {
  const { period } = boundary
  const same = registry.find(({ reporting_year }) => samePeriod(yearPeriod(reporting_year), period))
  const given = givenOf(boundary, same)
  const found = evaluate(BOUNDARY_FORMULAS.formula('boundary_reconciliation'), given)
  const registry_years = found.list('registry_years') as unknown as BoundaryReconciliation['registry_years']
  const lines = [
    periodLine(period, registry_years, found.number('period')),
    boundaryLine(boundary),
    ...FIXED_LINES,
    exclusionLine(boundary, found.number('exclusions_t')),
  ].map((line) => ({ ...line, requirement_ids: answered[line.line] }))
  const positionOf = (name: ReconciledLine): number => lines.findIndex(({ line }) => line === name)
  return {
    method: BOUNDARY_RECONCILIATION,
    period,
    registry_years,
    registry_t: found.number('registry_t'),
    lines,
    inputs: same?.evidence ?? [],
    workings: () => [
      workingFrom(found, given, {
        about: { period_line: positionOf('period'), exclusions_line: positionOf('exclusions') },
        observed: `${period.start}/${period.end}`,
      }),
    ],
  }
}

function givenOf(
  { period, exclusions }: OrganisationalBoundary,
  same: RegistryActual | undefined,
): GivenValues {
  const stated = (value: unknown, pointer: string) =>
    new Stated(value, { record: 'organisational_boundary', pointer })
  const { scope1_t = null, scope2_t = null, evidence = [] } = same ?? {}
  return {
    start: stated(period.start, '/period/start'),
    end: stated(period.end, '/period/end'),
    scope1_t: printed(scope1_t, evidence, 'scope1_t'),
    scope2_t: printed(scope2_t, evidence, 'scope2_t'),
    exclusions: stated(exclusions, '/exclusions'),
  }
}

/** A line before the framework says which requirements it is about. */
type Line = Omit<ReconciliationLine, 'requirement_ids'>

const yearPeriod = (year: ReportingYear): Period => ({ start: periodStart(year), end: periodEnd(year) })

function periodLine(
  period: Period,
  years: BoundaryReconciliation['registry_years'],
  size_t: number | null,
): Line {
  const isSame = size_t !== null
  const parts = years.map(({ reporting_year, days }) => `${days} days of ${reporting_year}`).join(', ')
  return {
    line: 'period',
    registry: 'July to June',
    standard: `${showPeriod(period)}, ${daysOf(period)} days: ${parts}`,
    difference: isSame ? 'none' : 'differs',
    size_t,
    what_to_do: isSame
      ? null
      : 'Measure this period. Only entities in the value chain may be reported for a different period.',
  }
}

const APPROACHES: Readonly<Record<OrganisationalBoundary['approach'], string>> = {
  operational_control: 'Operational control',
  financial_control: 'Financial control',
  equity_share: 'Equity share',
}

function boundaryLine({ approach, entities }: OrganisationalBoundary): Line {
  const isSame = approach === 'operational_control'
  const included = entities.filter((entity) => entity.included).length
  return {
    line: 'boundary',
    registry: 'Operational control of the controlling corporation and its group',
    standard: `${APPROACHES[approach]}, ${included} of ${entities.length} entities included`,
    difference: isSame ? 'unknown' : 'differs',
    size_t: null,
    what_to_do: isSame
      ? 'Confirm that the included entities are the group members in the NGER report.'
      : 'List each entity whose share differs from 0 or 100 % under operational control, with its emissions.',
  }
}

/** What differs for every company, because the registry and the standard are made so. */
const FIXED_LINES: readonly Line[] = [
  {
    line: 'geography',
    registry: 'Australia',
    standard: 'The whole reporting entity, wherever it operates',
    difference: 'unknown',
    size_t: null,
    what_to_do: 'Add operations outside Australia, or state that there are none.',
  },
  {
    line: 'gases',
    registry: REGISTRY_GASES.join(', '),
    standard: GASES.join(', '),
    difference: 'differs',
    size_t: null,
    what_to_do: 'Add NF3, or state that none is used. It is used to make semiconductors and solar cells.',
  },
  {
    line: 'thresholds',
    registry: 'Groups and facilities above the NGER thresholds; small sources may be left out or estimated',
    standard: 'Every material source',
    difference: 'unknown',
    size_t: null,
    what_to_do: 'Estimate sources below the thresholds, or state why they are not material.',
  },
]

function exclusionLine({ exclusions }: OrganisationalBoundary, size_t: number | null): Line {
  return {
    line: 'exclusions',
    registry: 'Counted if they are in the NGER report',
    standard:
      exclusions.length === 0
        ? 'The boundary leaves nothing out'
        : `Left out: ${exclusions.map(({ what }) => what).join('; ')}`,
    difference: exclusions.length === 0 ? 'none' : 'differs',
    size_t,
    what_to_do: size_t !== null ? null : 'Estimate the size of each exclusion.',
  }
}
