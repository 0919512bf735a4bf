import type { RiskLevel } from '../../domain/company/bands.ts'
import type { HazardColumn } from '../../domain/company/portfolio-hazards.ts'
import type { ReportSource } from '../../domain/disclosure/report/report.ts'
import type { GivenChange, PortfolioChange } from '../../domain/portfolio/change.ts'
import type { GivenPortfolio } from '../../domain/portfolio/portfolio.ts'
import type { RiskAmounts } from '../../domain/portfolio/risk-amounts.ts'

/** Words of a holding, by the headings of their columns in the sheet Holdings. */
export const HOLDING_WORDS = [
  'ABN',
  'Name',
  'Status',
  'Reason',
  'Class',
  'Industry division',
  'GICS industry',
  'State',
  'Safeguard',
  'Transition risk',
  'Physical risk',
  'Emissions from',
  'Row of the book',
] as const
export type HoldingWord = (typeof HOLDING_WORDS)[number]

/** What a reader sees of a holding beside its figures. */
export interface HoldingLabel {
  readonly words: Readonly<Record<HoldingWord, string | null>>
  readonly undrawn_aud: number | null
  readonly why: string
}

/** A part of a portfolio with the totals that the service states for it. */
export interface StatedPart {
  /** What its holdings have in the columns that the table goes by. */
  readonly keys: readonly string[]
  readonly holdings: number
  readonly outstanding_aud: number
  readonly undrawn_aud: number | null
  readonly covered_aud: number
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  readonly scope1_and_2_t: number | null
  readonly scope3_t: number | null
}

/** Parts by one or two columns of the sheet Holdings, the largest amount first, what is not known last. */
export interface StatedTable {
  readonly title: string
  readonly by: readonly HoldingWord[]
  readonly parts: readonly StatedPart[]
}

/** Amounts by climate risk, and the bands of each company that they come from. */
export interface ExportedRisk {
  readonly amounts: RiskAmounts
  readonly columns: readonly HazardColumn[]
  readonly companies: readonly {
    readonly abn: string
    readonly name: string | null
    readonly transition: RiskLevel | null
    readonly physical: RiskLevel | null
    /** In the order of `columns`. */
    readonly hazards: readonly (RiskLevel | null)[]
  }[]
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
  readonly undrawn_aud: number | null
  readonly parts: readonly StatedTable[]
  /** By industry and asset class, as paragraphs B62 and B63 ask for; then what is not covered and why. */
  readonly disclosure: readonly StatedTable[]
  readonly not_covered: StatedTable
  readonly contributors: readonly {
    readonly name: string
    readonly outstanding_aud: number
    readonly scope1_and_2_t: number
    readonly share_of_emissions: number | null
  }[]
  /** Null where they were not asked for. */
  readonly risk: ExportedRisk | null
  readonly change: {
    readonly since: string
    readonly stated: PortfolioChange
    readonly given: GivenChange
  } | null
  readonly caveats: readonly string[]
  readonly sources: readonly ReportSource[]
}
