import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../../errors.ts'
import { createAllowedMethods } from './allowed-methods.ts'
import { newExchange } from './exchange.ts'
import type { Route } from './route.ts'
import type { Sender } from './send.ts'

/** An address that no route has is 404; a known address with another method is 405 and says which it takes. */
export function createNotFound(sender: Sender, routes: readonly Route[]) {
  const allowedMethods = createAllowedMethods(routes)
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = allowedMethods(path)
    const error =
      allowed.length === 0
        ? new ServiceError('route_not_found', `There is no route ${request.method} ${path.slice(0, 200)}.`, {
            hint: 'GET /openapi.json lists every route; /docs shows them.',
          })
        : new ServiceError(
            'method_not_allowed',
            `${path.slice(0, 200)} takes ${allowed.join(', ')}, not ${request.method}.`,
            { headers: { allow: allowed.join(', ') }, valid_values: allowed },
          )
    sender.sendProblem(request.exchange ?? newExchange(request, reply, undefined), error)
  }
}
