import { OFFERED_PLANS, PLANS } from '../../domain/tenancy/plans.ts'
import { publicRoute } from '../platform/route.ts'
import { PlanList } from '../schemas/plan.ts'

export const listPlans = publicRoute({
  method: 'GET',
  path: '/v1/plans',
  operationId: 'listPlans',
  summary: 'List the plans and their limits',
  tag: 'Account',
  since: '0.1.0',
  response: PlanList,
  handler: () => ({
    body: { data: OFFERED_PLANS.map((name) => ({ name, limits: PLANS[name] })) },
    cache: { maxAge: 3600, shared: true },
  }),
})
