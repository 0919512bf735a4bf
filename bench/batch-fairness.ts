import type { Bench, Figure } from './figure.ts'
import { onPostgres } from './on-postgres.ts'
import { startServer } from './server.ts'
import { keysOfTenants, NO_LIMITS } from './tenant-keys.ts'

const SECRET = 'the secret of a bench of fairness'
const BATCHES = '/v1/companies/batch/climate-profiles'
const BATCH = 50
/** More than wait in one tenant's line, so that it is always full. */
const AT_ONCE = 25
const ROUNDS = 15
/** A server that has just started is slow for reasons of its own. */
const PRACTICE = 10

/** What a tenant waits for while another one sends as many large batches as it can. */
export const batchFairness: Bench = {
  name: 'batch-fairness',
  what: `a profile, and a batch of ${BATCH}, while another tenant has ${AT_ONCE} batches of ${BATCH} under way all the time`,
  baseline: 'the same on an idle server',
  run: () =>
    onPostgres(async ({ databaseUrl, home }) => {
      const [ours = '', theirs = ''] = await keysOfTenants({ databaseUrl, home, secret: SECRET }, [
        NO_LIMITS,
        NO_LIMITS,
      ])
      const settings = { DATABASE_URL: databaseUrl, SOUTHERLY_SECRET: SECRET, SOUTHERLY_WORKERS: '0' }
      const server = await startServer(home, settings)
      try {
        return await measure(server.url, ours, theirs)
      } finally {
        await server.stop()
      }
    }),
}

async function measure(url: string, ours: string, theirs: string): Promise<Figure[]> {
  const companies = await companiesOf(url, ours)
  let asked = 0
  // Every batch is another one, so that none is answered from memory.
  const batchOf = (): string => {
    asked += 1
    const at = (index: number) => companies[(asked * 7 + index * (1 + (asked % 5))) % companies.length]!
    return JSON.stringify({ abns: Array.from({ length: BATCH }, (_, index) => at(index)) })
  }
  const single = async (): Promise<number> => {
    asked += 1
    const abn = companies[(asked * 13) % companies.length]!
    return await timed(url, ours, `/v1/companies/${abn}/climate-profile`)
  }
  const batch = (): Promise<number> => timed(url, ours, BATCHES, batchOf())
  for (let time = 0; time < PRACTICE; time += 1) await batch()
  const alone = await both(single, batch)
  const end = new AbortController()
  let answered = 0
  const crowd = Array.from({ length: AT_ONCE }, async () => {
    while (!end.signal.aborted) {
      await timed(url, theirs, BATCHES, batchOf())
      answered += 1
    }
  })
  const crowded = await both(single, batch)
  end.abort()
  await Promise.all(crowd)
  console.error(`requests of the other tenant in that time: ${answered}`)
  return (['single', 'batch'] as const).flatMap((name) => [
    figure(`${name}, median`, median(crowded[name]), median(alone[name])),
    figure(`${name}, slowest of ${ROUNDS}`, Math.max(...crowded[name]), Math.max(...alone[name])),
  ])
}

async function both(single: () => Promise<number>, batch: () => Promise<number>) {
  const times = { single: [] as number[], batch: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.single.push(await single())
    times.batch.push(await batch())
  }
  return times
}

const figure = (name: string, value: number, alone: number): Figure => ({
  name,
  value,
  unit: 'ms',
  better: 'less',
  against: { name: 'idle server', value: alone, unit: 'ms' },
})

/** 429 is an answer too: the line of the tenant that sends too much is full. */
async function timed(url: string, key: string, place: string, body?: string): Promise<number> {
  const began = performance.now()
  const headers = {
    authorization: `Bearer ${key}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const answer = await fetch(`${url}${place}`, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 200 && answer.status !== 429) throw new Error(`${place} answered ${answer.status}`)
  return performance.now() - began
}

async function companiesOf(url: string, key: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/v1/registry/reporters`, { headers: { authorization: `Bearer ${key}` } })
  const { data } = (await answer.json()) as { data: { companies: { abn: string[] } } }
  return data.companies.abn
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
