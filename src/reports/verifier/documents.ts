/** The parts of the files that the verifier reads. Their whole shape is checked against the published schemas. */

export interface ManifestFile {
  readonly bundle_id: string
  readonly abn: string
  readonly name: string
  readonly period: { readonly start: string; readonly end: string }
  readonly standard_version: string
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly records: readonly { readonly record: string; readonly version: number; readonly sha256: string }[]
  readonly evidence_hash: string
  readonly files: readonly { readonly name: string; readonly size: number; readonly sha256: string }[]
  readonly retain_until: string
  readonly key: { readonly id: string; readonly algorithm: string; readonly public_key: string }
  readonly signature: string
}

export interface MethodName {
  readonly id: string
  readonly version: string
}

export interface MetricEntry {
  readonly id: string
  readonly value: number | string | null
  readonly value_text: string | null
  readonly basis: string
  readonly availability: { readonly status: string }
  readonly method: MethodName | null
  readonly calculation: string | null
  readonly evidence_ids: readonly string[]
}

export interface ReportFile {
  readonly entity: { readonly abn: string; readonly name: string; readonly is_sandbox: boolean }
  readonly period: ManifestFile['period']
  readonly standard: { readonly version: string }
  readonly snapshot: ManifestFile['snapshot']
  readonly evidence_hash: string
  readonly elections: Readonly<Record<string, unknown>>
  readonly records: readonly {
    readonly record: string
    readonly status: string
    readonly version: number | null
    readonly sha256: string | null
  }[]
  readonly metrics: readonly MetricEntry[]
  readonly readiness: {
    readonly requirements: readonly {
      readonly requirement_id: string
      readonly evidence_status: string
      readonly is_counted: boolean
      readonly is_gate: boolean
    }[]
  }
  readonly methods: readonly MethodName[]
  readonly sources: readonly {
    readonly release: string
    readonly dataset: string
    readonly file_sha256: string
  }[]
}

export interface CoverageFile {
  readonly abn: string
  readonly period: ManifestFile['period']
  readonly standard_version: string
  readonly requirements: readonly {
    readonly id: string
    readonly is_counted: boolean
    readonly is_gate: boolean
    readonly evidence_status: string | null
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
  readonly outputs: Readonly<Record<string, string>>
}

export interface ProvenanceFile {
  readonly abn: string
  readonly period: ManifestFile['period']
  readonly snapshot: string
  readonly evidence_hash: string
  readonly hashed: { readonly inputs: readonly string[]; readonly methods: readonly MethodName[] }
  readonly releases: ReportFile['sources']
  readonly inputs: readonly InputEntry[]
  readonly records: readonly {
    readonly record: string
    readonly version: number
    readonly sha256: string
    readonly body: Readonly<Record<string, unknown>>
  }[]
  readonly calculations: readonly CalculationEntry[]
}

export interface Documents {
  readonly manifest: ManifestFile
  readonly report: ReportFile
  readonly coverage: CoverageFile
  readonly provenance: ProvenanceFile
  readonly summary: string
}
