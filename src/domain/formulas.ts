import { CLIMATE_CONTEXT_FORMULAS } from './company/climate/formula.ts'
import { EMISSIONS_RECORD_FORMULAS } from './company/emissions/formula.ts'
import { EMISSIONS_TREND_FORMULAS } from './company/emissions/trend-formula.ts'
import { GRID_INTENSITY_FORMULAS } from './company/grid/formula.ts'
import { HAZARDS_FORMULAS } from './company/hazards/formula.ts'
import { PHYSICAL_RISK_FORMULAS } from './company/risk/physical-formula.ts'
import { TRANSITION_RISK_FORMULAS } from './company/risk/transition-formula.ts'
import { SAFEGUARD_FORMULAS } from './company/safeguard/formula.ts'
import { SCENARIO_FORMULAS } from './company/scenarios/formula.ts'
import { SCOPE3_FORMULAS } from './company/scope3/formula.ts'
import { SECTOR_BENCHMARK_FORMULAS } from './company/sector/formula.ts'
import { SITE_ROLLUP_FORMULAS } from './company/sites/formula.ts'
import { TRANSITION_FORMULAS } from './company/transition/formula.ts'
import { BOUNDARY_FORMULAS } from './disclosure/boundary-formula.ts'
import { CONTRADICTIONS_FORMULAS } from './disclosure/contradictions/formula.ts'
import { READINESS_FORMULAS } from './disclosure/readiness/formula.ts'
import { SCOPE2_FORMULAS } from './disclosure/scope2/formula.ts'
import { TARGET_FORMULAS } from './disclosure/targets/formula.ts'
import { YEAR_FORMULAS } from './disclosure/year-formula.ts'
import type { Method } from './evidence.ts'
import type { PublishedMethod } from './formula/published.ts'
import { LEDGER_FORMULAS } from './ledger/formula.ts'
import { PORTFOLIO_FORMULAS } from './portfolio/formula.ts'

/** The methods whose formulas are published, in the order of their ids. */
export const PUBLISHED_METHODS: readonly PublishedMethod[] = [
  BOUNDARY_FORMULAS,
  CLIMATE_CONTEXT_FORMULAS,
  CONTRADICTIONS_FORMULAS,
  LEDGER_FORMULAS,
  EMISSIONS_RECORD_FORMULAS,
  READINESS_FORMULAS,
  EMISSIONS_TREND_FORMULAS,
  PORTFOLIO_FORMULAS,
  GRID_INTENSITY_FORMULAS,
  HAZARDS_FORMULAS,
  SCOPE2_FORMULAS,
  PHYSICAL_RISK_FORMULAS,
  SCENARIO_FORMULAS,
  SAFEGUARD_FORMULAS,
  SECTOR_BENCHMARK_FORMULAS,
  SCOPE3_FORMULAS,
  SITE_ROLLUP_FORMULAS,
  TARGET_FORMULAS,
  TRANSITION_RISK_FORMULAS,
  TRANSITION_FORMULAS,
  YEAR_FORMULAS,
]

const BY_ID: ReadonlyMap<string, PublishedMethod> = new Map(
  PUBLISHED_METHODS.map((one) => [one.method.id, one]),
)

/** The formulas of a method; undefined where this version has none that is published. */
export function publishedMethod({ id, version }: Method): PublishedMethod | undefined {
  const found = BY_ID.get(id)
  return found?.method.version === version ? found : undefined
}
