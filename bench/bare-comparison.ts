import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Figure } from './figure.ts'
import { processorSeconds } from './processor-time.ts'
import { startProgram, startServer } from './server.ts'

const CONNECTIONS = 64
const SECONDS = 5
const ROUNDS = 3
/** V8 compiles the code of requests in the first seconds of load, on the cores that both share. */
const WARM_UP_SECONDS = 8

/**
 * Loads a route of the real service and bare `node:http` answering the same bytes, turn by turn: load and servers share
 * the machine's cores, so rounds alternate between the two and the medians are compared.
 */
export async function compareWithBare(route: string): Promise<Figure[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
  const server = await startServer(path.join(directory, 'home'))
  try {
    const headers = { authorization: `Bearer ${server.key}`, 'accept-encoding': 'identity' }
    const answer = await fetch(`${server.url}${route}`, { headers })
    if (answer.status !== 200) throw new Error(`${route} answered ${answer.status}`)
    const file = path.join(directory, 'body.json')
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
    const bare = await startProgram([path.join(import.meta.dirname, 'bare-http.ts'), file])
    try {
      return await compare(
        { pid: server.pid, url: `${server.url}${route}` },
        { pid: bare.pid, url: `${bare.line}${route}` },
        headers,
      )
    } finally {
      await bare.stop()
    }
  } finally {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The conditions under which a route is compared, for the headline of a bench. */
export const conditions = `key, scope, limits of the local plan, metering, ETag and validation on; ${CONNECTIONS} keep-alive connections`

interface Target {
  readonly pid: number
  readonly url: string
}

interface Round {
  readonly requestsPerSecond: number
  readonly p99: number
  /** Processor time of the server; holds also when other programs compete for the cores. */
  readonly microsecondsPerRequest: number | undefined
}

/** Two servers under the same load, in turns. */
async function compare(ours: Target, bare: Target, headers: Record<string, string>): Promise<Figure[]> {
  await load(ours, headers, WARM_UP_SECONDS)
  await load(bare, headers, WARM_UP_SECONDS)
  const ourRounds: Round[] = []
  const bareRounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ourRounds.push(await load(ours, headers, SECONDS))
    bareRounds.push(await load(bare, headers, SECONDS))
  }
  const figureOf = (
    name: string,
    unit: string,
    better: Figure['better'],
    pick: (round: Round) => number | undefined,
  ): Figure[] => {
    const value = median(ourRounds.map(pick))
    const bareValue = median(bareRounds.map(pick))
    if (value === undefined || bareValue === undefined) return []
    return [{ name, unit, better, value, against: { name: 'bare', value: bareValue, unit } }]
  }
  return [
    ...figureOf('requests a second', '/s', 'more', (round) => round.requestsPerSecond),
    ...figureOf('99th percentile of latency', 'ms', 'less', (round) => round.p99),
    ...figureOf('processor time a request', 'us', 'less', (round) => round.microsecondsPerRequest),
  ]
}

/** The load comes from a process of its own, so that it does not share a thread with this one. */
export async function load(
  { pid, url }: Target,
  headers: Record<string, string>,
  seconds: number,
): Promise<Round> {
  const before = processorSeconds(pid)
  const program = fileURLToPath(import.meta.resolve('autocannon'))
  const words = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    '--json',
    '--connections',
    String(CONNECTIONS),
    '--duration',
    String(seconds),
    ...words,
    url,
  ])
  const result = JSON.parse(stdout) as LoadResult
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`)
  const after = processorSeconds(pid)
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    microsecondsPerRequest:
      before === undefined || after === undefined
        ? undefined
        : ((after - before) * 1e6) / result.requests.total,
  }
}

/** The part of autocannon's report that is used here. */
interface LoadResult {
  readonly non2xx: number
  readonly errors: number
  readonly timeouts: number
  readonly requests: { readonly average: number; readonly total: number }
  readonly latency: { readonly p99: number }
}

/** Undefined when one of the values is. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  if (known.length < values.length) return undefined
  return known.sort((a, b) => a - b)[Math.floor(known.length / 2)]
}
