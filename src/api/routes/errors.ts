import { Type } from 'typebox'
import { ERRORS, ServiceError } from '../../errors.ts'
import { publicRoute } from '../platform/route.ts'
import { markdownAnswer, PAGE_TYPES } from '../present/markdown-answer.ts'

export const getErrorPage = publicRoute({
  method: 'GET',
  path: '/errors/{code}',
  operationId: 'getErrorPage',
  summary: 'Get the documentation of an error code',
  description: 'The page that `type` in a problem links to: a web page, or Markdown if you ask for it.',
  tag: 'Reference',
  since: '0.1.0',
  params: Type.Object({ code: Type.String({ maxLength: 100, description: 'Error code.' }) }),
  produces: PAGE_TYPES,
  handler: ({ params: { code }, services, exchange }) => {
    if (!Object.hasOwn(ERRORS, code))
      throw new ServiceError('route_not_found', `There is no error code ${code}.`, {
        valid_values: Object.keys(ERRORS),
      })
    return markdownAnswer(services.answers, exchange.request.headers.accept, {
      title: code,
      file: `errors/${code}.md`,
    })
  },
})
