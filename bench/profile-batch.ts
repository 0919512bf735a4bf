import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Bench, Figure } from './figure.ts'
import { processorSeconds } from './processor-time.ts'
import { startServer } from './server.ts'

const REGISTRY = path.join(import.meta.dirname, '../data/starter/nger-corporate')
const BATCHES = '/v1/companies/batch/climate-profiles'
const SINGLES = 10
const BATCH = 50
const IN_A_ROUND = SINGLES + BATCH
const ROUNDS = 12
/**
 * Times that all companies are asked for before anything is counted, in batches that do not come again: a program runs
 * slowly until it has run for some seconds, and a batch, which is all computing, then gains more than singles.
 */
const PRACTICE = 3

/** What a caller of a server at work waits for: the answer composed, written and sent, for a question never asked before. */
export const profileBatch: Bench = {
  name: 'profile-batch',
  what: `POST /v1/companies/batch/climate-profiles of ${BATCH} companies, never asked for so, uncompressed, over one connection`,
  baseline: `${SINGLES} times GET /v1/companies/{abn}/climate-profile of others, never asked for so, one after another`,
  run: async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
    const server = await startServer(home)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = asker(server.url, server.key, agent)
    const singles: Cost[] = []
    const batches: Cost[] = []
    try {
      const companies = reporters()
      for (let time = 0; time < PRACTICE; time += 1) await practise(ask, companies, time)
      for (const [round, abns] of rounds(companies).entries()) {
        // Every sixth, so that both are the same mixture of companies.
        const alone = abns.filter((_, at) => at % (IN_A_ROUND / SINGLES) === 0)
        const together = abns.filter((abn) => !alone.includes(abn))
        const turns = [
          { costs: singles, work: () => askEach(ask, alone) },
          { costs: batches, work: () => ask(BATCHES, JSON.stringify({ abns: together })) },
        ]
        // In turn, because whoever comes first in a round pays for the tables of a year that nobody has asked for yet.
        for (const { costs, work } of round % 2 === 0 ? turns : turns.toReversed()) {
          costs.push(await cost(server.pid, work))
        }
      }
    } finally {
      agent.destroy()
      await server.stop()
      rmSync(home, { recursive: true, force: true })
    }
    return [
      figure(
        `batch of ${BATCH}`,
        median(batches.map(({ wall }) => wall)),
        median(singles.map(({ wall }) => wall)),
      ),
      // The kernel counts whole hundredths of a second, so only the sum over all rounds says something.
      ...processorFigure(total(batches), total(singles)),
    ]
  },
}

interface Cost {
  readonly wall: number
  /** Of the server, all threads. */
  readonly processor: number | undefined
}

type Ask = (address: string, body?: string) => Promise<void>

async function askEach(ask: Ask, abns: readonly string[]): Promise<void> {
  for (const abn of abns) await ask(`/v1/companies/${abn}/climate-profile`)
}

/** Another company comes first each time, so that no batch is one that was asked for before or will be. */
async function practise(ask: Ask, abns: readonly string[], time: number): Promise<void> {
  for (let from = time; from < abns.length; from += BATCH) {
    const together = abns.slice(from, from + BATCH).toReversed()
    await ask(BATCHES, JSON.stringify({ abns: together }))
    await ask(`/v1/companies/${together[0]}/climate-profile?explain=true`)
  }
}

/** All companies of the registry, those of the newest year first. */
function reporters(): string[] {
  const years = readdirSync(REGISTRY).filter((name) => name.endsWith('.csv'))
  const rows = years
    .toSorted()
    .toReversed()
    .flatMap((name) => parse<{ abn: string }>(readFileSync(path.join(REGISTRY, name)), { columns: true }))
  return [...new Set(rows.map(({ abn }) => abn))].filter((abn) => abn !== '')
}

function rounds(abns: readonly string[]): string[][] {
  if (abns.length < ROUNDS * IN_A_ROUND)
    throw new Error(`${REGISTRY} has ${abns.length} ABNs; ${ROUNDS * IN_A_ROUND} are needed`)
  return Array.from({ length: ROUNDS }, (_, at) => abns.slice(at * IN_A_ROUND, (at + 1) * IN_A_ROUND))
}

async function cost(pid: number, work: () => Promise<unknown>): Promise<Cost> {
  const before = processorSeconds(pid)
  const begun = performance.now()
  await work()
  const wall = performance.now() - begun
  const after = processorSeconds(pid)
  return {
    wall,
    processor: before === undefined || after === undefined ? undefined : (after - before) * 1000,
  }
}

const figure = (name: string, value: number, singles: number): Figure => ({
  name,
  value,
  unit: 'ms',
  better: 'less',
  against: { name: `${SINGLES} singles`, value: singles, unit: 'ms' },
})

const processorFigure = (batches: number | undefined, singles: number | undefined): Figure[] =>
  batches === undefined || singles === undefined
    ? []
    : [figure(`batch of ${BATCH}, processor of the server`, batches / ROUNDS, singles / ROUNDS)]

const total = (costs: readonly Cost[]): number | undefined =>
  costs.reduce<number | undefined>(
    (sum, { processor }) => (sum === undefined || processor === undefined ? undefined : sum + processor),
    0,
  )

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function asker(url: string, key: string, agent: Agent): Ask {
  const headers = { authorization: `Bearer ${key}`, 'accept-encoding': 'identity' }
  return (address, body) =>
    new Promise((resolve, reject) => {
      const options =
        body === undefined
          ? { agent, headers }
          : { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
      const sent = request(`${url}${address}`, options, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`))
        answer.on('end', () => resolve())
        answer.resume()
      })
      sent.on('error', reject)
      sent.end(body)
    })
}
