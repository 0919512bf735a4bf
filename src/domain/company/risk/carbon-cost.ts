import type { Evaluation } from '../../formula/evaluate.ts'
import type { GivenValues } from '../../formula/given.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { printed } from '../../working.ts'
import type { RiskLevel } from '../bands.ts'
import type { Evidenced } from '../outcome.ts'

/** What a tonne would cost: the caller's price, or a planning value that is published for the year. */
export interface CarbonPrice extends Evidenced {
  readonly aud_per_t: number
  readonly basis: 'caller' | 'planning_value'
  /** What the price is, in words. */
  readonly label: string
}

/** Why tonnes decide. Each is a flag too. */
export type WithoutIncome = 'income_not_published' | 'income_boundary_differs' | 'scope_not_published'

/** The emissions of the latest year, and the income that they are held against. */
export interface CarbonCostInput extends Evidenced {
  readonly reporting_year: ReportingYear
  readonly scope1_t: number | null
  readonly scope2_t: number | null
  /** Null where none counts, which `without_income` explains. */
  readonly income: (Evidenced & { readonly income_year: string; readonly total_income_aud: number }) | null
  readonly without_income: WithoutIncome | null
  /** Electricity transmission or distribution: scope 2 is what the lines lose. */
  readonly is_network: boolean
  readonly price: CarbonPrice | null
}

/** How the leading component came about. */
export interface CarbonCost {
  readonly reporting_year: ReportingYear
  readonly basis: 'income' | 'tonnes'
  readonly scope1_t: number | null
  readonly scope1_band: RiskLevel | null
  readonly scope1_t_per_aud_million: number | null
  /** Null where it is not published, or left out as the losses of a network. */
  readonly scope2_t: number | null
  readonly scope2_band: RiskLevel | null
  readonly scope2_t_per_aud_million: number | null
  readonly network_losses_left_out: boolean
  readonly total_income_aud: number | null
  readonly income_year: string | null
  readonly price: Omit<CarbonPrice, 'evidence'> | null
  /** Scope 1 at that price: a planning figure, not a liability. */
  readonly cost_aud: number | null
  readonly cost_percent_of_income: number | null
}

/** What the formula is given of it. */
export const carbonCostGiven = (input: CarbonCostInput | null): GivenValues => ({
  scope1_t: input && printed(input.scope1_t, input.evidence, 'scope1_t'),
  scope2_t: input && printed(input.scope2_t, input.evidence, 'scope2_t'),
  total_income_aud: input?.income ? printed(input.income.total_income_aud, input.income.evidence) : null,
  is_network: input?.is_network ?? false,
  price_aud_per_t: priceGiven(input?.price ?? null),
})

/** A caller's price is printed nowhere. */
const priceGiven = (price: CarbonPrice | null): GivenValues[string] => {
  if (price === null) return null
  return price.evidence.length === 0 ? price.aud_per_t : printed(price.aud_per_t, price.evidence)
}

export function carbonCostOf(input: CarbonCostInput, evaluation: Evaluation): CarbonCost {
  const { reporting_year, income, price, is_network } = input
  const level = (name: string): RiskLevel | null => evaluation.text(name) as RiskLevel | null
  return {
    reporting_year,
    basis: income === null ? 'tonnes' : 'income',
    scope1_t: input.scope1_t,
    scope1_band: level('scope1_band'),
    scope1_t_per_aud_million: evaluation.number('scope1_intensity'),
    scope2_t: evaluation.number('counted_scope2_t'),
    scope2_band: level('scope2_band'),
    scope2_t_per_aud_million: evaluation.number('scope2_intensity'),
    network_losses_left_out: is_network,
    total_income_aud: income?.total_income_aud ?? null,
    income_year: income?.income_year ?? null,
    price: price === null ? null : { aud_per_t: price.aud_per_t, basis: price.basis, label: price.label },
    cost_aud: evaluation.number('cost_aud'),
    cost_percent_of_income: evaluation.number('cost_percent'),
  }
}
