import { systemClock } from '../src/clock.ts'
import { PACKS } from '../src/domain/tenancy/access.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { createKey } from '../src/operations/tenancy/keys.ts'
import { openServerSecret } from '../src/operations/tenancy/server-secret.ts'
import { createTenant } from '../src/operations/tenancy/tenants.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { starterOptions } from '../test/support/embedded-template.ts'

export const NO_LIMITS = { requests_per_minute: null, requests_in_flight: null, items_per_month: null }

/** Loads the starter dataset into an empty database, and answers a key of a new tenant for each of the limits. */
export async function keysOfTenants(
  place: { readonly databaseUrl: string; readonly home: string; readonly secret: string },
  limits: readonly Readonly<Record<string, unknown>>[],
): Promise<string[]> {
  const { databaseUrl, home } = place
  const database = await openDatabase({ databaseUrl, pool: 2 })
  try {
    await migrate(database)
    await loadStarter(database, starterOptions)
    const clock = systemClock
    const secret = await openServerSecret(database, { home, configured: place.secret })
    const keys: string[] = []
    for (const limitOverrides of limits) {
      const tenant = { name: 'Bench', plan: 'enterprise', limitOverrides } as const
      const { id: tenantId } = await createTenant(database, clock, tenant)
      const wanted = {
        tenantId,
        name: 'bench',
        mode: 'live',
        scopes: ['admin'],
        packs: PACKS,
        actor: 'operator',
      } as const
      const made = database.as({ kind: 'operator' }, (sql) => createKey(sql, { clock, secret }, wanted))
      keys.push((await made).text)
    }
    return keys
  } finally {
    await database.close()
  }
}
