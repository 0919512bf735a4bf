import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Bench, Figure } from './figure.ts'
import { startServer } from './server.ts'

const ROUNDS = 100
const REQUESTS = 100_000
const IN_FLIGHT = 32

/**
 * A batch of 200 that was never asked before, against ten reads of one factor one after the other; then the server's
 * memory after 20,000 and after 100,000 requests of both kinds.
 */
export const factorBatch: Bench = {
  name: 'factor-batch',
  what: 'POST /v1/emission-factors/batch of 200 new look-ups; memory over 100,000 requests',
  baseline: 'ten single reads over the same connection; memory after the first fifth',
  run: async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'southerly-bench-'))
    const server = await startServer(home)
    const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT })
    const ask = asker(server.url, server.key, agent)
    try {
      const ids = JSON.parse(await ask('/v1/emission-factors/scope1?limit=200')) as {
        data: { factor_id: string }[]
      }
      const lookups = ids.data.map(({ factor_id }) => ({ factor_id }))
      const single = (index: number) => `/v1/emission-factors/${lookups[index % lookups.length]!.factor_id}`
      // Turned by one each time, so that no answer is in the cache.
      const batch = (turn: number) =>
        JSON.stringify({ lookups: [...lookups.slice(turn % 200), ...lookups.slice(0, turn % 200)] })
      for (let index = 0; index < lookups.length; index += 1) await ask(single(index))
      const batches: number[] = []
      const tens: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        batches.push(await timed(() => ask('/v1/emission-factors/batch', batch(round))))
        tens.push(
          await timed(async () => {
            for (let index = 0; index < 10; index += 1) await ask(single(round + index))
          }),
        )
      }
      const many = (count: number) => inTurns(count, (index) => ask(single(index)))
      await many(REQUESTS / 5)
      const early = residentMegabytes(server.pid)
      await many((REQUESTS / 5) * 4)
      return [
        figure('batch of 200', median(batches), 'ten single reads', median(tens), 'ms'),
        ...memoryFigure(early, residentMegabytes(server.pid)),
      ]
    } finally {
      agent.destroy()
      await server.stop()
      await rm(home, { recursive: true, force: true })
    }
  },
}

const figure = (name: string, value: number, baseline: string, against: number, unit: string): Figure => ({
  name,
  value,
  unit,
  better: 'less',
  against: { name: baseline, value: against, unit },
})

const memoryFigure = (early: number | undefined, late: number | undefined): Figure[] =>
  early === undefined || late === undefined
    ? []
    : [figure('memory after 100,000 requests', late, 'after 20,000', early, 'MB')]

type Ask = (path: string, body?: string) => Promise<string>

function asker(url: string, key: string, agent: Agent): Ask {
  return (address, body) =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${key}`, 'accept-encoding': 'identity' }
      const sent = request(
        `${url}${address}`,
        body === undefined
          ? { agent, headers }
          : { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
        (answer) => {
          const pieces: Buffer[] = []
          answer.on('data', (piece: Buffer) => pieces.push(piece))
          answer.on('end', () => {
            const text = Buffer.concat(pieces).toString()
            if (answer.statusCode === 200) resolve(text)
            else reject(new Error(`${address} answered ${answer.statusCode}: ${text.slice(0, 200)}`))
          })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
}

async function inTurns(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < count) {
      const index = next
      next += 1
      await work(index)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane))
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Undefined where there is no /proc. */
function residentMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
