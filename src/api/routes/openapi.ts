import { buildOpenApi } from '../openapi/document.ts'
import { publicRoute } from '../platform/route.ts'

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
      body: buildOpenApi(services.routes),
      cache: { maxAge: 300, shared: true },
    })),
})
