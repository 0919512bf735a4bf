import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import type { TenantMeter } from '../../operations/tenancy/tenant-limits.ts'
import type { Span } from '../../telemetry/tracing.ts'
import type { RouteDescription } from './route-description.ts'

/** What of a request matters once it is routed. */
export interface ExchangeRequest {
  readonly id: string
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  /** Address of the other end of the connection. */
  readonly ip: string
}

export interface ExchangeReply {
  readonly raw: ServerResponse
  /** Tells the framework that the answer is written past it. */
  hijack(): unknown
}

/** One request and its answer, from the first hook to the last byte. One object per request, to spare the hot path. */
export interface Exchange {
  readonly request: ExchangeRequest
  readonly reply: ExchangeReply
  /** When it began, by `performance.now()`. */
  readonly startedAt: number
  /** When it arrived, by the clock: what is decided of it is decided by one reading. */
  readonly arrivedAt: number
  /** Undefined for an address that no route has. */
  readonly route: RouteDescription | undefined
  caller: Caller | undefined
  meter: TenantMeter | undefined
  /** Items that the answer costs when it is a 2xx with a body. */
  items: number
  /** Items that are held for it until it is answered. */
  held: number
  /** The items are used up even when the request is refused. */
  isSpent: boolean
  /** A session's renewed cookie, which the answer carries whatever it is. */
  setCookie: string | undefined
  /** The database was away: it is answered by what this process remembers, and says so. */
  isFromMemory: boolean
  answered: boolean
  /** Undefined when nothing is traced. */
  span: Span | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange | null
  }
}

export const newExchange = (
  request: ExchangeRequest,
  reply: ExchangeReply,
  route: RouteDescription | undefined,
  arrivedAt: number,
): Exchange => ({
  request,
  reply,
  startedAt: performance.now(),
  arrivedAt,
  route,
  caller: undefined,
  meter: undefined,
  items: route?.items ?? 0,
  held: 0,
  isSpent: false,
  setCookie: undefined,
  isFromMemory: false,
  answered: false,
  span: undefined,
})
