import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../../errors.ts'
import { purgeIdempotencyRecords } from '../../operations/tenancy/idempotency.ts'
import { purgeSessions } from '../../operations/tenancy/sessions.ts'
import type { Sender } from './answer/send.ts'
import type { Services } from './services.ts'

const FLUSH_EVERY_MS = 1000
const SWEEP_EVERY_MS = 250
const PURGE_EVERY_MS = 10 * 60 * 1000

/** Work beside requests: writing usage, removing expired records, and answering 504 for requests that take too long (one timer for all of them). */
export function startHousekeeping(app: FastifyInstance, services: Services, sender: Sender): void {
  const flush = async (): Promise<void> => {
    try {
      await services.meter.flush()
    } catch (error) {
      services.log.error({ err: error }, 'usage could not be written; it will be tried again')
    }
  }
  let flushing = Promise.resolve()
  const flushTimer = setInterval(() => {
    flushing = flushing.then(flush)
  }, FLUSH_EVERY_MS)
  const sweepTimer = setInterval(() => sweep(services, sender), SWEEP_EVERY_MS)
  const purgeTimer = setInterval(() => {
    flushing = flushing.then(async () => purge(services))
  }, PURGE_EVERY_MS)
  const timers = [flushTimer, sweepTimer, purgeTimer]
  for (const timer of timers) timer.unref()
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await flushing.then(flush)
  })
}

async function purge({ database, clock, log }: Services): Promise<void> {
  try {
    await purgeIdempotencyRecords(database, clock)
    await purgeSessions(database, clock)
  } catch (error) {
    log.error({ err: error }, 'expired idempotency records and sessions could not be removed')
  }
}

function sweep(services: Services, sender: Sender): void {
  const limit = services.settings.SOUTHERLY_REQUEST_TIMEOUT_MS
  const now = performance.now()
  // The set keeps the order of arrival: the first young one ends the search.
  for (const exchange of services.lifecycle.running) {
    if (now - exchange.startedAt < limit) return
    // An upload goes on as long as bytes arrive (request/upload.ts).
    if (exchange.route?.streams !== undefined) continue
    sender.sendProblem(
      exchange,
      new ServiceError('timeout', `The answer was not ready within ${limit} ms.`, {
        hint: 'Ask for less at once, or again later.',
      }),
    )
  }
}
