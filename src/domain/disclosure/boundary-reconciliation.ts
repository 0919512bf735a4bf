import type { EvidenceInput, Method } from '../evidence.ts'
import { daysOf, type Period, samePeriod, sharedDays, showPeriod } from '../period.ts'
import {
  periodEnd,
  periodStart,
  type ReportingYear,
  reportingYear,
  reportingYears,
} from '../reporting-year.ts'
import { printed, type Working } from '../working.ts'
import type { EvidenceRules, ReconciledLine } from './framework.ts'
import { GASES, REGISTRY_GASES } from './records/fields.ts'
import type { OrganisationalBoundary } from './records/organisational-boundary.ts'
import type { RegistryActual } from './targets/target-actuals.ts'

export const BOUNDARY_RECONCILIATION: Method = { id: 'boundary_reconciliation', version: '1.0.0' }

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
  const years = yearsTouched(boundary.period)
  const same = registry.find(({ reporting_year }) => samePeriod(yearPeriod(reporting_year), boundary.period))
  const registry_t =
    same === undefined || same.scope1_t === null || same.scope2_t === null
      ? null
      : same.scope1_t + same.scope2_t
  const lines = [
    periodLine(boundary.period, years),
    boundaryLine(boundary),
    ...FIXED_LINES,
    exclusionLine(boundary),
  ].map((line) => ({ ...line, requirement_ids: answered[line.line] }))
  return {
    method: BOUNDARY_RECONCILIATION,
    period: boundary.period,
    registry_years: years,
    registry_t,
    lines,
    inputs: same?.evidence ?? [],
    workings: () => [workingOf({ period: boundary.period, registry_t, lines, same })],
  }
}

function workingOf({
  period,
  registry_t,
  lines,
  same,
}: Pick<BoundaryReconciliation, 'period' | 'registry_t' | 'lines'> & {
  readonly same: RegistryActual | undefined
}): Working {
  const positionOf = (name: ReconciliationLine['line']): number =>
    lines.findIndex(({ line }) => line === name)
  return {
    kind: 'calculated',
    formula: 'boundary_reconciliation',
    about: { period_line: positionOf('period'), exclusions_line: positionOf('exclusions') },
    observed: `${period.start}/${period.end}`,
    arguments: {
      boundary: { record: 'organisational_boundary', pointer: '' },
      scope1_t: printed(same?.scope1_t ?? null, same?.evidence ?? [], 'scope1_t'),
      scope2_t: printed(same?.scope2_t ?? null, same?.evidence ?? [], 'scope2_t'),
    },
    outputs: { registry_t: { value: registry_t } },
    lists: ['registry_total', 'registry_years', 'period', 'exclusions'],
  }
}

/** A line before the framework says which requirements it is about. */
type Line = Omit<ReconciliationLine, 'requirement_ids'>

const yearPeriod = (year: ReportingYear): Period => ({ start: periodStart(year), end: periodEnd(year) })

function yearsTouched(period: Period): BoundaryReconciliation['registry_years'] {
  const first = reportingYear(Number(period.start.slice(0, 4)) - 1)
  const last = reportingYear(Number(period.end.slice(0, 4)))
  return reportingYears(first, last)
    .map((year) => ({ reporting_year: year, days: sharedDays(yearPeriod(year), period) }))
    .filter(({ days }) => days > 0)
}

function periodLine(period: Period, years: BoundaryReconciliation['registry_years']): Line {
  const isSame = years.length === 1 && samePeriod(yearPeriod(years[0]!.reporting_year), period)
  const parts = years.map(({ reporting_year, days }) => `${days} days of ${reporting_year}`).join(', ')
  return {
    line: 'period',
    registry: 'July to June',
    standard: `${showPeriod(period)}, ${daysOf(period)} days: ${parts}`,
    difference: isSame ? 'none' : 'differs',
    size_t: isSame ? 0 : null,
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

function exclusionLine({ exclusions }: OrganisationalBoundary): Line {
  const sizes = exclusions.map(({ estimated_t }) => estimated_t)
  const isSized = sizes.every((size) => size !== undefined)
  return {
    line: 'exclusions',
    registry: 'Counted if they are in the NGER report',
    standard:
      exclusions.length === 0
        ? 'The boundary leaves nothing out'
        : `Left out: ${exclusions.map(({ what }) => what).join('; ')}`,
    difference: exclusions.length === 0 ? 'none' : 'differs',
    size_t: exclusions.length === 0 ? 0 : isSized ? sizes.reduce((sum, size) => sum + size, 0) : null,
    what_to_do: isSized ? null : 'Estimate the size of each exclusion.',
  }
}
