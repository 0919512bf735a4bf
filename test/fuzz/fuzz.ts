import { requestStream } from './generate/stream.ts'
import { MemoryWatch } from './memory.ts'
import { createJudge, type Judge } from './oracle/judge.ts'
import { type Finding, Findings } from './report/findings.ts'
import { shrink } from './report/shrink.ts'
import { Tally } from './report/tally.ts'
import { bytesOf, type FuzzRequest, type Outcome } from './request.ts'
import { Connection } from './wire/connection.ts'
import { type Engine, makePlace } from './world/place.ts'
import { populate } from './world/populate.ts'
import { type FuzzServer, startServer } from './world/server.ts'
import { tidy } from './world/tidy.ts'
import { learn, type World } from './world/world.ts'

export interface FuzzOptions {
  readonly seed: number
  readonly engine: Engine
  /** Which requests of the stream are sent, in this order. */
  readonly indexes: { readonly count: number; readonly at: (position: number) => number }
  /** Bundles that each tenant may have made; with none there are none to download either. */
  readonly bundles: number
  /** Requests at the same time; enough to keep the server busy unless given. */
  readonly connections?: number
  readonly onProgress?: (done: number, findings: number) => void
  /** At once, since a long run may be ended before its report. */
  readonly onFinding?: (finding: Finding) => void
}

export interface FuzzReport {
  readonly url: string
  readonly tally: Tally
  readonly findings: readonly Finding[]
  readonly checkpoints: MemoryWatch['checkpoints']
  /** Of the requests alone, without starting and furnishing the server. */
  readonly seconds: number
}

const CONNECTIONS = 12
/** Longer than the service takes to give up by itself, so that its own time-out is an answer. */
const ANSWER_LIMIT_MS = 45_000
const CHECKPOINTS = 8
const FINDINGS_SHRUNK = 40

/** Starts a server, sends it the requests, and judges every answer. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const place = await makePlace(options.engine, options.bundles)
  try {
    const server = await startServer(place.environment)
    try {
      const world = await populate(server, place.tenants, options.bundles > 0)
      return await run(options, server, world)
    } finally {
      await server.stop()
    }
  } finally {
    await place.remove()
  }
}

async function run(options: FuzzOptions, server: FuzzServer, world: World): Promise<FuzzReport> {
  const { count, at } = options.indexes
  const makeRequest = requestStream(world, options.seed)
  const judge = createJudge(world)
  const tally = new Tally()
  const findings = new Findings(options.onFinding)
  const memory = new MemoryWatch()
  const connections = Array.from(
    { length: options.connections ?? CONNECTIONS },
    () => new Connection(server.port, ANSWER_LIMIT_MS),
  )
  const startedAt = performance.now()
  let next = 0

  const drive = async (connection: Connection, until: number): Promise<void> => {
    while (next < until && !server.hasEnded()) {
      const request = makeRequest(at(next))
      next += 1
      const outcome = await ask(connection, request)
      tally.count(request, outcome)
      for (const fault of judge(request, outcome)) findings.add(fault, request, outcome)
      if (outcome.kind === 'answer') {
        learn(world, request, outcome)
        await tidy(server, world, request, outcome)
      }
      options.onProgress?.(tally.requests, findings.size)
    }
  }

  const step = Math.max(1, Math.ceil(count / CHECKPOINTS))
  for (let until = Math.min(step, count); ; until = Math.min(until + step, count)) {
    await Promise.all(connections.map((connection) => drive(connection, until)))
    findings.explain(server.logLines())
    if (server.hasEnded()) break
    const fault = memory.add(tally.requests, await server.use())
    if (fault !== undefined) findings.add(fault, undefined)
    if (until === count) break
  }
  const seconds = (performance.now() - startedAt) / 1000
  if (server.hasEnded()) findings.add({ kind: 'process_end', detail: await server.ended }, undefined)
  const shrunk = server.hasEnded() ? findings.list() : await shrinkAll(findings, connections[0]!, judge)
  for (const connection of connections) connection.close()
  return { url: server.url, tally, findings: shrunk, checkpoints: memory.checkpoints, seconds }
}

const ask = (connection: Connection, request: FuzzRequest): Promise<Outcome> =>
  connection.ask({
    bytes: bytesOf(request),
    isHead: request.method === 'HEAD',
    alone: request.raw !== undefined,
  })

/** The gravest findings with the smallest request that still shows each. A hang is not waited for again. */
async function shrinkAll(
  findings: Findings,
  connection: Connection,
  judge: Judge,
): Promise<readonly Finding[]> {
  const made: Finding[] = []
  for (const finding of findings.list()) {
    const { request, kind } = finding
    const worthwhile = request !== undefined && kind !== 'hang' && made.length < FINDINGS_SHRUNK
    const shows = async (smaller: FuzzRequest): Promise<boolean> =>
      judge(smaller, await ask(connection, smaller)).some((fault) => fault.kind === kind)
    made.push(worthwhile ? { ...finding, request: await shrink(request, shows) } : finding)
  }
  return made
}
