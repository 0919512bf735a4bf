import { readdirSync } from 'node:fs'
import { Type } from 'typebox'
import { ServiceError } from '../../errors.ts'
import { publicRoute } from '../platform/route.ts'
import { markdownAnswer, PAGE_TYPES } from '../present/markdown-answer.ts'

/** Ids of the methods that have a page; every method in an answer has one. */
const METHODS = readdirSync(new URL('../../../docs/methods/', import.meta.url))
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => file.slice(0, -'.md'.length))
  .toSorted()

export const getMethodPage = publicRoute({
  method: 'GET',
  path: '/methods/{id}',
  operationId: 'getMethodPage',
  summary: 'Get the documentation of a method: formula, inputs, worked example, limits',
  description: 'The page that `method.url` in an answer links to: a web page, or Markdown if you ask for it.',
  tag: 'Reference',
  since: '0.1.0',
  params: Type.Object({
    id: Type.String({ maxLength: 100, description: 'Id of the method, such as `hazards`.' }),
  }),
  produces: PAGE_TYPES,
  handler: ({ params: { id }, services, exchange }) => {
    if (!METHODS.includes(id))
      throw new ServiceError('route_not_found', `There is no method ${id}.`, { valid_values: METHODS })
    return markdownAnswer(services.answers, exchange.request.headers.accept, {
      title: id,
      file: `methods/${id}.md`,
    })
  },
})
