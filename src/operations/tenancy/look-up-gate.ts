import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { newRateWindow, type RateWindow, secondsLeft, takeRequest } from '../../domain/tenancy/rate-window.ts'
import { ServiceError } from '../../errors.ts'

/** Bounds what an address may cost in a minute. In the memory of one process: no row is written for someone who is refused. */
export interface AddressGate {
  /** Takes an attempt out of the address's minute, or throws 429. Returns how to give it back. */
  enter(address: string, now: number): () => void
}

/** A client with a revoked key asks 15 times a minute at most, because refusals are remembered: four such share an address. */
const FAILURES_PER_MINUTE = 60
/** A flood from more addresses than this forgets the oldest of them; the memory stays small. */
const REMEMBERED_ADDRESSES = 10_000

/** Bounds what wrong keys may cost: each that is well-formed needs a look-up in the database. It is given back when the key was good. */
export const createLookUpGate = (): AddressGate => createAddressGate(FAILURES_PER_MINUTE, tooManyWrongKeys)

export function createAddressGate(
  perMinute: number,
  refusal: (seconds: number) => ServiceError,
): AddressGate {
  const windows = new LRUCache<string, RateWindow>({ max: REMEMBERED_ADDRESSES })
  return {
    enter(address, now) {
      const name = networkOf(address)
      let window = windows.get(name)
      if (window === undefined) {
        window = newRateWindow(now)
        windows.set(name, window)
      }
      if (!takeRequest(window, perMinute, now)) throw refusal(secondsLeft(window, now))
      const taken = window
      return () => {
        taken.used = Math.max(0, taken.used - 1)
      }
    },
  }
}

/** One customer of a provider holds a whole /64 of IPv6: its first four groups are who asks. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const first = groups(head)
  const missing = tail === undefined ? 0 : 8 - first.length - groups(tail).length
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...groups(tail ?? '')]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const tooManyWrongKeys = (seconds: number): ServiceError =>
  new ServiceError(
    'rate_limited',
    `More than ${FAILURES_PER_MINUTE} API keys from this address were refused in a minute; keys that have not been accepted before must wait ${seconds} s.`,
    {
      retryAfterSeconds: seconds,
      hint: 'Wait for the seconds in Retry-After, and stop sending keys that are refused. Keys in use keep working.',
    },
  )
