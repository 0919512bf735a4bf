import type { Period } from '../../period.ts'
import type { Contradiction } from '../contradictions/contradiction.ts'
import type { ReportingDuty } from '../duty/reporting-duty.ts'
import type { Framework, Gate } from '../framework.ts'
import type { DisclosureRecords, StoredRecord } from '../records/kinds.ts'
import type { S2Statements } from '../records/s2-statements.ts'
import type { MarketBasedScope2 } from '../scope2/market-based-scope2.ts'
import type { TargetProgress } from '../targets/target-progress.ts'

/** Why a statement looks as if someone meant to write it later. */
export type Placeholder = 'too_short' | 'own_words' | 'same_text'

/** The four pillars of the standard, in its order. */
export const SCORED_PILLARS = ['governance', 'strategy', 'risk_management', 'metrics_and_targets'] as const

/** What each status is worth in the score. Statuses that are not here leave the denominator. */
export const CREDITS = {
  evidenced: 1,
  partially_evidenced: 0.5,
  stale: 0.25,
  missing: 0,
  conflicting: 0,
} as const

export type CountedStatus = keyof typeof CREDITS
/** Never set by us: each needs a reference and a reason, and a person who stands for it. */
export type SetAsideStatus = 'relief_applied' | 'not_material' | 'not_applicable'
export type EvidenceStatus = CountedStatus | SetAsideStatus

/** The facts of a requirement that readiness needs, as the registry of the standard has them. */
export interface RequirementFacts {
  readonly id: string
  readonly parent_id: string | null
  readonly pillar: string
  readonly title: string
  readonly applies_when: string | null
  readonly data_needs: string | null
  readonly scored: boolean
  readonly protected_statement: string | null
}

/** Why a requirement leaves the denominator. */
export interface SetAside {
  readonly status: SetAsideStatus
  readonly reference: string
  readonly reason: string
  /** Null where a published classification decides. */
  readonly person: string | null
  readonly date: string | null
}

/** What a row is marked with beside its status. */
export type RowFlag = 'looks_like_placeholder' | 'gate_cannot_be_set_aside' | 'evidence_of_its_kind_missing'

/** What one kind of evidence says about a requirement. */
export interface Finding {
  readonly flag?: RowFlag
  readonly status: CountedStatus
  readonly by: 'tenant' | 'public'
  readonly references: readonly string[]
  readonly detail: string
}

/** Published data that bears on a requirement. It never meets one alone. */
export interface PublicEvidence {
  readonly reference: string
  /** False when it is about an earlier period. */
  readonly is_current: boolean
}

/** All that readiness is computed from. */
export interface ReadinessInputs {
  readonly standard_version: string
  readonly period: Period
  readonly requirements: readonly RequirementFacts[]
  readonly framework: Framework
  readonly duty: ReportingDuty
  readonly records: DisclosureRecords
  /** The statements of the latest earlier period, which are stale evidence. */
  readonly earlier_statements: StoredRecord<S2Statements> | null
  readonly progress: readonly TargetProgress[]
  readonly scope2: MarketBasedScope2 | null
  readonly contradictions: readonly Contradiction[]
  readonly public_evidence: ReadonlyMap<string, PublicEvidence>
  /** What only the company can say, beside what was computed for it, by requirement. It changes no status. */
  readonly to_state?: ReadonlyMap<string, string>
  /** Whether the company's class is in finance; null when it has no class. */
  readonly finance_sector: { readonly is_finance: boolean; readonly reference: string } | null
  /** A limit that the law sets, such as a Safeguard baseline, by reference; null when none is known. */
  readonly legal_limit: string | null
  /** Whether a sign-off in the statements counts: the period is approved, or the sign-off is older than any review. */
  readonly sign_off_counts: boolean
  /** Who approved each statement in the service, by requirement; null where the approver whom a statement names counts. */
  readonly approvals: ReadonlyMap<string, string> | null
}

/** Inputs with the number of the reporting year, 1 for the first; null when it cannot be told. */
export interface ReadinessFacts extends ReadinessInputs {
  readonly year_number: number | null
  /** Gates of the year by id, with the evidence that each asks for. */
  readonly gates: ReadonlyMap<string, Gate>
  /** Statements that do not count, by requirement. */
  readonly placeholders: ReadonlyMap<string, Placeholder>
  readonly no_material_risk: NoMaterialRisk | null
}

/** The facts of readiness before what is made of them. */
export type YearFacts = Omit<ReadinessFacts, 'gates' | 'placeholders' | 'no_material_risk'>

/** The route of a company without material climate risk: open or not, and what it takes the place of. */
export interface NoMaterialRisk {
  /** The requirement that the statement is made under. */
  readonly id: string
  /** The outcome of the statement. */
  readonly finding: Finding
  /** Why every other requirement leaves; null where the route is not open or the statement is not complete. */
  readonly set_aside: SetAside | null
}
