import { PORTFOLIO_PARTS, type PortfolioPart } from '../../domain/portfolio/portfolio.ts'
import type { PortfolioOptions } from '../../operations/portfolio/preview.ts'
import type { AskedVersions } from '../../operations/portfolio/saved.ts'

interface AskedQuery extends Readonly<Record<PortfolioPart, boolean>> {
  readonly price_aud_per_t?: number
  readonly adjust_evic: boolean
  readonly compared_with_snapshot?: string
}

/** What a question about a saved portfolio means: its answer and its file are of the same. */
export function askedOf(
  { now, before: named }: AskedVersions,
  { price_aud_per_t, adjust_evic, compared_with_snapshot: earlier, ...query }: AskedQuery,
) {
  const before = named ?? (earlier === undefined ? undefined : now)
  const include = PORTFOLIO_PARTS.filter((part) => query[part])
  const options: PortfolioOptions = {
    price_aud_per_t,
    adjust_evic,
    ...(include.length > 0 ? { include } : {}),
  }
  return { now, before, earlier, options }
}
