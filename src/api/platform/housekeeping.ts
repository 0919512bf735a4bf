import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../../errors.ts'
import { sweepImports } from '../../operations/disclosure/imports/spool.ts'
import { sweepIncoming, sweepPieces } from '../../operations/evidence/incoming.ts'
import { purgeIdempotencyRecords } from '../../operations/tenancy/idempotency.ts'
import { purgeSessions } from '../../operations/tenancy/sessions.ts'
import type { Sender } from './answer/send.ts'
import type { Services } from './services.ts'

const FLUSH_EVERY_MS = 1000
const SWEEP_EVERY_MS = 250
const PURGE_EVERY_MS = 10 * 60 * 1000

/** Work beside requests: writing usage, removing expired records and broken-off uploads, and answering 504 for requests that take too long (one timer for all of them). */
export function startHousekeeping(app: FastifyInstance, services: Services, sender: Sender): void {
  const flush = async (): Promise<void> => {
    try {
      await services.meter.flush()
    } catch (error) {
      services.log.error({ err: error }, 'usage could not be written; it will be tried again')
    }
  }
  let flushing = sweepUploads(services)
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
    await release(services)
  })
}

/** What this process holds of limits is free for the others at once, not only when they take it for dead. */
async function release({ meter, log }: Services): Promise<void> {
  try {
    await meter.close()
  } catch (error) {
    log.error({ err: error }, 'what was held of limits could not be given back; it ends by itself')
  }
}

async function purge(services: Services): Promise<void> {
  const { database, clock, log } = services
  await sweepUploads(services, clock.now().getTime())
  try {
    await purgeIdempotencyRecords(database, clock)
    await purgeSessions(database, clock)
    await sweepPieces({ database, clock })
  } catch (error) {
    log.error(
      { err: error },
      'expired idempotency records, sessions and pieces of uploads could not be removed',
    )
  }
}

/** A process that was killed leaves what it was receiving. */
async function sweepUploads({ log, settings }: Services, now?: number): Promise<void> {
  try {
    await sweepImports(settings.SOUTHERLY_HOME, now)
    await sweepIncoming(settings.SOUTHERLY_HOME, now)
  } catch (error) {
    log.error({ err: error }, 'abandoned uploads could not be removed; it will be tried again')
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
