import { Type } from 'typebox'
import { ServiceError } from '../../errors.ts'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import type { Invitation } from '../../operations/tenancy/invitations.ts'
import {
  changeMember,
  eraseMember,
  inviteAgain,
  inviteMember,
  type Member as MemberOfTenant,
  readMember,
  readMembers,
  removeMember,
} from '../../operations/tenancy/members.ts'
import { idempotent } from '../platform/idempotent.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, publicRoute, type Route } from '../platform/route.ts'
import { presentMember, presentRoles } from '../present/member.ts'
import {
  InvitedMember,
  Member,
  MemberChange,
  MemberPage,
  MemberPath,
  NewMember,
  RoleList,
} from '../schemas/member.ts'

const common = { tag: 'People', since: '0.2.0', items: 0 } as const
const managing = { ...common, scope: 'members:manage' } as const

const authorOf = (caller: Caller) => ({ tenantId: caller.tenantId, actor: caller.actor, grantor: caller })

const invite = keyedRoute({
  ...managing,
  method: 'POST',
  path: '/v1/members',
  operationId: 'inviteMember',
  summary: 'Invite someone',
  description:
    'The response contains the invitation link, which is shown only once and works once, within 7 days. A key cannot give a role with permissions it lacks; only an operator can give the role `operator`.',
  body: NewMember,
  problems: [409],
  status: 201,
  response: InvitedMember,
  idempotent: true,
  handler: (context) =>
    idempotent(context, async (sql) => {
      const { body, caller, services } = context
      const packs = body.packs ?? [...caller.packs]
      refusePacksBeyond(caller, packs)
      const invited = await inviteMember(sql, services, {
        ...authorOf(caller),
        name: body.name,
        email: body.email,
        roles: body.roles,
        engagements: body.engagements ?? [],
        packs,
      })
      return invitedAnswer(caller, services.baseUrl(), invited)
    }),
})

const list = keyedRoute({
  ...common,
  scope: 'tenant:read',
  audited: 'always',
  method: 'GET',
  path: '/v1/members',
  operationId: 'listMembers',
  summary: 'List the people of the tenant, in order of invitation',
  query: Type.Object({
    ...pageQuery,
    include_removed: Type.Boolean({ default: false, description: 'Includes people who have been removed.' }),
  }),
  response: MemberPage,
  handler: async (context) => {
    const { caller, services, query } = context
    const page = openPage(context)
    const rows = await readMembers(services.database, caller.tenantId, {
      limit: page.fetch,
      removed: query.include_removed,
      ...(page.after === undefined ? {} : { after: page.after as [string, string] }),
    })
    return page.answer(rows, {
      present: (member) => presentMember(caller, member),
      position: (member) => [member.invited_at, member.id],
    })
  },
})

const get = keyedRoute({
  ...common,
  scope: 'tenant:read',
  audited: 'always',
  method: 'GET',
  path: '/v1/members/{id}',
  operationId: 'getMember',
  summary: 'Show one person of the tenant',
  params: MemberPath,
  response: Member,
  handler: async ({ params, caller, services }) => ({
    body: presentMember(caller, await readMember(services.database, caller.tenantId, params.id)),
  }),
})

const change = keyedRoute({
  ...managing,
  method: 'PUT',
  path: '/v1/members/{id}',
  operationId: 'changeMember',
  summary: 'Change the name, roles or engagements of someone',
  description:
    'Fields you leave out do not change. It takes effect with their next request, in every process. If-Match must name the `etag` of the member that you saw, or `*`.',
  params: MemberPath,
  body: MemberChange,
  conditional: true,
  problems: [409],
  response: Member,
  handler: async ({ params, body, caller, services, exchange }) => {
    const member = await services.database.as({ kind: 'tenant', tenantId: caller.tenantId }, (sql) =>
      changeMember(sql, services.clock, {
        ...authorOf(caller),
        id: params.id,
        ifMatch: exchange.request.headers['if-match'],
        ...body,
      }),
    )
    return { body: presentMember(caller, member), cache: 'no-store' }
  },
})

const renew = keyedRoute({
  ...managing,
  method: 'POST',
  path: '/v1/members/{id}/invitation',
  operationId: 'inviteMemberAgain',
  summary: 'Make a new invitation link for someone who has not joined',
  description: 'Earlier links stop working.',
  params: MemberPath,
  problems: [409],
  status: 201,
  response: InvitedMember,
  handler: async ({ params, caller, services }) => {
    const invited = await services.database.as({ kind: 'tenant', tenantId: caller.tenantId }, (sql) =>
      inviteAgain(sql, services, { ...authorOf(caller), id: params.id }),
    )
    return invitedAnswer(caller, services.baseUrl(), invited)
  },
})

const remove = keyedRoute({
  ...managing,
  method: 'DELETE',
  path: '/v1/members/{id}',
  operationId: 'removeMember',
  summary: 'Remove someone from the tenant',
  description:
    'Ends their sessions immediately in every process, disables their invitation links and revokes the keys that act for them. Their work stays. ' +
    'The last administrator cannot be removed. Removing twice is harmless.',
  params: MemberPath,
  problems: [409],
  response: Member,
  handler: async ({ params, caller, services }) => {
    const member = await services.database.as({ kind: 'tenant', tenantId: caller.tenantId }, (sql) =>
      removeMember(sql, services.clock, { ...authorOf(caller), id: params.id }),
    )
    return { body: presentMember(caller, member), cache: 'no-store' }
  },
})

const erase = keyedRoute({
  ...managing,
  method: 'POST',
  path: '/v1/members/{id}/erase',
  operationId: 'eraseMember',
  summary: 'Erase the name and e-mail address of someone who was removed',
  description: 'A pseudonym replaces them. The audit log keeps their actions under their id.',
  params: MemberPath,
  problems: [409],
  response: Member,
  handler: async ({ params, caller, services }) => {
    const member = await services.database.as({ kind: 'tenant', tenantId: caller.tenantId }, (sql) =>
      eraseMember(sql, services.clock, { ...authorOf(caller), id: params.id }),
    )
    return { body: presentMember(caller, member), cache: 'no-store' }
  },
})

const roles = publicRoute({
  ...common,
  method: 'GET',
  path: '/v1/roles',
  operationId: 'listRoles',
  summary: 'List the roles and what each may do',
  response: RoleList,
  handler: () => ({ body: { data: presentRoles() }, cache: { maxAge: 3600, shared: true } }),
})

export const memberRoutes: readonly Route[] = [invite, list, get, change, renew, remove, erase, roles]

const invitedAnswer = (
  caller: Caller,
  baseUrl: string,
  { member, invitation }: { readonly member: MemberOfTenant; readonly invitation: Invitation },
) =>
  ({
    body: {
      ...presentMember(caller, member),
      invitation: { url: `${baseUrl}${invitation.path}`, expires_at: invitation.expiresAt },
    },
    headers: { location: `/v1/members/${member.id}` },
    cache: 'no-store',
  }) as const

function refusePacksBeyond({ packs: held }: Caller, packs: readonly string[]): void {
  const missing = packs.filter((pack) => !held.has(pack as never))
  if (missing.length > 0)
    throw new ServiceError(
      'pack_not_entitled',
      `You cannot give packs that you do not have: ${missing.join(', ')}.`,
      {
        valid_values: [...held].sort(),
      },
    )
}
