import type { Method } from '../evidence.ts'
import { BOUNDARY_RECONCILIATION } from './boundary-reconciliation.ts'
import { CONTRADICTIONS } from './contradictions/formula.ts'
import { DISCLOSURE_METADATA } from './disclosure-metadata.ts'
import { REPORTING_DUTY } from './duty/reporting-duty.ts'
import { FILING_READINESS } from './readiness/readiness.ts'
import { MARKET_BASED_SCOPE2 } from './scope2/market-based-scope2.ts'
import { TARGET_PROGRESS } from './targets/target-progress.ts'

/** All disclosure methods, in the order in which a preparer meets them. Each has a page named by its id. */
export const DISCLOSURE_METHODS: readonly Method[] = [
  REPORTING_DUTY,
  BOUNDARY_RECONCILIATION,
  MARKET_BASED_SCOPE2,
  TARGET_PROGRESS,
  DISCLOSURE_METADATA,
  CONTRADICTIONS,
  FILING_READINESS,
]
