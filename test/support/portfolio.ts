import type { PortfolioCompany } from '../../src/domain/portfolio/company.ts'
import type { Holding } from '../../src/domain/portfolio/holding.ts'
import {
  attributePortfolio,
  type Portfolio,
  type PortfolioQuestion,
} from '../../src/domain/portfolio/portfolio.ts'
import { totalsOfWhole } from '../../src/domain/portfolio/summary.ts'

export const AGL: PortfolioCompany = {
  abn: '74115061375',
  name: 'AGL ENERGY LIMITED',
  state: 'NSW',
  anzsic: null,
  years: [
    { reporting_year: '2023-24', scope1_t: 33_000_000, scope2_t: 400_000, release: 'r1', ref: 'row 1' },
    { reporting_year: '2024-25', scope1_t: 30_439_497, scope2_t: 300_000, release: 'r2', ref: 'row 2' },
    { reporting_year: '2025-26', scope1_t: 1, scope2_t: 1, release: 'r3', ref: 'row 3' },
  ],
  reported_by: [],
  incomes: [],
  safeguard: {
    coverage: 'covered',
    reporting_year: '2024-25',
    shortfall_t: 1000,
    methane_t: null,
  },
}

export function attribute(
  holdings: readonly Holding[],
  options: Partial<PortfolioQuestion> & { readonly company?: PortfolioCompany } = {},
): Portfolio {
  return attributePortfolio({
    balance_date: '2025-12-31',
    registry_year: '2024-25',
    ...options,
    holdings: holdings.map((holding, at) => ({
      id: holding.id ?? String(at + 1),
      holding,
      abn: holding.abn ?? null,
      company: holding.abn === AGL.abn ? (options.company ?? AGL) : undefined,
      fault: null,
    })),
  })
}

export const totals = totalsOfWhole
