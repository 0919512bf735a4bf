import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '../../clock.ts'
import type { Pack } from '../../domain/tenancy/access.ts'
import type { Engagement } from '../../domain/tenancy/engagement.ts'
import { pseudonymOf } from '../../domain/tenancy/pseudonym.ts'
import { inOrder, type Role } from '../../domain/tenancy/roles.ts'
import { ServiceError } from '../../errors.ts'
import { lockAuditHead } from '../../store/audit.ts'
import type { Database, Sql } from '../../store/database.ts'
import { deleteIdentities } from '../../store/identities.ts'
import { voidInvitations } from '../../store/invitations.ts'
import { revokeWithMade } from '../../store/keys.ts'
import {
  findMember,
  findMemberByMailbox,
  insertMember,
  listMembers,
  type MemberRow,
  updateMember,
} from '../../store/members.ts'
import { deletePasskeys } from '../../store/passkeys.ts'
import { deleteDraftsOf } from '../../store/record-drafts.ts'
import { deleteNames } from '../../store/review-names.ts'
import { endSessionsOfMember } from '../../store/sessions.ts'
import { appendAudit } from './audit.ts'
import { type Invitation, type InvitationTools, issueInvitation } from './invitations.ts'
import {
  memberNotFound,
  type RoleGrantor,
  refuseLastAdmin,
  refuseRolesBeyond,
  requireFacts,
  requireMemberMatch,
} from './member-rules.ts'
import { newId } from './new-id.ts'

export type Member = MemberRow

/** Who changes a member, and what they may hand on. */
export interface MemberAuthor {
  readonly tenantId: string
  /** `member:<id>`, `key:<id>` or `operator`. */
  readonly actor: string
  /** Unset: an operator, on the machine of the service. */
  readonly grantor?: RoleGrantor
}

export interface NewMember extends MemberAuthor {
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly engagements: readonly Engagement[]
  /** No more than the inviter has. */
  readonly packs: readonly Pack[]
}

/** Makes someone a member, who joins by the link. */
export async function inviteMember(
  sql: Sql,
  tools: InvitationTools,
  wanted: NewMember,
): Promise<{ readonly member: Member; readonly invitation: Invitation }> {
  const { tenantId, actor } = wanted
  const now = tools.clock.now().toISOString()
  const facts = requireFacts(wanted, now.slice(0, 10))
  refuseRolesBeyond(wanted.grantor, facts.roles)
  // Changes of one tenant's members queue here, so that none decides by what another is about to change.
  await lockAuditHead(sql, tenantId)
  const known = await findMemberByMailbox(sql, tenantId, wanted.email)
  if (known !== undefined) throw memberExists(known)
  const member: Member = {
    ...facts,
    tenant_id: tenantId,
    id: newId('mem_'),
    roles: inOrder(facts.roles),
    packs: [...wanted.packs].sort(),
    status: 'invited',
    invited_at: now,
    invited_by: actor,
    joined_at: null,
    removed_at: null,
    removed_by: null,
    erased_at: null,
  }
  await insertMember(sql, member)
  await tell(sql, tools.clock, member, actor, 'member.invited', rightsOf(member))
  return { member, invitation: await issueInvitation(sql, tools, member) }
}

export interface MemberChange extends MemberAuthor {
  readonly id: string
  readonly name?: string | undefined
  readonly roles?: readonly Role[] | undefined
  readonly engagements?: readonly Engagement[] | undefined
  /** The If-Match header of a request; an operator on the machine needs none. */
  readonly ifMatch?: string | undefined
}

/** Changes name, roles or engagements. It counts from the person's next request on. */
export async function changeMember(sql: Sql, clock: Clock, change: MemberChange): Promise<Member> {
  const before = await lockMember(sql, change)
  if (change.grantor !== undefined) requireMemberMatch(before, change.ifMatch)
  if (before.status === 'removed') throw inWrongState(before, 'was removed and cannot be changed')
  const facts = requireFacts(
    {
      name: change.name ?? before.name,
      email: before.email,
      roles: change.roles ?? before.roles,
      engagements: change.engagements ?? (staysAuditor(change.roles) ? before.engagements : []),
    },
    change.engagements === undefined ? undefined : clock.now().toISOString().slice(0, 10),
  )
  const roles = inOrder(facts.roles)
  refuseRolesBeyond(change.grantor, gainedOrTouched(change, before, roles))
  await refuseLastAdmin(sql, before, roles)
  const after: Member = { ...before, ...facts, roles }
  if (isDeepStrictEqual(after, before)) return before
  await updateMember(sql, after)
  await tell(sql, clock, after, change.actor, 'member.changed', {
    ...rightsOf(after),
    roles_before: before.roles,
    name_changed: after.name !== before.name,
  })
  return after
}

/** Removes someone: their sessions, links, keys and unsaved drafts end with it. Removing twice changes nothing. */
export async function removeMember(
  sql: Sql,
  clock: Clock,
  author: MemberAuthor & { readonly id: string },
): Promise<Member> {
  const before = await lockMember(sql, author)
  if (before.status === 'removed') return before
  refuseRolesBeyond(author.grantor, touched(author, before))
  await refuseLastAdmin(sql, before, [])
  const at = clock.now().toISOString()
  const after: Member = { ...before, status: 'removed', removed_at: at, removed_by: author.actor }
  await updateMember(sql, after)
  await endSessionsOfMember(sql, after.tenant_id, after.id, at)
  await voidInvitations(sql, after.tenant_id, after.id, at)
  const keys = await revokeWithMade(sql, after.tenant_id, { memberId: after.id }, at)
  await deleteDraftsOf(sql, { tenantId: after.tenant_id, author: `member:${after.id}` })
  await tell(sql, clock, after, author.actor, 'member.removed', { roles: after.roles, keys_revoked: keys })
  return after
}

/** Erases name, e-mail, passkeys and accounts of someone who was removed. The audit trail goes on calling them by the id. */
export async function eraseMember(
  sql: Sql,
  clock: Clock,
  author: MemberAuthor & { readonly id: string },
): Promise<Member> {
  const before = await lockMember(sql, author)
  if (before.status !== 'removed')
    throw inWrongState(before, 'is still a member; remove them first: DELETE /v1/members/{id}')
  if (before.erased_at !== null) return before
  const after: Member = {
    ...before,
    name: pseudonymOf(before.id),
    email: null,
    erased_at: clock.now().toISOString(),
  }
  await updateMember(sql, after)
  await deleteIdentities(sql, after.tenant_id, after.id)
  await deletePasskeys(sql, after.tenant_id, after.id)
  await deleteNames(sql, after.tenant_id, `member:${after.id}`)
  await tell(sql, clock, after, author.actor, 'member.erased', {})
  return after
}

/** A new link for someone who has not joined yet; links before it stop working. */
export async function inviteAgain(
  sql: Sql,
  tools: InvitationTools,
  author: MemberAuthor & { readonly id: string },
): Promise<{ readonly member: Member; readonly invitation: Invitation }> {
  const member = await lockMember(sql, author)
  refuseRolesBeyond(author.grantor, touched(author, member))
  // A link signs in as the person: for someone who has joined, no one but the operator of the machine may make one.
  if (member.status === 'removed' || (member.status === 'active' && author.grantor !== undefined))
    throw inWrongState(
      member,
      member.status === 'active'
        ? 'has joined and needs no link'
        : 'was removed; invite them again: POST /v1/members',
    )
  await tell(sql, tools.clock, member, author.actor, 'member.invited_again', rightsOf(member))
  return { member, invitation: await issueInvitation(sql, tools, member) }
}

export async function readMember(database: Database, tenantId: string, id: string): Promise<Member> {
  const member = await database.as({ kind: 'tenant', tenantId }, (sql) => findMember(sql, tenantId, id))
  if (member === undefined) throw memberNotFound(id)
  return member
}

export async function readMembers(
  database: Database,
  tenantId: string,
  options: Parameters<typeof listMembers>[2],
): Promise<Member[]> {
  return await database.as({ kind: 'tenant', tenantId }, (sql) => listMembers(sql, tenantId, options))
}

async function lockMember(
  sql: Sql,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
): Promise<Member> {
  await lockAuditHead(sql, tenantId)
  const member = await findMember(sql, tenantId, id)
  if (member === undefined) throw memberNotFound(id)
  return member
}

/** Roles that a key must hold to touch a member at all; a person needs none of them. */
const touched = ({ grantor }: MemberAuthor, { roles }: Member): readonly Role[] =>
  grantor?.member === undefined ? roles : []

const gainedOrTouched = (author: MemberAuthor, before: Member, after: readonly Role[]): readonly Role[] => [
  ...touched(author, before),
  ...after.filter((role) => !before.roles.includes(role)),
]

const staysAuditor = (roles: readonly Role[] | undefined): boolean =>
  roles === undefined || roles.includes('auditor')

const rightsOf = ({ roles, engagements, packs }: Member) => ({ roles, engagements, packs })

/** Never with name or e-mail: the trail is kept for ever, and those may have to be erased. */
const tell = (
  sql: Sql,
  clock: Clock,
  member: Member,
  actor: string,
  action: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<unknown> =>
  appendAudit(sql, clock, {
    tenantId: member.tenant_id,
    actor,
    action,
    subject: `member:${member.id}`,
    detail,
  })

const memberExists = ({ id, status }: Member): ServiceError =>
  new ServiceError(
    'member_exists',
    `Someone with this e-mail address, or another of the same mailbox, is already a member: ${id}, ${status}.`,
    {
      hint:
        status === 'invited'
          ? `For a new link: POST /v1/members/${id}/invitation.`
          : `To change their roles: PUT /v1/members/${id}.`,
    },
  )

const inWrongState = ({ id }: Member, why: string): ServiceError =>
  new ServiceError('member_state_conflict', `The member ${id} ${why}.`)
