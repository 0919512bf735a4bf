import { databaseFault } from '../../../operations/database-fault.ts'
import type { Caller } from '../../../operations/tenancy/authenticate.ts'
import type { Rendered } from '../answer/rendered.ts'
import type { Sender } from '../answer/send.ts'
import type { Exchange } from '../exchange.ts'
import { holdItems } from '../items.ts'
import { isServedFromMemory } from '../served-from-memory.ts'
import type { Services } from '../services.ts'
import { refuseUnentitled } from './admission.ts'
import { keyOf } from './key-header.ts'

/** Makes the answer of a question that this process has ready; undefined where it has none. */
export type Ready = (caller: Caller) => Rendered | undefined

/**
 * Ready answers of public data while the database is away: keys are remembered for longer, limits are counted by this process
 * alone, and the answer says so. Nothing of a tenant's own is answered so, and nothing is written.
 */
export interface Outage {
  /** Waits for an admission, but not for long where an answer is ready. */
  await(exchange: Exchange, admitted: Promise<void>, ready: Ready, goOn: () => void): void
}

/** A database that takes longer than this to say who asks counts as away. */
const PATIENCE_MS = 2000
/** After a fault no one waits for so long; then the database is given its time again. */
const REMEMBER_FAULT_MS = 1000

export function createOutage(services: Services, sender: Sender): Outage {
  let awayUntil = 0
  const noteFault = (): void => {
    awayUntil = performance.now() + REMEMBER_FAULT_MS
  }

  const answer = (exchange: Exchange, ready: Ready): boolean => {
    const { route } = exchange
    if (exchange.answered || route === undefined || !isServedFromMemory(route)) return false
    const caller = recall(services, exchange)
    const rendered = caller && ready(caller)
    if (caller === undefined || rendered === undefined) return false
    const { meter } = exchange
    // It was let in already, and then what it costs could not be asked for.
    if (meter !== undefined) services.meter.leave(meter)
    exchange.meter = undefined
    try {
      const alone = services.meter.alone(caller)
      // By what this process knows: nothing of it waits for the database.
      void services.meter.enter(alone, caller)
      Object.assign(exchange, { caller, meter: alone, isFromMemory: true })
      refuseUnentitled(caller, route)
      void holdItems(services, exchange, exchange.items)
      sender.send(exchange, rendered)
    } catch (error) {
      sender.sendProblem(exchange, error)
    }
    return true
  }

  return {
    await(exchange, admitted, ready, goOn) {
      const patience = performance.now() < awayUntil ? 0 : PATIENCE_MS
      const timer = setTimeout(() => {
        if (patience > 0) noteFault()
        answer(exchange, ready)
      }, patience)
      admitted
        .then(
          () => {
            clearTimeout(timer)
            if (!exchange.isFromMemory) goOn()
          },
          (error: unknown) => {
            clearTimeout(timer)
            if (exchange.isFromMemory) return
            const isAway = databaseFault(error) === 'unavailable'
            if (isAway) noteFault()
            if (!isAway || !answer(exchange, ready)) throw error
          },
        )
        .catch((error: unknown) => sender.sendProblem(exchange, error))
    },
  }
}

function recall({ authenticator }: Services, { request: { headers } }: Exchange): Caller | undefined {
  if (headers.authorization === undefined && headers['x-api-key'] === undefined) return undefined
  try {
    return authenticator.recall(keyOf(headers))
  } catch {
    // Two keys that differ: for the admission to refuse.
    return undefined
  }
}
