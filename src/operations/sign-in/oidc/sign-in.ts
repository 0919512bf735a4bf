import { rolesOfGroups } from '../../../domain/tenancy/group-roles.ts'
import type { Identity } from '../../../domain/tenancy/identity.ts'
import { invitedByEmail, type Membership, membershipsOfIdentity } from '../../../store/identities.ts'
import { memberRemoved } from '../../tenancy/authenticate.ts'
import { readTenant } from '../../tenancy/tenants.ts'
import { acceptInvitation } from '../invitation.ts'
import { joinAs } from '../join.ts'
import { emailNotVerified, invitedOtherwise, notAMember, tenantToChoose, tooManyGroups } from '../refusals.ts'
import { addByGroups } from './add-by-groups.ts'
import { followGroups } from './follow-groups.ts'
import type { IdentityTools, SignedInMember } from './identity-tools.ts'
import { linkIdentity } from './link.ts'

interface Choice {
  readonly tenant: string | undefined
  readonly invitation: string | undefined
}

/**
 * Which member someone is who comes from the provider. By the account, once the two are joined. They are joined by an invitation:
 * its link, or the e-mail address that it was sent to, where the provider vouches for it and the person chose the tenant. Else a known
 * group lets them in.
 */
export async function memberOfIdentity(
  tools: IdentityTools,
  identity: Identity,
  choice: Choice,
): Promise<SignedInMember> {
  if (tools.groups !== undefined && identity.groups === 'too_many') throw tooManyGroups()
  const member = await findOrJoin(tools, identity, choice)
  await followGroups(tools, identity, member)
  return member
}

async function findOrJoin(tools: IdentityTools, identity: Identity, choice: Choice): Promise<SignedInMember> {
  if (choice.invitation !== undefined) return await joinByLink(tools, identity, choice.invitation)
  const known = await tools.database.as({ kind: 'authenticator' }, async (sql) => ({
    linked: await membershipsOfIdentity(sql, identity.issuer, identity.subject),
    invited: identity.email === undefined ? [] : await invitedByEmail(sql, identity.email),
  }))
  const here = ({ tenant_id }: Membership): boolean =>
    choice.tenant === undefined || tenant_id === choice.tenant
  const linked = known.linked.filter(here)
  const own = linked.filter(({ status }) => status !== 'removed')
  const invited = known.invited.filter(
    (one) => here(one) && !own.some(({ tenant_id }) => tenant_id === one.tenant_id),
  )
  // Anyone who runs a tenant can invite any address. An invitation is taken by who says so, never in passing.
  const isChosen = choice.tenant !== undefined || (own.length === 1 && invited.length === 0)
  if (!isChosen && own.length + invited.length > 0)
    throw tenantToChoose([...own, ...(await ofGroups(tools, identity, [...linked, ...invited]))], invited)
  const chosen = own[0] ?? invited[0]
  if (chosen !== undefined) return await enter(tools, identity, chosen)
  // Only removed ones are left.
  return await enterByGroups(tools, identity, choice, linked)
}

/** The tenant that a group of the provider would let someone into who has not been there. */
async function ofGroups(
  { database, groups }: IdentityTools,
  identity: Identity,
  known: readonly Membership[],
): Promise<Pick<Membership, 'tenant_id' | 'tenant_name'>[]> {
  if (!isOfGroup(groups, identity) || known.some(({ tenant_id }) => tenant_id === groups.tenantId)) return []
  const { id, name } = await readTenant(database, groups.tenantId)
  return [{ tenant_id: id, tenant_name: name }]
}

const isOfGroup = (
  groups: IdentityTools['groups'],
  identity: Identity,
): groups is NonNullable<IdentityTools['groups']> =>
  groups !== undefined &&
  identity.groups !== 'too_many' &&
  rolesOfGroups(groups.roles, identity.groups).length > 0

async function enter(tools: IdentityTools, identity: Identity, chosen: Membership): Promise<SignedInMember> {
  const place = { tenantId: chosen.tenant_id, memberId: chosen.member_id }
  await tools.database.as({ kind: 'tenant', tenantId: place.tenantId }, async (sql) => {
    await joinAs(sql, tools.clock, place, 'oidc')
    await linkIdentity(sql, tools.clock, identity, place, notAMember)
  })
  return place
}

async function enterByGroups(
  tools: IdentityTools,
  identity: Identity,
  choice: Choice,
  removed: readonly Membership[],
): Promise<SignedInMember> {
  const { groups } = tools
  const letIn =
    isOfGroup(groups, identity) && (choice.tenant === undefined || choice.tenant === groups.tenantId)
  // A group must not bring back someone whom an administrator has removed.
  if (removed.some(({ tenant_id }) => !letIn || tenant_id === groups.tenantId)) throw memberRemoved()
  if (identity.email === undefined) throw emailNotVerified()
  if (!letIn) throw notAMember()
  return await addByGroups(tools, identity, identity.email)
}

async function joinByLink(tools: IdentityTools, identity: Identity, token: string): Promise<SignedInMember> {
  if (identity.email === undefined) throw emailNotVerified()
  const member = await acceptInvitation(tools, token, 'oidc', async (sql, invited) => {
    if (invited.email?.toLowerCase() !== identity.email) throw invitedOtherwise(invited.email)
    const place = { tenantId: invited.tenant_id, memberId: invited.id }
    await linkIdentity(sql, tools.clock, identity, place, 'replace')
  })
  return { tenantId: member.tenant_id, memberId: member.id }
}
