import type { PostgresServer } from '../test/support/start-postgres.ts'
import type { Bench, Figure } from './figure.ts'
import { onPostgres } from './on-postgres.ts'
import { processorSeconds } from './processor-time.ts'
import { KINDS, type Kind, prepareTenants, type Send, senderTo } from './requests/mix.ts'
import { holdRate, within } from './requests/open-loop.ts'
import { type BenchServer, startServer } from './server.ts'
import { keysOfTenants, NO_LIMITS } from './tenant-keys.ts'

const SECRET = 'the secret of a bench of requests'
const TENANTS = 50
/** Twice each company: what is asked again is kept, and a program runs slowly at first. */
const PRACTICE = 400
const REQUESTS = 600
const RATES = [50, 100, 150, 200, 300, 400, 600, 800, 1000]
const SECONDS = 6
const MOST_P99_MS = 250
const WANTED_RATE = 1000

interface Cost {
  readonly node: number
  readonly database: number
}

/** What requests of many tenants cost, and how many a second one server bears. */
export const requests: Bench = {
  name: 'requests',
  what: `a mix of requests of ${TENANTS} tenants on PostgreSQL: processor time by kind, and the rate at which the slowest hundredth takes more than ${MOST_P99_MS} ms`,
  baseline: `${WANTED_RATE} requests a second; a core`,
  run: () =>
    onPostgres(async ({ postgres, databaseUrl, home }) => {
      const limits = Array.from({ length: TENANTS }, () => NO_LIMITS)
      const keys = await keysOfTenants({ databaseUrl, home, secret: SECRET }, limits)
      const server = await startServer(home, {
        DATABASE_URL: databaseUrl,
        SOUTHERLY_SECRET: SECRET,
        SOUTHERLY_WORKERS: '0',
      })
      try {
        const send = await senderTo(server.url, keys)
        await prepareTenants(server.url, keys)
        return [...(await costs(server, postgres, send)), ...(await bearableRates(send))]
      } finally {
        await server.stop()
      }
    }),
}

async function costs(server: BenchServer, postgres: PostgresServer, send: Send): Promise<Figure[]> {
  // A pool closes connections that it does not need, and their processes take their figures along.
  const backends = new Map<number, number>()
  const used = async (): Promise<Cost> => {
    for (const pid of await postgres.backends()) backends.set(pid, processorSeconds(pid) ?? 0)
    return {
      node: processorSeconds(server.pid) ?? Number.NaN,
      database: [...backends.values()].reduce((sum, seconds) => sum + seconds, 0),
    }
  }
  const costOf = async (kind: Kind): Promise<Cost> => {
    for (let n = 0; n < PRACTICE; n += 1) await send(kind)
    const before = await used()
    for (let n = 0; n < REQUESTS; n += 1) await send(kind)
    const after = await used()
    const each = (where: keyof Cost): number => (1000 * (after[where] - before[where])) / REQUESTS
    return { node: each('node'), database: each('database') }
  }
  const figures: Figure[] = []
  const mixed = { node: 0, database: 0 }
  for (const kind of KINDS) {
    const cost = await costOf(kind)
    for (const where of ['node', 'database'] as const) {
      mixed[where] += cost[where] * kind.share
      figures.push(inCores(`${kind.name}, ${where}`, cost[where]))
    }
  }
  return [...figures, inCores('mix, node', mixed.node), inCores('mix, database', mixed.database)]
}

/** Milliseconds of a request, held against those that one core has for each at the wanted rate. */
const inCores = (name: string, value: number): Figure => ({
  name,
  value,
  unit: 'ms',
  better: 'less',
  against: { name: `a core at ${WANTED_RATE}/s`, value: 1000 / WANTED_RATE, unit: 'ms' },
})

/** The highest rates that are held within the limit; a line on standard error says how each came out. */
async function bearableRates(send: Send): Promise<Figure[]> {
  const borne = { all: 0, single: 0 }
  for (const rate of RATES) {
    const { times, failed } = await holdRate(send, rate, SECONDS)
    const p99 = {
      all: within(0.99, [...times.values()].flat()),
      single: within(
        0.99,
        [...times].flatMap(([kind, own]) => (kind.isBatch === true ? [] : own)),
      ),
    }
    const byKind = [...times].map(([{ name }, own]) => `${name} ${within(0.99, own).toFixed(0)}`)
    console.error(
      `${rate}/s: 99 % within ${p99.all.toFixed(0)} ms, ${failed} failed; by kind: ${byKind.join(', ')}`,
    )
    if (failed === 0 && p99.all <= MOST_P99_MS) borne.all = rate
    if (failed > 0 || p99.single > MOST_P99_MS) break
    borne.single = rate
  }
  const figure = (what: string, value: number): Figure => ({
    name: `rate with 99 % of ${what} within ${MOST_P99_MS} ms, load and database on the same machine`,
    value,
    unit: '/s',
    better: 'more',
    against: { name: 'wanted', value: WANTED_RATE, unit: '/s' },
  })
  return [figure('all requests', borne.all), figure('requests that are no batch', borne.single)]
}
