import type { IsoDay } from '../../calendar.ts'
import type { ENTITY_KINDS } from './duty-fields.ts'

export type NgerStatus = 'above_threshold' | 'registered' | 'not_registered'
export type EntityKind = (typeof ENTITY_KINDS)[number]

/** What decides the duty. Null is unknown, and never counts as no. */
export interface DutyFacts {
  /** Whether the company must lodge financial reports under Chapter 2M of the Act; without that there is no duty. */
  readonly lodges_financial_reports: boolean | null
  readonly revenue_aud: number | null
  readonly gross_assets_aud: number | null
  readonly employees: number | null
  readonly nger: NgerStatus | null
  /** Assets at the year end of a scheme or fund that owns assets for others; zero for everyone else. */
  readonly asset_owner_aud: number | null
  readonly entity_kind: EntityKind | null
  readonly listed: boolean | null
  /** Last day of the financial year, as MM-DD. */
  readonly year_end: string | null
  /** The same by an earlier period of the company, where this one ends on another day and that is not explained and approved. */
  readonly earlier_year_end: string | null
  /** First days of financial years that do not begin on the same day each year. */
  readonly year_starts: readonly IsoDay[] | null
  /** Whether a period of more than 53 weeks is shown to be the first since the entity was formed: no other may be as long. */
  readonly first_year_shown: boolean | null
}

const UNKNOWN: DutyFacts = {
  lodges_financial_reports: null,
  revenue_aud: null,
  gross_assets_aud: null,
  employees: null,
  nger: null,
  asset_owner_aud: null,
  entity_kind: null,
  listed: null,
  year_end: null,
  earlier_year_end: null,
  year_starts: null,
  first_year_shown: null,
}

export const FACT_NAMES = Object.keys(UNKNOWN) as readonly (keyof DutyFacts)[]

/** All facts, null where nothing is known. */
export const knownFacts = (facts: Partial<DutyFacts>): DutyFacts => ({ ...UNKNOWN, ...facts })
