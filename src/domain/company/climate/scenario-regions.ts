import type { ScenarioRegion } from './scenario-context.ts'

const corners = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([lon, lat]) => ({ lon, lat }))

/** Outlines of the IPCC AR6 reference regions of Australia, longitude and latitude of their corners. */
export const SCENARIO_REGIONS: readonly ScenarioRegion[] = [
  {
    code: 'NAU',
    name: 'Northern Australia',
    polygon: corners([110, -20], [110, -10], [155, -10], [155, -20]),
  },
  {
    code: 'CAU',
    name: 'Central Australia',
    polygon: corners([110, -30], [110, -20], [145.5, -20], [145.5, -32.9], [140, -30]),
  },
  {
    code: 'EAU',
    name: 'Eastern Australia',
    polygon: corners([145.5, -32.9], [145.5, -20], [155, -20], [155, -38]),
  },
  {
    code: 'SAU',
    name: 'Southern Australia',
    polygon: corners([110, -36], [110, -30], [140, -30], [155, -38], [155, -50]),
  },
]
