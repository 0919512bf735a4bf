import type { Random } from '../../../bench/random.ts'
import type { Route } from '../../../src/api/platform/route.ts'
import type { Tool } from '../../../src/mcp/tool.ts'

/** How often a route is asked for an answer beside the usual 100: what is dear seldom, so that a million requests stay possible. */
const WEIGHTS: Readonly<Record<string, number>> = {
  exportClimateProfile: 1,
  exportPortfolio: 1,
  getDocsScript: 1,
  getOpenApi: 2,
  getSnapshotImpact: 2,
  exportDataset: 2,
  listReporters: 2,
  getRegistryOverview: 2,
  diffSnapshots: 8,
  batchClimateProfiles: 10,
  batchClimateRisks: 10,
  downloadLatestDisclosureReport: 10,
  downloadDisclosureReport: 10,
  compareDisclosureReports: 10,
  requestDisclosureReport: 10,
  getAsset: 20,
  testWebhook: 20,
  resendWebhookEvent: 20,
  getBoundaryReconciliation: 25,
  getDisclosureMetadata: 25,
  getFilingReadiness: 25,
  getMarketBasedScope2: 25,
  getSectorPeers: 25,
  getTargetProgress: 25,
  getClimateSeries: 40,
  getReferenceContext: 40,
  getSiteClimateProfiles: 40,
  getSiteClimateRisks: 40,
  lintFactors: 40,
  listStatisticalSeries: 40,
}

/** The same for tools. */
const TOOL_WEIGHTS: Readonly<Record<string, number>> = {
  what_changed: 5,
  compare_companies: 30,
  get_filing_readiness: 30,
  get_readiness_change: 10,
  get_contradictions: 10,
}
const USUAL = 100
/** A route that answers dearly refuses cheaply, so it is asked at least so often what it must refuse. */
const LEAST = 40
/** An answer takes the server ten times as long as a refusal, and says less about its doors. */
const SHARE_ASKED_FOR_AN_ANSWER = 0.4

export interface PickedRoute {
  readonly route: Route
  /** To be asked only what its schema does not take. */
  readonly refuse: boolean
}

/** Picks a route by its weight. */
export function routePicker(routes: readonly Route[]): (random: Random) => PickedRoute {
  const weightOf = ({ operationId, path, scope, method }: Route): number => {
    if (!path.startsWith('/v1')) return USUAL / 5
    // What only the tenant sees is read from its tables each time, and what is written goes to the disk.
    return WEIGHTS[operationId] ?? (method === 'GET' && scope !== 'tenant:read' ? USUAL : USUAL / 2)
  }
  const pick = picker(routes, (route) => Math.max(LEAST, weightOf(route)))
  return (random) => {
    const route = pick(random)
    return { route, refuse: !random.chance(SHARE_ASKED_FOR_AN_ANSWER * Math.min(1, weightOf(route) / LEAST)) }
  }
}

/** Picks a tool by its weight. */
export const toolPicker = (tools: readonly Tool[]) => picker(tools, ({ name }) => TOOL_WEIGHTS[name] ?? USUAL)

function picker<T>(items: readonly T[], weightOf: (item: T) => number): (random: Random) => T {
  const ends: number[] = []
  let total = 0
  for (const item of items) ends.push((total += weightOf(item)))
  return (random) => {
    const at = random.next() * total
    return items[ends.findIndex((end) => at < end)]!
  }
}
