import { Type } from 'typebox'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import { endOneSession, type OpenSession, readSessions } from '../../operations/tenancy/session-list.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { SessionPage, SessionPath } from '../schemas/session.ts'

const common = { tag: 'People', since: '0.2.0', scope: 'any', items: 0 } as const

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/sessions',
  operationId: 'listSessions',
  summary: 'List open sessions of the web app, newest first',
  description:
    'Your own; with `everybody=true`, those of the whole tenant, which needs the scope members:manage.',
  query: Type.Object({
    ...pageQuery,
    everybody: Type.Boolean({ default: false, description: 'The sessions of the whole tenant.' }),
  }),
  response: SessionPage,
  handler: async (context) => {
    const { caller, services, query } = context
    const page = openPage(context)
    const rows = await readSessions(services.sessions.tools, caller, {
      everybody: query.everybody,
      limit: page.fetch,
      ...(page.after === undefined ? {} : { before: page.after as [string, string] }),
    })
    return {
      ...page.answer(rows, {
        present: (session) => presentSession(caller, session),
        position: (session) => [session.created_at, session.id],
      }),
      cache: 'no-store',
    }
  },
})

const end = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/sessions/{id}',
  operationId: 'endSession',
  summary: 'End a session of the web app',
  description:
    'One of your own, or with the scope members:manage one of anyone in the tenant. It takes effect with the next request, in every process. Ending it twice is harmless.',
  params: SessionPath,
  status: 204,
  handler: async ({ params, caller, services }) => {
    await endOneSession(services, caller, params.id)
    return { cache: 'no-store' }
  },
})

export const openSessionRoutes: readonly Route[] = [list, end]

const presentSession = (caller: Caller, session: OpenSession) => ({
  id: session.id,
  is_current: session.id === caller.sessionId,
  member: session.member_id === null ? null : { id: session.member_id, name: session.member_name ?? '' },
  key_id: session.key_id,
  how: session.how,
  browser: session.browser,
  network: session.network,
  created_at: session.created_at,
  last_seen_at: session.last_seen_at,
  ends_at: session.ends_at,
})
