import { load, median } from './bare-comparison.ts'
import type { Bench } from './figure.ts'
import { onPostgres } from './on-postgres.ts'
import { startServer } from './server.ts'
import { keysOfTenants, NO_LIMITS } from './tenant-keys.ts'

const PLACE = '/v1/entities/74115061375/emissions'
const SECRET = 'the secret of a bench of shared limits'
const SECONDS = 4
const ROUNDS = 3
/** Never reached, so that every request goes through them and none is refused. */
const LIMITS = { requests_per_minute: 50_000_000, requests_in_flight: 1000, items_per_month: 1_000_000_000 }

/** What a cached read costs a node of several when all three limits of its tenant are shared, against a tenant without limits. */
export const sharedLimits: Bench = {
  name: 'shared-limits',
  what: 'processor time of a cached read by a tenant whose limits hold for all nodes',
  baseline: 'the same read by a tenant without limits, in turn on the same node',
  run: () =>
    onPostgres(async ({ databaseUrl, home }) => {
      const [limited = '', free = ''] = await keysOfTenants({ databaseUrl, home, secret: SECRET }, [
        LIMITS,
        NO_LIMITS,
      ])
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
    }),
}

/** Microseconds of the server's processor time for a request. Time of the clock would count what else the machine does. */
const costOf = async (server: { readonly url: string; readonly pid: number }, key: string) =>
  (await load({ pid: server.pid, url: `${server.url}${PLACE}` }, { authorization: `Bearer ${key}` }, SECONDS))
    .microsecondsPerRequest
