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

/** By source. A test keeps this table complete: a source that is missing here would change figures silently. */
export const SOURCE_REACH: Readonly<Record<string, Reach>> = {
  abr: 'nobody',
  'abr-bulk': 'own_rows',
  'abs-cpi': 'nobody',
  'abs-io': 'nobody',
  'accu-projects': 'nobody',
  'aemo-cdeii': 'nobody',
  'aemo-generators': 'nobody',
  'aemo-isp-inputs': 'nobody',
  'aemo-isp-outlook': 'nobody',
  agcd: 'everybody',
  anzsic: 'everybody',
  'ato-tax': 'own_rows_and_peers',
  'awra-l': 'nobody',
  'bushfire-suburbs': 'nobody',
  'certificate-actions': 'nobody',
  'climate-series': 'everybody',
  'climate-zones': 'nobody',
  'coastal-levels': 'nobody',
  'company-classification': 'own_rows_and_peers',
  'company-details': 'own_rows',
  'cooling-hours': 'nobody',
  'cyclone-tracks': 'nobody',
  'facility-locations': 'nobody',
  generation: 'generation',
  'gnaf-core': 'nobody',
  greenpower: 'nobody',
  'greenpower-offers': 'nobody',
  gwp: 'nobody',
  'heat-response': 'nobody',
  'io-multipliers': 'everybody',
  localities: 'everybody',
  'lret-stations': 'nobody',
  'nga-factors': 'nobody',
  'nger-corporate': 'registry',
  'nger-market-based': 'own_rows',
  'nger-transfer': 'own_rows',
  projections: 'nobody',
  'registry-name-links': 'own_rows',
  'renewable-power-percentage': 'nobody',
  safeguard: 'safeguard',
  'safeguard-links': 'safeguard',
  'silo-grid': 'everybody',
  'silo-point': 'everybody',
  'station-years': 'everybody',
  'warming-level-years': 'nobody',
  'warming-levels': 'nobody',
  wgea: 'own_rows_and_peers',
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
