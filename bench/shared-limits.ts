import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { systemClock } from '../src/clock.ts'
import { PACKS } from '../src/domain/tenancy/access.ts'
import { loadStarter } from '../src/operations/releases/load-starter.ts'
import { createKey } from '../src/operations/tenancy/keys.ts'
import { openServerSecret } from '../src/operations/tenancy/server-secret.ts'
import { createTenant } from '../src/operations/tenancy/tenants.ts'
import { migrate } from '../src/store/migrate.ts'
import { openDatabase } from '../src/store/open.ts'
import { starterOptions } from '../test/support/embedded-template.ts'
import { createPostgresDatabase } from '../test/support/postgres-databases.ts'
import { findPostgresPrograms } from '../test/support/postgres-programs.ts'
import { startPostgres } from '../test/support/start-postgres.ts'
import { load, median } from './bare-comparison.ts'
import type { Bench } from './figure.ts'
import { startServer } from './server.ts'

const PLACE = '/v1/entities/74115061375/emissions'
const SECRET = 'the secret of a bench of shared limits'
const SECONDS = 4
const ROUNDS = 3
const NO_LIMITS = { requests_per_minute: null, requests_in_flight: null, items_per_month: null }
/** Never reached, so that every request goes through them and none is refused. */
const LIMITS = { requests_per_minute: 50_000_000, requests_in_flight: 1000, items_per_month: 1_000_000_000 }

/** What a cached read costs a node of several when all three limits of its tenant are shared, against a tenant without limits. */
export const sharedLimits: Bench = {
  name: 'shared-limits',
  what: 'processor time of a cached read by a tenant whose limits hold for all nodes',
  baseline: 'the same read by a tenant without limits, in turn on the same node',
  run: async () => {
    const programs = findPostgresPrograms()
    if (programs === undefined) throw new Error('there is no PostgreSQL on this machine')
    const home = await mkdtemp(path.join(tmpdir(), 'southerly-bench-'))
    const postgres = await startPostgres(programs, { durable: false })
    try {
      const databaseUrl = await createPostgresDatabase(postgres.url('postgres'), 'southerly_bench')
      const [limited, free] = await keysOf(databaseUrl, home)
      const server = await startServer(home, {
        DATABASE_URL: databaseUrl,
        SOUTHERLY_SECRET: SECRET,
        SOUTHERLY_WORKERS: '0',
      })
      try {
        const costs = { limited: [] as (number | undefined)[], free: [] as (number | undefined)[] }
        for (let round = 0; round < ROUNDS; round += 1) {
          costs.free.push(await costOf(server, free))
          costs.limited.push(await costOf(server, limited))
        }
        const [value, bare] = [median(costs.limited), median(costs.free)]
        if (value === undefined || bare === undefined) return []
        return [
          {
            name: 'cached read with shared limits',
            value,
            unit: 'µs',
            better: 'less',
            against: { name: 'without limits', value: bare, unit: 'µs' },
          },
        ]
      } finally {
        await server.stop()
      }
    } finally {
      await postgres.stop()
      await rm(home, { recursive: true, force: true })
    }
  },
}

async function keysOf(databaseUrl: string, home: string): Promise<readonly [string, string]> {
  const database = await openDatabase({ databaseUrl, pool: 2 })
  try {
    await migrate(database)
    await loadStarter(database, starterOptions)
    const clock = systemClock
    const secret = await openServerSecret(database, { home, configured: SECRET })
    const keyWith = async (limitOverrides: typeof LIMITS | typeof NO_LIMITS): Promise<string> => {
      const { id: tenantId } = await createTenant(database, clock, {
        name: 'Bench',
        plan: 'enterprise',
        limitOverrides,
      })
      const wanted = {
        tenantId,
        name: 'bench',
        mode: 'live',
        scopes: ['admin'],
        packs: PACKS,
        actor: 'operator',
      } as const
      return (await database.as({ kind: 'operator' }, (sql) => createKey(sql, { clock, secret }, wanted)))
        .text
    }
    return [await keyWith(LIMITS), await keyWith(NO_LIMITS)]
  } finally {
    await database.close()
  }
}

/** Microseconds of the server's processor time for a request. Time of the clock would count what else the machine does. */
const costOf = async (server: { readonly url: string; readonly pid: number }, key: string) =>
  (await load({ pid: server.pid, url: `${server.url}${PLACE}` }, { authorization: `Bearer ${key}` }, SECONDS))
    .microsecondsPerRequest
