import { type Span, startSpan } from '../../telemetry/tracing.ts'
import type { Exchange } from './exchange.ts'

/** The span of a request, which goes on with its caller's trace. Addresses are left out: they may hold what is no one's business. */
export function startRequestSpan({ request, route }: Exchange): Span | undefined {
  const { traceparent } = request.headers
  return startSpan(`${request.method} ${route?.path ?? 'unknown'}`, {
    kind: 'server',
    parent: typeof traceparent === 'string' ? traceparent : undefined,
  })
}

export function endRequestSpan({ request, route, caller, span }: Exchange, status: number): void {
  span?.end({
    attributes: {
      'http.request.method': request.method,
      'http.response.status_code': status,
      'southerly.request_id': request.id,
      ...(route === undefined ? {} : { 'http.route': route.path, 'southerly.operation': route.operationId }),
      ...(caller === undefined ? {} : { 'southerly.tenant': caller.tenantId }),
    },
    ...(status >= 500 ? { fault: `answered ${status}` } : {}),
  })
}
