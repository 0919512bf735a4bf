import type { Random } from '../../../bench/random.ts'
import type { Route } from '../../../src/api/platform/route.ts'
import type { Tool } from '../../../src/mcp/tool.ts'

/** How often a route is asked beside the usual 100: what is dear is asked seldom, so that a million requests stay possible. */
const WEIGHTS: Readonly<Record<string, number>> = {
  exportClimateProfile: 1,
  exportPortfolio: 1,
  getDocsScript: 1,
  getOpenApi: 2,
  getSnapshotImpact: 2,
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
}
const USUAL = 100

/** Picks a route by its weight. */
export const routePicker = (routes: readonly Route[]) =>
  picker(
    routes,
    ({ operationId, path }) => WEIGHTS[operationId] ?? (path.startsWith('/v1') ? USUAL : USUAL / 5),
  )

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
