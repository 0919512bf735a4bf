import { isReportingYear, type ReportingYear } from '../../reporting-year.ts'
import { LAST_DECLINE_YEAR, REDUCTION_CONTRIBUTIONS } from './statutory-decline.ts'

/** Price of a unit by reporting year, in A$ per tonne, as the caller gives it. There is no default. */
export type PricePath = ReadonlyMap<ReportingYear, number>

/** A tonne of carbon costs nothing like it; a price above is a slip in the unit. */
const HIGHEST_PRICE_AUD = 10_000

/**
 * A price path as a caller writes it: one price for every year of the decline (`75`), or prices by year
 * (`2025-26:75,2026-27:80`). Answers what is wrong with it as text.
 */
export function parsePricePath(text: string): PricePath | string {
  if (!text.includes(':')) {
    const price = priceOf(text)
    if (price === undefined) return `${JSON.stringify(text)} is not a price from 0 to ${HIGHEST_PRICE_AUD}`
    return new Map([...REDUCTION_CONTRIBUTIONS.keys()].map((year) => [year, price]))
  }
  const path = new Map<ReportingYear, number>()
  for (const part of text.split(',')) {
    const [year = '', ...rest] = part.split(':')
    const price = priceOf(rest.join(':'))
    if (!isReportingYear(year) || year > LAST_DECLINE_YEAR)
      return `${JSON.stringify(year)} is not a July-June year up to ${LAST_DECLINE_YEAR}`
    if (price === undefined) return `${JSON.stringify(part)} has no price from 0 to ${HIGHEST_PRICE_AUD}`
    if (path.has(year)) return `${year} has two prices`
    path.set(year, price)
  }
  return path
}

function priceOf(text: string): number | undefined {
  if (!/^\d+(\.\d+)?$/.test(text)) return undefined
  const price = Number(text)
  return price <= HIGHEST_PRICE_AUD ? price : undefined
}
