import { RISK_LEVELS } from '../../../company/bands.ts'
import { HAZARDS } from '../../../company/hazards/hazard-table.ts'
import { PROJECTED_HAZARDS } from '../../../company/scenarios/band-rules.ts'
import { siteScenarioFormula } from '../../../company/sites/formula.ts'
import type { FormulaTable, MetricName, TopicTable } from '../topic-table.ts'

const figure = (name: string, label: string, unit: string | null = null): MetricName => ({
  id: `sites.${name}`,
  label,
  unit,
})

const inScenario = (name: string, label: string, unit: string | null = null): MetricName =>
  figure(`scenarios.{scenario}.{hazard}.${name}`, `At {level}: {hazard}: ${label}`, unit)

const IN_SCENARIO: FormulaTable = {
  calculation: 'sites.scenarios.{scenario}.{hazard}',
  metrics: {
    sites_assessed: inScenario('assessed', 'sites with a band now and then', 'sites'),
    worst: inScenario('worst', 'worst site'),
    weighted: inScenario('weighted', 'band that half of the sites do not exceed'),
    weighted_by: inScenario('weighted_by', 'half of the sites is counted by'),
    worst_now: inScenario('worst_now', 'worst of the same sites now'),
    weighted_now: inScenario('weighted_now', 'band that half of the same sites do not exceed now'),
  },
  gap: inScenario('worst', 'worst site'),
}

const WORST = figure('worst', 'Physical risk of the worst site')

/** What the physical risk of the sites comes to, now and in the scenarios. The head office stands apart, under physical_risk. */
export const SITES: TopicTable = {
  topic: 'sites',
  outcomes: ({ risk }) =>
    risk.site_scenarios.result === null ? [risk.sites.rollup] : [risk.sites.rollup, risk.site_scenarios],
  words: Object.fromEntries(HAZARDS.map(({ id, label }) => [id, label])),
  formulas: {
    site_rollup: {
      calculation: 'sites.rollup',
      metrics: {
        sites_known: figure('known', 'Sites known', 'sites'),
        sites_assessed: figure('assessed', 'Sites assessed', 'sites'),
        worst: WORST,
        weighted: figure('weighted', 'Physical risk that half of the sites do not exceed'),
        weighted_by: figure('weighted_by', 'Half of the sites is counted by'),
        ...Object.fromEntries(
          RISK_LEVELS.map((level) => [
            `sites_${level}`,
            figure(level, `Sites with physical risk ${level.replaceAll('_', ' ')}`, 'sites'),
          ]),
        ),
      },
    },
    ...Object.fromEntries(PROJECTED_HAZARDS.map((hazard) => [siteScenarioFormula(hazard), IN_SCENARIO])),
  },
  gap: WORST,
}
