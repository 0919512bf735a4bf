import { Type } from 'typebox'
import { PACKS, SCOPES } from '../../domain/tenancy/access.ts'
import { Limits, PlanName } from './plan.ts'

const remaining = (description: string) =>
  Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: `${description}; null: no limit.` })

export const ScopeName = Type.Enum([...SCOPES], { $id: 'Scope' })
export const PackName = Type.Enum([...PACKS], { $id: 'Pack' })

export const Me = Type.Object(
  {
    tenant: Type.Object({ id: Type.String(), name: Type.String() }, { additionalProperties: false }),
    key: Type.Object(
      {
        id: Type.String(),
        mode: Type.Enum(['live', 'test']),
        expires_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      },
      { additionalProperties: false },
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
