import { setTimeout as sleep } from 'node:timers/promises'
import { openCountingLine } from '../test/support/counting-line.ts'
import { boundary, july, statement } from '../test/support/disclosure-records.ts'
import type { Bench, Figure } from './figure.ts'
import { onPostgres } from './on-postgres.ts'
import { processorSeconds } from './processor-time.ts'
import { type BenchServer, startServer } from './server.ts'
import { keysOfTenants, NO_LIMITS } from './tenant-keys.ts'

const COMPANY = '/v1/companies/74115061375'
const SECRET = 'the secret of a bench of tenants’ reads'
/** V8 compiles what requests run in the first thousand or two. */
const PRACTICE = 2000
const REQUESTS = 2000
const IDLE_SECONDS = 15

/** What these reads cost before decision 77. */
const READS = [
  { name: 'record', path: `${COMPANY}/organisational-boundary?period=2025-26`, before: 10 },
  { name: 'filing readiness', path: `${COMPANY}/filing-readiness?period=2025-26`, before: 27 },
] as const
const PROMISED_MS = 0.8

/** What a tenant's own reads cost the server and PostgreSQL, and what an idle server sends. */
export const tenantReads: Bench = {
  name: 'tenant-reads',
  what: 'a record and a filing readiness on PostgreSQL: statements, processor time of node and of the database; statements of an idle server',
  baseline: `the statements of before decision 77; ${PROMISED_MS} ms`,
  run: () =>
    onPostgres(async ({ postgres, databaseUrl, home }) => {
      const [key = ''] = await keysOfTenants({ databaseUrl, home, secret: SECRET }, [NO_LIMITS])
      const line = await openCountingLine(databaseUrl)
      const server = await startServer(home, { DATABASE_URL: line.url, SOUTHERLY_SECRET: SECRET })
      try {
        const ask = asker(server, key)
        await writeRecords(ask)
        const figures: Figure[] = []
        for (const read of READS) {
          for (let n = 0; n < PRACTICE; n += 1) await ask(read.path)
          const node = () => processorSeconds(server.pid) ?? Number.NaN
          const backends = async () =>
            new Map((await postgres.backends()).map((pid) => [pid, processorSeconds(pid) ?? 0]))
          const before = { node: node(), backends: await backends() }
          const sent = await line.during(async () => {
            for (let n = 0; n < REQUESTS; n += 1) await ask(read.path)
          })
          const used = {
            node: node() - before.node,
            // One that has ended in the meantime was idle.
            database: sum([...(await backends())].map(([pid, now]) => now - (before.backends.get(pid) ?? 0))),
          }
          const promised = { name: 'promised', value: PROMISED_MS, unit: 'ms' }
          const cost = (where: 'node' | 'database'): Figure => ({
            name: `${read.name}, ${where}`,
            value: (1000 * used[where]) / REQUESTS,
            unit: 'ms',
            better: 'less',
            against: promised,
          })
          figures.push(cost('node'), cost('database'), {
            name: `${read.name}, statements`,
            value: sent.statements / REQUESTS,
            unit: '',
            better: 'less',
            against: { name: 'before', value: read.before, unit: '' },
          })
        }
        await sleep(3000)
        const { statements } = await line.during(() => sleep(IDLE_SECONDS * 1000))
        figures.push({
          name: 'statements of an idle minute',
          value: (statements * 60) / IDLE_SECONDS,
          unit: '',
          better: 'less',
          against: { name: 'before', value: 14_100, unit: '' },
        })
        return figures
      } finally {
        await server.stop()
        await line.close()
      }
    }),
}

type Ask = (url: string, body?: object) => Promise<void>

const asker =
  ({ url }: BenchServer, key: string): Ask =>
  async (address, body) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await fetch(`${url}${address}`, {
      headers,
      ...(body === undefined ? {} : { method: 'PUT', body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${text.slice(0, 300)}`)
  }

async function writeRecords(ask: Ask): Promise<void> {
  for (const period of [july(2024), july(2025)]) {
    await ask(`${COMPANY}/organisational-boundary`, boundary({ period }))
    await ask(`${COMPANY}/s2-statements`, { period, statements: [statement('6(a)')] })
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
