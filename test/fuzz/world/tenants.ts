import { systemClock } from '../../../src/clock.ts'
import { PACKS, type Scope } from '../../../src/domain/tenancy/access.ts'
import { createKey } from '../../../src/operations/tenancy/keys.ts'
import { createTenant } from '../../../src/operations/tenancy/tenants.ts'
import type { Database } from '../../../src/store/database.ts'
import type { Side } from '../request.ts'

/** A key that the fuzzer asks with, from the strongest to the weakest. */
export const CALLERS: Readonly<
  Record<string, { readonly scopes: readonly Scope[]; readonly packs: boolean }>
> = {
  admin: { scopes: ['admin'], packs: true },
  everyday: {
    scopes: ['companies:read', 'reference:read', 'tenant:read', 'tenant:write', 'disclosure:write'],
    packs: true,
  },
  keeper: { scopes: ['keys:manage', 'webhooks:manage', 'audit:read'], packs: true },
  reference: { scopes: ['reference:read'], packs: false },
}

export interface FuzzTenant {
  readonly id: string
  /** Stands in everything that the tenant writes and that a stranger must never read. */
  readonly marker: string
  /** Full keys by the name of the caller. */
  readonly keys: Readonly<Record<string, string>>
  /** Ids of keys that nobody asks with, to be shown, rotated and revoked. */
  readonly spareKeys: readonly string[]
}

const MARKERS: Readonly<Record<Side, string>> = { attacker: 'zqattackerk7x', victim: 'zqvictimw9p' }
const SPARE_KEYS = 5

/** No limit swallows the requests, but bundles and webhooks stay few. */
const overrides = (bundles: number) => ({
  requests_per_minute: null,
  requests_in_flight: null,
  items_per_month: null,
  history_years: null,
  evidence_mb: 500,
  bundles_per_month: bundles,
  webhooks: 50,
})

export async function makeTenant(
  database: Database,
  secret: Uint8Array,
  side: Side,
  bundles: number,
): Promise<FuzzTenant> {
  const marker = MARKERS[side]
  const clock = systemClock
  const { id } = await createTenant(database, clock, {
    name: `Tenant ${marker}`,
    plan: 'enterprise',
    limitOverrides: overrides(bundles),
  })
  const issue = (name: string, scopes: readonly Scope[], packs: boolean) =>
    database.as({ kind: 'operator' }, (sql) =>
      createKey(
        sql,
        { clock, secret },
        {
          tenantId: id,
          name: `${name} ${marker}`,
          mode: 'live',
          scopes,
          packs: packs ? PACKS : [],
          actor: 'operator',
        },
      ),
    )
  const keys: Record<string, string> = {}
  for (const [name, { scopes, packs }] of Object.entries(CALLERS))
    keys[name] = (await issue(name, scopes, packs)).text
  const spareKeys: string[] = []
  for (let count = 0; count < SPARE_KEYS; count += 1)
    spareKeys.push((await issue('spare', ['reference:read'], false)).key.id)
  return { id, marker, keys, spareKeys }
}
