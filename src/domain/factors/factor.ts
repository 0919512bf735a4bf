import type { EvidenceInput } from '../evidence.ts'

/** One printed cell of an edition of the national factors, with the release that it was read from. */
export interface FactorRow {
  readonly release_id: string
  readonly dataset: string
  readonly file_sha256: string
  /** False when a later issue of the same edition supersedes it. */
  readonly in_force: boolean
  readonly row_ref: string
  readonly edition: string
  readonly vintage: string | null
  readonly scope: number | null
  readonly category: string
  readonly subcategory: string
  readonly activity: string
  readonly region: string
  readonly period: string | null
  readonly gas: string
  readonly value: number | null
  readonly value_text: string | null
  readonly unit: string
  readonly energy_content: number | null
  readonly energy_content_text: string | null
  readonly energy_content_unit: string | null
  readonly method: FactorMethod | null
  readonly carbon_origin: CarbonOrigin | null
  readonly gwp_set: string | null
  readonly table: string
  readonly table_title: string
  readonly cell: string
  readonly footnote: string | null
  readonly flags: readonly string[]
}

/** Of electricity. */
type FactorMethod = 'location_based' | 'market_based'

type CarbonOrigin = 'fossil' | 'biogenic_or_renewable'

/** One published figure of a factor. */
export interface FactorValue {
  /** co2, ch4, n2o, hfc, cf4, c2f6, total, or n/a if it is not an emission. */
  readonly gas: string
  /** Null where the publisher prints a mark; `flags` say which. */
  readonly value: number | null
  readonly value_text: string | null
  readonly unit: string
  readonly table: string
  readonly cell: string
  readonly flags: readonly string[]
}

export type FactorKind = 'emission_factor' | 'rate' | 'conversion'

/** How the total of all gases is known. */
export type TotalBasis = 'published' | 'computed_sum' | 'single_gas' | 'none'

/** All gases of one activity, region and unit in one edition. */
export interface Factor {
  /** The same in every edition. */
  readonly factor_id: string
  /** Of this edition and issue alone. */
  readonly row_id: string
  readonly kind: FactorKind
  readonly edition: string
  readonly vintage: string | null
  readonly superseded: boolean
  readonly release_id: string
  /** Null: scopes 2 and 3 together. */
  readonly scope: 1 | 2 | 3 | null
  readonly category: string
  readonly subcategory: string
  readonly activity: string
  readonly region: string
  /** Financial year as printed, in tables that hold several. */
  readonly period: string | null
  readonly method: FactorMethod | null
  readonly carbon_origin: CarbonOrigin | null
  readonly gwp_set: string | null
  /** Unit of the total. */
  readonly unit: string
  readonly gases: readonly FactorValue[]
  readonly total: FactorValue | null
  readonly total_basis: TotalBasis
  readonly energy_content: {
    readonly value: number
    readonly value_text: string
    readonly unit: string
  } | null
  readonly table: string
  readonly table_title: string
  readonly cells: readonly string[]
  readonly footnotes: readonly string[]
  readonly flags: readonly string[]
  readonly inputs: readonly EvidenceInput[]
}
