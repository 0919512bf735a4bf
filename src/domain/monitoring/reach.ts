import { BLOCK_NAMES, type BlockName } from '../company/blocks.ts'
import { CLIMATE_BLOCKS } from '../company/profile-blocks.ts'

/**
 * Whose figures a change of a source can move, as far as events tell of them:
 * - `own_rows`: companies whose own rows changed;
 * - `own_rows_and_peers`: also those that are compared with them;
 * - `registry`, `safeguard`, `generation`: as these tables are linked with companies;
 * - `everybody`: any company;
 * - `nobody`: no figure that an event is about.
 */
export type Reach =
  | 'own_rows'
  | 'own_rows_and_peers'
  | 'registry'
  | 'safeguard'
  | 'generation'
  | 'everybody'
  | 'nobody'

/**
 * By source, with the blocks of a profile that are computed from it. A load is compared in these alone. Tests keep the table complete, hold
 * what profiles cite against it, and compare loads in all blocks too: what is missing here would change figures silently.
 */
export const SOURCE_REACH: Readonly<
  Record<string, { readonly companies: Reach; readonly blocks: readonly BlockName[] }>
> = {
  abr: { companies: 'nobody', blocks: BLOCK_NAMES },
  'abr-bulk': { companies: 'own_rows', blocks: BLOCK_NAMES },
  'abs-cpi': { companies: 'nobody', blocks: ['scope3_screening'] },
  'abs-io': { companies: 'nobody', blocks: ['scope3_screening'] },
  'accu-projects': { companies: 'nobody', blocks: [] },
  'aemo-cdeii': { companies: 'nobody', blocks: ['grid_intensity'] },
  'aemo-generators': { companies: 'nobody', blocks: BLOCK_NAMES },
  'aemo-isp-inputs': { companies: 'nobody', blocks: ['transition_risk', 'transition_scenarios'] },
  'aemo-isp-outlook': { companies: 'nobody', blocks: ['transition_scenarios'] },
  agcd: { companies: 'everybody', blocks: CLIMATE_BLOCKS },
  anzsic: { companies: 'everybody', blocks: BLOCK_NAMES },
  'ato-tax': { companies: 'own_rows_and_peers', blocks: BLOCK_NAMES },
  'awra-l': { companies: 'nobody', blocks: CLIMATE_BLOCKS },
  'bushfire-suburbs': { companies: 'nobody', blocks: CLIMATE_BLOCKS },
  'certificate-actions': { companies: 'nobody', blocks: [] },
  'climate-series': { companies: 'everybody', blocks: CLIMATE_BLOCKS },
  'climate-zones': { companies: 'nobody', blocks: CLIMATE_BLOCKS },
  'coastal-levels': { companies: 'nobody', blocks: CLIMATE_BLOCKS },
  'company-classification': { companies: 'own_rows_and_peers', blocks: BLOCK_NAMES },
  'company-details': { companies: 'own_rows', blocks: BLOCK_NAMES },
  'cooling-hours': { companies: 'nobody', blocks: CLIMATE_BLOCKS },
  'cyclone-tracks': { companies: 'nobody', blocks: CLIMATE_BLOCKS },
  'declared-disasters': { companies: 'nobody', blocks: CLIMATE_BLOCKS },
  'energy-averages': { companies: 'nobody', blocks: [] },
  'facility-locations': { companies: 'nobody', blocks: BLOCK_NAMES },
  generation: { companies: 'generation', blocks: BLOCK_NAMES },
  'gnaf-core': { companies: 'nobody', blocks: [] },
  greenpower: { companies: 'nobody', blocks: [] },
  'greenpower-offers': { companies: 'nobody', blocks: [] },
  gwp: { companies: 'nobody', blocks: [] },
  'heat-response': { companies: 'nobody', blocks: CLIMATE_BLOCKS },
  'io-multipliers': { companies: 'everybody', blocks: ['transition_risk', 'scope3_screening'] },
  localities: { companies: 'everybody', blocks: BLOCK_NAMES },
  'locality-areas': { companies: 'nobody', blocks: CLIMATE_BLOCKS },
  'lret-stations': { companies: 'nobody', blocks: [] },
  'nga-factors': { companies: 'nobody', blocks: ['grid_intensity', 'scope3_screening'] },
  'nger-corporate': { companies: 'registry', blocks: BLOCK_NAMES },
  'nger-market-based': { companies: 'own_rows', blocks: BLOCK_NAMES },
  'nger-transfer': { companies: 'own_rows', blocks: BLOCK_NAMES },
  projections: { companies: 'nobody', blocks: ['scenario_context'] },
  'registry-name-links': { companies: 'own_rows', blocks: BLOCK_NAMES },
  'renewable-power-percentage': { companies: 'nobody', blocks: [] },
  safeguard: { companies: 'safeguard', blocks: BLOCK_NAMES },
  'safeguard-links': { companies: 'safeguard', blocks: BLOCK_NAMES },
  'silo-grid': { companies: 'everybody', blocks: CLIMATE_BLOCKS },
  'silo-point': { companies: 'everybody', blocks: CLIMATE_BLOCKS },
  'station-years': { companies: 'everybody', blocks: CLIMATE_BLOCKS },
  'warming-level-years': { companies: 'nobody', blocks: CLIMATE_BLOCKS },
  'warming-levels': { companies: 'nobody', blocks: CLIMATE_BLOCKS },
  wgea: { companies: 'own_rows_and_peers', blocks: BLOCK_NAMES },
}

/** Whose figures a source can move; of one that is not known those of any company. */
export const reachOf = (source: string): Reach => SOURCE_REACH[source]?.companies ?? 'everybody'

/** The blocks that sources can move, in their order. Of a source that is not known, all. */
export function blocksReachedBy(sources: Iterable<string>): readonly BlockName[] {
  const reached = new Set([...sources].flatMap((source) => SOURCE_REACH[source]?.blocks ?? BLOCK_NAMES))
  return BLOCK_NAMES.filter((name) => reached.has(name))
}

/** Sources that can move readiness, targets or evidence of any company with records, although they move no published figure of it. */
export const DISCLOSURE_SOURCES: ReadonlySet<string> = new Set([
  'accu-projects',
  'certificate-actions',
  'facility-locations',
  'greenpower',
  'greenpower-offers',
  'lret-stations',
  'nga-factors',
  'renewable-power-percentage',
])
