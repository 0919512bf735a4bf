import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import type { TenantMeter } from '../../operations/tenancy/meter.ts'
import type { Route } from './route.ts'

/** One request and its answer, from the first hook to the last byte. One object per request, to spare the hot path. */
export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly startedAt: number
  /** Undefined for an address that no route has. */
  readonly route: Route | undefined
  caller: Caller | undefined
  meter: TenantMeter | undefined
  /** Items that the answer costs when it is a 2xx with a body. */
  items: number
  answered: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange | null
  }
}

export const newExchange = (
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route | undefined,
): Exchange => ({
  request,
  reply,
  startedAt: performance.now(),
  route,
  caller: undefined,
  meter: undefined,
  items: route?.items ?? 0,
  answered: false,
})
