import type { Identity } from '../../../domain/tenancy/identity.ts'
import { ServiceError } from '../../../errors.ts'
import { lockAuditHead } from '../../../store/audit.ts'
import { countIdentities, membersOfIdentity, subjectOfMember } from '../../../store/identities.ts'
import { findMember } from '../../../store/members.ts'
import { memberRemoved } from '../../tenancy/authenticate.ts'
import type { IdentityTools, SignedInMember } from './identity-tools.ts'
import { linkIdentity } from './link.ts'

/**
 * Joins an account of the provider to a member who is signed in another way. They have shown both: the session, and a sign-in at the
 * provider a moment ago. An account of someone else, or a second one, is refused.
 */
export async function linkOwnAccount(
  { database, clock }: Pick<IdentityTools, 'database' | 'clock'>,
  identity: Identity,
  place: SignedInMember,
): Promise<void> {
  const { tenantId, memberId } = place
  await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    await lockAuditHead(sql, tenantId)
    if ((await findMember(sql, tenantId, memberId))?.status !== 'active') throw memberRemoved()
    const holders = await membersOfIdentity(sql, tenantId, identity)
    if (holders.some((id) => id !== memberId))
      throw conflict('This account of the provider is linked to another member of the tenant.')
    const linked = await subjectOfMember(sql, {
      tenant_id: tenantId,
      member_id: memberId,
      issuer: identity.issuer,
    })
    if (linked !== undefined && linked !== identity.subject)
      throw conflict('You are linked to another account of the provider already.')
    await linkIdentity(sql, clock, identity, place, 'keep')
  })
}

/** Whether a member has an account of the provider. */
export const hasAccount = (
  { database }: Pick<IdentityTools, 'database'>,
  { tenantId, memberId }: SignedInMember,
): Promise<boolean> =>
  database.as(
    { kind: 'tenant', tenantId },
    async (sql) => (await countIdentities(sql, tenantId, memberId)) > 0,
  )

const conflict = (detail: string): ServiceError =>
  new ServiceError('member_state_conflict', detail, {
    hint: 'An operator can replace the account by an invitation link: `southerly member invite`.',
  })
