import { Type } from 'typebox'
import { PACKS, SCOPES } from '../../domain/tenancy/access.ts'
import { ROLES } from '../../domain/tenancy/roles.ts'
import { Limits, PlanName } from './plan.ts'

const remaining = (description: string) =>
  Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: `${description}; null: no limit.` })

export const ScopeName = Type.Enum([...SCOPES], { $id: 'Scope' })
export const RoleName = Type.Enum([...ROLES], { $id: 'Role' })
export const PackName = Type.Enum([...PACKS], { $id: 'Pack' })

const Acting = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    roles: Type.Array(
      Type.Object(
        {
          role: RoleName,
          may: Type.String({ description: 'What the role may do, in a sentence.' }),
        },
        { additionalProperties: false },
      ),
    ),
    engagements: Type.Union(
      [
        Type.Array(
          Type.Object(
            { abn: Type.String(), period: Type.String(), ends_on: Type.String({ format: 'date' }) },
            { additionalProperties: false },
          ),
        ),
        Type.Null(),
      ],
      {
        description:
          'The engagements that an auditor sees now, and nothing else of the tenant; null: everything.',
      },
    ),
  },
  { additionalProperties: false },
)

export const Me = Type.Object(
  {
    tenant: Type.Object({ id: Type.String(), name: Type.String() }, { additionalProperties: false }),
    actor: Type.String({ description: 'What the audit log calls the caller: `member:<id>` or `key:<id>`.' }),
    member: Type.Union([Acting, Type.Null()], {
      description: 'The person who acts, in a session or through a key; null for a key that acts for no one.',
    }),
    key: Type.Union(
      [
        Type.Object(
          {
            id: Type.String(),
            mode: Type.Enum(['live', 'test']),
            expires_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
          },
          { additionalProperties: false },
        ),
        Type.Null(),
      ],
      { description: 'The key that was sent or used to sign in; null in a person’s session.' },
    ),
    plan: PlanName,
    scopes: Type.Array(ScopeName),
    packs: Type.Array(PackName),
    limits: Limits,
    remaining: Type.Object(
      {
        requests_this_minute: remaining('Requests left in this minute, in this process'),
        items_this_month: remaining('Items left in this month'),
      },
      { additionalProperties: false },
    ),
  },
  { $id: 'Me', additionalProperties: false },
)
