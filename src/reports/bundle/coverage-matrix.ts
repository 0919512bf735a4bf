import type { Disclosure, DisclosureRequirement } from '../../domain/disclosure/disclosure.ts'
import type { ReadinessRow } from '../../domain/disclosure/readiness/assess.ts'
import type { EvidenceStatus, SetAside } from '../../domain/disclosure/readiness/row.ts'
import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'
import type { Period } from '../../domain/period.ts'

/** One requirement: what the service can answer, what the evidence is, and why. */
export interface CoverageRow {
  readonly id: string
  readonly slug: string
  readonly framework: string
  readonly parent_id: string | null
  readonly is_heading: boolean
  readonly pillar: string
  readonly title: string
  readonly obligation: string
  readonly applies_when: string | null
  readonly status_in_version: string
  readonly coverage_status: string
  readonly coverage_source: string | null
  readonly scored: boolean
  readonly assured_year1: boolean
  readonly protected_statement: string | null
  readonly taxonomy_elements: readonly string[]
  readonly is_gate: boolean
  readonly is_counted: boolean
  /** Null where readiness does not look: headings, definitions and whatever the version lacks. */
  readonly evidence_status: EvidenceStatus | null
  /** What speaks for it: records by version, published data by name. */
  readonly references: readonly string[]
  /** Hashes of the records among the references. */
  readonly evidence_ids: readonly string[]
  /** Figures of report.json that bear on it. */
  readonly metric_ids: readonly string[]
  /** The relief, statement or classification by which it is set aside. */
  readonly relief: SetAside | null
  readonly reason: string
}

/** coverage-matrix.json: every requirement of the version. */
export interface CoverageMatrix {
  readonly schema: 'southerly/coverage-matrix/1'
  readonly abn: string
  readonly period: Period
  readonly standard_version: string
  readonly requirements_sha256: string
  readonly requirements: readonly CoverageRow[]
}

export function composeCoverage(disclosure: Disclosure, report: DisclosureReport): CoverageMatrix {
  const rows = new Map(disclosure.readiness.rows.map((row) => [row.requirement_id, row]))
  return {
    schema: 'southerly/coverage-matrix/1',
    abn: disclosure.company.abn,
    period: disclosure.period,
    standard_version: disclosure.standard.version,
    requirements_sha256: disclosure.standard.requirements_sha256,
    requirements: disclosure.requirements.map((requirement) => ({
      ...factsOf(requirement),
      ...evidenceOf(requirement, rows.get(requirement.id), report),
    })),
  }
}

const factsOf = (requirement: DisclosureRequirement) => ({
  id: requirement.id,
  slug: requirement.slug,
  framework: requirement.framework,
  parent_id: requirement.parent_id,
  is_heading: requirement.is_heading,
  pillar: requirement.pillar,
  title: requirement.title,
  obligation: requirement.obligation,
  applies_when: requirement.applies_when,
  status_in_version: requirement.status_in_version,
  coverage_status: requirement.coverage_status,
  coverage_source: requirement.coverage_source,
  scored: requirement.scored,
  assured_year1: requirement.assured_year1,
  protected_statement: requirement.protected_statement,
  taxonomy_elements: requirement.taxonomy_elements,
})

function evidenceOf(
  requirement: DisclosureRequirement,
  row: ReadinessRow | undefined,
  report: DisclosureReport,
) {
  const references = row?.references ?? []
  return {
    is_gate: row?.is_gate ?? false,
    is_counted: row?.is_counted ?? false,
    evidence_status: row?.evidence_status ?? null,
    references,
    evidence_ids: recordHashes(references, report),
    metric_ids: report.metrics
      .filter((metric) => metric.value !== null && metric.requirement_ids.includes(requirement.id))
      .map(({ id }) => id),
    relief: row?.set_aside ?? null,
    reason: row?.detail ?? whyNotAssessed(requirement),
  }
}

/** References name a record by kind and version; the hash says which content that was. */
function recordHashes(references: readonly string[], { records }: DisclosureReport): string[] {
  return records.flatMap(({ record, version, sha256 }) =>
    sha256 !== null && references.some((text) => text.endsWith(`${record} version ${version}`))
      ? [sha256]
      : [],
  )
}

function whyNotAssessed({ is_heading, coverage_status, status_in_version }: DisclosureRequirement): string {
  if (is_heading) return 'A heading: each item under it is assessed separately.'
  if (status_in_version === 'deleted' || status_in_version === 'absent')
    return `The paragraph is ${status_in_version} in this version.`
  return coverage_status === 'not_applicable'
    ? 'Context or definition: there is nothing to disclose.'
    : 'Not scored: guidance, an option, or part of another paragraph.'
}
