import type { Clock } from '../../../clock.ts'
import type { Identity } from '../../../domain/tenancy/identity.ts'
import { ServiceError } from '../../../errors.ts'
import type { Sql } from '../../../store/database.ts'
import {
  deleteIdentity,
  keepIdentity,
  membersOfIdentity,
  subjectOfMember,
} from '../../../store/identities.ts'
import { findMember } from '../../../store/members.ts'
import { noteConfirmed } from '../../notifications/confirm-address.ts'
import { appendAudit } from '../../tenancy/audit.ts'
import type { SignedInMember } from './identity-tools.ts'

/**
 * Joins an account to a member. Every way in comes through here, and the caller holds the tenant's lock.
 *
 * An account is one member of a tenant: with two of them one person could review what they prepared. A member who was removed does not
 * count, so a colleague who comes back joins with the account they had; review knows them by it.
 *
 * A member who has another account of the same provider stays with that one: an e-mail address may be given to someone else. `second`
 * says what then happens; only an invitation link puts the new account in its place.
 */
export async function linkIdentity(
  sql: Sql,
  clock: Clock,
  identity: Identity,
  { tenantId, memberId }: SignedInMember,
  second: 'replace' | (() => ServiceError),
): Promise<void> {
  const { issuer, subject } = identity
  const holders = await membersOfIdentity(sql, tenantId, identity)
  if (holders.some((id) => id !== memberId))
    throw accountConflict('This account of the provider is linked to another member of the tenant.')
  const place = { tenant_id: tenantId, member_id: memberId, issuer }
  const linked = await subjectOfMember(sql, place)
  const isAnother = linked !== undefined && linked !== subject
  if (isAnother && second !== 'replace') throw second()
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
  const { email } = (await findMember(sql, tenantId, memberId)) ?? {}
  if (identity.email !== undefined && email?.toLowerCase() === identity.email)
    await noteConfirmed(sql, clock, { tenantId, memberId }, 'provider')
}

export const accountConflict = (detail: string): ServiceError =>
  new ServiceError('member_state_conflict', detail, {
    hint: 'Sign in as that member. An administrator can remove the one that is not needed; an operator can replace an account by an invitation link: `southerly member invite`.',
  })
