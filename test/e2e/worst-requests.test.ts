import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ROUTES } from '../../src/api/routes.ts'
import { FULL_RUN } from '../support/engines.ts'
import { WORST_REQUESTS } from '../support/worst-requests.ts'
import { type Ask, groundOf, requestsOf } from '../support/worst-round.ts'
import { HOSTILE_BODIES } from '../support/worst-text.ts'
import { type Server, serve, startedHome, testSettings } from './southerly.ts'

/** All routes take minutes. */
const LIMIT = 30 * 60_000

/** No answer is larger, files and the page of the reference apart: a batch of profiles with all that explains them is the largest. */
const MOST_CHARACTERS = 10_000_000
/** Ten thousand holdings, each with its figures and reasons. */
const MOST_OF: Readonly<Record<string, number>> = {
  previewPortfolio: 20_000_000,
  getFinancedEmissions: 20_000_000,
  importPortfolio: 20_000_000,
}
/** A problem never outgrows its request. */
const MOST_OF_A_PROBLEM = 100_000
const FILES = new Set(['getDocsScript', 'exportPortfolio', 'exportClimateProfile', 'getDisclosureDraft'])

/**
 * Asks /healthz again and again until it is told to stop, and gives every status that it got. With a pause: without one, this question
 * and its answer take half of the machine.
 */
function watchHealth(server: Server) {
  const statuses = new Map<number, number>()
  const ending = new AbortController()
  const watching = (async () => {
    while (!ending.signal.aborted) {
      const answer = await fetch(`${server.url}/healthz`)
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      await pause(50)
    }
  })()
  return {
    async stop() {
      ending.abort()
      await watching
      return [...statuses.keys()]
    },
  }
}

test('every route has a worst request', () => {
  const known = ROUTES.map(({ operationId }) => operationId)
  expect(known.filter((id) => WORST_REQUESTS[id] === undefined)).toEqual([])
  expect(Object.keys(WORST_REQUESTS).filter((id) => !known.includes(id))).toEqual([])
})

// With `--full`: each run asks every route with values that no schema admits (test/api/verdict-property.test.ts).
test.skipIf(!FULL_RUN)(
  'the worst request of every route is answered or refused, in bounds, while /healthz answers',
  { timeout: LIMIT },
  async () => {
    // A busy machine must not turn a slow answer into a refusal.
    const settings = testSettings(await startedHome(), { SOUTHERLY_REQUEST_TIMEOUT_MS: '200000' })
    const server = await serve(settings)
    const ask: Ask = async (method, url, body, type = 'application/json') => {
      const answer = await server.call(url, {
        method,
        ...(body === undefined ? {} : { body, headers: { 'content-type': type } }),
      })
      return { status: answer.status, text: await answer.text() }
    }
    const ground = await groundOf(ask, 0)
    const health = watchHealth(server)
    const faults: string[] = []
    for (const { route, url, sent, type } of requestsOf(ROUTES, ground, {})) {
      const { status, text } = await ask(route.method, url, sent, type)
      const most = FILES.has(route.operationId)
        ? Number.POSITIVE_INFINITY
        : status < 400
          ? (MOST_OF[route.operationId] ?? MOST_CHARACTERS)
          : MOST_OF_A_PROBLEM
      if (status >= 500 || text.length > most)
        faults.push(`${route.operationId} ${url.slice(0, 100)}: ${status}, ${text.length} characters`)
    }
    // Bodies that no schema admits are refused by the platform, alike for all: one route of each kind of body is enough.
    for (const [name, body] of Object.entries(HOSTILE_BODIES))
      for (const url of [
        '/v1/reporting-duty',
        '/v1/emission-factors/lint',
        '/v1/companies/batch/climate-risks',
      ]) {
        const { status, text } = await ask('POST', url, body)
        if (status < 400 || status >= 500 || text.length > MOST_OF_A_PROBLEM)
          faults.push(`${url} ${name}: ${status}, ${text.length} characters`)
      }
    const healths = await health.stop()
    expect(faults).toEqual([])
    expect(healths).toEqual([200])
  },
)
