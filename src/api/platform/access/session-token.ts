import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a session cookie says: which key it stands for, which of its sessions it is, and until when (seconds since 1970). */
export interface SessionClaim {
  readonly keyId: string
  readonly sessionId: string
  readonly expiresAt: number
}

const SESSION_ID = /^[\w-]{22}$/

/** 128 random bits: it only tells sessions apart, the signature is what cannot be guessed. */
export const newSessionId = (): string => randomBytes(16).toString('base64url')

/** The claim in the clear with its signature behind it: it names a key and holds no secret. */
export function sealSession(secret: Uint8Array, { keyId, sessionId, expiresAt }: SessionClaim): string {
  const claim = `${keyId}.${sessionId}.${expiresAt}`
  return `${claim}.${sign(secret, claim).toString('base64url')}`
}

/** The claim of a cookie that this service signed, whether or not it has expired; undefined for any other text. */
export function openSession(secret: Uint8Array, token: string): SessionClaim | undefined {
  const [keyId = '', sessionId = '', expiresAt = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !/^\w+$/.test(keyId) || !SESSION_ID.test(sessionId) || !/^\d{1,12}$/.test(expiresAt))
    return undefined
  const expected = sign(secret, `${keyId}.${sessionId}.${expiresAt}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return { keyId, sessionId, expiresAt: Number(expiresAt) }
}

/** Cookies do not know ports: two services on one host would overwrite each other's, so the name depends on the secret. */
export const sessionCookieName = (secret: Uint8Array): string =>
  `southerly_${createHmac('sha256', secret).update('session cookie name').digest('hex').slice(0, 8)}`

const sign = (secret: Uint8Array, claim: string): Buffer =>
  createHmac('sha256', secret).update(`session\n${claim}`).digest()
