import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ACCEPTED = /^[\w.:\-/+=@]{1,128}$/

/** Random for this process; the last twelve digits count its requests. Quicker than a random one each. */
const PROCESS = randomUUID().slice(0, 24)
const TWELVE_DIGITS = 16 ** 12
let requests = 0

/** The caller's X-Request-Id when it is short and harmless in a log and a header; else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && ACCEPTED.test(given) ? given : newRequestId()
}

/** Looks like a UUID, and is as good as one to find a line in a log. */
export function newRequestId(): string {
  requests += 1
  return PROCESS + (TWELVE_DIGITS + requests).toString(16).slice(1)
}
