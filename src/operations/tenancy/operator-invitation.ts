import { PACKS } from '../../domain/tenancy/access.ts'
import type { Engagement } from '../../domain/tenancy/engagement.ts'
import type { Role } from '../../domain/tenancy/roles.ts'
import type { Sql } from '../../store/database.ts'
import { findMemberByEmail } from '../../store/members.ts'
import type { Invitation, InvitationTools } from './invitations.ts'
import { changeMember, inviteAgain, inviteMember, type Member } from './members.ts'

interface OperatorInvitation {
  readonly tenantId: string
  readonly name: string | undefined
  readonly email: string
  readonly roles: readonly Role[]
  readonly engagements: readonly Engagement[]
}

/**
 * Invites someone from the machine of the service. Who is known by the e-mail address keeps what they are, gains the roles and gets
 * a new link: so the last administrator comes back in after losing every other way.
 */
export async function inviteByOperator(
  sql: Sql,
  tools: InvitationTools,
  { tenantId, name, email, roles, engagements }: OperatorInvitation,
): Promise<{ readonly member: Member; readonly invitation: Invitation }> {
  const author = { tenantId, actor: 'operator' }
  const known = await findMemberByEmail(sql, tenantId, email.trim())
  if (known === undefined)
    return await inviteMember(sql, tools, {
      ...author,
      name: name ?? email,
      email,
      roles,
      engagements,
      packs: PACKS,
    })
  const all = [...new Set([...known.roles, ...roles])]
  if (all.length > known.roles.length || engagements.length > 0 || name !== undefined)
    await changeMember(sql, tools.clock, {
      ...author,
      id: known.id,
      name,
      roles: all,
      engagements: engagements.length > 0 ? engagements : undefined,
    })
  return await inviteAgain(sql, tools, { ...author, id: known.id })
}
