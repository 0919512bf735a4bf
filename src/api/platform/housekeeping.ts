import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../../errors.ts'
import type { Sender } from './send.ts'
import type { Services } from './services.ts'

const FLUSH_EVERY_MS = 1000
const SWEEP_EVERY_MS = 250

/** Work beside requests: writing usage, and answering 504 for requests that take too long (one timer for all of them). */
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
  flushTimer.unref()
  sweepTimer.unref()
  app.addHook('onClose', async () => {
    clearInterval(flushTimer)
    clearInterval(sweepTimer)
    await flushing.then(flush)
  })
}

function sweep(services: Services, sender: Sender): void {
  const limit = services.settings.SOUTHERLY_REQUEST_TIMEOUT_MS
  const now = performance.now()
  // The set keeps the order of arrival: the first young one ends the search.
  for (const exchange of services.lifecycle.running) {
    if (now - exchange.startedAt < limit) return
    sender.sendProblem(
      exchange,
      new ServiceError('timeout', `The answer was not ready within ${limit} ms.`, {
        hint: 'Ask for less at once, or again later.',
      }),
    )
  }
}
