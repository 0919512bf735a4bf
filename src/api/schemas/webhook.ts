import { Type } from 'typebox'
import { pageOf } from '../platform/page.ts'
import { nullable } from './data.ts'
import { EventId, EventItem, EventTypeName } from './event.ts'

const url = Type.String({
  minLength: 8,
  maxLength: 2000,
  description: 'URL that events are posted to: https, on the public internet.',
  examples: ['https://example.com/hooks/southerly'],
})
const description = Type.String({ maxLength: 200, description: 'Your description of the webhook.' })
const eventTypes = (text: string) =>
  Type.Array(EventTypeName, { uniqueItems: true, maxItems: EventTypeName.enum.length, description: text })
const watchlists = (text: string) =>
  Type.Array(Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,63}$' }), {
    uniqueItems: true,
    maxItems: 100,
    description: text,
  })
const state = Type.Enum(['active', 'disabled'])

const settings = {
  url,
  description: Type.Optional(description),
  event_types: Type.Optional(eventTypes('Event types to send. Default: all.')),
  watchlists: Type.Optional(watchlists('Only events of these watchlists. Default: all events.')),
}

/** What is posted to the URL of a webhook. */
export const WebhookMessage = Type.Object(
  {
    type: EventTypeName,
    timestamp: Type.String({ description: '`occurred_at` of the event.' }),
    data: EventItem,
  },
  { $id: 'WebhookMessage', additionalProperties: false },
)

export const NewWebhook = Type.Object(settings, {
  $id: 'NewWebhook',
  additionalProperties: false,
  examples: [{ url: 'https://example.com/hooks/southerly', event_types: ['company.restated'] }],
})

export const WebhookReplacement = Type.Object(
  { ...settings, state },
  {
    $id: 'WebhookReplacement',
    additionalProperties: false,
    examples: [{ url: 'https://example.com/hooks/southerly', state: 'active' }],
  },
)

const members = {
  id: Type.String(),
  url,
  description,
  event_types: eventTypes('Event types that are sent; empty: all.'),
  watchlists: watchlists('Only events of these watchlists; empty: all events.'),
  state,
  disabled_reason: nullable(Type.String()),
  version: Type.Integer({ minimum: 1 }),
  created_by: Type.String(),
  created_at: Type.String(),
  previous_secret_until: nullable(
    Type.String({ description: 'Until when messages are also signed with the previous secret.' }),
  ),
  etag: Type.String({ description: 'Send it in quotes as If-Match to change this version.' }),
}

export const Webhook = Type.Object(members, { $id: 'Webhook', additionalProperties: false })
export const IssuedWebhook = Type.Object(
  {
    ...members,
    secret: Type.String({
      description: 'Signing secret, shown only in this response. Verify every message with it.',
    }),
  },
  { $id: 'IssuedWebhook', additionalProperties: false },
)
export const WebhookPage = pageOf('WebhookPage', Webhook)

export const SecretRotation = Type.Object(
  {
    overlap_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 30 * 24 * 3600,
        description:
          'How long the old secret keeps signing alongside the new one, in seconds. Default: 86400.',
      }),
    ),
  },
  { $id: 'SecretRotation', additionalProperties: false, examples: [{ overlap_seconds: 3600 }] },
)

const delivery = {
  event_id: EventId,
  sequence: Type.Integer(),
  type: EventTypeName,
  state: Type.Enum(['pending', 'delivered', 'failed']),
  attempt_count: Type.Integer(),
  next_attempt_at: nullable(Type.String({ description: 'Null unless it is pending.' })),
  ended_at: nullable(
    Type.String({ description: 'When it was delivered, or when the service stopped trying.' }),
  ),
}

export const WebhookDeliveryPage = pageOf('WebhookDeliveryPage', Type.Object(delivery))

export const WebhookDelivery = Type.Object(
  {
    ...delivery,
    attempts: Type.Array(
      Type.Object({
        attempt: Type.Integer({ minimum: 1 }),
        attempted_at: Type.String(),
        milliseconds: Type.Integer(),
        status: nullable(Type.Integer({ description: 'Null when there was no answer.' })),
        error: nullable(Type.String({ description: 'Null when the receiver accepted.' })),
      }),
    ),
  },
  { $id: 'WebhookDelivery', additionalProperties: false },
)

const WebhookId = Type.String({ pattern: '^whk_[0-9A-Za-z]{16}$', description: 'Id of the webhook.' })
export const WebhookPath = Type.Object({ id: WebhookId })
export const WebhookDeliveryPath = Type.Object({ id: WebhookId, event_id: EventId })
