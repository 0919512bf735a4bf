import { evaluate } from '../formula/evaluate.ts'
import { PORTFOLIO_FORMULAS } from './formula.ts'
import type { AttributedHolding } from './portfolio.ts'

/** Change of financed scope 1 and 2, by what caused it. The causes add up to the change. */
export interface PortfolioChange {
  readonly before_t: number | null
  readonly after_t: number | null
  readonly change_t: number
  readonly amount_t: number
  readonly attribution_t: number
  readonly emissions_t: number
  readonly newly_covered_t: number
  readonly method_t: number
  readonly added: number
  readonly removed: number
}

/** What the formula is given: each holding before and after. */
export interface GivenChange {
  readonly pairs: readonly ReturnType<typeof pairOf>[]
}

interface Moment {
  readonly holdings: readonly AttributedHolding[]
  readonly total_t: number | null
}

/** Splits the change between two states of a portfolio. Holdings are the same where their ids are. */
export function portfolioChange(
  before: Moment,
  after: Moment,
): { readonly stated: PortfolioChange; readonly given: GivenChange } {
  const old = new Map(before.holdings.map((one) => [one.id, one]))
  const now = new Map(after.holdings.map((one) => [one.id, one]))
  const ids = [...new Set([...old.keys(), ...now.keys()])]
  const given: GivenChange = { pairs: ids.map((id) => pairOf(id, old.get(id), now.get(id))) }
  const found = evaluate(PORTFOLIO_FORMULAS.formula('portfolio_change'), { ...given })
  const number = (name: string): number => found.number(name) ?? 0
  const stated = {
    before_t: before.total_t,
    after_t: after.total_t,
    change_t: number('change_t'),
    amount_t: number('amount_t'),
    attribution_t: number('attribution_t'),
    emissions_t: number('emissions_t'),
    newly_covered_t: number('coverage_t'),
    method_t: number('method_t'),
    added: ids.filter((id) => !old.has(id)).length,
    removed: ids.filter((id) => !now.has(id)).length,
  }
  return { stated, given }
}

function pairOf(id: string, before: AttributedHolding | undefined, after: AttributedHolding | undefined) {
  const basis = (one: AttributedHolding | undefined): string =>
    `${one?.emissions?.source} ${one?.emissions?.score}`
  return {
    id,
    amount_before: before?.holding.outstanding_aud ?? null,
    amount_after: after?.holding.outstanding_aud ?? null,
    denominator_before: before?.denominator_aud ?? null,
    denominator_after: after?.denominator_aud ?? null,
    emissions_before: bothScopes(before),
    emissions_after: bothScopes(after),
    financed_before: before?.scope1_and_2_t ?? null,
    financed_after: after?.scope1_and_2_t ?? null,
    other_basis: basis(before) === basis(after) ? 0 : 1,
    is_held: before === undefined || after === undefined ? 1 : 2,
  }
}

function bothScopes(one: AttributedHolding | undefined): number | null {
  const { scope1_t = null, scope2_t = null } = one?.emissions ?? {}
  return scope1_t === null || scope2_t === null ? null : scope1_t + scope2_t
}
