import type { Component } from '../../../company/risk/transition-formula.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const metric = (name: Component | 'overall', label: string): MetricName => ({
  id: `transition_risk.${name}`,
  label,
  unit: null,
})

const OVERALL = metric('overall', 'Transition risk')

/** Four components of exposure to the transition, and the second-highest of them. */
export const TRANSITION_RISK: TopicTable = {
  topic: 'transition_risk',
  outcomes: ({ profile }) => [profile.blocks.transition_risk],
  formulas: {
    transition_risk: {
      calculation: 'transition_risk.bands',
      metrics: {
        sector_intensity: metric('sector_intensity', 'Carbon behind a dollar of the division'),
        safeguard_exposure: metric('safeguard_exposure', 'Safeguard exposure'),
        regulatory_trajectory: metric('regulatory_trajectory', 'Trajectory against the statutory decline'),
        benchmark_position: metric('benchmark_position', 'Position among peers'),
        overall: OVERALL,
      } satisfies Record<Component | 'overall', MetricName>,
    },
  },
  gap: OVERALL,
}
