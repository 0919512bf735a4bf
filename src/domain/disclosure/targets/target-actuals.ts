import type { EvidenceInput } from '../../evidence.ts'
import type { Period } from '../../period.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import type { EmissionTarget } from '../records/emission-targets.ts'
import { type ConsolidationApproach, REGISTRY_GASES } from '../records/fields.ts'

/** What the registry prints of a company for a year. Null where it prints no figure. */
export interface RegistryActual {
  readonly reporting_year: ReportingYear
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly evidence: readonly EvidenceInput[]
  /** Net energy of the year, with its own evidence; targets are not about it. */
  readonly net_energy?: { readonly gj: number; readonly evidence: readonly EvidenceInput[] }
}

/** Why actuals do not match the target. */
export interface Mismatch {
  readonly reason_code: string
  readonly detail: string
}

/** What the ledger of a period comes to, as an actual of its year. */
export interface LedgerActual {
  readonly period: Period
  /** Scopes with lines. */
  readonly scopes: ReadonlyMap<EmissionTarget['scopes'][number], LedgerOfScope>
  readonly evidence: readonly EvidenceInput[]
}

export interface LedgerOfScope {
  readonly value: number
  /** What its documents lack; null where all are held. */
  readonly lacks: string | null
  /** Months of the period that no line reaches. */
  readonly empty_months: readonly string[]
  /** Days that metered energy has no line for, in words; null where it has them all. */
  readonly meter_lacks: string | null
  /** Sets of warming potentials of its factors. */
  readonly gwp_sets: readonly string[]
}

/** What the targets of a record are judged with. */
export interface TargetFacts {
  readonly registry: readonly RegistryActual[]
  readonly approach: ConsolidationApproach | null
  /** Null where the period has no ledger. */
  readonly ledger: LedgerActual | null
  /** Hashes of documents that the service holds. */
  readonly held: ReadonlySet<string>
  /** Places of base values that contradict the registry and that nobody explained. */
  readonly open_bases: ReadonlySet<string>
  /** The same of actuals. */
  readonly open_actuals: ReadonlySet<string>
  /** Day of the snapshot: a year that ends later has no actual yet. */
  readonly as_of: string
}

/** Every way in which a target is about something else than the registry's figures; none when they can be compared. */
export const registryMismatches = (
  target: EmissionTarget,
  approach: ConsolidationApproach | null,
): readonly Mismatch[] =>
  REGISTRY_RULES.flatMap(({ reason_code, differs, detail }) =>
    differs(target, approach) ? [{ reason_code, detail }] : [],
  )

/** How a target can be about something else than the registry's figures, in the order in which it is said. */
const REGISTRY_RULES: readonly (Mismatch & {
  readonly differs: (target: EmissionTarget, approach: ConsolidationApproach | null) => boolean
})[] = [
  {
    reason_code: 'intensity_needs_actuals',
    detail: 'The registry publishes tonnes. Enter the actuals for an intensity target in the target.',
    differs: ({ type }) => type === 'intensity',
  },
  {
    reason_code: 'unit_differs',
    detail: 'The registry publishes t CO2-e. Use that unit, or enter the actuals in the target.',
    differs: ({ type, unit }) => type === 'absolute' && unit !== 't CO2-e',
  },
  {
    reason_code: 'net_needs_actuals',
    detail:
      'The registry publishes gross emissions, and credits are never netted off. Enter the actuals in the target.',
    differs: ({ basis }) => basis === 'net',
  },
  {
    reason_code: 'scopes_differ',
    detail:
      'The registry publishes scope 1 and location-based scope 2. Enter the actuals for other scopes in the target.',
    differs: ({ scopes }) => scopes.some((scope) => scope === 'scope2_market' || scope === 'scope3'),
  },
  {
    reason_code: 'gases_differ',
    detail: `The registry counts ${REGISTRY_GASES.join(', ')} together, without NF3. List those six gases, or enter the actuals in the target.`,
    differs: ({ gases }) => gases.toSorted().join() !== REGISTRY_GASES.toSorted().join(),
  },
  {
    reason_code: 'boundary_differs',
    detail:
      'The registry covers the whole group under operational control. The target covers part of it, or the boundary uses another approach.',
    differs: ({ coverage }, approach) =>
      coverage.entities.length > 0 ||
      coverage.facilities.length > 0 ||
      coverage.share_percent !== 100 ||
      (approach !== null && approach !== 'operational_control'),
  },
  {
    reason_code: 'period_differs',
    detail: 'The registry publishes July-to-June years. Enter the actuals for other years in the target.',
    differs: ({ target_period }) => target_period.end.slice(5) !== '06-30',
  },
]
