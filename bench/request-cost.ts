import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { ROUTES } from '../src/api/routes.ts'
import { type Ask, groundOf, type RoundRequest, requestsOf } from '../test/support/worst-round.ts'
import { HOSTILE_BODIES } from '../test/support/worst-text.ts'
import type { Bench, Figure } from './figure.ts'
import { processorSeconds, threadSeconds } from './processor-time.ts'
import { startProgram, startServer } from './server.ts'

/** Rounds with other words, companies and snapshots each; the first is practice, for a program runs slowly at first. */
const ROUNDS = 2
const WORST = 10
const MOST_PROCESSOR_MS = 250
const MOST_STALL_MS = 100
const LOOK_MS = 100
const BACKGROUND_LIMIT_MS = 20_000

interface Cost {
  readonly name: string
  readonly status: number
  /** Of all threads, for one item of quota. */
  readonly processor: number
  /** Of the thread that answers everybody. */
  readonly main: number
  readonly stall: number
  readonly bytes: number
}

/**
 * What the worst request of every route costs that its schema admits, and how long /healthz waits meanwhile. Processor
 * time counts nothing of other programs; waiting does, so that it is held against a bare server in the same run.
 */
export const requestCost: Bench = {
  name: 'request-cost',
  what: 'the worst request of every route: processor time for one item of quota, longest wait of /healthz',
  baseline: `the promised ${MOST_PROCESSOR_MS} ms for an item; longest wait for node:http that does nothing`,
  run: async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'southerly-bench-'))
    const bare = await startProgram([path.join(import.meta.dirname, 'bare-http.ts'), import.meta.filename])
    const server = await startServer(home)
    const [watch, bareWatch] = [await watchHealth(`${server.url}/healthz`), await watchHealth(bare.line)]
    const ask = asker(server.url, server.key)
    try {
      const costs: Cost[] = []
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        const ground = await groundOf(ask, turn)
        const practice = turn === 0
        for (const request of requestsOf(ROUTES, ground, practice ? {} : HOSTILE_BODIES)) {
          const tools = { pid: server.pid, ask, watch }
          const cost = await measure(request, tools)
          if (!practice) costs.push(isRefused(cost) ? lesser(cost, await measure(request, tools)) : cost)
        }
      }
      return figures(costs, await bareWatch.longest())
    } finally {
      watch.stop()
      bareWatch.stop()
      await Promise.all([server.stop(), bare.stop()])
      await rm(home, { recursive: true, force: true })
    }
  },
}

async function measure(
  { route, url, sent, type, items, isSpent = false }: RoundRequest,
  { pid, ask, watch }: { readonly pid: number; readonly ask: Ask; readonly watch: HealthWatch },
): Promise<Cost> {
  await watch.longest()
  const used = () => [processorSeconds(pid) ?? Number.NaN, threadSeconds(pid, pid) ?? Number.NaN] as const
  const before = used()
  const { status, text } = await ask(route.method, url, sent, type)
  // What is accepted with 202 has a quota of its own.
  if (status !== 202) await untilIdle(pid)
  const after = used()
  const stall = await watch.longest()
  // Its work goes on, and is nothing of the next request's.
  if (status === 202) await untilIdle(pid)
  const counted = status < 300 || isSpent ? Math.max(1, items ?? route.items) : 1
  const cost = {
    name: `${route.operationId} ${status} ${url.slice(0, 60)}`,
    status,
    processor: (1000 * (after[0] - before[0])) / counted,
    main: 1000 * (after[1] - before[1]),
    stall,
    bytes: text.length,
  }
  // A machine that is busy with other work may let an answer come too late, which is told with the figure.
  if (status >= 500 && status !== 504) throw new Error(`${cost.name}: ${text.slice(0, 300)}`)
  if (process.env['SOUTHERLY_BENCH_ALL'] === 'yes') console.log(JSON.stringify(cost))
  return cost
}

/** A refusal changes nothing, so that it can be measured again: work that others left behind is charged to one of the two. */
const isRefused = ({ status, processor, stall }: Cost): boolean =>
  status >= 400 && (processor > MOST_PROCESSOR_MS || stall > MOST_STALL_MS)

const lesser = (one: Cost, other: Cost): Cost => (other.processor < one.processor ? other : one)

/** A request may leave work to the background, which is its own and not the next one's. */
async function untilIdle(pid: number): Promise<void> {
  const looks = BACKGROUND_LIMIT_MS / LOOK_MS
  let before = processorSeconds(pid) ?? 0
  for (let look = 0; look < looks; look += 1) {
    await setTimeout(LOOK_MS)
    const now = processorSeconds(pid) ?? 0
    // /healthz is asked all the while and takes about a tenth of a core.
    if (now - before < (0.3 * LOOK_MS) / 1000) return
    before = now
  }
}

function figures(costs: readonly Cost[], bareStall: number): Figure[] {
  const worstBy = (key: 'processor' | 'stall'): Cost[] => {
    const byRoute = Map.groupBy(costs, ({ name }) => name.split(' ')[0])
    const worst = [...byRoute.values()].map((own) => own.toSorted((a, b) => b[key] - a[key])[0]!)
    return worst.toSorted((a, b) => b[key] - a[key]).slice(0, WORST)
  }
  const figure = (name: string, value: number, against: Figure['against']): Figure => ({
    name,
    value,
    unit: 'ms',
    better: 'less',
    against,
  })
  const promised = { name: 'promised', value: MOST_PROCESSOR_MS, unit: 'ms' }
  const bare = { name: 'bare', value: Math.max(bareStall, 0.1), unit: 'ms' }
  return [
    ...worstBy('processor').map((cost) => figure(`processor ${cost.name}`, cost.processor, promised)),
    ...worstBy('stall').map((cost) =>
      figure(`wait of /healthz (limit ${MOST_STALL_MS}) ${cost.name}`, cost.stall, bare),
    ),
  ]
}

interface HealthWatch {
  /** The longest wait since it was asked last, in milliseconds. */
  longest(): Promise<number>
  stop(): void
}

/** In a process of its own: this one is busy with requests. */
async function watchHealth(url: string): Promise<HealthWatch> {
  const child: ChildProcess = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'healthz-watch.ts'), url],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const lines = createInterface({ input: child.stdout! })
  await once(lines, 'line')
  return {
    async longest() {
      const told = once(lines, 'line')
      child.stdin!.write('\n')
      const [line] = (await told) as [string]
      return Number(line)
    },
    stop: () => child.stdin!.end(),
  }
}

const asker =
  (url: string, key: string): Ask =>
  async (method, address, body, type = 'application/json') => {
    const answer = await fetch(`${url}${address}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'accept-encoding': 'identity',
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
    })
    return { status: answer.status, text: await answer.text() }
  }
