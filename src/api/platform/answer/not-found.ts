import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../../../errors.ts'
import type { Cors } from '../access/cors.ts'
import type { Exchange } from '../exchange.ts'
import { chooseType } from '../request/accept.ts'
import type { RouteDescription } from '../route-description.ts'
import { createAllowedMethods } from './allowed-methods.ts'
import { type Rendered, render } from './rendered.ts'
import type { Sender } from './send.ts'

type ExchangeOf = (request: FastifyRequest, reply: FastifyReply) => Exchange

/**
 * An address that no route has is 404, a page for a reader with a browser; a known address with another method is 405 and
 * says which it takes, unless a page of a listed origin asks what it may send. `page` is undefined where the web app is not built.
 */
export function createNotFound(
  { sender, exchangeOf }: { readonly sender: Sender; readonly exchangeOf: ExchangeOf },
  routes: readonly RouteDescription[],
  cors: Cors | undefined,
  page: () => Promise<Rendered | undefined>,
) {
  const allowedMethods = createAllowedMethods(routes)
  // Not async: the framework answers itself where a promise ends before an answer was written, and compressing one takes a while.
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const exchange = exchangeOf(request, reply)
    const fail = (error: unknown): void => sender.sendProblem(exchange, error)
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = allowedMethods(path)
    const preflight = cors?.preflight(request, allowed)
    if (allowed.length > 0 && preflight !== undefined)
      sender.send(exchange, render({ status: 204, headers: preflight, cache: 'no-store' }))
    else if (allowed.length > 0) fail(methodNotAllowed(request.method, path, allowed))
    else if (!isForReader(request, path)) fail(routeNotFound(request.method, path))
    else
      page()
        .then((shown) =>
          shown === undefined
            ? fail(routeNotFound(request.method, path))
            : sender.send(exchange, { ...shown, status: 404 }),
        )
        .catch(fail)
  }
}

const routeNotFound = (method: string, path: string): ServiceError =>
  new ServiceError('route_not_found', `There is no route ${method} ${path.slice(0, 200)}.`, {
    hint: 'GET /openapi.json lists every route; /docs shows them.',
  })

const methodNotAllowed = (method: string, path: string, allowed: readonly string[]): ServiceError =>
  new ServiceError(
    'method_not_allowed',
    `${path.slice(0, 200)} accepts ${allowed.join(', ')}, not ${method}.`,
    { headers: { allow: allowed.join(', ') }, valid_values: allowed },
  )

const FOR_PROGRAMS = /^\/(v1|mcp|assets)(\/|$)/

const isForReader = ({ method, headers }: FastifyRequest, path: string): boolean =>
  method === 'GET' &&
  !FOR_PROGRAMS.test(path) &&
  chooseType(headers.accept, ['application/json', 'text/html']) === 'text/html'
