import type { EvidenceInput } from '../evidence.ts'
import type { Period } from '../period.ts'
import type { HeldMeasure } from './measures.ts'
import type { Per } from './rates.ts'

/** Who says a figure. */
export type Basis =
  /** A figure of a record of the company. */
  | 'declared'
  /** What follows from records of the company, such as its ledger. */
  | 'computed'
  /** A table of a publisher, as it is in force. */
  | 'published'
  /** A figure that the publisher has since restated. */
  | 'earlier_edition'

/** A figure that the service holds about the company. */
export interface HeldFigure {
  readonly measure: HeldMeasure
  readonly value: number
  readonly period: Period
  readonly basis: Basis
  /** Null for the whole company. */
  readonly facility: string | null
  /** Where it stands, in words: the table with its year, or the record. */
  readonly source: string
  /** JSON pointer into the statements; null for published figures. */
  readonly pointer: string | null
  readonly evidence: readonly EvidenceInput[]
}

/** A target that the company has recorded. */
export interface HeldTarget {
  readonly name: string
  /** Measures under which a text may speak of it. */
  readonly measures: readonly HeldMeasure[]
  /** The calendar year in which it ends. */
  readonly by: number
  readonly reduction_percent: number | null
  /** In tonnes; null for a target in per cent, an intensity, or another unit. */
  readonly value_t: number | null
  readonly source: string
  readonly pointer: string
}

/** A national factor, in kilograms of CO2-e per unit of `per`. */
export interface HeldFactor {
  readonly factor_id: string
  readonly edition: string
  /** Of an issue that a later one of the same edition replaced. */
  readonly superseded: boolean
  readonly scope: 1 | 2 | 3
  /** Words by which a text names its region or fuel. */
  readonly names: readonly string[]
  readonly per: Per
  readonly value: number
  readonly printed: { readonly value: number; readonly unit: string }
  readonly what: string
  readonly source: string
  readonly evidence: readonly EvidenceInput[]
}

/** How much the consumer price index (all groups, eight capital cities) changed over a year. */
export interface HeldPriceChange {
  /** The last month of the year, such as 2024-06. */
  readonly ending: string
  readonly percent: number
  readonly source: string
  readonly evidence: readonly EvidenceInput[]
}

/** All that a text is compared with. */
export interface Held {
  /** The period of the text: what a number without a year is about. */
  readonly period: Period
  /** Names of the company, so that its own is not taken for another. */
  readonly names: readonly string[]
  /** What the requirement asks for: what a number without a subject is of. */
  readonly measures: readonly HeldMeasure[]
  readonly figures: readonly HeldFigure[]
  readonly targets: readonly HeldTarget[]
  /** Of all editions. */
  readonly factors: readonly HeldFactor[]
  readonly price_changes: readonly HeldPriceChange[]
}
