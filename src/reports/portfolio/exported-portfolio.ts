import type { ReportSource } from '../../domain/disclosure/report/report.ts'
import type { GivenPortfolio, HoldingStatus } from '../../domain/portfolio/portfolio.ts'

/** What a reader sees of a holding beside its figures. */
export interface HoldingLabel {
  readonly id: string
  readonly abn: string | null
  readonly name: string | null
  readonly status: HoldingStatus
  readonly why: string
  readonly emissions_from: string | null
  readonly ref: string | null
  readonly state: string | null
  readonly division: string | null
  readonly flags: readonly string[]
}

/** A part of a portfolio with the totals that the service states for it. */
export interface StatedPart {
  readonly title: string
  readonly outstanding_aud: number
  readonly covered_aud: number
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly scope1_and_2_t: number | null
}

/** A portfolio as plain data, for files that are made in another thread. */
export interface ExportedPortfolio {
  readonly title: string
  readonly balance_date: string
  readonly registry_year: string | null
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly method: { readonly id: string; readonly version: string }
  /** Of the saved portfolio; null for a preview. */
  readonly version: number | null
  readonly given: GivenPortfolio
  readonly labels: readonly HoldingLabel[]
  /** Figures of the whole portfolio by the names that the formula has for them, as the service states them. */
  readonly totals: Readonly<Record<string, number | null>>
  /** By the column of the sheet Holdings that tells the parts apart. */
  readonly parts: Readonly<Record<'Asset class' | 'Industry division', readonly StatedPart[]>>
  readonly contributors: readonly {
    readonly name: string
    readonly outstanding_aud: number
    readonly scope1_and_2_t: number
    readonly share_of_emissions: number | null
  }[]
  readonly excluded: readonly {
    readonly reason_code: string
    readonly holdings: number
    readonly outstanding_aud: number
  }[]
  readonly caveats: readonly string[]
  readonly sources: readonly ReportSource[]
}
