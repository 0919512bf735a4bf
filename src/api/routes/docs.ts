import { publicRoute, type Route } from '../platform/route.ts'
import { DOCS_CONTENT_SECURITY_POLICY, DOCS_PAGE } from '../present/docs-page.ts'

const common = { method: 'GET', tag: 'Reference', since: '0.1.0', hidden: true } as const

const page = publicRoute({
  ...common,
  path: '/docs',
  operationId: 'getDocs',
  summary: 'The reference, to browse',
  produces: ['text/html'],
  handler: ({ services }) =>
    services.answers.cached('docs page', async () => ({
      bytes: Buffer.from(DOCS_PAGE),
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': DOCS_CONTENT_SECURITY_POLICY },
      cache: { maxAge: 300, shared: true },
    })),
})

const script = publicRoute({
  ...common,
  path: '/docs/reference.js',
  operationId: 'getDocsScript',
  summary: 'The script of the reference',
  produces: ['text/javascript'],
  handler: ({ services }) =>
    services.answers.cached('docs script', async () => ({
      bytes: await readReferenceScript(),
      contentType: 'text/javascript; charset=utf-8',
      cache: { maxAge: 86_400, shared: true },
    })),
})

export const docsRoutes: readonly Route[] = [page, script]

/**
 * Scalar ships its browser bundle only inside its Fastify plugin, as text. The plugin is loaded when the page is first
 * looked at (4 MB that most processes never need), mounted on its own app, and asked for the file.
 */
async function readReferenceScript(): Promise<Buffer> {
  const [{ fastify }, { default: scalar }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ])
  const shelf = fastify()
  try {
    await shelf.register(scalar, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
    const answer = await shelf.inject('/docs/js/scalar.js')
    if (answer.statusCode !== 200) throw new Error(`the reference bundle answered ${answer.statusCode}`)
    return answer.rawPayload
  } finally {
    await shelf.close()
  }
}
