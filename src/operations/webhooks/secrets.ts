import { randomBytes } from 'node:crypto'
import type { WebhookRow } from '../../store/webhooks.ts'
import { createSeal } from '../tenancy/seal.ts'

/** A new signing secret as Standard Webhooks writes it: the prefix and 32 random bytes. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const sealSecret = (server: Uint8Array, tenantId: string, secret: string): string =>
  createSeal(server, `webhook\n${tenantId}`).close(secret)

/** The secrets that sign now: during a rotation both, the newest first. */
export function signingSecrets(server: Uint8Array, row: WebhookRow, now: Date): string[] {
  const seal = createSeal(server, `webhook\n${row.tenant_id}`)
  const isBoth = row.previous_until !== null && Date.parse(row.previous_until) > now.getTime()
  return [
    seal.open(row.sealed_secret),
    ...(isBoth && row.previous_sealed_secret !== null ? [seal.open(row.previous_sealed_secret)] : []),
  ]
}
