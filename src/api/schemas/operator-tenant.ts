import { Type } from 'typebox'
import { PLAN_NAMES } from '../../domain/tenancy/plans.ts'
import { nullable } from './data.ts'

const closed = { additionalProperties: false } as const
const Plan = Type.Enum([...PLAN_NAMES])
const Instant = Type.String({ format: 'date-time' })
const Reason = (description: string) => Type.String({ minLength: 1, maxLength: 500, description })

const OperatedTenant = Type.Object(
  {
    id: Type.String({ examples: ['ten_5f3a9c0117d2be44'] }),
    name: Type.String(),
    kind: Type.Enum(['local', 'customer']),
    plan: Plan,
    limit_overrides: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Limits that differ from those of the plan, by name: a number, or null for no limit.',
    }),
    created_at: Instant,
    suspended_at: nullable(Instant),
    suspended_reason: nullable(Type.String()),
  },
  { $id: 'OperatedTenant', ...closed },
)

export const OperatedTenants = Type.Object(
  { data: Type.Array(OperatedTenant) },
  { $id: 'OperatedTenants', ...closed },
)

export const OperatedTenantAnswer = Type.Object(
  { data: OperatedTenant },
  { $id: 'OperatedTenantAnswer', ...closed },
)

export const TenantPath = Type.Object({
  id: Type.String({ pattern: '^ten_[0-9a-f]{8,32}$', description: 'Tenant, as the list shows it.' }),
})

const Limit = Type.Optional(
  Type.Union([Type.Integer({ minimum: 0 }), Type.Null(), Type.Literal('plan')], {
    description: 'A whole number, null for no limit, or `plan` for the plan’s limit.',
  }),
)

export const PlanChange = Type.Object(
  {
    plan: Type.Optional(Type.Enum([...PLAN_NAMES], { description: 'Unchanged if left out.' })),
    limits: Type.Optional(
      Type.Object(
        {
          requests_per_minute: Limit,
          requests_in_flight: Limit,
          items_per_month: Limit,
          bundles_per_month: Limit,
          webhooks: Limit,
          history_years: Limit,
          evidence_mb: Limit,
        },
        closed,
      ),
    ),
  },
  { $id: 'PlanChange', minProperties: 1, examples: [{ limits: { items_per_month: 250_000 } }], ...closed },
)

export const Suspension = Type.Object(
  { reason: Reason('Reason; the people of the tenant see it.') },
  { $id: 'Suspension', examples: [{ reason: 'invoice 1042 is unpaid' }], ...closed },
)

export const TenantErasureRequest = Type.Object(
  {
    confirm_id: Type.String({ maxLength: 100, description: 'The id once more.' }),
    confirm_name: Type.String({ maxLength: 200, description: 'The name as the list shows it.' }),
    reason: Reason('Reason; kept in the tombstone.'),
    with_kept_bundles: Type.Optional(
      Type.Boolean({ description: 'Also erase bundles whose retention period has not ended.' }),
    ),
  },
  {
    $id: 'TenantErasureRequest',
    examples: [
      { confirm_id: 'ten_5f3a9c0117d2be44', confirm_name: 'Example Super', reason: 'contract ended' },
    ],
    ...closed,
  },
)

export const TenantErasure = Type.Object(
  {
    data: Type.Object(
      {
        id: Type.String(),
        created_at: Instant,
        erased_at: Instant,
        reason: Type.String(),
        audit_sequence: Type.Integer({ description: 'Number of events in the erased audit trail.' }),
        audit_hash: Type.String({ description: 'The last hash of the erased audit trail.' }),
        bundles: Type.Array(
          Type.Object(
            { id: Type.String(), sha256: Type.String(), retain_until: Type.String({ format: 'date' }) },
            closed,
          ),
        ),
        rows_erased: Type.Record(Type.String(), Type.Integer(), {
          description: 'Number of erased rows by table.',
        }),
      },
      closed,
    ),
  },
  { $id: 'TenantErasure', ...closed },
)
