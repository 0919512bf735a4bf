import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { verifyWebhook, type WebhookVerificationError } from '../../../clients/typescript/src/index.ts'

const secretOf = (text: string): string => `whsec_${Buffer.from(text).toString('base64')}`
const SECRET = secretOf('a secret of twenty-four b')
const OTHER = secretOf('another secret of length')
const BODY = '{"type":"dataset.released","data":{"name":"Café"}}'
const NOW = Date.parse('2026-11-15T03:00:00Z')

/** Signed by the library that the service signs with. */
function delivery(secret = SECRET, body = BODY, at = NOW) {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(at / 1000),
    'webhook-signature': new Webhook(secret).sign('msg_1', new Date(at), body),
  }
}

const refusal = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'believed',
    (error: WebhookVerificationError) => error.code,
  )

describe('a delivery is believed', () => {
  test('as text, as bytes, with headers of either kind', async () => {
    const options = { secret: SECRET, now: NOW }
    const event = JSON.parse(BODY) as unknown
    expect(await verifyWebhook(BODY, delivery(), options)).toEqual(event)
    expect(await verifyWebhook(Buffer.from(BODY), new Headers(delivery()), options)).toEqual(event)
  })

  test('while the secret is rotated', async () => {
    const options = { secret: [OTHER, SECRET], now: NOW }
    expect(await refusal(verifyWebhook(BODY, delivery(), options))).toBe('believed')
    const both = delivery()
    both['webhook-signature'] =
      `v1a,unknown ${delivery(OTHER)['webhook-signature']} ${both['webhook-signature']}`
    expect(await refusal(verifyWebhook(BODY, both, { secret: SECRET, now: NOW }))).toBe('believed')
  })
})

describe('a delivery is refused', () => {
  const verify = (body: string, headers: Record<string, string>, secret = SECRET, now = NOW) =>
    refusal(verifyWebhook(body, headers, { secret, now }))

  test('when body, id, time or secret are others', async () => {
    expect(await verify(`${BODY} `, delivery())).toBe('wrong_signature')
    expect(await verify(BODY, { ...delivery(), 'webhook-id': 'msg_2' })).toBe('wrong_signature')
    expect(await verify(BODY, { ...delivery(), 'webhook-timestamp': String(NOW / 1000 + 1) })).toBe(
      'wrong_signature',
    )
    expect(await verify(BODY, delivery(OTHER))).toBe('wrong_signature')
    expect(await verify(BODY, { ...delivery(), 'webhook-signature': 'v1,%%% v2,abcd nonsense' })).toBe(
      'wrong_signature',
    )
  })

  test('when it is older or newer than allowed, or has no time', async () => {
    expect(await verify(BODY, delivery(), SECRET, NOW + 301_000)).toBe('stale_timestamp')
    expect(await verify(BODY, delivery(), SECRET, NOW - 301_000)).toBe('stale_timestamp')
    expect(await verify(BODY, { ...delivery(), 'webhook-timestamp': 'soon' })).toBe('stale_timestamp')
  })

  test('when a header is missing or the secret is none', async () => {
    expect(await verify(BODY, { ...delivery(), 'webhook-signature': '' })).toBe('missing_header')
    expect(await verify(BODY, delivery(), 'whsec_§')).toBe('invalid_secret')
    expect(await verify(BODY, delivery(), 'whsec_')).toBe('invalid_secret')
  })
})
