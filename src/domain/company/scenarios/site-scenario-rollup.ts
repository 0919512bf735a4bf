import { unavailable } from '../../availability.ts'
import { type Outcome, withoutResult, withResult } from '../outcome.ts'
import { SITE_ROLLUP } from '../sites/site-rollup.ts'
import { siteScenarioWorkings } from './site-scenario-workings.ts'
import { type AnalysedSite, rollUpScenarios, type ScenarioRollup } from './site-scenarios.ts'

const particulars = { basis: 'derived', data_quality: 3 } as const

/** The sites counted hazard by hazard and scenario by scenario, with how the counts came about. */
export function scenarioRollup(sites: readonly AnalysedSite[]): Outcome<readonly ScenarioRollup[]> {
  const rollups = rollUpScenarios(sites)
  if (rollups.length === 0)
    return withoutResult(
      SITE_ROLLUP,
      unavailable('not_assessed', 'no_site_projected', 'None of the known sites could be projected.'),
      particulars,
    )
  return withResult(SITE_ROLLUP, rollups, {
    ...particulars,
    flags: sites.some(({ site }) => site.location?.quality === 'approximate') ? ['location_approximate'] : [],
    workings: siteScenarioWorkings(sites, rollups),
  })
}
