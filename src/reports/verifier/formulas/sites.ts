import { bandOf, LEVELS, total, worst } from '../arithmetic.ts'
import type { Formula } from './formula.ts'
import { byTable } from './hazards.ts'
import { EXTRA_HEAT, HEAT, RAINFALL, WARMING } from './risk.ts'

interface Site<Measures = unknown> {
  readonly measures: Measures | null
  readonly covered_emissions_t: number | null
  readonly scope1_t: number | null
}

interface ScenarioMeasures {
  readonly change: number
  readonly deviation: number
  readonly days: number
  readonly baseline_days: number
  readonly hottest_day: number
}

/** Bands in a scenario, as docs/methods/scenario_analysis.md decides them; each hazard has its own of the measures. */
const IN_SCENARIO: Readonly<Record<string, (measures: ScenarioMeasures) => string | null>> = {
  warming: ({ change, deviation }) => bandOf(WARMING, 'extreme', change / deviation),
  drying: ({ change }) => bandOf(RAINFALL, 'low', 100 + change),
  extreme_heat: ({ days, baseline_days }) =>
    worst([bandOf(EXTRA_HEAT, 'extreme', days - baseline_days), bandOf(HEAT, 'extreme', days)]),
  hottest_day: ({ hottest_day }) => byTable('hottest_day', hottest_day),
}

/** One hazard in one scenario over all sites. */
export const siteScenario: Formula = (given) => {
  const { hazard, sites } = given as { hazard: string; sites: readonly Site<ScenarioMeasures>[] }
  const band = IN_SCENARIO[hazard]
  if (band === undefined) throw new Error(`no rule decides the band of ${hazard} in a scenario`)
  return rollUp(bandSites(sites, band))
}

interface BandedSite {
  readonly band: string
  readonly tonnes: number
}

const bandSites = <Measures>(
  sites: readonly Site<Measures>[],
  decide: (measures: Measures) => unknown,
): BandedSite[] =>
  sites.flatMap(({ measures, covered_emissions_t, scope1_t }) => {
    const band = measures === null ? null : decide(measures)
    return typeof band === 'string'
      ? [{ band, tonnes: Math.max(covered_emissions_t ?? 0, scope1_t ?? 0) }]
      : []
  })

function rollUp(banded: readonly BandedSite[]): Readonly<Record<string, number | string | null>> {
  const by = banded.every(({ tonnes }) => tonnes > 0) ? 'emissions' : 'sites'
  const weightUpTo = (last: number): number =>
    total(
      banded
        .filter(({ band }) => LEVELS.indexOf(band) <= last)
        .map(({ tonnes }) => (by === 'sites' ? 1 : tonnes)),
    )
  const all = weightUpTo(LEVELS.length - 1)
  return {
    sites_assessed: banded.length,
    worst: worst(banded.map(({ band }) => band)),
    weighted: LEVELS.find((_, place) => all > 0 && 2 * weightUpTo(place) >= all) ?? null,
    weighted_by: all > 0 ? by : null,
  }
}
