/** Why a delivery must not be believed. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly code: 'missing_header' | 'stale_timestamp' | 'invalid_secret' | 'wrong_signature'

  constructor(code: WebhookVerificationError['code'], message: string) {
    super(message)
    this.code = code
  }
}

interface WebhookOptions {
  /** One secret, or the new and the old one while they are rotated; each with its `whsec_` prefix. */
  readonly secret: string | readonly string[]
  /** Seconds that the delivery may be old, or early; 300 unless given. */
  readonly toleranceSeconds?: number
  /** The present, in milliseconds; the clock unless given. */
  readonly now?: number
}

const PREFIX = 'whsec_'
const VERSION = 'v1,'

/**
 * Checks a delivery after Standard Webhooks 1.0 and answers its event. `body` must be the bytes or text as they came:
 * parsed and written again it has another signature. Throws WebhookVerificationError. Deliveries may repeat: remember
 * the `webhook-id` of what you have handled.
 */
export async function verifyWebhook<Event = unknown>(
  body: string | Uint8Array,
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>,
  options: WebhookOptions,
): Promise<Event> {
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature').split(' ')
  requireFresh(timestamp, options)
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`)
  const given = signatures
    .filter((one) => one.startsWith(VERSION))
    .flatMap((one) => bytesOf(one.slice(VERSION.length)) ?? [])
  for (const secret of [options.secret].flat()) {
    const key = await keyOf(secret)
    for (const signature of given)
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return JSON.parse(text) as Event
  }
  throw new WebhookVerificationError(
    'wrong_signature',
    'No signature of the delivery fits a secret: it is not from the service, or the body was changed on the way.',
  )
}

function headerOf(headers: Parameters<typeof verifyWebhook>[1], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  if (typeof value === 'string' && value !== '') return value
  throw new WebhookVerificationError('missing_header', `The delivery has no header ${name}.`)
}

function requireFresh(timestamp: string, { toleranceSeconds = 300, now = Date.now() }: WebhookOptions): void {
  const age = now / 1000 - (/^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN)
  if (Math.abs(age) <= toleranceSeconds) return
  throw new WebhookVerificationError(
    'stale_timestamp',
    `The delivery is of ${timestamp} (seconds since 1970), more than ${toleranceSeconds} s from now: an old one sent again, or a wrong clock.`,
  )
}

async function keyOf(secret: string) {
  const bytes = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret)
  if (bytes === undefined || bytes.length === 0)
    throw new WebhookVerificationError('invalid_secret', 'The secret is not whsec_ and base64.')
  return await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

/** Of base64; undefined when it is none. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
