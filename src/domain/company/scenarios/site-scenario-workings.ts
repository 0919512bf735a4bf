import { unavailable } from '../../availability.ts'
import { Printed, printed, type Working, type WorkingArgument } from '../../working.ts'
import type { ScenarioHazard } from './scenario-hazards.ts'
import { scenarioKey } from './scenario-workings.ts'
import {
  type AnalysedSite,
  hazardIn,
  type ScenarioHazardRollup,
  type ScenarioRollup,
} from './site-scenarios.ts'

interface Rule {
  /** The formula of the hazard at one place. */
  readonly formula: string
  /** What the band of a site is decided on, in the middle of the models; the change is that of its region. */
  readonly measures: (hazard: ScenarioHazard, site: AnalysedSite, change: Printed | null) => WorkingArgument
}

/** Hazards that are projected. */
const RULES: Readonly<Record<string, Rule>> = {
  warming: {
    formula: 'scenario_warming',
    measures: (_hazard, { climate }, change) => ({ change, deviation: deviationOf(climate) }),
  },
  drying: { formula: 'scenario_drying', measures: (_hazard, _site, change) => ({ change }) },
  extreme_heat: {
    formula: 'scenario_heat',
    measures: ({ indicators }) => {
      const days = indicators.find(({ indicator }) => indicator === 'heat_days_35')
      return { days: days?.at_level.central ?? null, baseline_days: days?.baseline.value ?? null }
    },
  },
  hottest_day: {
    formula: 'scenario_hottest_day',
    measures: ({ indicators }) => ({ hottest_day: indicators[0]?.at_level.central ?? null }),
  },
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
            const rule = RULES[counted.hazard]
            return rule === undefined ? [] : [workingOf(rule, sites, scenario, counted)]
          }),
    )

function workingOf(
  rule: Rule,
  sites: readonly AnalysedSite[],
  { id, level_c }: ScenarioRollup,
  { hazard, worst, weighted, sites_without_band }: ScenarioHazardRollup,
): Working {
  const told = {
    formula: 'site_scenario',
    about: { scenario: scenarioKey(id), level: `${level_c} °C`, hazard },
  }
  const changes = sites.map((site) => centralChange(site, id, rule))
  const inputs = [
    ...sites.flatMap(({ site }) => site.evidence),
    ...changes.flatMap((change) => change?.evidence ?? []),
  ]
  if (worst === null)
    return {
      kind: 'missing',
      ...told,
      availability: unavailable(
        'not_assessed',
        'no_site_projected',
        `None of the known sites has a band for this hazard at ${level_c} °C.`,
      ),
      inputs,
    }
  return {
    kind: 'calculated',
    ...told,
    inputs,
    arguments: {
      hazard,
      sites: sites.map((one, place): WorkingArgument => {
        const projected = hazardIn(one.analysis, id, hazard)
        const { site } = one
        return {
          site: site.id,
          measures: projected?.band_then ? rule.measures(projected, one, changes[place] ?? null) : null,
          covered_emissions_t: printed(site.covered_emissions_t, site.evidence, 'covered_emissions_t'),
          scope1_t: printed(site.scope1_t, site.evidence, 'scope1_t'),
        }
      }),
    },
    outputs: {
      sites_assessed: { value: sites.length - sites_without_band },
      worst: { value: worst },
      weighted: { value: weighted?.band ?? null },
      weighted_by: { value: weighted?.by ?? null },
    },
  }
}

/** The change of a site's region in the middle of the models, as the hazard took it there. */
function centralChange({ analysis }: AnalysedSite, id: string, { formula }: Rule): Printed | null {
  const working = analysis
    .workings()
    .find((one) => one.formula === formula && one.about?.['scenario'] === scenarioKey(id))
  const change = working?.kind === 'calculated' ? partOf(working.arguments, 'change') : null
  const central = partOf(change, 'central')
  return central instanceof Printed ? central : null
}

const partOf = (argument: WorkingArgument, name: string): WorkingArgument =>
  argument !== null && typeof argument === 'object' && name in argument
    ? ((argument as Readonly<Record<string, WorkingArgument>>)[name] ?? null)
    : null
