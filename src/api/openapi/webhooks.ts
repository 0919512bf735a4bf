import { WebhookMessage } from '../schemas/webhook.ts'
import type { Reference } from './components.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** What the service posts to those who asked for it. */
export const describeWebhooks = (reference: Reference): object => ({
  event: {
    post: {
      operationId: 'receiveEvent',
      summary: 'Receive an event',
      description:
        'Posted to the URL of each webhook that asks for the type, according to Standard Webhooks 1.0. It is repeated for a day until it is answered with 2xx; 410 disables the webhook.',
      security: [],
      parameters: [
        header('webhook-id', 'The same at every attempt: process each message once.'),
        header('webhook-timestamp', 'When this attempt was sent, in seconds since 1970.'),
        header(
          'webhook-signature',
          'HMAC-SHA256 of id, timestamp and body with the signing secret, after `v1,`; two parted by a space while a secret is rotated.',
        ),
      ],
      requestBody: { required: true, content: { 'application/json': { schema: reference(WebhookMessage) } } },
      responses: {
        '2XX': { description: 'Accepted.' },
        410: { description: 'The webhook is disabled.' },
      },
    },
  },
})
