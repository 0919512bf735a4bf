import type { IncomingHttpHeaders } from 'node:http'
import type { Settings } from '../../../config.ts'

/**
 * Lets pages of the origins in SOUTHERLY_CORS_ORIGINS read answers. They send their own key: credentials are never
 * allowed, so a browser hands no page of another origin what a cookie was answered.
 */
export interface Cors {
  /** Adds the headers of an answer; a cache must know that it depends on the origin. */
  push(headers: string[], origin: string | undefined): void
  /** Headers that answer a preflight for an address with these methods; undefined when it is none, or not of a listed origin. */
  preflight(request: Preflight, methods: readonly string[]): Readonly<Record<string, string>> | undefined
}

interface Preflight {
  readonly method: string
  readonly headers: IncomingHttpHeaders
}

const REQUEST_HEADERS = [
  'Authorization',
  'X-API-Key',
  'Content-Type',
  'If-Match',
  'If-None-Match',
  'Idempotency-Key',
  'Prefer',
  'Range',
  'X-Request-Id',
  'X-Served-From',
  'Mcp-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
].join(', ')

/** What a script may read beside the few headers that browsers always show. */
const ANSWER_HEADERS = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Range',
  'Deprecation',
  'ETag',
  'Idempotent-Replayed',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Repr-Digest',
  'Retry-After',
  'Sunset',
  'X-Evidence-Hash',
  'X-Request-Id',
  'X-Snapshot',
].join(', ')

/** Browsers ask again after two hours at the latest, whatever is said here. */
const PREFLIGHT_SECONDS = 7200

/** Undefined without origins: no answer pays for a feature that is off. */
export function createCors({ SOUTHERLY_CORS_ORIGINS: origins }: Settings): Cors | undefined {
  if (origins.length === 0) return undefined
  const listed = new Set(origins)
  return {
    push(headers, origin) {
      headers.push('vary', 'origin')
      if (origin !== undefined && listed.has(origin))
        headers.push('access-control-allow-origin', origin, 'access-control-expose-headers', ANSWER_HEADERS)
    },
    preflight({ method, headers }, methods) {
      const asked = headers['access-control-request-method']
      if (method !== 'OPTIONS' || asked === undefined || !listed.has(headers.origin ?? '')) return undefined
      return {
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      }
    },
  }
}
