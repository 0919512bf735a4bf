import { unavailable } from '../../availability.ts'
import type { GivenValues } from '../../formula/evaluate.ts'
import { workingOf } from '../../formula/working-of.ts'
import { Printed, printed, type Working, type WorkingArgument } from '../../working.ts'
import { SITE_ROLLUP_FORMULAS, siteScenarioFormula } from '../sites/formula.ts'
import { PROJECTED_HAZARDS, type ProjectedHazard, scenarioFormula } from './formula.ts'
import type { ScenarioHazard } from './scenario-hazards.ts'
import { scenarioKey } from './scenario-workings.ts'
import {
  type AnalysedSite,
  hazardIn,
  type ScenarioHazardRollup,
  type ScenarioRollup,
} from './site-scenarios.ts'

/** What the band of a site is decided on, in the middle of the models; the change is that of its region. */
const MEASURES: Readonly<
  Record<
    ProjectedHazard,
    (
      hazard: ScenarioHazard,
      site: AnalysedSite,
      change: Printed | null,
    ) => Readonly<Record<string, WorkingArgument>>
  >
> = {
  warming: (_hazard, { climate }, change) => ({ change, deviation: deviationOf(climate) }),
  drying: (_hazard, _site, change) => ({ change }),
  extreme_heat: ({ indicators }) => {
    const days = indicators.find(({ indicator }) => indicator === 'heat_days_35')
    return { days_35: days?.at_level.central ?? null, days_35_baseline: days?.baseline.value ?? null }
  },
  hottest_day: ({ indicators }) => ({ hottest_day: indicators[0]?.at_level.central ?? null }),
}

const deviationOf = ({ result }: AnalysedSite['climate']): number | null =>
  result?.indicators.find(({ indicator }) => indicator === 'mean_temperature')?.summary?.baseline
    .standard_deviation ?? null

/** How the counts over the sites came about: from the figures of each site, not from its band. */
export const siteScenarioWorkings =
  (sites: readonly AnalysedSite[], rollups: readonly ScenarioRollup[]): (() => readonly Working[]) =>
  () =>
    rollups.flatMap((scenario) =>
      scenario.level_c === null
        ? []
        : scenario.hazards.flatMap((counted) => {
            const hazard = PROJECTED_HAZARDS.find((one) => one === counted.hazard)
            return hazard === undefined ? [] : [workingIn(hazard, sites, scenario, counted)]
          }),
    )

function workingIn(
  hazard: ProjectedHazard,
  sites: readonly AnalysedSite[],
  { id, level_c }: ScenarioRollup,
  { worst }: ScenarioHazardRollup,
): Working {
  const formula = siteScenarioFormula(hazard)
  const about = { scenario: scenarioKey(id), level: `${level_c} °C`, hazard }
  const changes = sites.map((site) => centralChange(site, id, hazard))
  const inputs = [
    ...sites.flatMap(({ site }) => site.evidence),
    ...changes.flatMap((change) => change?.evidence ?? []),
  ]
  if (worst === null)
    return {
      kind: 'missing',
      formula,
      about,
      availability: unavailable(
        'not_assessed',
        'no_site_projected',
        `None of the known sites has a band for this hazard at ${level_c} °C.`,
      ),
      inputs,
    }
  const given = sites.map((one, place): WorkingArgument => {
    const projected = hazardIn(one.analysis, id, hazard)
    const { site } = one
    return {
      site: site.id,
      covered_emissions_t: printed(site.covered_emissions_t, site.evidence, 'covered_emissions_t'),
      scope1_t: printed(site.scope1_t, site.evidence, 'scope1_t'),
      ...(projected?.band_then ? MEASURES[hazard](projected, one, changes[place] ?? null) : {}),
    }
  })
  return workingOf(SITE_ROLLUP_FORMULAS, formula, { sites: given }, { about, inputs })
}

/** The change of a site's region in the middle of the models, as the hazard took it there. */
function centralChange({ analysis }: AnalysedSite, id: string, hazard: ProjectedHazard): Printed | null {
  const working = analysis
    .workings()
    .find(
      ({ formula, about }) => formula === scenarioFormula(hazard) && about?.['scenario'] === scenarioKey(id),
    )
  const change = working?.kind === 'calculated' ? (working.arguments as GivenValues)['change_central'] : null
  return change instanceof Printed ? change : null
}
