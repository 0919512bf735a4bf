import type { Tool } from './tool.ts'
import { calculateEmissions } from './tools/calculate-emissions.ts'
import { checkFactorUse } from './tools/check-factor-use.ts'
import { checkNumbers } from './tools/check-numbers.ts'
import { compareCompanies } from './tools/compare-companies.ts'
import { explainRisk } from './tools/explain-risk.ts'
import { findEmissionFactor } from './tools/find-emission-factor.ts'
import { getChallenge } from './tools/get-challenge.ts'
import { getClimateProfile } from './tools/get-climate-profile.ts'
import { getContradictions } from './tools/get-contradictions.ts'
import { getEmissionsHistory } from './tools/get-emissions-history.ts'
import { getFilingReadiness } from './tools/get-filing-readiness.ts'
import { getFormulas } from './tools/get-formulas.ts'
import { getGridIntensity } from './tools/get-grid-intensity.ts'
import { getLedgerAnalysis } from './tools/get-ledger-analysis.ts'
import { getLedgerTotals } from './tools/get-ledger-totals.ts'
import { getMarketBasedScope2 } from './tools/get-market-based-scope2.ts'
import { getMyWork } from './tools/get-my-work.ts'
import { getPortfolio } from './tools/get-portfolio.ts'
import { getReadinessChange } from './tools/get-readiness-change.ts'
import { getRiskProposals } from './tools/get-risk-proposals.ts'
import { getScope3Screening } from './tools/get-scope3-screening.ts'
import { getSiteRisks } from './tools/get-site-risks.ts'
import { listCompanyPeriods } from './tools/list-company-periods.ts'
import { listLedgerLines } from './tools/list-ledger-lines.ts'
import { listRequirements } from './tools/list-requirements.ts'
import { matchAddress } from './tools/match-address.ts'
import { resolveCompany } from './tools/resolve-company.ts'
import { searchStatistics } from './tools/search-statistics.ts'
import { verifyBundle } from './tools/verify-bundle.ts'
import { whatChanged } from './tools/what-changed.ts'

/** Every tool, in the order that an agent is shown them. A new one is a file in tools/ and a line here. */
export const TOOLS: readonly Tool[] = [
  resolveCompany,
  getClimateProfile,
  getEmissionsHistory,
  explainRisk,
  getSiteRisks,
  getScope3Screening,
  compareCompanies,
  findEmissionFactor,
  calculateEmissions,
  checkFactorUse,
  getGridIntensity,
  getFilingReadiness,
  getReadinessChange,
  getRiskProposals,
  getContradictions,
  getLedgerTotals,
  getLedgerAnalysis,
  listLedgerLines,
  getPortfolio,
  checkNumbers,
  getChallenge,
  getMarketBasedScope2,
  getMyWork,
  listCompanyPeriods,
  listRequirements,
  getFormulas,
  matchAddress,
  searchStatistics,
  whatChanged,
  verifyBundle,
]
