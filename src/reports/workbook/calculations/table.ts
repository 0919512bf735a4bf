import type { Working } from '../papers.ts'
import { boundaryWorking } from './boundary.ts'
import { climateWorking } from './climate.ts'
import { gridWorking } from './electricity.ts'
import { incomeIntensityWorking, registryYearsWorking, sumWorking } from './emissions.ts'
import { cycloneStormsWorking, hazardBandWorking } from './hazards.ts'
import { readinessWorking } from './readiness.ts'
import { physicalRiskWorking, transitionRiskWorking } from './risk.ts'
import { safeguardWorking } from './safeguard.ts'
import {
  scenarioDryingWorking,
  scenarioHeatWorking,
  scenarioHottestDayWorking,
  scenarioWarmingWorking,
} from './scenarios.ts'
import { scope2Working } from './scope2.ts'
import { scope3Working } from './scope3.ts'
import { sectorWorking } from './sector.ts'
import { siteScenarioWorking } from './site-scenarios.ts'
import { siteRollupWorking } from './sites.ts'
import { targetWorking } from './targets.ts'
import { trendWorking } from './trend.ts'

/** How the workbook works out each formula of provenance.json. */
export const WORKINGS: Readonly<Record<string, Working>> = {
  sum: sumWorking,
  registry_years: registryYearsWorking,
  income_intensity: incomeIntensityWorking,
  linear_trend: trendWorking,
  sector_position: sectorWorking,
  safeguard_position: safeguardWorking,
  grid_intensity: gridWorking,
  climate_indicator: climateWorking,
  physical_risk: physicalRiskWorking,
  site_rollup: siteRollupWorking,
  site_scenario: siteScenarioWorking,
  hazard_band: hazardBandWorking,
  cyclone_storms: cycloneStormsWorking,
  scenario_warming: scenarioWarmingWorking,
  scenario_drying: scenarioDryingWorking,
  scenario_heat: scenarioHeatWorking,
  scenario_hottest_day: scenarioHottestDayWorking,
  transition_risk: transitionRiskWorking,
  scope3_screening: scope3Working,
  market_based_scope2: scope2Working,
  target_progress: targetWorking,
  boundary_reconciliation: boundaryWorking,
  readiness_score: readinessWorking,
}
