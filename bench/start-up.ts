import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Bench, Figure } from './figure.ts'
import { startServer } from './server.ts'

const FIRST_LIMIT = 8
const WARM_LIMIT = 1.5

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
      ]
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  },
}

async function secondsToFirstAnswer(home: string): Promise<number> {
  const started = performance.now()
  const server = await startServer(home)
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
