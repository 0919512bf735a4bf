import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../clock.ts'
import type { Settings } from '../../../config.ts'
import { ServiceError } from '../../../errors.ts'
import type { Database } from '../../../operations/database.ts'
import { type Authenticator, type Caller, sessionEnded } from '../../../operations/tenancy/authenticate.ts'
import { endSession } from '../../../operations/tenancy/ended-sessions.ts'
import { isLoopback } from '../../../operations/tenancy/local-tenant.ts'
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
  open(keyId: string): { readonly cookie: string; readonly expiresAt: string }
  /**
   * Ends the session of the request, if it has one: at once in this process, within 5 s in others, and for good. A Set-Cookie
   * value that removes the cookie.
   */
  close(request: ExchangeRequest): Promise<string>
  /** A Set-Cookie value when the page may be signed in to the local tenant and is not signed in yet. */
  localCookie(request: ExchangeRequest): string | undefined
}

const LIFETIME_SECONDS = 12 * 3600
const REMEMBERED_ENDS = 10_000
const READING = new Set(['GET', 'HEAD'])
/** What a proxy adds: whoever comes through one may come from anywhere. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const

export function createSessions(parts: {
  readonly secret: Uint8Array
  readonly clock: Clock
  readonly settings: Settings
  readonly database: Database
  readonly authenticator: Authenticator
  /** The key that a browser on this machine is signed in with; undefined: nobody is signed in unasked. */
  readonly localKeyId: string | undefined
}): Sessions {
  const { secret, settings, authenticator, database } = parts
  // The authenticator of this process may remember the caller for some seconds more.
  const endedHere = new LRUCache<string, true>({ max: REMEMBERED_ENDS })
  const name = sessionCookieName(secret)
  const secure = settings.SOUTHERLY_PUBLIC_URL?.startsWith('https://') === true ? '; Secure' : ''
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure}`
  const localKeyId = staysLocal(settings) ? parts.localKeyId : undefined
  const nowSeconds = (): number => Math.floor(parts.clock.now().getTime() / 1000)

  const claimOf = (request: ExchangeRequest): SessionClaim | 'none' | 'ended' => {
    const token = cookieNamed(name, request.headers.cookie)
    if (token === undefined || token === '') return 'none'
    const claim = openSession(secret, token)
    return claim === undefined || claim.expiresAt <= nowSeconds() ? 'ended' : claim
  }

  const open = (keyId: string) => {
    const expiresAt = nowSeconds() + LIFETIME_SECONDS
    const token = sealSession(secret, { keyId, sessionId: newSessionId(), expiresAt })
    return {
      cookie: `${name}=${token}; Max-Age=${LIFETIME_SECONDS}; ${attributes}`,
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
    localCookie(request) {
      if (localKeyId === undefined || !comesFromThisMachine(request)) return undefined
      const claim = claimOf(request)
      if (typeof claim === 'object' && claim.expiresAt - nowSeconds() > LIFETIME_SECONDS / 2) return undefined
      return open(localKeyId).cookie
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

/** Only a service that strangers cannot reach may sign a browser in without asking for a key. */
const staysLocal = ({ HOST, SOUTHERLY_PUBLIC_URL, SOUTHERLY_WEB_SIGN_IN }: Settings): boolean =>
  SOUTHERLY_WEB_SIGN_IN === 'local' &&
  isLoopback(HOST) &&
  (SOUTHERLY_PUBLIC_URL === undefined || isLoopback(new URL(SOUTHERLY_PUBLIC_URL).hostname))

/** A name that merely resolves to this machine (DNS rebinding) or a proxy in front of it makes it a stranger's request. */
function comesFromThisMachine({ headers, ip }: ExchangeRequest): boolean {
  const host = /^(?:\[([\da-f:]+)\]|([^:]+))(?::\d+)?$/i.exec(headers.host ?? '')
  return (
    isLoopback(host?.[1] ?? host?.[2] ?? '') &&
    isLoopback(ip.replace(/^::ffff:/, '')) &&
    PROXY_HEADERS.every((name) => headers[name] === undefined)
  )
}

/**
 * A change by cookie must come from our own page. SameSite=Strict keeps other sites out already; the header, which a
 * foreign page cannot send without a preflight that we never grant, also holds for other ports of the same host.
 */
function refuseForeign({ headers }: ExchangeRequest): void {
  const site = headers['sec-fetch-site']
  const own = headers['x-requested-with'] === 'southerly' && (site === undefined || site === 'same-origin')
  if (!own)
    throw new ServiceError(
      'cross_site_request',
      'A change by session cookie did not come from the web app.',
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
