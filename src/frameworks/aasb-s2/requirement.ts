export const VERSIONS = ['2024-09', '2025-12'] as const
export type StandardVersion = (typeof VERSIONS)[number]

export const PILLARS = [
  'general',
  'governance',
  'strategy',
  'risk_management',
  'metrics_and_targets',
] as const
export type Pillar = (typeof PILLARS)[number]

/** What this service can answer of a requirement. No scored paragraph is fully met by government data alone. */
export const COVERAGE_STATUSES = [
  'covered',
  'partially_covered',
  'tenant_supplied',
  'not_covered',
  'not_applicable',
] as const
export type CoverageStatus = (typeof COVERAGE_STATUSES)[number]

/** Requirements that examples in schemas and messages name: one with a figure, with its slug, and one with a statement. */
export const EXAMPLES = { figure: '29(a)(i)(1)', figure_slug: '29-a-i-1' } as const

/** One paragraph of the standard or the Act in one version, in our own words. */
export interface Requirement {
  readonly id: string
  /** The id for paths, as in `EXAMPLES`. */
  readonly slug: string
  readonly framework: 'AASB_S2' | 'CORPORATIONS_ACT_2001'
  readonly parent_id: string | null
  /** A heading that only holds others; never scored. */
  readonly is_heading: boolean
  readonly part: string
  readonly pillar: Pillar
  readonly title: string
  readonly type: string
  readonly obligation: string
  readonly applies_when: string | null
  readonly data_needs: string | null
  /** A statement as an invented company might write it; null where nothing is stated. */
  readonly example: string | null
  /** Where the paragraph is in this version: in_force, amended, added, deleted or absent. */
  readonly status_in_version: string
  /** Coverage by the company pack, which includes the reference pack. */
  readonly coverage_status: CoverageStatus
  /** Coverage by the reference pack alone. */
  readonly reference_coverage_status: CoverageStatus
  readonly coverage_source: string | null
  readonly scored: boolean
  readonly assured_year1: boolean
  /** Statement with modified liability that it belongs to: scope_3, scenario_analysis, transition_plan. */
  readonly protected_statement: string | null
  readonly ifrs_s2_ref: string | null
  /** Elements of the digital taxonomy. */
  readonly taxonomy_elements: readonly string[]
  readonly cross_refs: readonly string[]
  readonly note: string | null
}
