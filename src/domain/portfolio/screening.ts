import type { CompanyScreening } from '../company/scope3/screen-company.ts'
import { evaluate } from '../formula/evaluate.ts'
import { periodEnd, type ReportingYear } from '../reporting-year.ts'
import { isTooOld } from './company.ts'
import { PORTFOLIO_FORMULAS } from './formula.ts'
import type { AttributedHolding, Portfolio } from './portfolio.ts'
import type { SCREENED_ENDS } from './screening-formula.ts'

type Tonnes = Readonly<Record<`${(typeof SCREENED_ENDS)[number]}_t`, number | null>>

/** What the screening of a company gives a portfolio. */
export interface ScreenedCompany {
  readonly reporting_year: ReportingYear
  readonly categories: readonly (Tonnes & { readonly category: number; readonly name: string })[]
}

export const screenedCompany = ({
  reporting_year,
  categories,
}: Pick<CompanyScreening, 'reporting_year' | 'categories'>): ScreenedCompany => ({
  reporting_year,
  categories: categories.flatMap(({ category, name, emissions_t }) =>
    emissions_t === null
      ? []
      : [
          {
            category,
            name,
            low_t: emissions_t.low,
            central_t: emissions_t.central,
            high_t: emissions_t.high,
          },
        ],
  ),
})

export interface ScreenedCategoryAmount extends Tonnes {
  readonly category: number
  readonly name: string
  readonly holdings: number
  readonly screened_aud: number
  readonly by_amount: number | null
}

export interface ScreenedHolding {
  readonly id: string
  readonly abn: string
  readonly reporting_year: ReportingYear
  readonly categories: readonly (Tonnes & { readonly category: number })[]
}

/** Scope 3 that is not reported, screened: apart from every total, by category. */
export interface PortfolioScreening {
  readonly categories: readonly ScreenedCategoryAmount[]
  readonly holdings: readonly ScreenedHolding[]
  readonly not_screened: readonly {
    readonly reason_code: string
    readonly holdings: number
    readonly outstanding_aud: number
  }[]
}

type Attributable = AttributedHolding & { readonly abn: string; readonly denominator_aud: number }

/** Screens the holdings whose amount can be attributed and that bring no scope 3. */
export function screenPortfolio(
  portfolio: Portfolio,
  screenings: ReadonlyMap<string, ScreenedCompany>,
): PortfolioScreening {
  const screened: { readonly one: Attributable; readonly company: ScreenedCompany }[] = []
  const left = new Map<string, { holdings: number; outstanding_aud: number }>()
  for (const one of portfolio.holdings) {
    const company = one.abn === null ? undefined : screenings.get(one.abn)
    const reason = whyNot(one, company, portfolio)
    if (reason === null) screened.push({ one: one as Attributable, company: company! })
    else {
      const count = left.get(reason) ?? { holdings: 0, outstanding_aud: 0 }
      left.set(reason, {
        holdings: count.holdings + 1,
        outstanding_aud: count.outstanding_aud + one.holding.outstanding_aud,
      })
    }
  }
  const names = new Map(
    screened.flatMap(({ company }) =>
      company.categories.map(({ category, name }) => [category, name] as const),
    ),
  )
  const columns = new Map<number, ReadonlyMap<string, Tonnes>>()
  const categories = [...names]
    .toSorted(([a], [b]) => a - b)
    .map(([category, name]): ScreenedCategoryAmount => {
      const own = screened.flatMap(({ one, company }) => {
        const found = company.categories.find((it) => it.category === category)
        return found === undefined ? [] : [{ one, found }]
      })
      const evaluation = evaluate(PORTFOLIO_FORMULAS.formula('screened_category'), {
        outstanding_aud: portfolio.found.number('outstanding_aud'),
        holdings: own.map(({ one, found: { low_t, central_t, high_t } }) => ({
          outstanding_aud: one.holding.outstanding_aud,
          denominator_aud: one.denominator_aud,
          low_t,
          central_t,
          high_t,
        })),
      })
      columns.set(
        category,
        new Map(
          own.map(({ one }, row) => [
            one.id,
            tonnes((end) => evaluation.numberAt(`holdings.financed_${end}_t`, row)),
          ]),
        ),
      )
      return {
        category,
        name,
        ...tonnes((end) => evaluation.number(`${end}_t`)),
        holdings: own.length,
        screened_aud: evaluation.number('screened_aud') ?? 0,
        by_amount: evaluation.number('by_amount'),
      }
    })
  return {
    categories,
    holdings: screened.map(({ one, company }) => ({
      id: one.id,
      abn: one.abn,
      reporting_year: company.reporting_year,
      categories: company.categories.map(({ category }) => ({
        category,
        ...columns.get(category)!.get(one.id)!,
      })),
    })),
    not_screened: [...left]
      .map(([reason_code, count]) => ({ reason_code, ...count }))
      .toSorted((a, b) => b.outstanding_aud - a.outstanding_aud || (a.reason_code < b.reason_code ? -1 : 1)),
  }
}

const tonnes = (of: (end: (typeof SCREENED_ENDS)[number]) => number | null): Tonnes => ({
  low_t: of('low'),
  central_t: of('central'),
  high_t: of('high'),
})

function whyNot(
  { abn, denominator_aud, attribution_factor, emissions, holding }: AttributedHolding,
  company: ScreenedCompany | undefined,
  { question: { balance_date, registry_year } }: Portfolio,
): string | null {
  if (abn === null) return 'no_company'
  if ((emissions?.scope3_t ?? holding.own_emissions?.scope3_t ?? null) !== null) return 'scope3_reported'
  if (attribution_factor === null || denominator_aud === null) return 'not_attributed'
  // A screening by head count alone is of no year, and so of none that can be held against the balance date.
  if (company === undefined || company.categories.length === 0 || company.reporting_year === '')
    return 'nothing_to_screen'
  if (periodEnd(company.reporting_year) > balance_date) return 'screening_after_balance_date'
  return isTooOld(company.reporting_year, registry_year) ? 'screening_too_old' : null
}
