import type { Method } from '../evidence.ts'
import { CLIMATE_CONTEXT } from './climate-context.ts'
import { EMISSIONS_TREND } from './emissions-trend.ts'
import { ENTITY } from './entity.ts'
import { ENTITY_NAME } from './entity-name.ts'
import { GRID_INTENSITY } from './grid-intensity.ts'
import { LOCATION } from './location.ts'
import { PHYSICAL_RISK } from './physical-risk.ts'
import { REFERENCE_CONTEXT } from './reference-context.ts'
import { SAFEGUARD_MECHANISM } from './safeguard.ts'
import { SCENARIO_CONTEXT } from './scenario-context.ts'
import { SCOPE3_SCREENING } from './scope3-screening.ts'
import { SECTOR_BENCHMARK } from './sector-benchmark.ts'
import { SECTOR_CLASSIFICATION } from './sector-classification.ts'
import { SITE_ROLLUP } from './site-rollup.ts'
import { TRANSITION_RISK } from './transition-risk.ts'
import { WATER_STRESS } from './water-stress.ts'

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
