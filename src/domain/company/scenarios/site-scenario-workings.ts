import { unavailable } from '../../availability.ts'
import type { GivenValues } from '../../formula/given.ts'
import { workingOf } from '../../formula/working-of.ts'
import { Printed, printed, type Working, type WorkingArgument } from '../../working.ts'
import type { IndicatorSummary } from '../climate/climate-indicators.ts'
import type { IndicatorId } from '../climate/indicator-rules.ts'
import { SITE_ROLLUP_FORMULAS, siteScenarioFormula } from '../sites/formula.ts'
import { PROJECTED_HAZARDS, type ProjectedHazard } from './band-rules.ts'
import { scenarioFormula } from './formula.ts'
import type { ScenarioHazard } from './scenario-hazards.ts'
import { scenarioKey } from './scenario-workings.ts'
import {
  type AnalysedSite,
  hasBoth,
  hazardIn,
  type ScenarioHazardRollup,
  type ScenarioRollup,
} from './site-scenarios.ts'

type Measures = Readonly<Record<string, WorkingArgument>>

/** What the bands of a site are decided on, in the middle of the models; the change is that of its region. */
const MEASURES: Readonly<
  Record<ProjectedHazard, (hazard: ScenarioHazard, site: AnalysedSite, change: Printed | null) => Measures>
> = {
  warming: ({ indicators: [temperature] }, { climate }, change) => ({
    temperature_now: temperature?.now?.value ?? null,
    temperature_baseline: temperature?.baseline?.value ?? null,
    deviation: summaryOf(climate, 'mean_temperature')?.baseline.standard_deviation ?? null,
    change,
    so_far: temperature?.so_far?.central ?? null,
  }),
  drying: ({ indicators: [rainfall] }, { climate }, change) => ({
    rainfall_now: rainfall?.now?.value ?? null,
    rainfall_baseline: rainfall?.baseline?.value ?? null,
    latest_percent: summaryOf(climate, 'rainfall')?.latest.percent_of_baseline ?? null,
    change,
    so_far: rainfall?.so_far?.central ?? null,
  }),
  extreme_heat: ({ indicators }) => {
    const days = indicators.find(({ indicator }) => indicator === 'heat_days_35')
    return {
      days_35: days?.at_level.central ?? null,
      days_35_now: days?.now?.value ?? null,
      days_35_baseline: days?.baseline?.value ?? null,
    }
  },
  hottest_day: ({ indicators: [hottest] }) => ({
    hottest_day: hottest?.at_level.central ?? null,
    hottest_day_now: hottest?.now?.value ?? null,
  }),
}

const summaryOf = ({ result }: AnalysedSite['climate'], indicator: IndicatorId): IndicatorSummary | null =>
  result?.indicators.find((one) => one.indicator === indicator)?.summary ?? null

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
        `None of the known sites has a band for this hazard both now and at ${level_c} °C.`,
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
      ...(hasBoth(projected) ? MEASURES[hazard](projected, one, changes[place] ?? null) : {}),
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
