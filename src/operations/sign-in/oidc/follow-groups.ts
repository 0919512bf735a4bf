import { rolesAfterSignIn } from '../../../domain/tenancy/group-roles.ts'
import type { Identity } from '../../../domain/tenancy/identity.ts'
import type { Role } from '../../../domain/tenancy/roles.ts'
import { lockAuditHead } from '../../../store/audit.ts'
import type { Sql } from '../../../store/database.ts'
import { countOthersWithRole, findMember, type MemberRow, updateMember } from '../../../store/members.ts'
import { appendAudit } from '../../tenancy/audit.ts'
import { noRoleLeft } from '../refusals.ts'
import { type IdentityTools, PROVIDER_ACTOR, type SignedInMember } from './identity-tools.ts'

/** Gives and takes the roles that the provider's groups decide on, in the audit trail too. Throws when none is left. */
export async function followGroups(
  { database, clock, groups }: IdentityTools,
  identity: Identity,
  { tenantId, memberId }: SignedInMember,
): Promise<void> {
  if (groups === undefined || groups.tenantId !== tenantId || identity.groups === 'too_many') return
  const given = identity.groups
  const roles = await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    await lockAuditHead(sql, tenantId)
    const member = await findMember(sql, tenantId, memberId)
    if (member === undefined) return []
    const wanted = rolesAfterSignIn(groups.roles, member.roles, given)
    const after = await withLastAdmin(sql, member, wanted)
    if (after.join() !== member.roles.join()) {
      const engagements = after.includes('auditor') ? member.engagements : []
      await updateMember(sql, { ...member, roles: after, engagements })
      await appendAudit(sql, clock, {
        tenantId,
        actor: PROVIDER_ACTOR,
        action: 'member.changed',
        subject: `member:${memberId}`,
        detail: {
          roles: after,
          roles_before: member.roles,
          ...(after.length > wanted.length ? { kept: 'last_admin' } : {}),
        },
      })
    }
    return after
  })
  // After the change is kept: what was taken away stays taken away although no one is let in.
  if (roles.length === 0) throw noRoleLeft()
}

/** A tenant keeps its last administrator, as it does when someone changes roles by hand. */
async function withLastAdmin(sql: Sql, member: MemberRow, wanted: readonly Role[]): Promise<readonly Role[]> {
  const losesAdmin = member.roles.includes('admin') && !wanted.includes('admin')
  if (!losesAdmin || (await countOthersWithRole(sql, member.tenant_id, member.id, 'admin')) > 0) return wanted
  return [...wanted, 'admin']
}
