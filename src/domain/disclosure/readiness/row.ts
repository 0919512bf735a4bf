import type { Period } from '../../period.ts'
import type { NumberCheck } from '../../prose/check.ts'
import type { Contradiction } from '../contradictions/contradiction.ts'
import type { ReportingDuty } from '../duty/reporting-duty.ts'
import type { Framework, Gate } from '../framework.ts'
import type { DisclosureRecords, StoredRecord } from '../records/kinds.ts'
import type { Measure, S2Statements } from '../records/s2-statements.ts'
import type { MarketBasedScope2 } from '../scope2/market-based-scope2.ts'
import type { TargetProgress } from '../targets/target-progress.ts'

/** Why a text does not pass for a sentence about the company. */
export type NoSentence =
  | 'too_short'
  | 'repeats_itself'
  | 'not_words'
  | 'own_words'
  | 'same_text'
  | 'no_phrase'
  | 'no_name'
  | 'no_absence'

/**
 * What was checked of a row, each rung with all below it:
 * - `none`: nothing that counts;
 * - `stated`: somebody wrote something that passes for a sentence;
 * - `supported`: a document that the service holds is linked with its page or place, or the figure is recomputed;
 * - `approved`: a member other than the author approved these exact bytes.
 */
export const RUNGS = ['none', 'stated', 'supported', 'approved'] as const
export type Rung = (typeof RUNGS)[number]

export const isAtLeast = (rung: Rung, least: Rung): boolean => RUNGS.indexOf(rung) >= RUNGS.indexOf(least)

/** What a rung is worth where the company itself says something. */
export const STATUS_OF_RUNG = {
  none: 'missing',
  stated: 'partially_evidenced',
  supported: 'evidenced',
  approved: 'evidenced',
} as const satisfies Record<Rung, string>

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
export type RowFlag =
  | 'looks_like_placeholder'
  | 'gate_cannot_be_set_aside'
  | 'applies_to_every_entity'
  | 'evidence_of_its_kind_missing'
  | 'document_not_held'
  | 'number_differs'
  | 'number_unsettled'
  | 'explanation_not_approved'

/** What one kind of evidence says about a requirement. */
export interface Finding {
  readonly flag?: RowFlag
  readonly status: CountedStatus
  readonly rung: Rung
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
  /** Texts whose numbers contradict what is held, that nothing confirms, or that were too long to be read, by requirement; `message` too. */
  readonly statement_numbers: ReadonlyMap<string, readonly NumberCheck[] | 'not_read'>
  readonly public_evidence: ReadonlyMap<string, PublicEvidence>
  /** What only the company can say, beside what was computed for it, by requirement. It changes no status. */
  readonly to_state?: ReadonlyMap<string, string>
  /** Whether the company's class is in finance; null when it has no class. */
  readonly finance_sector: { readonly is_finance: boolean; readonly reference: string } | null
  /** A limit that the law sets, such as a Safeguard baseline, by reference; null when none is known. */
  readonly legal_limit: string | null
  /** Whether every record and statement and the period itself are approved in the service, by others than their authors. */
  readonly is_period_approved: boolean
  /** Whether a director has signed the declaration over a bundle of what stands. */
  readonly is_signed: boolean
  /** Who approved what in the service, by subject of the review. What its only member approved alone is not in it. */
  readonly approvals: ReadonlyMap<string, string>
  /** Hashes of the documents that records name and the service holds. */
  readonly held_documents: ReadonlySet<string>
  /** Figures of the period that published or loaded data gives. */
  readonly recomputed: readonly RecomputedFigure[]
  /** Values of the figures that proposals of risks rest on, by metric of the report. */
  readonly risk_figures: ReadonlyMap<string, string>
}

/** A figure of the period that was not typed in for it. */
export interface RecomputedFigure {
  readonly measure: Measure
  readonly value: number
  readonly reference: string
  /** Why it supports nothing yet: what it was computed from names documents that are not held. */
  readonly lacks: string | null
}

/** Inputs with the number of the reporting year, 1 for the first; null when it cannot be told. */
export interface ReadinessFacts extends ReadinessInputs {
  readonly year_number: number | null
  /** Gates of the year by id, with the evidence that each asks for. */
  readonly gates: ReadonlyMap<string, Gate>
  /** Statements whose text does not pass for a sentence, by requirement. */
  readonly no_sentences: ReadonlyMap<string, NoSentence>
  readonly no_material_risk: NoMaterialRisk | null
}

/** The facts of readiness before what is made of them. */
export type YearFacts = Omit<ReadinessFacts, 'gates' | 'no_sentences' | 'no_material_risk'>

/** The route of a company without material climate risk: open or not, and what it takes the place of. */
export interface NoMaterialRisk {
  /** The requirement that the statement is made under. */
  readonly id: string
  /** The outcome of the statement. */
  readonly finding: Finding
  /** Why every other requirement leaves; null where the route is not open or the statement is not complete. */
  readonly set_aside: SetAside | null
}
