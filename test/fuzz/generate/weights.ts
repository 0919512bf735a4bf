import type { Random } from '../../../bench/random.ts'
import type { Route } from '../../../src/api/platform/route.ts'

/** How often a route is asked beside the usual 100: what is dear is asked seldom, so that a million requests stay possible. */
const WEIGHTS: Readonly<Record<string, number>> = {
  exportClimateProfile: 1,
  exportPortfolio: 1,
  batchClimateProfiles: 10,
  batchClimateRisks: 10,
  diffSnapshots: 8,
  getSnapshotImpact: 5,
  lintFactors: 40,
  requestDisclosureReport: 20,
  downloadLatestDisclosureReport: 10,
  downloadDisclosureReport: 10,
  compareDisclosureReports: 10,
  getOpenApi: 2,
  getDocsScript: 1,
  getAsset: 20,
}
const USUAL = 100

/** Picks a route by its weight. */
export function routePicker(routes: readonly Route[]): (random: Random) => Route {
  const ends: number[] = []
  let total = 0
  for (const route of routes) {
    total += WEIGHTS[route.operationId] ?? (route.path.startsWith('/v1') ? USUAL : USUAL / 5)
    ends.push(total)
  }
  return (random) => {
    const at = random.next() * total
    return routes[ends.findIndex((end) => at < end)]!
  }
}
