import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Tokens of session cookies: 256 random bits with a check behind them, so that a made-up cookie is refused without asking the
 * database. Only a keyed hash of the token is stored.
 */
export const SESSION_RANDOM_BYTES = 32

const PATTERN = /^([\w-]{43})\.([\w-]{22})$/

export function makeSessionToken(secret: Uint8Array, random: Uint8Array): string {
  if (random.length !== SESSION_RANDOM_BYTES)
    throw new RangeError(`a session token needs ${SESSION_RANDOM_BYTES} random bytes, got ${random.length}`)
  const drawn = Buffer.from(random).toString('base64url')
  return `${drawn}.${checkOf(secret, drawn)}`
}

/** Whether a service with this secret made the token; it says nothing about the session. */
export function isSessionToken(secret: Uint8Array, token: string): boolean {
  const [, drawn, check] = PATTERN.exec(token) ?? []
  if (drawn === undefined || check === undefined) return false
  return timingSafeEqual(Buffer.from(check), Buffer.from(checkOf(secret, drawn)))
}

/** What is stored of a token. */
export const hashSessionToken = (secret: Uint8Array, token: string): string =>
  createHmac('sha256', secret).update(`session token\n${token}`).digest('hex')

/** Cookies do not know ports: two services on one host would overwrite each other's, so the name depends on the secret. */
export const sessionCookieName = (secret: Uint8Array, isSecure: boolean): string =>
  // A browser takes a cookie of this prefix only over HTTPS, for the whole site, and from no other host of the domain.
  `${isSecure ? '__Host-' : ''}southerly_${createHmac('sha256', secret).update('session cookie name').digest('hex').slice(0, 8)}`

const checkOf = (secret: Uint8Array, drawn: string): string =>
  createHmac('sha256', secret).update(`session check\n${drawn}`).digest('base64url').slice(0, 22)
