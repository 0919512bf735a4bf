import { compareText } from '../text-order.ts'
import type { AttributedHolding, Portfolio } from './portfolio.ts'
import { BREAKDOWNS, type PartTotals, totalsOfPart } from './summary.ts'

/** Gross exposure and financed emissions of an industry in an asset class, as B62 and B63 ask for them. */
export interface IndustryRow extends PartTotals {
  readonly industry: string | null
  readonly title: string | null
  readonly asset_class: string
}

/** Amounts that no emissions stand behind, by the reason. */
export interface ExcludedRow {
  readonly reason_code: string
  readonly holdings: number
  readonly outstanding_aud: number
}

export interface DisclosureTables {
  /** Industries by ANZSIC, as version 2025-12 of the standard allows. */
  readonly by_anzsic: readonly IndustryRow[]
  /** Industries by GICS, which version 2024-09 asks for; null where no holding has a code. */
  readonly by_gics: readonly IndustryRow[] | null
  readonly excluded: readonly ExcludedRow[]
}

export function disclosureTables(portfolio: Portfolio): DisclosureTables {
  const { holdings } = portfolio
  const hasGics = holdings.some(({ holding }) => holding.gics_industry_code !== undefined)
  return {
    by_anzsic: industryRows(portfolio, 'anzsic_division'),
    by_gics: hasGics ? industryRows(portfolio, 'gics_industry') : null,
    excluded: excludedRows(holdings),
  }
}

function industryRows(portfolio: Portfolio, by: keyof typeof BREAKDOWNS): IndustryRow[] {
  const keyOf = BREAKDOWNS[by]!
  const { holdings } = portfolio
  const groups = Map.groupBy(
    holdings.keys(),
    (row) => `${keyOf(holdings[row]!)?.key ?? '~'}\n${holdings[row]!.holding.asset_class}`,
  )
  return [...groups]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([, rows]) => {
      const first = holdings[rows[0]!]!
      const industry = keyOf(first)
      return {
        industry: industry?.key ?? null,
        title: industry?.title ?? null,
        asset_class: first.holding.asset_class,
        ...totalsOfPart(portfolio, rows),
      }
    })
}

function excludedRows(holdings: readonly AttributedHolding[]): ExcludedRow[] {
  const left = holdings.filter(({ status }) => status !== 'covered')
  return [...Map.groupBy(left, ({ reason_code }) => reason_code ?? 'not_attributed')]
    .map(([reason_code, own]) => ({
      reason_code,
      holdings: own.length,
      outstanding_aud: own.reduce((sum, { holding }) => sum + holding.outstanding_aud, 0),
    }))
    .toSorted((a, b) => b.outstanding_aud - a.outstanding_aud || compareText(a.reason_code, b.reason_code))
}
