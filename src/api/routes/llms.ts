import { Type } from 'typebox'
import { ServiceError } from '../../errors.ts'
import { docPages, llmsText } from '../doc-pages.ts'
import { publicRoute, type Route } from '../platform/route.ts'
import { markdownAnswer, PAGE_TYPES } from '../present/markdown-answer.ts'

const common = { method: 'GET', tag: 'Reference', since: '0.1.0', hidden: true } as const

const llms = publicRoute({
  ...common,
  path: '/llms.txt',
  operationId: 'getLlmsText',
  summary: 'What the service is and where its documentation is, for language models',
  produces: ['text/plain', 'text/markdown'],
  handler: ({ services }) => ({
    bytes: Buffer.from(llmsText(services.baseUrl())),
    contentType: 'text/plain; charset=utf-8',
    cache: { maxAge: 3600, shared: true },
  }),
})

const page = publicRoute({
  ...common,
  path: '/docs/{section}/{page}',
  operationId: 'getDocPage',
  summary: 'Get a page of the documentation; as Markdown with `.md` at the end, or if you ask for it',
  params: Type.Object({ section: Type.String({ maxLength: 40 }), page: Type.String({ maxLength: 100 }) }),
  produces: [...PAGE_TYPES, 'text/plain'],
  handler: ({ params: { section, page: asked }, services, exchange }) => {
    const name = asked.replace(/\.md$/, '')
    const found = docPages().find((candidate) => candidate.section === section && candidate.name === name)
    if (found === undefined)
      throw new ServiceError('route_not_found', `There is no page ${section}/${asked}.`, {
        hint: '/llms.txt lists every page.',
      })
    const accept = asked === name ? exchange.request.headers.accept : 'text/markdown'
    return markdownAnswer(services.answers, accept, { title: found.title, file: `${section}/${name}.md` })
  },
})

export const llmsRoutes: readonly Route[] = [llms, page]
