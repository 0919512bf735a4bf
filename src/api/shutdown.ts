import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Stops gracefully: for `drainMs` only `/readyz` says so, and each answer closes its connection. Then new requests get 503
 * `shutting_down`, running ones finish, the server closes and usage is written. After `deadlineMs` what still runs is cut
 * off. True when all were answered.
 */
export async function shutDown(
  app: FastifyInstance,
  { drainMs, deadlineMs }: { readonly drainMs: number; readonly deadlineMs: number },
): Promise<boolean> {
  const { lifecycle, log } = app.services
  lifecycle.leaving = true
  if (drainMs > 0) await sleep(drainMs)
  lifecycle.draining = true
  app.server.closeIdleConnections()
  const finished = await untilIdle(lifecycle, deadlineMs)
  if (!finished)
    log.warn({ running: lifecycle.running.size }, 'requests were cut off at the shutdown deadline')
  const closing = app.close()
  app.server.closeAllConnections()
  await closing
  return finished
}

function untilIdle(
  lifecycle: FastifyInstance['services']['lifecycle'],
  deadlineMs: number,
): Promise<boolean> {
  if (lifecycle.running.size === 0) return Promise.resolve(true)
  return new Promise((resolve) => {
    const deadline = setTimeout(() => resolve(false), deadlineMs)
    lifecycle.onIdle = () => {
      clearTimeout(deadline)
      // The system has the last answer; Node has still to note that, and to close the connection.
      setImmediate(() => resolve(true))
    }
  })
}
