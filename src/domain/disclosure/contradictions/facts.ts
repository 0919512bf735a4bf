import type { PrintedFacility } from '../../company/sites/printed-facilities.ts'
import type { EvidenceInput } from '../../evidence.ts'
import type { Period } from '../../period.ts'
import type { Listing } from '../duty/listing.ts'
import type { Framework } from '../framework.ts'
import type { RequirementFacts } from '../readiness/row.ts'
import type { DisclosureRecords } from '../records/kinds.ts'
import type { StatedPercentage } from '../records/market-based-evidence.ts'
import type { Measure } from '../records/s2-statements.ts'
import type { ClaimStanding, InstrumentRegisters } from '../scope2/instrument-registers.ts'
import type { RegisterLooks } from '../scope2/register-look.ts'
import type { RegistryActual } from '../targets/target-actuals.ts'

/** A facility of the company in a published table. */
export interface PublishedFacility {
  readonly name: string
  /** `safeguard` or `generation`. */
  readonly table: string
  readonly year: string
  readonly evidence: readonly EvidenceInput[]
}

/** What the Safeguard table prints of the company for its latest year. */
export interface PublishedSafeguard {
  readonly year: string
  readonly covered_t: number
  /** Null where a facility has no baseline. */
  readonly baseline_t: number | null
  /** Of the same year. */
  readonly facilities: readonly { readonly name: string; readonly covered_t: number }[]
  readonly evidence: readonly EvidenceInput[]
}

/** How many people the employers' table says that the company employs. */
export interface PublishedEmployer {
  /** The fewest of its band. */
  readonly least: number
  readonly band: string
  readonly year: string
  readonly evidence: readonly EvidenceInput[]
}

/** What is published about parts of a boundary: who facilities are printed under, and which entities the registry knows. */
export interface Elsewhere {
  readonly facilities: readonly PrintedFacility[]
  readonly entities: readonly {
    readonly abn: string
    /** The latest name of the registry. */
    readonly name: string
    readonly names: readonly string[]
    /** The newest year of the registry, where it prints the entity as a controlling corporation. */
    readonly registered_in: string | null
  }[]
}

/** A percentage that is loaded, of a year for which the electricity record states one, or of the nearest year. */
export interface LoadedPercentage {
  readonly percentage: StatedPercentage['percentage']
  readonly year: number
  readonly percent_text: string
  readonly evidence: readonly EvidenceInput[]
}

/** The range that the screening gives a category of scope 3, to the kilogram. */
export interface ScreenedRange {
  readonly category: string
  readonly low: number
  readonly high: number
}

/** What the ledger of a period comes to; null where no line is about it. */
export interface LedgerFigures {
  readonly version: number
  readonly measures: Readonly<Partial<Record<Measure, number>>>
  /** Location-based scope 2 of lines of electricity. */
  readonly electricity_t: number | null
  /** Categories of scope 3 that lines are about, beside the range of the screening. */
  readonly screened: readonly (ScreenedRange & { readonly declared: number })[]
}

/** All that contradictions are looked for in: the records of a period, and what was published of the company. */
export interface ContradictionFacts {
  readonly abn: string
  readonly period: Period
  /** The period of the years before that this one is held against; null without any. */
  readonly earlier_period: Period | null
  readonly records: DisclosureRecords
  readonly registry_years: readonly RegistryActual[]
  /** Whether the newest table of the registry holds the company. */
  readonly registered_in: string | null
  /** Figures of the reporting year from its ledger, to the kilogram; null without one. */
  readonly ledger: LedgerFigures | null
  /** In the order of the categories; empty where nothing could be screened. */
  readonly screening: readonly ScreenedRange[]
  /** Location-based scope 2 of the electricity record over all regions; null where a region has no figure. */
  readonly location_based_t: number | null
  /** The same, market-based: what its certificates and contracts leave. */
  readonly market_based_t: number | null
  readonly entity_type: string | null
  readonly income: {
    readonly aud: number
    readonly year: string
    readonly evidence: readonly EvidenceInput[]
  } | null
  readonly employer: PublishedEmployer | null
  readonly listing: Listing | null
  readonly elsewhere: Elsewhere
  /** Null when none of its facilities is covered in the latest year. */
  readonly safeguard: PublishedSafeguard | null
  readonly facilities: readonly PublishedFacility[]
  readonly finance_sector: { readonly is_finance: boolean; readonly reference: string } | null
  /** What was asked of registers about the certificates and credits of the electricity record, and what they say. */
  readonly registers: Pick<InstrumentRegisters, 'action_log' | 'credit_projects'>
  readonly looks: RegisterLooks
  readonly percentages: readonly LoadedPercentage[]
  /** Instruments whose certificates another record claims too, by id. */
  readonly claimed_elsewhere: ReadonlyMap<string, ClaimStanding>
  readonly requirements: readonly RequirementFacts[]
  readonly conditions: Framework['conditions']
}
