import { type Static, Type } from 'typebox'
import type { WebhookSettings } from '../../operations/webhooks/webhook-view.ts'
import {
  createWebhook,
  readWebhook,
  readWebhooks,
  removeWebhook,
  replaceWebhook,
  rotateWebhookSecret,
  type WebhookServices,
} from '../../operations/webhooks/webhooks.ts'
import { idempotent } from '../platform/idempotent.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import type { Services } from '../platform/services.ts'
import {
  IssuedWebhook,
  NewWebhook,
  SecretRotation,
  Webhook,
  WebhookPage,
  WebhookPath,
  WebhookReplacement,
} from '../schemas/webhook.ts'

const common = { tag: 'Webhooks', since: '0.1.0', scope: 'webhooks:manage', items: 0 } as const
const OVERLAP_SECONDS = 86_400

const create = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/webhooks',
  operationId: 'createWebhook',
  problems: [402],
  summary: 'Create a webhook',
  description:
    'Signed according to Standard Webhooks 1.0. The signing secret is shown only in this answer. Each event is retried for a day until it is accepted; its `webhook-id` stays the same.',
  body: NewWebhook,
  status: 201,
  response: IssuedWebhook,
  idempotent: true,
  handler: (context) =>
    idempotent(context, async (sql) => {
      const { body, caller, services } = context
      const made = await createWebhook(sql, toolsOf(services), caller.tenantId, {
        settings: settingsOf(body),
        actor: caller.actor,
        limit: caller.limits.webhooks,
      })
      return { body: made, headers: { location: `/v1/webhooks/${made.id}` }, cache: 'no-store' }
    }),
})

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/webhooks',
  operationId: 'listWebhooks',
  summary: 'List the webhooks, oldest first',
  query: Type.Object(pageQuery),
  response: WebhookPage,
  handler: async (context) =>
    openPage(context).answerFromAll(
      await readWebhooks(context.services.database, context.caller.tenantId),
      { present: (webhook) => webhook, position: ({ created_at, id }) => [created_at, id] },
      {},
    ),
})

const get = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/webhooks/{id}',
  operationId: 'getWebhook',
  summary: 'Show one webhook',
  params: WebhookPath,
  response: Webhook,
  handler: async ({ params, caller, services }) => {
    const webhook = await readWebhook(services.database, { tenant_id: caller.tenantId, id: params.id })
    return { body: webhook, etag: webhook.etag }
  },
})

const put = keyedRoute({
  ...common,
  method: 'PUT',
  path: '/v1/webhooks/{id}',
  operationId: 'replaceWebhook',
  summary: 'Change a webhook, or disable and enable it',
  description:
    'If-Match must name the version that is replaced. A disabled webhook receives nothing. Events that happen while it is disabled are not sent later; GET /v1/events lists them.',
  conditional: true,
  params: WebhookPath,
  body: WebhookReplacement,
  response: Webhook,
  handler: async ({ params, body, caller, services, exchange }) => {
    const key = { tenant_id: caller.tenantId, id: params.id }
    const webhook = await replaceWebhook(services.database, toolsOf(services), key, {
      settings: settingsOf(body),
      state: body.state,
      actor: caller.actor,
      ifMatch: exchange.request.headers['if-match'],
    })
    return { body: webhook, etag: webhook.etag, cache: 'no-store' }
  },
})

const remove = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/webhooks/{id}',
  operationId: 'deleteWebhook',
  summary: 'Delete a webhook and its delivery log',
  conditional: true,
  params: WebhookPath,
  response: Webhook,
  handler: async ({ params, caller, services, exchange }) => {
    const key = { tenant_id: caller.tenantId, id: params.id }
    const author = { actor: caller.actor, ifMatch: exchange.request.headers['if-match'] }
    return {
      body: await removeWebhook(services.database, services.clock, key, author),
      cache: 'no-store',
    }
  },
})

const rotate = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/webhooks/{id}/rotate',
  operationId: 'rotateWebhookSecret',
  summary: 'Replace the signing secret',
  description:
    'For the overlap every message carries two signatures, one by each secret, so the receiver can change over without a gap.',
  params: WebhookPath,
  body: SecretRotation,
  status: 201,
  response: IssuedWebhook,
  idempotent: true,
  handler: (context) =>
    idempotent(context, async (sql) => {
      const { params, body, caller, services } = context
      const key = { tenant_id: caller.tenantId, id: params.id }
      const issued = await rotateWebhookSecret(sql, toolsOf(services), key, {
        actor: caller.actor,
        overlapSeconds: body.overlap_seconds ?? OVERLAP_SECONDS,
      })
      return { body: issued, cache: 'no-store' }
    }),
})

export const webhookRoutes: readonly Route[] = [create, list, get, put, remove, rotate]

const settingsOf = (body: Static<typeof NewWebhook>): WebhookSettings => ({
  url: body.url,
  description: body.description ?? '',
  event_types: body.event_types ?? [],
  watchlists: body.watchlists ?? [],
})

const toolsOf = ({ clock, secret, settings }: Services): WebhookServices => ({
  clock,
  secret,
  allowPrivate: settings.SOUTHERLY_WEBHOOK_ALLOW_PRIVATE === 'yes',
})
