import type { Clock } from '../../clock.ts'
import type { Database, Sql } from '../../store/database.ts'
import { type FoundInvitation, findInvitation, useInvitation } from '../../store/invitations.ts'
import { findMember, type MemberRow, namesOfMembers } from '../../store/members.ts'
import { hashInvitationToken } from '../tenancy/invitations.ts'
import { readTenant } from '../tenancy/tenants.ts'
import { joinAs } from './join.ts'
import { invitationInvalid } from './refusals.ts'

export interface InvitationTools {
  readonly database: Database
  readonly clock: Clock
  readonly secret: Uint8Array
}

/** What the page of an invitation shows to who holds its link. */
export interface ReadInvitation {
  readonly tenantId: string
  readonly tenantName: string
  readonly member: MemberRow
  /** Name of who invited; undefined for the operator of the service. */
  readonly invitedBy: string | undefined
  readonly expiresAt: string
}

/** Looks an invitation up without using it. */
export async function readInvitation(tools: InvitationTools, token: string): Promise<ReadInvitation> {
  const row = await findOpen(tools, token)
  const { tenant_id: tenantId, member_id: memberId } = row
  const tenant = await readTenant(tools.database, tenantId)
  return await tools.database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const member = await findMember(sql, tenantId, memberId)
    if (member === undefined || member.status === 'removed') throw invitationInvalid()
    const inviter = /^member:(.+)$/.exec(member.invited_by)?.[1]
    const names = await namesOfMembers(sql, tenantId, inviter === undefined ? [] : [inviter])
    return {
      tenantId,
      tenantName: tenant.name,
      member,
      invitedBy: inviter === undefined ? undefined : names.get(inviter),
      expiresAt: row.expires_at,
    }
  })
}

/** Uses an invitation up and makes its person a member, with what `proof` writes down, all or nothing. */
export async function acceptInvitation(
  tools: InvitationTools,
  token: string,
  how: string,
  proof: (sql: Sql, member: MemberRow) => Promise<void> = async () => {},
): Promise<MemberRow> {
  const { tenant_id: tenantId, member_id: memberId, token_hash } = await findOpen(tools, token)
  return await tools.database.as({ kind: 'tenant', tenantId }, async (sql) => {
    if (!(await useInvitation(sql, token_hash, tools.clock.now().toISOString()))) throw invitationInvalid()
    const member = await joinAs(sql, tools.clock, { tenantId, memberId }, how)
    await proof(sql, member)
    return member
  })
}

async function findOpen(
  { database, clock, secret }: InvitationTools,
  token: string,
): Promise<FoundInvitation> {
  const row = await database.as({ kind: 'authenticator' }, (sql) =>
    findInvitation(sql, hashInvitationToken(secret, token)),
  )
  if (row === undefined || row.used_at !== null || Date.parse(row.expires_at) <= clock.now().getTime())
    throw invitationInvalid()
  return row
}
