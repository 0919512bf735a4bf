import type { Holding } from '../../src/domain/portfolio/holding.ts'
import { total } from './arithmetic.ts'

type Figure = number | null

const COMPANY = new Set([
  'listed_equity',
  'corporate_bond',
  'business_loan',
  'unlisted_equity',
  'project_finance',
])

/** docs/methods/financed_emissions.md, for holdings that bring their own emissions. */
export function financedByHand(holdings: readonly Holding[]): Readonly<Record<string, Figure>> {
  const rows = holdings.map((one) => {
    const factor = factorOf(one)
    const { scope1_t, scope2_t } = one.own_emissions ?? {}
    const part = (t: number | undefined): Figure => (factor === null || t === undefined ? null : factor * t)
    return { ...one, factor, scope1: part(scope1_t), scope2: part(scope2_t), scope1_t, scope2_t }
  })
  const amount = (own: readonly Holding[]): number => total(own.map((one) => one.outstanding_aud))
  const all = amount(rows)
  const sumOf = (values: readonly Figure[]): Figure => {
    const known = values.filter((value) => value !== null)
    return known.length === 0 ? null : total(known)
  }
  const covered = rows.filter(({ scope1, scope2 }) => scope1 !== null || scope2 !== null)
  const both = rows.filter(({ scope1, scope2 }) => scope1 !== null && scope2 !== null)
  const bothTonnes = sumOf(both.map(({ scope1, scope2 }) => scope1! + scope2!))
  const weighed = rows.filter(
    ({ revenue_aud, scope1_t, scope2_t, asset_class, outstanding_aud, evic_aud }) =>
      COMPANY.has(asset_class) &&
      revenue_aud !== undefined &&
      scope1_t !== undefined &&
      scope2_t !== undefined &&
      !(evic_aud !== undefined && outstanding_aud > evic_aud),
  )
  const over = (value: number, whole: number): Figure => (whole === 0 ? null : value / whole)
  return {
    scope1_t: sumOf(rows.map(({ scope1 }) => scope1)),
    scope2_t: sumOf(rows.map(({ scope2 }) => scope2)),
    scope1_and_2_t: bothTonnes,
    by_amount: over(amount(covered), all),
    by_count: covered.length / rows.length,
    economic_intensity: bothTonnes === null ? null : over(bothTonnes * 1e6, amount(both)),
    waci: over(
      total(
        weighed.map(
          (one) => (one.outstanding_aud * (one.scope1_t! + one.scope2_t!) * 1e6) / one.revenue_aud!,
        ),
      ),
      amount(weighed),
    ),
  }
}

function factorOf(one: Holding): Figure {
  const { asset_class, outstanding_aud, evic_aud } = one
  if (!COMPANY.has(asset_class) || evic_aud === undefined) return null
  return outstanding_aud > evic_aud ? null : outstanding_aud / evic_aud
}

/** A category of scope 3 over holdings whose companies have these ranges; null where nothing is screened. */
export function screenedByHand(
  rows: readonly { readonly factor: Figure; readonly amount: number; readonly range: readonly Figure[] }[],
  outstanding: number,
): Readonly<Record<string, Figure>> {
  const screened = rows.filter(({ factor, range }) => factor !== null && range[0] !== null)
  const sumOf = (end: number): Figure =>
    screened.length === 0 || screened.some(({ range }) => range[end] === null)
      ? null
      : total(screened.map(({ factor, range }) => factor! * range[end]!))
  const amount = total(screened.map((one) => one.amount))
  return { low_t: sumOf(0), central_t: sumOf(1), high_t: sumOf(2), by_amount: amount / outstanding }
}
