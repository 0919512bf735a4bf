import type { Clock } from '../../../clock.ts'
import { ServiceError } from '../../../errors.ts'
import { createAddressGate } from '../../../operations/tenancy/look-up-gate.ts'
import type { ExchangeRequest } from '../exchange.ts'

/** Doors that open without a key, and how many requests an address may send there in a minute: more than an office behind one address needs. */
const DOORS = {
  /** Sign-ins that begin: each draws secrets, and may ask the provider. */
  start: { perMinute: 120, what: 'sign-ins were started' },
  /** Sign-ins that end: each checks a signature, or has the provider asked. */
  finish: { perMinute: 120, what: 'sign-ins were tried' },
  invitation: { perMinute: 60, what: 'invitation links were looked up' },
  verify: { perMinute: 120, what: 'hashes were looked up' },
} as const

export interface Strangers {
  /** Counts a request without a key at its address; throws 429 when the address has sent too many. */
  enter(door: keyof typeof DOORS, request: Pick<ExchangeRequest, 'ip'>): void
}

export function createStrangers(clock: Clock): Strangers {
  const gates = Object.fromEntries(
    Object.entries(DOORS).map(([door, { perMinute, what }]) => [
      door,
      createAddressGate(perMinute, (seconds) => tooMany(perMinute, what, seconds)),
    ]),
  )
  return { enter: (door, { ip }) => void gates[door]!.enter(ip, clock.time()) }
}

const tooMany = (perMinute: number, what: string, seconds: number): ServiceError =>
  new ServiceError(
    'rate_limited',
    `More than ${perMinute} ${what} from this address in a minute; the next is accepted in ${seconds} s.`,
    { retryAfterSeconds: seconds, hint: 'Wait for the seconds in Retry-After.' },
  )
