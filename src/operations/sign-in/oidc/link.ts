import type { Clock } from '../../../clock.ts'
import type { Identity } from '../../../domain/tenancy/identity.ts'
import type { Sql } from '../../../store/database.ts'
import { deleteIdentity, keepIdentity, subjectOfMember } from '../../../store/identities.ts'
import { appendAudit } from '../../tenancy/audit.ts'
import { notAMember } from '../refusals.ts'
import type { SignedInMember } from './identity-tools.ts'

/**
 * Joins an account to a member. A member who has another account of the same provider stays with that one: an e-mail address may
 * be given to someone else. Only an invitation link puts a new account in its place.
 */
export async function linkIdentity(
  sql: Sql,
  clock: Clock,
  { issuer, subject }: Identity,
  { tenantId, memberId }: SignedInMember,
  another: 'keep' | 'replace',
): Promise<void> {
  const place = { tenant_id: tenantId, member_id: memberId, issuer }
  const linked = await subjectOfMember(sql, place)
  const isAnother = linked !== undefined && linked !== subject
  if (isAnother && another === 'keep') throw notAMember()
  if (isAnother) await deleteIdentity(sql, place)
  await keepIdentity(sql, { ...place, subject }, clock.now().toISOString())
  if (linked !== subject)
    await appendAudit(sql, clock, {
      tenantId,
      actor: `member:${memberId}`,
      action: 'member.account_linked',
      subject: `member:${memberId}`,
      detail: { issuer, replaced: isAnother },
    })
}
