import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Sql } from '../../store/database.ts'
import { insertInvitation, voidInvitations } from '../../store/invitations.ts'

/** What invitations need beside the transaction. */
export interface InvitationTools {
  readonly clock: Clock
  readonly secret: Uint8Array
}

/** A link that someone joins by, shown this once. */
export interface Invitation {
  /** Path of the page that takes it. Behind the hash the token stays in the browser: in no request line, log, or Referer. */
  readonly path: string
  readonly expiresAt: string
}

/** Long enough for a holiday, too short for a forgotten e-mail. */
const LIFETIME_MS = 7 * 24 * 3_600_000

/** Makes the one link of a member that works. */
export async function issueInvitation(
  sql: Sql,
  { clock, secret }: InvitationTools,
  member: { readonly tenant_id: string; readonly id: string },
): Promise<Invitation> {
  const now = clock.now()
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFETIME_MS).toISOString()
  await voidInvitations(sql, member.tenant_id, member.id, now.toISOString())
  await insertInvitation(sql, {
    token_hash: hashInvitationToken(secret, token),
    tenant_id: member.tenant_id,
    member_id: member.id,
    created_at: now.toISOString(),
    expires_at: expiresAt,
  })
  return { path: `/join#token=${token}`, expiresAt }
}

/** What is stored of a token. */
export const hashInvitationToken = (secret: Uint8Array, token: string): string =>
  createHmac('sha256', secret).update(`invitation\n${token}`).digest('hex')
