import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasScope } from '../../../domain/tenancy/access.ts'
import { ROLE_TABLE, ROLES } from '../../../domain/tenancy/roles.ts'
import { ServiceError } from '../../../errors.ts'
import type { Caller } from '../../../operations/tenancy/authenticate.ts'
import type { TenantMeter } from '../../../operations/tenancy/tenant-limits.ts'
import { type Exchange, newExchange } from '../exchange.ts'
import { answeredMeanwhile, holdItems } from '../items.ts'
import { chooseType } from '../request/accept.ts'
import { refuseUnreadable } from '../request/body-headers.ts'
import { startRequestSpan } from '../request-span.ts'
import type { RouteDescription } from '../route-description.ts'
import type { Services } from '../services.ts'
import { keyOf } from './key-header.ts'

const MAX_URL = 8192
const JSON_ONLY = ['application/json'] as const

type Done = (error?: Error) => void

/**
 * The first hook of a request with a body: who asks, may they, and how often, before the body is read. Goes on through
 * `done` when the key was seen lately, because a promise per request costs throughput; through a promise when the
 * database has to be asked.
 */
export function createAdmission(services: Services, route: RouteDescription | undefined) {
  return (request: FastifyRequest, reply: FastifyReply, done: Done): Promise<void> | undefined => {
    const exchange = beginExchange(services, request, reply, route)
    try {
      refuseUnreadable(request.headers)
      const waiting = admitExchange(services, exchange)
      if (waiting !== undefined) return waiting
    } catch (error) {
      done(error as Error)
      return undefined
    }
    done()
    return undefined
  }
}

/** From here on the request is running: a shutdown waits for it. */
export function beginExchange(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  route: RouteDescription | undefined,
): Exchange {
  const exchange = newExchange(request, reply, route, services.clock.time())
  exchange.span = startRequestSpan(exchange)
  request.exchange = exchange
  services.lifecycle.running.add(exchange)
  return exchange
}

/** Who asks, may they, and how often. At once when the key was seen lately; throws what is refused. */
export function admitExchange(services: Services, exchange: Exchange): Promise<void> | undefined {
  const { route } = exchange
  refuseUnservable(exchange, services)
  if (route?.scope === undefined) return undefined
  const caller = callerOf(services, exchange)
  if (caller instanceof Promise) return admitLater(services, exchange, route, caller)
  const meter = services.meter.of(caller, exchange.arrivedAt)
  if (meter instanceof Promise) return admitLater(services, exchange, route, caller)
  return admit(services, exchange, route, caller, meter)
}

/** A key header takes precedence over a cookie; without either, the error names the missing key. */
function callerOf({ authenticator, sessions }: Services, exchange: Exchange): Caller | Promise<Caller> {
  const { request } = exchange
  const { headers } = request
  if (
    headers.cookie !== undefined &&
    headers.authorization === undefined &&
    headers['x-api-key'] === undefined
  )
    return sessions.callerOf(exchange) ?? authenticator.authenticate(keyOf(headers), request.ip)
  return authenticator.authenticate(keyOf(headers), request.ip)
}

async function admitLater(
  services: Services,
  exchange: Exchange,
  route: RouteDescription,
  asked: Caller | Promise<Caller>,
): Promise<void> {
  const caller = await asked
  await admit(services, exchange, route, caller, await services.meter.of(caller))
}

/** Takes the caller out of the limits, or throws what is refused; later where the database must be asked what is left of them. */
export function admit(
  services: Services,
  exchange: Exchange,
  route: RouteDescription,
  caller: Caller,
  meter: TenantMeter,
): Promise<void> | undefined {
  const waiting = services.meter.enter(meter, caller, exchange.arrivedAt)
  if (waiting === undefined) return admitEntered(services, exchange, route, caller, meter)
  return waiting.then(() => admitEntered(services, exchange, route, caller, meter))
}

function admitEntered(
  services: Services,
  exchange: Exchange,
  route: RouteDescription,
  caller: Caller,
  meter: TenantMeter,
): Promise<void> | undefined {
  if (exchange.answered || exchange.isFromMemory) {
    services.meter.leave(meter)
    throw answeredMeanwhile()
  }
  exchange.caller = caller
  exchange.meter = meter
  refuseUnentitled(caller, route)
  return holdItems(services, exchange, exchange.items)
}

/** Throws 403 where a key or person lacks the scope or the pack of a route. */
export function refuseUnentitled(caller: Caller, route: RouteDescription): void {
  if (route.scope !== undefined && !hasScope(caller.scopes, route.scope))
    throw lacksScope(caller, route.scope)
  if (route.pack !== undefined && !caller.packs.has(route.pack))
    throw new ServiceError(
      'pack_not_entitled',
      `This route needs the pack ${route.pack}; ${holderOf(caller)} ${list(caller.packs)}.`,
    )
}

function lacksScope(caller: Caller, scope: string): ServiceError {
  const roles = ROLES.filter((role) => ROLE_TABLE[role].scopes.some((granted) => granted === scope))
  const forPeople = `The role ${roles.join(' or ')} includes it; an administrator of the tenant can give it.`
  const forKeys =
    scope === 'data:operate'
      ? 'Data is shared by all tenants, so only the operator can create such a key: `southerly key create --scope data:operate`.'
      : 'Use a key with the scope, or create one with a key that has keys:manage.'
  return new ServiceError(
    'insufficient_scope',
    `This route needs the scope ${scope}; ${holderOf(caller)} ${list(caller.scopes)}.`,
    { hint: caller.member === undefined ? forKeys : forPeople },
  )
}

const holderOf = ({ member, keyId }: Caller): string =>
  member === undefined
    ? 'the key has'
    : keyId === undefined
      ? `your roles (${member.roles.join(', ')}) have`
      : 'the key and the person it acts for both have'

function refuseUnservable(exchange: Exchange, services: Services): void {
  const { request, route } = exchange
  if (services.lifecycle.draining)
    throw new ServiceError('shutting_down', 'This process is stopping and accepts no new requests.', {
      retryAfterSeconds: 1,
      hint: 'Send the request again: another process, or this one restarted, will answer it.',
    })
  if (request.url.length > MAX_URL)
    throw new ServiceError(
      'uri_too_long',
      `The address has ${request.url.length} characters; ${MAX_URL} are accepted.`,
    )
  refuseNul(request.url)
  if (route === undefined) return
  const produced = route.produces ?? JSON_ONLY
  if (chooseType(request.headers.accept, produced) === undefined)
    throw new ServiceError(
      'not_acceptable',
      `This route answers with ${produced.join(', ')}; the Accept header allows none of them.`,
      {
        valid_values: produced,
      },
    )
}

/** No identifier holds one, and neither PostgreSQL nor a file system can look one up. Those of a query are faults of it. */
function refuseNul(url: string): void {
  const at = url.indexOf('%00')
  if (at === -1 || url.lastIndexOf('?', at) !== -1) return
  throw new ServiceError('malformed_request', 'The path contains a NUL character (%00).', {
    hint: 'Encode each path segment, for example with encodeURIComponent.',
  })
}

const list = (names: ReadonlySet<string>): string => [...names].join(', ') || 'none'
