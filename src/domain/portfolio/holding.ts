import type { IsoDay } from '../calendar.ts'

/** Classes of what is lent to or owned of a company. */
export const COMPANY_CLASSES = [
  'listed_equity',
  'corporate_bond',
  'business_loan',
  'unlisted_equity',
  'project_finance',
] as const

/** Classes that are about a thing: no company stands behind them. */
export const PROPERTY_CLASSES = ['mortgage', 'commercial_property'] as const
export const VEHICLE_CLASSES = ['motor_vehicle_loan'] as const
export const ASSET_CLASSES = [...COMPANY_CLASSES, ...PROPERTY_CLASSES, ...VEHICLE_CLASSES] as const
export type AssetClass = (typeof ASSET_CLASSES)[number]

/** How emissions that the caller brings were found, and so how good they are. */
export const OWN_BASES = ['reported', 'production', 'revenue', 'sector'] as const
export type OwnBasis = (typeof OWN_BASES)[number]

/** Emissions of the whole company, as the caller knows them. */
export interface OwnEmissions {
  readonly scope1_t?: number | undefined
  readonly scope2_t?: number | undefined
  readonly scope3_t?: number | undefined
  /** Last day of the year that they are of. */
  readonly year_end?: IsoDay | undefined
  readonly source?: string | undefined
  readonly assured?: boolean | undefined
  readonly basis?: OwnBasis | undefined
}

export const TARGETS = ['validated', 'declared', 'none'] as const
export type HoldingTarget = (typeof TARGETS)[number]

/** A holding as it is sent. What is left out is not known; nothing has a default that stands for a figure. */
export interface Holding {
  readonly id?: string | undefined
  readonly abn?: string | undefined
  readonly acn?: string | undefined
  readonly name?: string | undefined
  readonly ticker?: string | undefined
  readonly asset_class: string
  readonly outstanding_aud: number
  readonly undrawn_aud?: number | undefined
  readonly evic_aud?: number | undefined
  /** At the base date of an adjustment for inflation. */
  readonly evic_base_aud?: number | undefined
  readonly total_equity_aud?: number | undefined
  readonly total_debt_aud?: number | undefined
  readonly revenue_aud?: number | undefined
  readonly own_emissions?: OwnEmissions | undefined
  readonly target?: HoldingTarget | undefined
  readonly gics_industry_code?: string | undefined
  readonly property_value_aud?: number | undefined
  readonly vehicle_value_aud?: number | undefined
  /** Kind of dwelling, building or vehicle, as the loaded averages name it. */
  readonly asset_kind?: string | undefined
  readonly floor_area_m2?: number | undefined
  readonly intensity_kwh_per_m2?: number | undefined
  readonly electricity_kwh?: number | undefined
  readonly gas_gj?: number | undefined
  readonly state?: string | undefined
  readonly distance_km?: number | undefined
  readonly fuel?: string | undefined
  readonly fuel_l?: number | undefined
  readonly fuel_l_per_100_km?: number | undefined
  /** Where the caller's book has it. */
  readonly ref?: string | undefined
}

/** More than all assets of the country: a figure above it is a slip of units. */
export const LARGEST_AUD = 1e14
export const LARGEST_QUANTITY = 1e12
/** Of a name or source. */
export const LONGEST_TEXT = 120

/** Most holdings of a portfolio. */
export const MOST_HOLDINGS = 10_000

export const isCompanyClass = (name: string): boolean => (COMPANY_CLASSES as readonly string[]).includes(name)

export const isSupported = (name: string): name is AssetClass =>
  (ASSET_CLASSES as readonly string[]).includes(name)
