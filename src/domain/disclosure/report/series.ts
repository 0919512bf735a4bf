import type { Availability } from '../../availability.ts'

/** The numbers behind the charts of a report, ready to draw. Null where there is nothing to draw. */
export interface ReportSeries {
  readonly emissions: EmissionsSeries | null
  readonly sector: SectorSeries | null
  readonly safeguard: SafeguardSeries | null
  readonly climate: ClimateSeriesSet | null
  readonly readiness: readonly ReadinessBar[]
  readonly targets: readonly TargetSeries[]
}

/** Every registry year that is loaded, gaps as nulls with their reason, and the line to 2029-30 of scope 1 and 2. */
export interface EmissionsSeries {
  readonly unit: 't CO2-e'
  readonly years: readonly {
    readonly reporting_year: string
    readonly scope1_t: number | null
    readonly scope2_t: number | null
    readonly total_t: number | null
    readonly reason_code: string | null
  }[]
  readonly trajectory: readonly {
    readonly reporting_year: string
    /** Null where the line fell below zero. */
    readonly value: number | null
    readonly low: number | null
    readonly high: number | null
    readonly floored: boolean
  }[]
  readonly confidence: number
  /** First year on the present set of warming potentials: the line is fitted from here on. */
  readonly gwp_break: string
}

/** The company among its peers. Peers are named by ABN: all of it is public. */
export interface SectorSeries {
  readonly level: string
  readonly code: string
  readonly title: string
  readonly reporting_year: string
  /** What the percentile to quote compares; null where there is none. */
  readonly headline_metric: string | null
  readonly metrics: readonly {
    readonly metric: string
    readonly unit: string
    readonly value: number | null
    readonly p25: number | null
    readonly median: number | null
    readonly p75: number | null
    /** In ascending order, the company included. */
    readonly peers: readonly { readonly abn: string; readonly value: number; readonly is_company: boolean }[]
  }[]
}

export interface SafeguardSeries {
  readonly reporting_year: string
  readonly facilities: readonly {
    readonly facility: string
    readonly responsible_emitter: string
    readonly role: string
    readonly status: string
    readonly band: string | null
    readonly covered_emissions_t: number
    readonly baseline_t: number | null
    readonly net_emissions_t: number | null
    readonly exceedance_percent: number | null
    readonly accus_surrendered: number | null
    readonly smcs_surrendered: number | null
    readonly smcs_issued: number | null
    /** What the statutory decline leaves, and where the facility's own trend leads. */
    readonly outlook: readonly {
      readonly reporting_year: string
      readonly baseline_t: number
      readonly projected_t: number | null
      readonly shortfall_t: number | null
    }[]
  }[]
}

export interface ClimateSeriesSet {
  readonly place: {
    readonly name: string
    readonly lat: number
    readonly lon: number
    readonly quality: string
  }
  readonly indicators: readonly {
    readonly indicator: string
    readonly unit: string | null
    readonly availability: Availability
    readonly station: { readonly name: string; readonly source: string; readonly distance_km: number } | null
    readonly baseline: {
      readonly first_year: number
      readonly last_year: number
      readonly mean: number
      readonly standard_deviation: number
    } | null
    readonly recent: { readonly first_year: number; readonly last_year: number; readonly mean: number } | null
    /** Complete years only; empty where the source prints no annual values. */
    readonly years: readonly { readonly year: number; readonly value: number }[]
    readonly band: string | null
  }[]
}

export interface ReadinessBar {
  readonly pillar: string
  readonly readiness_state: string
  readonly numerator: number
  readonly denominator: number
  /** How many requirements that count have each status. */
  readonly counts: Readonly<Record<string, number>>
}

export interface TargetSeries {
  readonly target_id: string
  readonly name: string
  readonly unit: string
  readonly status: string
  readonly reasons: readonly { readonly reason_code: string; readonly detail: string }[]
  readonly actuals_source: string
  /** The year whose actual is the total of the ledger. */
  readonly ledger_year: number | null
  readonly points: readonly {
    readonly year: number
    readonly expected: number
    readonly actual: number | null
  }[]
  readonly milestones: readonly { readonly year: number; readonly value: number }[]
}
