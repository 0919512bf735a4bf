import { Type } from 'typebox'
import { sequenceOfId } from '../../operations/monitoring/events.ts'
import {
  readDeliveries,
  readDelivery,
  resendEvent,
  sendTestEvent,
} from '../../operations/webhooks/deliveries.ts'
import { idempotent } from '../platform/idempotent.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { WebhookDelivery, WebhookDeliveryPage, WebhookDeliveryPath, WebhookPath } from '../schemas/webhook.ts'

const common = { tag: 'Webhooks', since: '0.1.0', scope: 'webhooks:manage', items: 0 } as const

const test = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/webhooks/{id}/test',
  operationId: 'testWebhook',
  problems: [409],
  summary: 'Send a test event to this webhook only',
  params: WebhookPath,
  status: 202,
  response: WebhookDelivery,
  idempotent: true,
  handler: async (context) => {
    const { params, caller, services } = context
    const key = { tenant_id: caller.tenantId, id: params.id }
    const answer = await idempotent(context, async (sql) => ({
      body: await sendTestEvent(sql, services.clock, key, caller.actor),
      cache: 'no-store',
    }))
    services.wakeWorkers()
    return answer
  },
})

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/webhooks/{id}/deliveries',
  operationId: 'listWebhookDeliveries',
  summary: 'List the deliveries of a webhook, newest event first',
  params: WebhookPath,
  query: Type.Object({
    ...pageQuery,
    state: Type.Optional(
      Type.Enum(['pending', 'delivered', 'failed'], { description: 'Only deliveries in this state.' }),
    ),
  }),
  response: WebhookDeliveryPage,
  handler: async (context) => {
    const page = openPage(context)
    const key = { tenant_id: context.caller.tenantId, id: context.params.id }
    const rows = await readDeliveries(context.services.database, key, {
      limit: page.fetch,
      state: context.query.state,
      ...(page.after === undefined ? {} : { before: Number(page.after[0]) }),
    })
    return page.answer(rows, { present: (delivery) => delivery, position: ({ sequence }) => [sequence] })
  },
})

const get = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/webhooks/{id}/deliveries/{event_id}',
  operationId: 'getWebhookDelivery',
  summary: 'List the attempts to deliver one event',
  params: WebhookDeliveryPath,
  response: WebhookDelivery,
  handler: async ({ params, caller, services }) => {
    const key = { tenant_id: caller.tenantId, id: params.id }
    return { body: await readDelivery(services.database, key, sequenceOfId(params.event_id)) }
  },
})

const resend = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/webhooks/{id}/deliveries/{event_id}/resend',
  operationId: 'resendWebhookEvent',
  problems: [409],
  summary: 'Send an event again',
  description: 'Any event of the tenant, delivered or not, under the same `webhook-id`.',
  params: WebhookDeliveryPath,
  status: 202,
  response: WebhookDelivery,
  idempotent: true,
  handler: async (context) => {
    const { params, caller, services } = context
    const key = { tenant_id: caller.tenantId, id: params.id }
    const answer = await idempotent(context, async (sql) => ({
      body: await resendEvent(sql, services.clock, key, sequenceOfId(params.event_id)),
      cache: 'no-store',
    }))
    services.wakeWorkers()
    return answer
  },
})

export const webhookDeliveryRoutes: readonly Route[] = [test, list, get, resend]
