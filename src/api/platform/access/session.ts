import type { Clock } from '../../../clock.ts'
import type { Settings } from '../../../config.ts'
import { seenFrom } from '../../../domain/tenancy/seen-from.ts'
import { isSessionToken, sessionCookieName } from '../../../domain/tenancy/session-token.ts'
import { ServiceError } from '../../../errors.ts'
import type { Database } from '../../../operations/database.ts'
import type { Caller } from '../../../operations/tenancy/authenticate.ts'
import { endOneSession } from '../../../operations/tenancy/session-list.ts'
import {
  callerOfSession,
  type NewSession,
  openSession,
  type SessionTools,
} from '../../../operations/tenancy/sessions.ts'
import type { Exchange, ExchangeRequest } from '../exchange.ts'

/** Sessions of the web app: a cookie whose token the database knows, of a person or of an API key. */
export interface Sessions {
  /** What operations on sessions need. */
  readonly tools: SessionTools
  /** The caller of a request without a key header; undefined when it has no session cookie either. The answer carries a renewed cookie. */
  callerOf(exchange: Exchange): Promise<Caller> | undefined
  /** Opens a session for the browser that sent the request. */
  open(request: ExchangeRequest, wanted: Omit<NewSession, 'from'>): Promise<NewCookie>
  /** Ends the session of the request, if it has one, in every process. A Set-Cookie value that removes the cookie. */
  close(request: ExchangeRequest): Promise<string>
}

export interface NewCookie {
  /** A Set-Cookie value. */
  readonly cookie: string
  readonly sessionId: string
  readonly expiresAt: string
}

const READING = new Set(['GET', 'HEAD'])

export function createSessions(parts: {
  readonly secret: Uint8Array
  readonly clock: Clock
  readonly settings: Settings
  readonly database: Database
}): Sessions {
  const { secret, settings, database, clock } = parts
  const tools: SessionTools = {
    database,
    clock,
    secret,
    idleMs: settings.SOUTHERLY_SESSION_IDLE_MINUTES * 60_000,
    longestMs: settings.SOUTHERLY_SESSION_HOURS * 3_600_000,
  }
  const isSecure = settings.SOUTHERLY_PUBLIC_URL?.startsWith('https://') === true
  const name = sessionCookieName(secret, isSecure)
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  const maxAge = settings.SOUTHERLY_SESSION_HOURS * 3600
  const cookieOf = (token: string): string => `${name}=${token}; Max-Age=${maxAge}; ${attributes}`

  const callerWith = async (exchange: Exchange, token: string): Promise<Caller> => {
    const { caller, renewed } = await callerOfSession(tools, token)
    if (renewed !== undefined) exchange.setCookie = cookieOf(renewed)
    return caller
  }

  return {
    tools,
    callerOf(exchange) {
      const { request } = exchange
      const token = cookieNamed(name, request.headers.cookie)
      if (token === undefined || token === '') return undefined
      if (!READING.has(request.method)) refuseForeign(request)
      return callerWith(exchange, token)
    },
    async open(request, wanted) {
      const from = seenFrom(request.headers['user-agent'], request.ip)
      const { id, token, endsAt } = await openSession(tools, { ...wanted, from })
      return { cookie: cookieOf(token), sessionId: id, expiresAt: endsAt }
    },
    async close(request) {
      const token = cookieNamed(name, request.headers.cookie)
      if (token !== undefined && isSessionToken(secret, token)) {
        refuseForeign(request)
        await endIfOpen(tools, token)
      }
      return `${name}=; Max-Age=0; ${attributes}`
    },
  }
}

/** A session whose key or person may do nothing any more, or that was ended before, is over already. */
async function endIfOpen(tools: SessionTools, token: string): Promise<void> {
  try {
    const { caller } = await callerOfSession(tools, token)
    if (caller.sessionId !== undefined) await endOneSession(tools, caller, caller.sessionId)
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
