import { rememberedBy } from '../../domain/remembered-by.ts'
import { buildOpenApi } from '../openapi/document.ts'
import { publicRoute } from '../platform/route.ts'
import type { RouteDescription } from '../platform/route-description.ts'

/** Built once: it takes a tenth of a second, which a server spends after its start and not when someone asks. */
export const openApiOf = rememberedBy((routes: readonly RouteDescription[]) => buildOpenApi(routes))

export const getOpenApi = publicRoute({
  method: 'GET',
  path: '/openapi.json',
  operationId: 'getOpenApi',
  summary: 'The OpenAPI 3.1 document of this service',
  tag: 'Reference',
  since: '0.1.0',
  hidden: true,
  handler: ({ services }) =>
    services.answers.cached('openapi', async () => ({
      body: openApiOf(services.routes),
      cache: { maxAge: 300, shared: true },
    })),
})
