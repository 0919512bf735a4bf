import type { Disclosure } from '../../disclosure.ts'
import type { Citations } from '../citations.ts'
import { absent, calculated, type Figure, type Part } from '../draft.ts'

const LABELS: Readonly<Record<string, string>> = {
  sector_intensity: 'Carbon behind a dollar of the division',
  safeguard_exposure: 'Safeguard exposure',
  regulatory_trajectory: 'Trajectory against the statutory decline',
  benchmark_position: 'Position among peers',
}

/** Four components of exposure to the transition, and the second-highest of them. */
export function transitionMetrics(disclosure: Disclosure, citations: Citations): Part {
  const origin = disclosure.profile.blocks.transition_risk
  const { result } = origin
  const figure = (name: string, label: string, value: string | null): Figure => ({
    id: `transition_risk.${name}`,
    label,
    value,
    unit: null,
  })
  if (result === null)
    return absent('transition_risk', citations, origin, figure('overall', 'Transition risk', null))
  const { division } = disclosure.profile.input
  const component = (name: string): boolean =>
    result.components.some((one) => one.component === name && one.band !== null)
  const benchmark = disclosure.profile.blocks.sector_benchmark.result?.metrics ?? []
  const measured = (['energy_intensity', 'scope1_and_2'] as const).find((metric) =>
    benchmark.some((one) => one.metric === metric && one.percentile !== null),
  )
  return calculated('transition_risk', citations, origin, {
    id: 'transition_risk.bands',
    formula: 'transition_risk',
    arguments: {
      kgco2e_per_aud:
        division === null || !component('sector_intensity')
          ? null
          : citations.value(division.kgco2e_per_aud, division.evidence),
      safeguard: component('safeguard_exposure')
        ? {
            coverage: { metric: 'safeguard.coverage' },
            band: { metric: 'safeguard.band' },
            excess_unmet: origin.flags.includes('safeguard_excess_unmet'),
          }
        : null,
      slope_percent: component('regulatory_trajectory')
        ? { metric: 'trend.scope1_and_2.slope_percent' }
        : null,
      percentile:
        measured === undefined || !component('benchmark_position')
          ? null
          : { metric: `sector.${measured}.percentile` },
    },
    figures: {
      ...Object.fromEntries(
        result.components.map(({ component: name, band }) => [
          name,
          figure(name, LABELS[name] ?? name, band),
        ]),
      ),
      overall: figure('overall', 'Transition risk', result.band),
    },
  })
}
