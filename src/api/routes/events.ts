import { Type } from 'typebox'
import { readEvents, sequenceOfId } from '../../operations/monitoring/events.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute } from '../platform/route.ts'
import { Abn } from '../schemas/data.ts'
import { EventId, EventPage, EventTypeName } from '../schemas/event.ts'

export const listEvents = keyedRoute({
  method: 'GET',
  path: '/v1/events',
  operationId: 'listEvents',
  summary: 'List events, oldest first, starting after any event',
  description:
    'Ordered and without gaps: once you have seen an event, no earlier one can appear. Remember the id of the last event you processed and request events after it. `cursor` pages through one response. Old events may be archived: 410 `events_archived` says that events after yours are no longer served.',
  tag: 'Monitoring',
  since: '0.1.0',
  scope: 'tenant:read',
  items: 0,
  query: Type.Object({
    ...pageQuery,
    after: Type.Optional(EventId),
    type: Type.Optional(EventTypeName),
    abn: Type.Optional(Abn),
    order: Type.Optional(
      Type.Enum(['oldest', 'newest'], {
        description: 'Default: oldest first, the order to process events in. `newest` is for reading.',
      }),
    ),
  }),
  response: EventPage,
  handler: async (context) => {
    const page = openPage(context)
    const { after, type, abn, order } = context.query
    const start = after === undefined ? 0 : sequenceOfId(after)
    const last = page.after === undefined ? undefined : Number(page.after[0])
    const rows = await readEvents(context.services.database, context.caller.tenantId, {
      limit: page.fetch,
      ...(order === 'newest'
        ? { after: start, before: last ?? Number.MAX_SAFE_INTEGER }
        : { after: last ?? start }),
      type,
      abn: abn === undefined ? undefined : requireAbn(abn),
    })
    return page.answer(rows, { present: (event) => event, position: ({ sequence }) => [sequence] })
  },
})
