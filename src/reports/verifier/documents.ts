import type { ComparedEntry } from './compared-entry.ts'
import type { LedgerDocument } from './ledger-file.ts'
import type { RegistersAsked } from './registers/asked.ts'
import type { ReviewEntry } from './review-entries.ts'

/** The parts of the files that the verifier reads. Their whole shape is checked against the published schemas. */

export interface Period {
  readonly start: string
  readonly end: string
}

/** The body of a record, or a part of it. */
export type Body = Readonly<Record<string, unknown>>

export interface ManifestFile {
  readonly bundle_id: string
  readonly abn: string
  readonly name: string
  readonly period: Period
  readonly standard_version: string
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly records: readonly { readonly record: string; readonly version: number; readonly sha256: string }[]
  readonly evidence_hash: string
  readonly review: Pick<ReviewEntry, 'status' | 'self_approved' | 'open_gates' | 'draft_because'> & {
    readonly approvers: readonly string[]
    readonly figures: string | null
    readonly signed_by: string | null
  }
  readonly files: readonly { readonly name: string; readonly size: number; readonly sha256: string }[]
  readonly retain_until: string
  readonly retention: string
  readonly key: { readonly id: string; readonly algorithm: string; readonly public_key: string }
  readonly signature: string
}

export interface MethodName {
  readonly id: string
  readonly version: string
}

export interface Availability {
  readonly status: string
  readonly reason_code: string | null
  readonly detail: string | null
  readonly expected_on: string | null
}

export interface MetricEntry {
  readonly id: string
  readonly topic: string
  readonly label: string
  readonly value: number | string | null
  readonly value_text: string | null
  readonly unit: string | null
  readonly observed: string | null
  readonly compared?: ComparedEntry
  readonly basis: string
  readonly availability: Availability
  readonly method: MethodName | null
  readonly calculation: string | null
  readonly requirement_ids: readonly string[]
  readonly evidence_ids: readonly string[]
}

export interface ReportFile {
  readonly notice: string
  readonly entity: {
    readonly abn: string
    readonly name: string
    readonly entity_type: string | null
    readonly postcode: string | null
    readonly sector: { readonly code: string } | null
    readonly is_sandbox: boolean
    readonly register_check: {
      readonly status: string
      readonly answered_on: string | null
      readonly name_in_register: string | null
    }
  }
  readonly period: Period
  readonly standard: {
    readonly version: string
    readonly title: string
    readonly requirements_sha256: string
  }
  readonly snapshot: ManifestFile['snapshot']
  readonly evidence_hash: string
  readonly registry: {
    readonly reporting_year: string | null
    readonly match: string
    readonly mismatch: { readonly detail: string } | null
    readonly availability: Availability
  }
  readonly elections: Readonly<Record<string, unknown>>
  readonly records: readonly {
    readonly record: string
    readonly status: string
    readonly version: number | null
    readonly sha256: string | null
  }[]
  readonly declared: Body
  readonly metrics: readonly MetricEntry[]
  readonly series: {
    readonly emissions: { readonly years: readonly RegistryYear[] } | null
    readonly safeguard: {
      readonly reporting_year: string
      readonly facilities: readonly {
        readonly facility: string
        readonly covered_emissions_t: number
        readonly baseline_t: number | null
      }[]
    } | null
    readonly climate: {
      readonly place: { readonly lat: number; readonly lon: number; readonly quality: string }
      readonly indicators: readonly { readonly indicator: string; readonly band: string | null }[]
    } | null
    readonly targets: readonly {
      readonly target_id: string
      readonly actuals_source: string
      readonly ledger_year: number | null
    }[]
    readonly readiness: readonly {
      readonly pillar: string
      readonly readiness_state: string
      readonly counts: Readonly<Record<string, number>>
    }[]
  }
  readonly instruments:
    | readonly {
        readonly id: string
        readonly checks: readonly { readonly check: string; readonly result: string }[]
      }[]
    | null
  readonly reconciliation: { readonly period: Period } | null
  readonly readiness: {
    readonly readiness_state: string
    readonly score: Score
    readonly score_line: string
    readonly declaration: { readonly status: string; readonly detail: string }
    readonly pillars: readonly {
      readonly pillar: string
      readonly readiness_state: string
      readonly score: Score
      readonly score_line: string
    }[]
    readonly blocked_by: readonly string[]
    readonly requirements: readonly ReportRequirement[]
  }
  readonly review: ReviewEntry
  readonly contradictions: readonly ContradictionEntry[]
  readonly not_compared: readonly {
    readonly what: string
    readonly record: string
    readonly pointer: string
    readonly detail: string
  }[]
  /** Absent where no record names a document. */
  readonly evidence_files?: readonly EvidenceFileEntry[]
  readonly flags: readonly {
    readonly flag: string
    readonly where: string
    readonly meaning: string | null
  }[]
  readonly gaps: readonly {
    readonly where: string
    readonly label: string
    readonly reason_code: string
    readonly detail: string
  }[]
  readonly next_actions: readonly {
    readonly requirement_id: string
    readonly is_gate: boolean
    readonly do: string
  }[]
  readonly methods: readonly MethodName[]
  readonly sources: readonly {
    readonly release: string
    readonly source: string
    readonly dataset: string
    readonly file_sha256: string
    readonly decisions?: readonly DecisionEntry[]
  }[]
}

/** A document that the records name by its hash. */
export interface EvidenceFileEntry {
  readonly sha256: string
  readonly status: string
  readonly name: string | null
  readonly media_type: string | null
  readonly size: number | null
  readonly named_in: readonly { readonly record: string; readonly pointer: string; readonly what: string }[]
}

/** A value of a record, and what speaks against it. */
export interface ContradictionEntry {
  readonly id: string
  readonly kind: string
  readonly declared: {
    readonly what: string
    readonly value: number | string
    readonly unit: string | null
    readonly record: string
    readonly pointer: string
  }
  readonly other: {
    readonly what: string
    readonly value: number | string
    readonly unit: string | null
    readonly record: string | null
    readonly pointer: string | null
    readonly source: string | null
  }
  readonly requirement_ids: readonly string[]
  readonly status: string
  readonly explanation: { readonly person: string; readonly reason: string } | null
}

/** What an operator decided about a place of a release's file. */
export interface DecisionEntry {
  readonly id: string
  readonly file_sha256: string
  readonly row_ref: string
  readonly decision: string
  readonly field: string | null
  readonly used: string | number | null
}

interface Score {
  readonly numerator: number
  readonly denominator: number
}

export interface RegistryYear {
  readonly reporting_year: string
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly reason_code: string | null
}

export interface ReportRequirement {
  readonly requirement_id: string
  readonly title: string
  readonly is_gate: boolean
  readonly evidence_status: string
  readonly detail: string
  readonly set_aside: { readonly status: string } | null
  readonly next_action: { readonly holder: string; readonly do: string; readonly route: string } | null
}

export interface CoverageFile {
  readonly abn: string
  readonly period: Period
  readonly standard_version: string
  readonly requirements_sha256: string
  readonly requirements: readonly {
    readonly id: string
    readonly parent_id: string | null
    readonly pillar: string
    readonly title: string
    readonly applies_when: string | null
    readonly scored: boolean
    readonly protected_statement: string | null
    readonly is_counted: boolean
    readonly is_gate: boolean
    readonly evidence_status: string | null
    readonly reason: string
    readonly references: readonly string[]
    readonly evidence_ids: readonly string[]
    readonly metric_ids: readonly string[]
  }[]
}

export interface InputEntry {
  readonly id: string
  readonly dataset: string
  readonly release: string
  readonly file_sha256: string
  readonly ref: string
  readonly field: string
  readonly observed: string
  readonly value_text: string | null
  readonly members?: readonly string[]
}

export interface CalculationEntry {
  readonly id: string
  readonly method: MethodName
  readonly formula: string
  readonly arguments: unknown
  /** One place or several for each name. */
  readonly outputs: Readonly<Record<string, string | readonly string[]>>
}

/** A method with its formulas, as it is published. */
export interface FormulasEntry {
  readonly method: string
  readonly version: string
  readonly sha256: string
  readonly formulas: Body
}

export interface RecordEntry {
  readonly record: string
  readonly version: number
  readonly authored_by: string
  readonly authored_by_name?: string
  readonly authored_at: string
  readonly sha256: string
  readonly body: Body
}

export interface ProvenanceFile {
  readonly abn: string
  readonly period: Period
  readonly snapshot: string
  readonly evidence_hash: string
  readonly hashed: { readonly inputs: readonly string[]; readonly methods: readonly MethodName[] }
  readonly releases: ReportFile['sources']
  readonly inputs: readonly InputEntry[]
  readonly records: readonly RecordEntry[]
  readonly readiness_facts: {
    readonly earlier_statements: RecordEntry | null
    readonly climate_at_sites: boolean
    readonly scenarios_computed: boolean
    readonly ledger_documents: readonly LedgerDocument[]
    readonly explanations: RecordEntry | null
    readonly numbers: readonly {
      readonly requirement_id: string
      readonly quote: string
      readonly start: number
      readonly end: number
      readonly verdict: string
      readonly compared: readonly {
        readonly value: number
        readonly unit: string
        readonly source: string
        readonly pointer: string | null
      }[]
    }[]
  }
  readonly contradiction_facts: {
    readonly listing: { readonly code: string; readonly as_of: string } | null
    readonly earlier_period: Period | null
    readonly net_energy: readonly {
      readonly reporting_year: string
      readonly gj: number
      readonly evidence_ids: readonly string[]
    }[]
    readonly income: {
      readonly aud: number
      readonly year: string
      readonly evidence_ids: readonly string[]
    } | null
    readonly facilities: readonly { readonly name: string; readonly table: string; readonly year: string }[]
    readonly employer: {
      readonly least: number
      readonly band: string
      readonly year: string
      readonly evidence_ids: readonly string[]
    } | null
    readonly elsewhere: {
      readonly facilities: readonly {
        readonly name: string
        readonly table: string
        readonly year: string
        readonly owner: string
        readonly owner_abns: readonly string[]
      }[]
      readonly entities: readonly {
        readonly abn: string
        readonly name: string
        readonly names: readonly string[]
        readonly registered_in: string | null
      }[]
    }
    readonly registers: RegistersAsked
    readonly claimed_elsewhere: readonly { readonly instrument: string; readonly standing: string }[]
    readonly percentages: readonly {
      readonly percentage: string
      readonly year: number
      readonly percent_text: string
      readonly evidence_ids: readonly string[]
    }[]
  }
  readonly formulas: readonly FormulasEntry[]
  readonly calculations: readonly CalculationEntry[]
}

export interface Documents {
  readonly manifest: ManifestFile
  readonly report: ReportFile
  readonly coverage: CoverageFile
  readonly provenance: ProvenanceFile
  readonly summary: string
  readonly workbook: Uint8Array
  readonly pdf: Uint8Array
  readonly lines?: Uint8Array | undefined
}
