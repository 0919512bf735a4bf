import type { Availability } from '../../availability.ts'
import type { RegisterCheck } from '../../company/identity/register-check.ts'
import type { DataQuality } from '../../company/outcome.ts'
import type { Method } from '../../evidence.ts'
import type { AcceptedRelease, OperatorDecision } from '../../operator-decision.ts'
import type { Period } from '../../period.ts'
import type { PublishedBasis } from '../../publication.ts'
import type { PeriodReview } from '../../review/period-review.ts'
import type { Basis } from '../../working.ts'
import type { BoundaryReconciliation } from '../boundary-reconciliation.ts'
import type { ComparedRecord } from '../contradictions/contradiction.ts'
import type { NotCompared } from '../contradictions/not-compared.ts'
import type { Elections, RecordPresence } from '../disclosure-metadata.ts'
import type { DocumentStatus } from '../evidence/company-evidence.ts'
import type { NextAction } from '../readiness/next-action.ts'
import type { FilingReadiness, ReadinessScore, ReadinessState } from '../readiness/readiness.ts'
import type { EvidenceStatus, Rung, SetAside } from '../readiness/row.ts'
import type { RegistryFeed } from '../registry-feed.ts'
import type { MarketBasedScope2 } from '../scope2/market-based-scope2.ts'
import type { ReportContradiction } from './contradictions.ts'
import type { Declared } from './declared.ts'
import type { ReportSeries } from './series.ts'

/** What a metric is about, in the order in which a report tells it. */
export const TOPICS = [
  'ledger',
  'year',
  'emissions',
  'trend',
  'sector',
  'safeguard',
  'electricity',
  'physical_risk',
  'sites',
  'hazards',
  'scenarios',
  'transition_risk',
  'transition_scenarios',
  'scope3',
  'scope2',
  'targets',
  'boundary',
  'readiness',
] as const
export type Topic = (typeof TOPICS)[number]

/** One figure of the report with all that an assurer asks of it. Never rounded. */
export interface Metric {
  readonly id: string
  readonly topic: Topic
  readonly label: string
  readonly value: number | string | null
  /** The figure as its publisher printed it; null where no one did. */
  readonly value_text: string | null
  /** Null for a figure without one, such as a band or a count. */
  readonly unit: string | null
  /** The year, day or period that the figure is about. */
  readonly observed: string | null
  readonly basis: Basis
  readonly data_quality: DataQuality
  readonly availability: Availability
  readonly flags: readonly string[]
  /** Null for a figure that stands here exactly as published or declared. */
  readonly method: Method | null
  /** The calculation of provenance.json that gave it; null for a figure as published. */
  readonly calculation: string | null
  readonly requirement_ids: readonly string[]
  /** Elements of the digital taxonomy that the figure would be tagged with. */
  readonly taxonomy_elements: readonly string[]
  /** Ids of inputs and records in provenance.json. */
  readonly evidence_ids: readonly string[]
  /** Where the figure stands when the two scenarios of the law are side by side; absent where it does not. */
  readonly compared?: Compared
}

/** A figure of one scenario, or of all, beside the same figure of another. */
export interface Compared {
  readonly side: 'physical' | 'transition'
  /** What it is, such as `intensity`. With its year it is the same figure in every scenario. */
  readonly figure: string
  readonly year: number | null
  /** Without the scenario. */
  readonly label: string
  /** Null for a figure of all scenarios. */
  readonly scenario: { readonly name: string; readonly warming_c: number } | null
}

/** A requirement in the report: its status, what speaks for it and what to do. */
export interface ReportRequirement {
  readonly requirement_id: string
  readonly title: string
  readonly pillar: string
  readonly is_gate: boolean
  readonly is_counted: boolean
  readonly evidence_status: EvidenceStatus
  readonly rung: Rung
  readonly references: readonly string[]
  readonly detail: string
  readonly set_aside: SetAside | null
  readonly next_action: NextAction | null
}

/** Something that an answer lacks, with the coded reason. */
export interface Gap extends Omit<Availability, 'reason_code' | 'detail'> {
  /** Metric or part of the report. */
  readonly where: string
  readonly label: string
  readonly reason_code: string
  readonly detail: string
}

/** A release that the report relies on. */
export interface ReportSource {
  readonly release: string
  readonly source: string
  readonly dataset: string
  readonly title: string
  readonly publisher: string
  readonly edition: string
  readonly published_on: string
  readonly published_basis: PublishedBasis
  readonly retrieved_on: string
  readonly file_name: string
  readonly file_sha256: string
  /** Whether the hash is that of the publisher's own bytes or of a transcribed copy. */
  readonly file_basis: string
  readonly landing_page: string
  readonly licence: { readonly id: string; readonly name: string; readonly url: string }
  readonly attribution: string
  /** What a person decided about places of the file that broke a rule; absent when there are none. */
  readonly decisions?: readonly OperatorDecision[]
  /** Why it was loaded although a check of its effects found that they look wrong; absent when none did. */
  readonly accepted?: AcceptedRelease
}

/** A document that the records name by its hash. Name, type and size are those of the file that was held; null while it is missing. */
export interface ReportEvidenceFile {
  readonly sha256: string
  readonly status: DocumentStatus
  readonly name: string | null
  readonly media_type: string | null
  readonly size: number | null
  readonly requirement_ids: readonly string[]
  readonly named_in: readonly { readonly record: string; readonly pointer: string; readonly what: string }[]
}

/** The review of the period as a report tells it: how many comments are open, not what they say. */
export interface ReportReview extends Omit<PeriodReview, 'open_threads'> {
  readonly open_comments: number
}

/** The master record of a bundle: report.json. PDF, workbook and summary say nothing that is not in it. */
export interface DisclosureReport {
  readonly schema: 'southerly/report/1'
  readonly notice: string
  readonly entity: {
    readonly abn: string
    readonly acn: string | null
    readonly name: string
    readonly names: readonly {
      readonly name: string
      readonly first_year: string
      readonly last_year: string
    }[]
    readonly entity_type: string | null
    readonly state: string | null
    readonly postcode: string | null
    readonly resolution_status: string
    /** Whether the business register itself was asked, and whether its answer agrees. */
    readonly register_check: RegisterCheck
    readonly sector: { readonly code: string; readonly title: string; readonly method: string } | null
    /** True for an invented company. */
    readonly is_sandbox: boolean
  }
  readonly period: Period
  readonly standard: {
    readonly framework: 'AASB_S2'
    readonly version: string
    readonly title: string
    readonly url: string
    /** Why this version: in force, adopted early, or taken voluntarily before any applies. */
    readonly basis: string
    readonly reason: string
    readonly requirements_sha256: string
  }
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly evidence_hash: string
  /** The year of the registry that feeds the report, and how it differs from the period. */
  readonly registry: {
    readonly reporting_year: string | null
    readonly period: Period | null
    readonly match: RegistryFeed['match']
    readonly mismatch: RegistryFeed['mismatch']
    readonly availability: Availability
    /** What is true of every registry figure. */
    readonly notes: readonly { readonly code: string; readonly meaning: string }[]
  }
  readonly elections: Elections
  readonly records: readonly RecordPresence<ComparedRecord>[]
  /** What the company says in its records, word for word. */
  readonly declared: Declared
  readonly metrics: readonly Metric[]
  readonly series: ReportSeries
  /** Claims on renewable electricity with every check; null without an electricity record. */
  readonly instruments: MarketBasedScope2['instruments'] | null
  readonly reconciliation: Omit<BoundaryReconciliation, 'inputs' | 'workings'> | null
  readonly readiness: {
    readonly year_number: number | null
    readonly duty: FilingReadiness['duty']
    readonly readiness_state: ReadinessState
    readonly score: ReadinessScore
    readonly score_line: string
    readonly declaration: FilingReadiness['declaration']
    readonly pillars: FilingReadiness['pillars']
    readonly blocked_by: readonly string[]
    readonly requirements: readonly ReportRequirement[]
  }
  /** Whether the records behind the report are approved, and by whom. Anything else than approved is a draft. */
  readonly review: ReportReview
  /** What speaks against the records, open or explained. */
  readonly contradictions: readonly ReportContradiction[]
  /** Declared values that nothing loaded can speak for or against. */
  readonly not_compared: readonly NotCompared[]
  /** Documents behind the records, by hash; absent where no record names one. */
  readonly evidence_files?: readonly ReportEvidenceFile[]
  readonly flags: readonly {
    readonly flag: string
    readonly where: string
    readonly meaning: string | null
  }[]
  readonly gaps: readonly Gap[]
  readonly next_actions: readonly {
    readonly requirement_id: string
    readonly title: string
    readonly is_gate: boolean
    readonly evidence_status: EvidenceStatus
    readonly holder: string
    readonly do: string
    readonly route: string
  }[]
  readonly limits: readonly string[]
  readonly methods: readonly Method[]
  readonly sources: readonly ReportSource[]
}
