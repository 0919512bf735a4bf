import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../clock.ts'
import type { Settings } from '../../../config.ts'
import { ServiceError } from '../../../errors.ts'
import type { Database } from '../../../operations/database.ts'
import { type Authenticator, type Caller, sessionEnded } from '../../../operations/tenancy/authenticate.ts'
import { endSession } from '../../../operations/tenancy/ended-sessions.ts'
import type { ExchangeRequest } from '../exchange.ts'
import {
  newSessionId,
  openSession,
  type SessionClaim,
  sealSession,
  sessionCookieName,
} from './session-token.ts'

/** Sessions of the web app: a signed cookie that stands for an API key, with that key's scopes and limits. */
export interface Sessions {
  /** The caller of a request without a key header; undefined when it has no session cookie either. */
  callerOf(request: ExchangeRequest): Caller | Promise<Caller> | undefined
  /** A Set-Cookie value that signs in as the key, and when that ends. */
  open(keyId: string): { readonly cookie: string; readonly sessionId: string; readonly expiresAt: string }
  /**
   * Ends the session of the request, if it has one: at once in this process, within 5 s in others, and for good. A Set-Cookie
   * value that removes the cookie.
   */
  close(request: ExchangeRequest): Promise<string>
}

const LIFETIME_SECONDS = 12 * 3600
const REMEMBERED_ENDS = 10_000
const READING = new Set(['GET', 'HEAD'])

export function createSessions(parts: {
  readonly secret: Uint8Array
  readonly clock: Clock
  readonly settings: Settings
  readonly database: Database
  readonly authenticator: Authenticator
}): Sessions {
  const { secret, settings, authenticator, database } = parts
  // The authenticator of this process may remember the caller for some seconds more.
  const endedHere = new LRUCache<string, true>({ max: REMEMBERED_ENDS })
  const name = sessionCookieName(secret)
  const secure = settings.SOUTHERLY_PUBLIC_URL?.startsWith('https://') === true ? '; Secure' : ''
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure}`
  const nowSeconds = (): number => Math.floor(parts.clock.now().getTime() / 1000)

  const claimOf = (request: ExchangeRequest): SessionClaim | 'none' | 'ended' => {
    const token = cookieNamed(name, request.headers.cookie)
    if (token === undefined || token === '') return 'none'
    const claim = openSession(secret, token)
    return claim === undefined || claim.expiresAt <= nowSeconds() ? 'ended' : claim
  }

  const open: Sessions['open'] = (keyId) => {
    const expiresAt = nowSeconds() + LIFETIME_SECONDS
    const sessionId = newSessionId()
    const token = sealSession(secret, { keyId, sessionId, expiresAt })
    return {
      cookie: `${name}=${token}; Max-Age=${LIFETIME_SECONDS}; ${attributes}`,
      sessionId,
      expiresAt: new Date(expiresAt * 1000).toISOString(),
    }
  }

  return {
    open,
    async close(request) {
      const claim = claimOf(request)
      if (typeof claim === 'object') {
        refuseForeign(request)
        endedHere.set(claim.sessionId, true)
        await endEverywhere(database, authenticator, claim)
      }
      return `${name}=; Max-Age=0; ${attributes}`
    },
    callerOf(request) {
      const claim = claimOf(request)
      if (claim === 'none') return undefined
      if (claim === 'ended' || endedHere.has(claim.sessionId)) throw sessionEnded()
      if (!READING.has(request.method)) refuseForeign(request)
      return authenticator.authenticateHolder(claim)
    },
  }
}

/** A session whose key works no more, or that was ended before, is over already. */
async function endEverywhere(
  database: Database,
  authenticator: Authenticator,
  claim: SessionClaim,
): Promise<void> {
  const { sessionId } = claim
  try {
    const { tenantId } = await authenticator.authenticateHolder(claim)
    await endSession(database, { tenantId, sessionId, expiresAt: new Date(claim.expiresAt * 1000) })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
  }
}

/**
 * A change by cookie, or a sign-in that sets one, must come from our own page. SameSite=Strict keeps other sites out already; the header, which a
 * foreign page cannot send without a preflight that we never grant, also holds for other ports of the same host.
 */
export function refuseForeign({ headers }: ExchangeRequest): void {
  const site = headers['sec-fetch-site']
  const own = headers['x-requested-with'] === 'southerly' && (site === undefined || site === 'same-origin')
  if (!own)
    throw new ServiceError(
      'cross_site_request',
      'A change by session cookie, or a sign-in by link, did not come from the web app.',
      {
        hint: 'Programs send an API key: "Authorization: Bearer <key>".',
      },
    )
}

function cookieNamed(name: string, header: string | undefined): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const text = part.trim()
    if (text.startsWith(`${name}=`)) return text.slice(name.length + 1)
  }
  return undefined
}
