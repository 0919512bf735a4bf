import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, Figure } from './figure.ts'
import { startServer } from './server.ts'

const FIRST_LIMIT = 8
const WARM_LIMIT = 1.5
/** Of an answer right after /readyz said ready, seconds. */
const ANSWER_LIMIT = 0.5

/** Packages are installed already: what a person waits for after the download. */
export const startUp: Bench = {
  name: 'start-up',
  what: 'from starting the process to the first 200 of a real route',
  baseline: `the limits that we promise: ${FIRST_LIMIT} s for a first start, ${WARM_LIMIT} s for a later one`,
  run: async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'southerly-bench-'))
    try {
      return [
        figure('first start, empty directory', await secondsToFirstAnswer(home), FIRST_LIMIT),
        figure('warm start', await secondsToFirstAnswer(home), WARM_LIMIT),
        figure('warm start, ready for all answers too', await secondsToFirstAnswer(home, 'yes'), WARM_LIMIT),
        ...(await afterReady(home, '1')),
        ...(await afterReady(home, '0')),
      ]
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  },
}

/** How long /readyz lets wait, and the slowest of the first answers after it. */
async function afterReady(home: string, workers: string): Promise<Figure[]> {
  const started = performance.now()
  const server = await startServer(home, { SOUTHERLY_WARM_UP: 'yes', SOUTHERLY_WORKERS: workers })
  const ask = (place: string): Promise<Response> =>
    fetch(server.url + place, { headers: { authorization: `Bearer ${server.key}` } })
  while ((await ask('/readyz')).status !== 200) await pause(10)
  const ready = (performance.now() - started) / 1000
  let slowest = 0
  for (const place of FIRST_QUESTIONS) {
    const from = performance.now()
    const answer = await ask(place)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${place} was answered with ${answer.status}`)
    slowest = Math.max(slowest, (performance.now() - from) / 1000)
  }
  await server.stop()
  return [
    figure(`/readyz with SOUTHERLY_WORKERS=${workers}`, ready, FIRST_LIMIT),
    figure(`slowest first answer after it, SOUTHERLY_WORKERS=${workers}`, slowest, ANSWER_LIMIT),
  ]
}

const FIRST_QUESTIONS = [
  '/v1/entities/74115061375/emissions',
  '/v1/companies/74115061375/climate-profile',
  '/v1/companies/74115061375/filing-readiness?period=2024-25',
]

async function secondsToFirstAnswer(home: string, warmUp = 'no'): Promise<number> {
  const started = performance.now()
  const server = await startServer(home, { SOUTHERLY_WARM_UP: warmUp })
  const answer = await fetch(`${server.url}/v1/entities/74115061375/emissions`, {
    headers: { authorization: `Bearer ${server.key}` },
  })
  const seconds = (performance.now() - started) / 1000
  await server.stop()
  if (answer.status !== 200) throw new Error(`the first answer was ${answer.status}: ${await answer.text()}`)
  return seconds
}

const figure = (name: string, value: number, limit: number): Figure => ({
  name,
  value,
  unit: 's',
  against: { name: 'limit', value: limit, unit: 's' },
  better: 'less',
})
