import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ACCEPTED = /^[\w.:\-/+=@]{1,128}$/

/** Random for this process; the last twelve digits count its requests. Quicker than a random one each. */
const PROCESS = randomUUID().slice(0, 24)
const LAST_DIGITS = 4
const IN_LAST_DIGITS = 16 ** LAST_DIGITS
const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0')
let requests = 0
/** All but the last four digits, which stay the same for 65,536 requests. */
let beginning = ''

/** The caller's X-Request-Id when it is short and harmless in a log and a header; else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && ACCEPTED.test(given) ? given : newRequestId()
}

/** Looks like a UUID, and is as good as one to find a line in a log. */
export function newRequestId(): string {
  requests += 1
  const last = requests % IN_LAST_DIGITS
  if (last === 0 || beginning === '') beginning = PROCESS + hex((requests - last) / IN_LAST_DIGITS, 8)
  return beginning + hex(last, LAST_DIGITS)
}
