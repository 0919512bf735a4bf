import type { ComparedRecord } from './contradictions/contradiction.ts'
import type { ContradictionKind } from './contradictions/kinds.ts'
import type { RecordKind } from './records/kinds.ts'

/** Ids of requirements. */
type Ids = readonly string[]

/** Conditions that a record or published data can show to be unmet; all others need a person's statement. */
export type Condition = 'target' | 'net_target' | 'finance_sector'

/** What a target may say beyond being there. */
export type TargetField =
  | 'any'
  | 'levers'
  | 'milestones'
  | 'temperature_alignment'
  | 'validation'
  | 'review'
  | 'no_revision'
  | 'sectoral_approach'
  | 'planned_credits'
  | 'integrity_of_credits'

/** What a register of risks says of a requirement, if every risk in it does. */
export type RiskField =
  | 'any'
  | 'planning'
  | 'search'
  | 'business_effect'
  | 'mitigation_and_adaptation'
  | 'business_model'
  | 'customers_and_suppliers'
  | 'resources'
  | 'current_effect'
  | 'anticipated_effect'
  | 'no_number'
  | 'combined_effect'
  | 'tests'

/** What a boundary may say beyond being there. */
export type BoundaryField = 'any' | 'method_elections'

/** Facts about a company that published data may give. */
export type PublishedFact =
  | 'registry'
  | 'registry_scope1'
  | 'registry_scope2'
  | 'transition_risk'
  | 'climate_at_sites'
  | 'climate_at_head_office'
  | 'scenarios'
  | 'safeguard'

/** Ways in which the registry's figures and the framework's may differ. */
export type ReconciledLine = 'period' | 'boundary' | 'geography' | 'gases' | 'thresholds' | 'exclusions'

/** What a reporting framework says of our figures and records, handed in as data: the domain knows no paragraph. */
export interface Framework {
  /** The first row that fits a metric counts. */
  readonly metrics: readonly MetricRow[]
  readonly gates: readonly Gate[]
  /** How the framework words each condition that records or published data can show to be unmet. */
  readonly conditions: Readonly<Record<Condition, readonly string[]>>
  readonly contradictions: ContradictionRules
  /** The statement that takes the place of all others, and the groups it is open to. */
  readonly no_material_risk: { readonly id: string; readonly groups: readonly number[] }
  readonly reliefs: readonly ReliefRule[]
  readonly evidence: EvidenceRules
  /** By requirement. */
  readonly closing: ReadonlyMap<string, ClosingEvidence>
}

/** The requirements that the metrics of one pattern answer. */
export interface MetricRow {
  /** A metric's id; one `*` stands for any text. */
  readonly metric: string
  readonly requirement_ids: Ids
  /** Instead of them, where nothing of the topic could be computed and the metric only shows the gap. */
  readonly absent_requirement_ids?: Ids | undefined
  /** Elements of the digital taxonomy that the figure would be tagged with. */
  readonly taxonomy_elements?: readonly string[] | undefined
}

/** A requirement without which no filing can be thought of. A missing one blocks, whatever the score. */
export interface Gate {
  readonly id: string
  readonly from_year: number
  readonly needs?: GateNeed | undefined
}

/** Evidence of its kind that a gate asks for beside words. */
export interface GateNeed {
  /** One of these measures. */
  readonly figures?: readonly string[] | undefined
  /** Whether a whole electricity record gives the number too. */
  readonly or_electricity?: boolean | undefined
  /** Whether both scenarios of the law are asked for. */
  readonly scenarios?: boolean | undefined
}

/** A relief that a company may elect, and the requirements that it takes out: by id, or by protected statement. */
export interface ReliefRule {
  readonly relief: string
  readonly until_year: number
  readonly what: string
  readonly requirement_ids: Ids
  readonly protected_statement: string | null
}

/** Which requirements each piece of evidence answers. */
export interface EvidenceRules {
  readonly targets: Readonly<Record<TargetField, Ids>>
  /** The record helps with these, and only a statement completes them. */
  readonly targets_in_part: Readonly<Record<'any' | 'progress', Ids>>
  readonly boundary: Readonly<Record<BoundaryField, Ids>>
  readonly risks: Readonly<Record<RiskField, Ids>>
  /** The register helps with these, and only a statement completes them. */
  readonly risks_in_part: Ids
  readonly electricity: Ids
  readonly electricity_in_part: Ids
  readonly published: Readonly<Record<PublishedFact, Ids>>
  /** What only the company can say of each requirement once both scenarios of the law were computed. */
  readonly to_state_with_scenarios: Readonly<Record<string, string>>
  /** The same once both are among the transition scenarios that were computed. */
  readonly to_state_with_transition: Readonly<Record<string, string>>
  readonly reconciliation: Readonly<Record<ReconciledLine, Ids>>
}

/** Which requirements a contradiction bears on: by its kind, and without one of the kind by the record that it is in. */
export interface ContradictionRules {
  readonly by_kind: Readonly<Partial<Record<ContradictionKind, Ids>>>
  readonly by_record: Readonly<Record<ComparedRecord, Ids>>
}

/** Who usually holds the evidence that closes a requirement, and the record that takes it. */
export interface ClosingEvidence {
  readonly holder: string
  readonly record: RecordKind
}
