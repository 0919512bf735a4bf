import type { Random } from '../../../bench/random.ts'
import type { Answer, FuzzRequest, Side } from '../request.ts'
import type { FuzzTenant } from './tenants.ts'

/** Ids of what a tenant has, in slots: what is deleted is made again in the same slot, so a slot always means something. */
export interface Belongings {
  readonly webhooks: string[]
  readonly watchlists: readonly string[]
  readonly artifacts: readonly string[]
  readonly runs: readonly string[]
  /** A Cookie header that signs in as the tenant's everyday key. */
  readonly cookie: string
}

/**
 * What requests are made of beside chance: two tenants, real ids, and what earlier answers taught. Choices are made by
 * slot and never by value, so the same index makes the same request in every run but for the ids in it.
 */
export interface World {
  readonly port: number
  readonly tenants: Readonly<Record<Side, FuzzTenant>>
  readonly belongings: Readonly<Record<Side, Belongings>>
  readonly snapshots: readonly string[]
  readonly datasets: readonly string[]
  readonly sha256s: readonly string[]
  /** The newest validator of each address, for If-Match. */
  readonly etags: Map<string, string>
  /** A cursor of each list. */
  readonly cursors: Map<string, string>
}

export const OTHER: Readonly<Record<Side, Side>> = { attacker: 'victim', victim: 'attacker' }

/** Companies of the starter dataset, one of the sandbox, one that is nobody's, and ABNs that are none. */
const ABNS = [
  '74115061375',
  '49004028077',
  '55004898962',
  '33051775556',
  '74 115 061 375',
  '51824753556',
  '74115061376',
  '1',
]
const PERIODS = ['2025-26', '2024-25', '2025', '2025-07-01/2026-06-30', '2025-01-01/2025-12-31', '2019-20']

const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  abn: ABNS,
  entity_abn: ABNS,
  period: PERIODS,
  reporting_period: PERIODS,
  factor_id: ['electricity.purchased-grid.vic.location', 'electricity.purchased-grid.nsw-act.location', 'x'],
  region: ['VIC', 'NSW1', 'Sydney', 'Australia', 'Victoria', 'QLD1'],
  name: ['woodside', 'AGL', 'bhp group limited', 'a company'],
  q: ['vic grid', 'diesel', 'scope 2', '1 George St, Sydney NSW 2000', 'natural gas'],
  description: ['vic grid', 'diesel in trucks', 'Unleaded petrol, cars'],
  source: ['nger-corporate', 'nga-factors', 'au_cer_nger_corporate', 'x'],
  safeguard_price: ['75', '75,80', 'x', '-1'],
  file: ['report.pdf', 'report.xlsx', 'manifest.json', '../manifest.json', 'working-papers.xlsx'],
  url: ['https://hooks.southerly.invalid/a', 'https://hooks.southerly.invalid:8443/b?c=d'],
  section: ['guide', 'methods', 'tutorials', 'errors', 'records'],
  page: ['api-basics', 'operations', 'index', 'x'],
  code: ['unknown_parameter', 'quota_exhausted', 'x'],
  pack_id: ['au_climate_disclosure', 'au_company_climate_intelligence', 'x'],
  edition: ['2025', '2024', '2020'],
  as_of: ['2026-11-15', '2026-11-14', '2026-11-02', '2026-11-15', '2026-10-08', '2020-01-01'],
  unit: ['kWh', 'kg CO2-e/kWh', 't CO2-e', 'GJ', 'kL'],
}

/** Values that mean something, by the name of the member; `path` tells apart what is called `id` everywhere. */
export function knownValue(world: World, side: Side, path = '') {
  const { belongings, tenants } = world
  const own = belongings[side]
  const bySlot: Readonly<Record<string, readonly unknown[]>> = {
    // Old data is computed anew for each question; nearly all ask for the newest.
    snapshot: [...Array.from({ length: 12 }, () => world.snapshots[0]!), ...world.snapshots],
    changed_since: world.snapshots,
    a: path.includes('compare') ? own.artifacts : world.snapshots,
    b: path.includes('compare') ? own.artifacts : world.snapshots,
    slug: world.datasets,
    sha256: world.sha256s,
    artifact_id: own.artifacts,
    run_id: own.runs,
    watchlist: own.watchlists,
    event_id: ['evt_000000000001', 'evt_000000000002'],
    id: idsFor(path, own, tenants[side]),
  }
  return (name: string, random: Random): unknown => {
    const values = bySlot[name] ?? BY_NAME[name]
    return values === undefined || values.length === 0 ? undefined : random.pick(values)
  }
}

function idsFor(path: string, own: Belongings, tenant: FuzzTenant): readonly string[] {
  if (path.startsWith('/v1/keys')) return tenant.spareKeys
  if (path.startsWith('/v1/webhooks')) return own.webhooks
  if (path.startsWith('/v1/watchlists')) return own.watchlists
  if (path.startsWith('/methods')) return ['emissions-trend', 'transition-risk', 'x']
  return ['T1', 'A7', 'works', 'x']
}

/** Remembers validators and cursors, which later requests send back or tamper with. */
export function learn(world: World, request: FuzzRequest, answer: Answer): void {
  if (request.side !== 'attacker' || answer.status !== 200 || request.route === undefined) return
  const { etag } = answer.headers
  if (etag !== undefined && request.route.method !== 'DELETE')
    world.etags.set(request.target.split('?')[0]!, etag)
  if (!request.route.operationId.startsWith('list')) return
  const cursor = /"next_cursor":"([^"]+)"/.exec(answer.body.toString('latin1'))?.[1]
  if (cursor !== undefined) world.cursors.set(request.route.operationId, cursor)
}
