import { Type } from 'typebox'
import { PLAN_NAMES } from '../../domain/tenancy/plans.ts'

const limit = (description: string) =>
  Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: `${description}; null: no limit.` })

export const Limits = Type.Object(
  {
    requests_per_minute: limit('Requests in a minute'),
    requests_in_flight: limit('Concurrent requests'),
    items_per_month: limit('Items in a calendar month (UTC)'),
    bundles_per_month: limit('Evidence bundles in a calendar month (UTC)'),
    webhooks: limit('Webhook endpoints'),
    evidence_mb: limit('Megabytes of evidence files held at a time'),
    history_years: limit('Years of earlier data releases that may be requested; 0 means only the newest'),
  },
  { $id: 'Limits', additionalProperties: false },
)

export const PlanName = Type.Enum([...PLAN_NAMES], { $id: 'PlanName' })

export const PlanList = Type.Object(
  { data: Type.Array(Type.Object({ name: PlanName, limits: Limits }, { additionalProperties: false })) },
  { $id: 'PlanList', additionalProperties: false },
)
