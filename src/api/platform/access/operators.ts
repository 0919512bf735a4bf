import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../clock.ts'
import { newRateWindow, secondsLeft, takeRequest } from '../../../domain/tenancy/rate-window.ts'
import { ServiceError } from '../../../errors.ts'
import { createLookUpGate } from '../../../operations/tenancy/look-up-gate.ts'
import { keyOf } from './key-header.ts'

export interface Operators {
  /** Throws unless the request carries the operator key. */
  require(request: Pick<FastifyRequest, 'headers' | 'ip'>): void
}

/** An operator's program lists and changes tenants; it does not serve customers. */
const REQUESTS_PER_MINUTE = 120
/** The setting is a plain hash. Anyone who reads it could try all short keys. */
const SHORTEST_KEY = 32

/**
 * The operator key is no one's in the database: no scope gives it, no route makes it, and a copy of the database does not hold
 * it. A new key is a new setting and a restart.
 */
export function createOperators(parts: {
  readonly keyHash: string | undefined
  readonly clock: Clock
}): Operators {
  const wanted = parts.keyHash === undefined ? undefined : Buffer.from(parts.keyHash, 'hex')
  const gate = createLookUpGate()
  const window = newRateWindow(parts.clock.now().getTime())
  return {
    require({ headers, ip }) {
      if (wanted === undefined) throw apiIsOff()
      const now = parts.clock.now().getTime()
      const key = sentKey(headers)
      const isHeld = timingSafeEqual(createHash('sha256').update(key).digest(), wanted)
      // Only wrong keys are counted: a stranger who sends them must not shut the operator out. A hit tells nothing that cannot be used anyway.
      if (!isHeld || key.length < SHORTEST_KEY) {
        gate.enter(ip, now)
        throw refused(key)
      }
      if (!takeRequest(window, REQUESTS_PER_MINUTE, now)) throw tooMany(secondsLeft(window, now))
    },
  }
}

function sentKey(headers: FastifyRequest['headers']): string {
  try {
    return keyOf(headers)
  } catch (error) {
    throw new ServiceError('operator_key_refused', 'This route needs the operator key.', {
      hint: 'Send it as "Authorization: Bearer <operator key>".',
      cause: error,
    })
  }
}

const refused = (key: string): ServiceError =>
  new ServiceError('operator_key_refused', 'This is not the operator key of this service.', {
    hint: key.startsWith('sth_')
      ? 'An API key of a tenant opens no operator route, whatever its scopes.'
      : `The key must have at least ${SHORTEST_KEY} characters and the hash in SOUTHERLY_OPERATOR_KEY_SHA256.`,
  })

const apiIsOff = (): ServiceError =>
  new ServiceError('operator_api_off', 'The operator routes of this service are off.', {
    hint: 'The operator turns them on with SOUTHERLY_OPERATOR_KEY_SHA256. The commands `southerly tenant …` work either way.',
  })

const tooMany = (seconds: number): ServiceError =>
  new ServiceError(
    'rate_limited',
    `The operator key has sent ${REQUESTS_PER_MINUTE} requests in this minute; the next is accepted in ${seconds} s.`,
    { retryAfterSeconds: seconds, hint: 'Wait for the seconds in Retry-After.' },
  )
