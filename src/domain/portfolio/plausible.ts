import type { IsoDay } from '../calendar.ts'
import { periodEnd, periodStart } from '../reporting-year.ts'
import type { HoldingEmissions, HoldingRevenue, PortfolioCompany, PrintedYear } from './company.ts'
import { PROPERTY_CLASSES, VEHICLE_CLASSES } from './holding.ts'

/** Own figures may be of a few facilities more or less than the registry's; beyond this the two contradict each other. */
const TOLERANCE = 0.05
/** Above all companies, buildings and cars of the country; a bank's borrowings count into its denominator. */
const LARGEST_COMPANY_AUD = 2e12
const LARGEST_PROPERTY_AUD = 1e10
const LARGEST_VEHICLE_AUD = 1e7
/** Between what a company is worth and what it earns in a year. */
const MOST_TIMES_REVENUE = 1000

/** What the registry prints for the year that the caller’s figures are of; undefined where it prints none. */
export function printedBeside(
  { source, year_end }: HoldingEmissions,
  company: PortfolioCompany | undefined,
  day: IsoDay,
): PrintedYear | undefined {
  if (source !== 'own' || company === undefined) return undefined
  if (year_end === null)
    return company.years.findLast(({ reporting_year }) => periodEnd(reporting_year) <= day)
  return company.years.find(
    ({ reporting_year }) => periodStart(reporting_year) <= year_end && year_end <= periodEnd(reporting_year),
  )
}

/** True where a scope that both give differs by more than the tolerance; nothing beside thousands of tonnes is a difference too. */
export const contradicts = (own: HoldingEmissions, printed: PrintedYear): boolean =>
  (['scope1_t', 'scope2_t'] as const).some((scope) => {
    const [stated, published] = [own[scope], printed[scope]]
    if (stated === null || published === null) return false
    return Math.abs(stated - published) > TOLERANCE * Math.max(published, 1)
  })

/** True where a denominator is more likely a slip of units than a value. */
export function isImplausible(
  denominator: number | null,
  assetClass: string,
  revenue: HoldingRevenue | null,
): boolean {
  if (denominator === null) return false
  if ((PROPERTY_CLASSES as readonly string[]).includes(assetClass)) return denominator > LARGEST_PROPERTY_AUD
  if ((VEHICLE_CLASSES as readonly string[]).includes(assetClass)) return denominator > LARGEST_VEHICLE_AUD
  if (denominator > LARGEST_COMPANY_AUD) return true
  if (revenue === null || revenue.aud <= 0 || assetClass === 'project_finance') return false
  const times = denominator / revenue.aud
  return times > MOST_TIMES_REVENUE || times < 1 / MOST_TIMES_REVENUE
}
