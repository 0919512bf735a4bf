import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, Figure } from './figure.ts'
import { memoryOfTree } from './process-memory.ts'
import { type BenchServer, startServer } from './server.ts'

const PROFILE = '/v1/companies/74115061375/climate-profile'
/** Taken in turn, as different people would. */
const COMPANIES = [
  '74115061375',
  '49004028077',
  '55004898962',
  '16009661901',
  '11004089936',
  '16000011058',
  '33096987370',
  '42004080264',
  '30000051696',
  '80007550923',
  '84002705224',
  '56650620303',
]
const WARM_BUNDLES = 9
const READS_PER_SECOND = 100
const SECONDS = 20
/** How long a server has been up before the first bundle is asked for. */
const WARM_UP_MS = 15_000
/** With --full: after how many bundles memory is read. */
const WATCHED = [50, 250, 500]

export const bundleLoad: Bench = {
  name: 'bundle-load',
  what: `POST /v1/companies/{abn}/disclosure-report of ${COMPANIES.length} companies in turn until the bundle is ready, and ${READS_PER_SECOND} profile reads a second meanwhile`,
  baseline: 'the promised times; the same reads without bundles; memory after the first bundles',
  run: async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'southerly bench '))
    const server = await startServer(home, { SOUTHERLY_WARM_UP: 'yes' })
    await pause(WARM_UP_MS)
    const agent = new Agent({ keepAlive: true })
    try {
      return [
        ...(await timesToReady(server, agent)),
        await readsMeanwhile(server, agent),
        ...(process.argv.includes('--full') ? await memory(server, agent) : []),
      ]
    } finally {
      agent.destroy()
      await server.stop()
      rmSync(home, { recursive: true, force: true })
    }
  },
}

async function timesToReady(server: BenchServer, agent: Agent): Promise<Figure[]> {
  const cold = await makeBundle(server, agent)
  const warm: number[] = []
  for (let n = 0; n < WARM_BUNDLES; n++) warm.push(await makeBundle(server, agent))
  const promise = (value: number) => ({ name: 'promised', value, unit: 'ms' })
  return [
    { name: 'the first bundle of a server', value: cold, unit: 'ms', against: promise(3000), better: 'less' },
    {
      name: `a later bundle, median of ${WARM_BUNDLES}`,
      value: quantile(warm, 0.5),
      unit: 'ms',
      against: promise(1000),
      better: 'less',
    },
  ]
}

async function readsMeanwhile(server: BenchServer, agent: Agent): Promise<Figure> {
  await call(server, agent, PROFILE)
  const alone = quantile(await readFor(server, agent, SECONDS), 0.99)
  const over = new AbortController()
  const bundles = (async () => {
    while (!over.signal.aborted) await Promise.all([makeBundle(server, agent), pause(1000)])
  })()
  const busy = quantile(await readFor(server, agent, SECONDS), 0.99)
  over.abort()
  await bundles
  return {
    name: 'p99 of profile reads, one bundle a second',
    value: busy,
    unit: 'ms',
    against: { name: 'without bundles', value: alone, unit: 'ms' },
    better: 'less',
  }
}

/** Of the server and of the process that makes bundles: neither may grow with the number of bundles. */
async function memory(server: BenchServer, agent: Agent): Promise<Figure[]> {
  const figures: Figure[] = []
  let early: ReadonlyMap<string, number> | undefined
  let made = 0
  for (const count of WATCHED) {
    for (; made < count; made += 1) await makeBundle(server, agent)
    const now = new Map(memoryOfTree(server.pid).map(({ name, rss }) => [name, rss]))
    early ??= now
    for (const [name, value] of now) {
      const against = { name: `after ${WATCHED[0]}`, value: early.get(name) ?? Number.NaN, unit: 'MB' }
      figures.push({ name: `${name} after ${count} bundles`, value, unit: 'MB', against, better: 'less' })
    }
  }
  return figures
}

let asked = 0

/** Milliseconds from the request to the bundle of the next company. */
async function makeBundle(server: BenchServer, agent: Agent): Promise<number> {
  const company = `/v1/companies/${COMPANIES[asked++ % COMPANIES.length]}`
  const begun = performance.now()
  const { status, text } = await call(server, agent, `${company}/disclosure-report`, {
    period: '2024-25',
    force: true,
  })
  if (status === 202) {
    const { data } = JSON.parse(text) as Asked
    return await untilReady(server, agent, `${company}/disclosure-report-runs/${data.run_id}`, begun)
  }
  if (status !== 201) throw new Error(`expected 201, got ${status}: ${text}`)
  return performance.now() - begun
}

interface Asked {
  readonly data: { readonly run_id: string; readonly state: string }
}

/** On a slow machine the wait ends before the bundle is made. */
async function untilReady(server: BenchServer, agent: Agent, place: string, begun: number): Promise<number> {
  for (;;) {
    const { status, text } = await call(server, agent, place)
    if (status !== 200) throw new Error(`expected 200, got ${status}: ${text}`)
    const { data } = JSON.parse(text) as Asked
    if (data.state === 'succeeded') return performance.now() - begun
    if (data.state === 'failed') throw new Error(`the run ${data.run_id} failed`)
    await pause(50)
  }
}

/** Times of reads that are sent at a steady pace, whether or not those before have been answered. */
async function readFor(server: BenchServer, agent: Agent, seconds: number): Promise<number[]> {
  const reads: Promise<number>[] = []
  const begun = performance.now()
  for (let n = 0; n < seconds * READS_PER_SECOND; n++) {
    const due = begun + (n * 1000) / READS_PER_SECOND
    await pause(Math.max(0, due - performance.now()))
    const sent = performance.now()
    reads.push(call(server, agent, PROFILE).then(() => performance.now() - sent))
  }
  return await Promise.all(reads)
}

function call(
  server: BenchServer,
  agent: Agent,
  place: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${server.key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json', prefer: 'wait=25' }),
    }
    const sent = request(
      `${server.url}${place}`,
      { agent, headers, method: body === undefined ? 'GET' : 'POST' },
      (answer) => {
        let text = ''
        answer.on('data', (chunk) => (text += String(chunk)))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((left, right) => left - right)[Math.ceil(values.length * share) - 1] ?? Number.NaN
