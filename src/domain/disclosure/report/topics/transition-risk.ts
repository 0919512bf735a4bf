import type { Component } from '../../../company/risk/transition-formula.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const metric = (name: string, label: string, unit: string | null = null): MetricName => ({
  id: `transition_risk.${name}`,
  label,
  unit,
})

const OVERALL = metric('overall', 'Transition risk')

const BANDS: Readonly<Record<Component | 'overall', MetricName>> = {
  carbon_cost_exposure: metric('carbon_cost_exposure', 'Carbon cost exposure'),
  sector_intensity: metric('sector_intensity', 'Carbon behind a dollar of the industry'),
  safeguard_exposure: metric('safeguard_exposure', 'Safeguard exposure'),
  regulatory_trajectory: metric('regulatory_trajectory', 'Trajectory against the statutory decline'),
  benchmark_position: metric('benchmark_position', 'Position among peers'),
  overall: OVERALL,
}

/** The carbon cost exposure, the components that may raise it, and the overall band. */
export const TRANSITION_RISK: TopicTable = {
  topic: 'transition_risk',
  outcomes: ({ profile }) => [profile.blocks.transition_risk],
  formulas: {
    transition_risk: {
      calculation: 'transition_risk.bands',
      metrics: {
        ...BANDS,
        scope1_intensity: metric('scope1_per_income', 'Scope 1 per income', 't CO2-e per A$ million'),
        cost_aud: metric('cost', 'Cost of scope 1 at a planning price', 'A$'),
        cost_percent: metric('cost_percent', 'Cost of scope 1 at a planning price, share of income', '%'),
      },
    },
  },
  gap: OVERALL,
}
