import { Type } from 'typebox'
import { ROLES } from '../../domain/tenancy/roles.ts'
import { pageOf } from '../platform/page.ts'
import { Abn, nullable } from './data.ts'
import { PackName, RoleName, ScopeName } from './me.ts'

const instant = (description: string) => Type.String({ format: 'date-time', description })
const optionalInstant = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description })

const Engagement = Type.Object(
  {
    abn: Abn,
    period: Type.String({ maxLength: 32, description: 'Reporting period.', examples: ['2025-26'] }),
    ends_on: Type.String({ format: 'date', description: 'Last day on which the auditor sees it.' }),
  },
  { $id: 'Engagement', additionalProperties: false },
)

const engagements = Type.Array(Engagement, {
  maxItems: 200,
  description: 'Companies and periods that an auditor was invited to; empty for everyone else.',
})

const memberMembers = {
  id: Type.String({ description: 'What the audit log calls the person, after `member:`.' }),
  name: Type.String({ description: 'A pseudonym after erasure.' }),
  email: nullable(
    Type.String({
      description: 'Shown to people who manage members and to the person themselves; otherwise null.',
    }),
  ),
  roles: Type.Array(RoleName),
  engagements: Type.Array(Engagement),
  packs: Type.Array(PackName),
  status: Type.Enum(['invited', 'active', 'removed'], {
    description: 'invited: the link has not been used yet. removed: no longer has access.',
  }),
  invited_at: instant('When the person was invited.'),
  invited_by: Type.String({ description: 'member:<id>, key:<id>, operator or first_start.' }),
  joined_at: optionalInstant('When the person joined; null: not yet.'),
  removed_at: optionalInstant('When the person was removed; null: not removed.'),
  erased_at: optionalInstant('When name and e-mail were erased; null: not erased.'),
  etag: Type.String({
    description: 'Send it in quotes as If-Match to change this version of the member.',
  }),
}

export const Member = Type.Object(memberMembers, { $id: 'Member', additionalProperties: false })

export const MemberPage = pageOf('MemberPage', Member)

export const InvitedMember = Type.Object(
  {
    ...memberMembers,
    invitation: Type.Object(
      {
        url: Type.String({
          description:
            'Give it to the person. It works once and is shown only in this response; the service keeps only a hash of it.',
        }),
        expires_at: instant('When the link stops working.'),
      },
      { additionalProperties: false },
    ),
  },
  { $id: 'InvitedMember', additionalProperties: false },
)

const name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'Display name.' })
const roles = Type.Array(RoleName, { minItems: 1, maxItems: ROLES.length, uniqueItems: true })

export const NewMember = Type.Object(
  {
    name,
    email: Type.String({
      minLength: 3,
      maxLength: 320,
      description: 'Must be unique within the tenant.',
    }),
    roles,
    engagements: Type.Optional(engagements),
    packs: Type.Optional(
      Type.Array(PackName, {
        uniqueItems: true,
        maxItems: PackName.enum.length,
        description: 'Default: those of the person who sends the invitation.',
      }),
    ),
  },
  {
    $id: 'NewMember',
    additionalProperties: false,
    examples: [{ name: 'Lee Tran', email: 'lee@example.com', roles: ['preparer'] }],
  },
)

export const MemberChange = Type.Object(
  {
    name: Type.Optional(name),
    roles: Type.Optional(roles),
    engagements: Type.Optional(engagements),
  },
  {
    $id: 'MemberChange',
    additionalProperties: false,
    examples: [{ roles: ['preparer', 'reviewer'] }],
  },
)

export const MemberPath = Type.Object({
  id: Type.String({ pattern: '^[0-9A-Za-z_]{1,64}$', description: 'Id of the member.' }),
})

export const RoleList = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          role: RoleName,
          title: Type.String({ description: 'Display name.' }),
          may: Type.String({ description: 'What the role may do, in a sentence.' }),
          scopes: Type.Array(ScopeName),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { $id: 'RoleList', additionalProperties: false },
)
