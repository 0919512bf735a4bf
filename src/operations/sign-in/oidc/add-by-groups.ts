import { PACKS } from '../../../domain/tenancy/access.ts'
import { rolesOfGroups } from '../../../domain/tenancy/group-roles.ts'
import type { Identity } from '../../../domain/tenancy/identity.ts'
import { lockAuditHead } from '../../../store/audit.ts'
import { wasRemoved } from '../../../store/identities.ts'
import { findMemberByMailbox, insertMember } from '../../../store/members.ts'
import { appendAudit } from '../../tenancy/audit.ts'
import { memberRemoved } from '../../tenancy/authenticate.ts'
import { newId } from '../../tenancy/new-id.ts'
import { notAMember } from '../refusals.ts'
import { type IdentityTools, PROVIDER_ACTOR, type SignedInMember } from './identity-tools.ts'
import { linkIdentity } from './link.ts'

/** Makes someone in a known group a member at their first sign-in. */
export async function addByGroups(
  { database, clock, groups }: IdentityTools,
  identity: Identity,
  email: string,
): Promise<SignedInMember> {
  if (groups === undefined || identity.groups === 'too_many') throw notAMember()
  const { tenantId } = groups
  const roles = rolesOfGroups(groups.roles, identity.groups)
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    await lockAuditHead(sql, tenantId)
    // Who has the address already came another way. An administrator joins the two by an invitation link.
    if ((await findMemberByMailbox(sql, tenantId, email)) !== undefined) throw notAMember()
    if (await wasRemoved(sql, tenantId, email)) throw memberRemoved()
    const at = clock.now().toISOString()
    const memberId = newId('mem_')
    await insertMember(sql, {
      tenant_id: tenantId,
      id: memberId,
      name: identity.name ?? email,
      email,
      roles,
      packs: PACKS,
      engagements: [],
      status: 'active',
      invited_at: at,
      invited_by: PROVIDER_ACTOR,
      joined_at: at,
      removed_at: null,
      removed_by: null,
      erased_at: null,
    })
    await appendAudit(sql, clock, {
      tenantId,
      actor: PROVIDER_ACTOR,
      action: 'member.joined',
      subject: `member:${memberId}`,
      detail: { how: 'oidc', roles },
    })
    await linkIdentity(sql, clock, identity, { tenantId, memberId }, notAMember)
    return { tenantId, memberId }
  })
}
