import { RISK_LEVELS } from '../../../company/bands.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const figure = (name: string, label: string, unit: string | null = null): MetricName => ({
  id: `sites.${name}`,
  label,
  unit,
})

const WORST = figure('worst', 'Physical risk of the worst site')

/** The physical risk of the sites. The head office is separate, under physical_risk. */
export const SITES: TopicTable = {
  topic: 'sites',
  outcomes: ({ risk }) => [risk.sites.rollup],
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
  },
  gap: WORST,
}
