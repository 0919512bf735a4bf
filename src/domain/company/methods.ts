import type { Method } from '../evidence.ts'
import { CLIMATE_CONTEXT } from './climate/climate-context.ts'
import { LOCATION } from './climate/location.ts'
import { SCENARIO_CONTEXT } from './climate/scenario-context.ts'
import { WATER_STRESS } from './climate/water-stress.ts'
import { EMISSIONS_TREND } from './emissions/emissions-trend.ts'
import { GRID_INTENSITY } from './grid/intensity.ts'
import { ENTITY } from './identity/entity.ts'
import { ENTITY_NAME } from './identity/entity-name.ts'
import { REFERENCE_CONTEXT } from './reference-context.ts'
import { PHYSICAL_RISK } from './risk/physical-risk.ts'
import { TRANSITION_RISK } from './risk/transition-risk.ts'
import { SAFEGUARD_MECHANISM } from './safeguard/safeguard.ts'
import { SCOPE3_SCREENING } from './scope3/screening.ts'
import { SECTOR_BENCHMARK } from './sector/sector-benchmark.ts'
import { SECTOR_CLASSIFICATION } from './sector/sector-classification.ts'
import { SITE_ROLLUP } from './sites/site-rollup.ts'

/** All company methods, in the order in which a reader meets them. Each has a page named by its id. */
export const COMPANY_METHODS: readonly Method[] = [
  ENTITY,
  SECTOR_CLASSIFICATION,
  SECTOR_BENCHMARK,
  EMISSIONS_TREND,
  SAFEGUARD_MECHANISM,
  TRANSITION_RISK,
  GRID_INTENSITY,
  CLIMATE_CONTEXT,
  PHYSICAL_RISK,
  SITE_ROLLUP,
  SCOPE3_SCREENING,
  WATER_STRESS,
  SCENARIO_CONTEXT,
  REFERENCE_CONTEXT,
  ENTITY_NAME,
  LOCATION,
]
