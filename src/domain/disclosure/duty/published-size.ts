import regime from './reporting-regime.json' with { type: 'json' }

/** Below this share of the published income, revenue cannot be of the same group whatever the year. */
const LEAST_INCOME_SHARE = 0.5

/**
 * Whether published income speaks against a declared revenue. The two are counted apart, so what matters is a threshold of the
 * law between them, or less than half of it. Revenue above income is no contradiction: a group earns abroad too.
 */
export function isRevenueTooLow(revenue: number, income: number): boolean {
  if (revenue >= income) return false
  const isBetween = regime.groups.some(({ size }) => revenue < size.revenue_aud && income >= size.revenue_aud)
  return isBetween || revenue < LEAST_INCOME_SHARE * income
}

/** Whether an income is of the size that group 3, the last, begins with. */
export const isIncomeOfGroup = (income: number): boolean =>
  regime.groups.some(({ size }) => income >= size.revenue_aud)

/** A band of employees such as `1000-4999` or `5000+`: the fewest that it can be; null for a band that begins at none. */
export function fewestEmployees(band: string): number | null {
  const found = /^(\d[\d,]*)\s*(?:-|\+|$)/.exec(band.trim())
  return found === null ? null : Number(found[1]!.replaceAll(',', ''))
}
