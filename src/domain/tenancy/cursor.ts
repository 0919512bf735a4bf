import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import canonicalize from 'canonicalize'

/** What a cursor is good for: it works only on the list it was issued for. */
export interface CursorBinding {
  readonly route: string
  readonly tenant: string
  readonly filters: Readonly<Record<string, unknown>>
  readonly snapshot?: string
}

/** Where the next page starts: the sort values of the last row. */
export type CursorPosition = readonly (string | number)[]

const MAC_BYTES = 16

/** `base64url(mac + position)`. The binding is in the mac only, so that a cursor stays short and tells nothing. */
export function encodeCursor(secret: Uint8Array, binding: CursorBinding, position: CursorPosition): string {
  const payload = Buffer.from(JSON.stringify(position))
  return Buffer.concat([mac(secret, binding, payload), payload]).toString('base64url')
}

/** The position, or undefined when the cursor was altered or issued for another list. */
export function decodeCursor(
  secret: Uint8Array,
  binding: CursorBinding,
  cursor: string,
): CursorPosition | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length <= MAC_BYTES || bytes.toString('base64url') !== cursor) return undefined
  const payload = bytes.subarray(MAC_BYTES)
  if (!timingSafeEqual(bytes.subarray(0, MAC_BYTES), mac(secret, binding, payload))) return undefined
  return JSON.parse(payload.toString()) as CursorPosition
}

function mac(secret: Uint8Array, binding: CursorBinding, payload: Uint8Array): Buffer {
  const bound = createHash('sha256')
    .update(canonicalize(binding) ?? '')
    .digest()
  return createHmac('sha256', secret)
    .update('cursor\n')
    .update(bound)
    .update(payload)
    .digest()
    .subarray(0, MAC_BYTES)
}
