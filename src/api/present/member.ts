import { hasScope } from '../../domain/tenancy/access.ts'
import { ROLE_TABLE, ROLES } from '../../domain/tenancy/roles.ts'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import { memberEtag } from '../../operations/tenancy/member-rules.ts'
import type { Member } from '../../operations/tenancy/members.ts'

/** A member as the caller may see them: colleagues know each other's names and roles; e-mail addresses and engagements are for who needs them. */
export const presentMember = (caller: Caller, member: Member) => ({
  id: member.id,
  name: member.name,
  email: maySeeMore(caller, member) ? member.email : null,
  roles: member.roles,
  engagements: maySeeMore(caller, member) ? member.engagements : [],
  packs: member.packs,
  status: member.status,
  invited_at: member.invited_at,
  invited_by: member.invited_by,
  joined_at: member.joined_at,
  removed_at: member.removed_at,
  erased_at: member.erased_at,
  etag: memberEtag(member),
})

const maySeeMore = ({ scopes, member: person }: Caller, member: Member): boolean =>
  hasScope(scopes, 'members:manage') || person?.id === member.id

export const presentRoles = () =>
  ROLES.map((role) => {
    const { title, may, scopes } = ROLE_TABLE[role]
    return { role, title, may, scopes }
  })
