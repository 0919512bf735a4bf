import type { Identity } from '../../../domain/tenancy/identity.ts'
import { lockAuditHead } from '../../../store/audit.ts'
import { countIdentities } from '../../../store/identities.ts'
import { findMember } from '../../../store/members.ts'
import { memberRemoved } from '../../tenancy/authenticate.ts'
import type { IdentityTools, SignedInMember } from './identity-tools.ts'
import { accountConflict, linkIdentity } from './link.ts'

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
    await linkIdentity(sql, clock, identity, place, () =>
      accountConflict('You are linked to another account of the provider already.'),
    )
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
