import { bandOf, LEVELS, raised, type Steps } from '../arithmetic.ts'
import type { Formula } from './formula.ts'

type Figure = number | null

const INTENSITY: Steps = [
  ['low', 0.15],
  ['moderate', 0.4],
  ['high', 1],
]
const TRAJECTORY: Steps = [
  ['low', -4.9, true],
  ['moderate', -1],
  ['high', 1, true],
]
const POSITION: Steps = [
  ['low', 25],
  ['moderate', 50],
  ['high', 75],
]

/** docs/methods/transition_risk.md: the second-highest of four components. */
export const transitionRisk: Formula = (given) => {
  const {
    kgco2e_per_aud,
    safeguard,
    slope_percent,
    percentile: rank,
  } = given as {
    kgco2e_per_aud: Figure
    safeguard: { coverage: string; band: string | null; excess_unmet: boolean } | null
    slope_percent: Figure
    percentile: Figure
  }
  const banded = (steps: Steps, value: Figure): string | null =>
    value === null ? null : bandOf(steps, 'very_high', value)
  const components = {
    sector_intensity: banded(INTENSITY, kgco2e_per_aud),
    safeguard_exposure: safeguard === null ? null : safeguard.coverage === 'covered' ? safeguard.band : 'low',
    regulatory_trajectory: banded(TRAJECTORY, slope_percent),
    benchmark_position: banded(POSITION, rank),
  }
  const ranked = Object.values(components)
    .filter((band) => band !== null)
    .toSorted((a, b) => LEVELS.indexOf(b) - LEVELS.indexOf(a))
  const second = ranked[1] ?? null
  return {
    ...components,
    overall: second !== null && safeguard?.excess_unmet === true ? raised(second, 1, 'very_high') : second,
  }
}
