import type { Clock } from '../../clock.ts'
import { lockAuditHead } from '../../store/audit.ts'
import type { Sql } from '../../store/database.ts'
import { voidInvitations } from '../../store/invitations.ts'
import { findMember, type MemberRow, updateMember } from '../../store/members.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { memberRemoved } from '../tenancy/authenticate.ts'

/** The member, now active: the first sign-in is what makes someone one. Throws for who was removed. */
export async function joinAs(
  sql: Sql,
  clock: Clock,
  { tenantId, memberId }: { readonly tenantId: string; readonly memberId: string },
  how: string,
): Promise<MemberRow> {
  await lockAuditHead(sql, tenantId)
  const member = await findMember(sql, tenantId, memberId)
  if (member === undefined || member.status === 'removed') throw memberRemoved()
  const at = clock.now().toISOString()
  // Someone who has signed in once no longer needs a link.
  await voidInvitations(sql, tenantId, memberId, at)
  if (member.status === 'active') return member
  const joined: MemberRow = { ...member, status: 'active', joined_at: at }
  await updateMember(sql, joined)
  await appendAudit(sql, clock, {
    tenantId,
    actor: `member:${memberId}`,
    action: 'member.joined',
    subject: `member:${memberId}`,
    detail: { how, roles: joined.roles },
  })
  return joined
}
