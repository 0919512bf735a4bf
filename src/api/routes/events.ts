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
  summary: 'List what happened, oldest first, from any event on',
  description:
    'Ordered and without a gap: once you have seen an event, no earlier one can appear. Remember the id of the last event that you have dealt with and ask for what came after it. `cursor` leads through the pages of one answer.',
  tag: 'Monitoring',
  since: '0.1.0',
  scope: 'tenant:read',
  items: 0,
  query: Type.Object({
    ...pageQuery,
    after: Type.Optional(EventId),
    type: Type.Optional(EventTypeName),
    abn: Type.Optional(Abn),
  }),
  response: EventPage,
  handler: async (context) => {
    const page = openPage(context)
    const { after, type, abn } = context.query
    const start = after === undefined ? 0 : sequenceOfId(after)
    const rows = await readEvents(context.services.database, context.caller.tenantId, {
      limit: page.fetch,
      after: page.after === undefined ? start : Number(page.after[0]),
      type,
      abn: abn === undefined ? undefined : requireAbn(abn),
    })
    return page.answer(rows, { present: (event) => event, position: ({ sequence }) => [sequence] })
  },
})
