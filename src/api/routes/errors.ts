import { readFile } from 'node:fs/promises'
import { Type } from 'typebox'
import { ERRORS, type ErrorCode, ServiceError } from '../../errors.ts'
import { chooseType } from '../platform/accept.ts'
import { publicRoute } from '../platform/route.ts'
import { PAGE_CONTENT_SECURITY_POLICY, renderPage } from '../present/page.ts'

const TYPES = ['text/html', 'text/markdown'] as const
const CACHE = { maxAge: 3600, shared: true } as const

export const getErrorPage = publicRoute({
  method: 'GET',
  path: '/errors/{code}',
  operationId: 'getErrorPage',
  summary: 'The documentation of an error code',
  description: 'What the `type` of a problem links to: a page for people, or Markdown when asked for.',
  tag: 'Reference',
  since: '0.1.0',
  params: Type.Object({ code: Type.String({ maxLength: 100 }) }),
  produces: TYPES,
  handler: ({ params, services, exchange }) => {
    if (!Object.hasOwn(ERRORS, params.code)) throw unknownCode(params.code)
    const code = params.code as ErrorCode
    const type = chooseType(exchange.request.headers.accept, TYPES) ?? TYPES[0]
    return services.answers.cached(`error page ${code} ${type}`, async () => {
      const markdown = await readErrorPage(code)
      const common = { contentType: `${type}; charset=utf-8`, cache: CACHE } as const
      return type === 'text/markdown'
        ? { ...common, bytes: Buffer.from(markdown), headers: { vary: 'accept' } }
        : {
            ...common,
            bytes: Buffer.from(renderPage(code, markdown)),
            headers: { vary: 'accept', 'content-security-policy': PAGE_CONTENT_SECURITY_POLICY },
          }
    })
  },
})

/** The page of a code; docs/errors holds one for each. */
const readErrorPage = async (code: ErrorCode): Promise<string> =>
  await readFile(new URL(`../../../docs/errors/${code}.md`, import.meta.url), 'utf8')

const unknownCode = (code: string) =>
  new ServiceError('route_not_found', `There is no error code ${code.slice(0, 100)}.`, {
    valid_values: Object.keys(ERRORS),
  })
