import { ERASED_AFTER_HOURS, operateTenants } from '../../operations/tenancy/operate-tenants.ts'
import { operatorRoute, type Route } from '../platform/route.ts'
import type { Services } from '../platform/services.ts'
import {
  OperatedTenantAnswer,
  OperatedTenants,
  PlanChange,
  Suspension,
  TenantErasure,
  TenantErasureRequest,
  TenantPath,
} from '../schemas/operator-tenant.ts'

const common = { tag: 'Operator', since: '0.2.0' } as const
const changing = { ...common, method: 'POST', params: TenantPath, problems: [409] } as const
const NOT_KEPT = { cache: 'no-store' } as const
const WITHIN = 'Every process acts on it within 5 seconds. The tenant’s audit trail records it.'

const tenantsOf = ({ database, objects, clock, settings }: Services) =>
  operateTenants({ database, objects, clock, licensed: settings.SOUTHERLY_LICENSED_SOURCES })

const list = operatorRoute({
  ...common,
  method: 'GET',
  path: '/v1/operator/tenants',
  operationId: 'listTenants',
  summary: 'List the tenants of the service',
  description:
    'The routes under /v1/operator need the operator key, which no tenant can hold. They are off unless SOUTHERLY_OPERATOR_KEY_SHA256 is set.',
  response: OperatedTenants,
  handler: async ({ services }) => ({ body: { data: await tenantsOf(services).list() }, ...NOT_KEPT }),
})

const get = operatorRoute({
  ...common,
  method: 'GET',
  path: '/v1/operator/tenants/{id}',
  operationId: 'getTenant',
  summary: 'Get a tenant',
  params: TenantPath,
  response: OperatedTenantAnswer,
  handler: async ({ params, services }) => ({
    body: { data: await tenantsOf(services).find(params.id) },
    ...NOT_KEPT,
  }),
})

const changePlan = operatorRoute({
  ...changing,
  path: '/v1/operator/tenants/{id}/plan',
  operationId: 'changeTenantPlan',
  summary: 'Change a tenant’s plan or its limits',
  description: WITHIN,
  body: PlanChange,
  response: OperatedTenantAnswer,
  handler: async ({ params, body, services }) => {
    const limits = Object.fromEntries(
      Object.entries(body.limits ?? {}).map(([name, value]) => [name, value === 'plan' ? undefined : value]),
    )
    const data = await tenantsOf(services).changePlan(params.id, { plan: body.plan, limits })
    return { body: { data }, ...NOT_KEPT }
  },
})

const suspend = operatorRoute({
  ...changing,
  path: '/v1/operator/tenants/{id}/suspend',
  operationId: 'suspendTenant',
  summary: 'Suspend a tenant',
  description: `Its keys and sessions are refused with the reason; nothing is removed. ${WITHIN}`,
  body: Suspension,
  response: OperatedTenantAnswer,
  handler: async ({ params, body, services }) => ({
    body: { data: await tenantsOf(services).suspend(params.id, body.reason) },
    ...NOT_KEPT,
  }),
})

const resume = operatorRoute({
  ...changing,
  path: '/v1/operator/tenants/{id}/resume',
  operationId: 'resumeTenant',
  summary: 'Resume a suspended tenant',
  description: WITHIN,
  response: OperatedTenantAnswer,
  handler: async ({ params, services }) => ({
    body: { data: await tenantsOf(services).resume(params.id) },
    ...NOT_KEPT,
  }),
})

const erase = operatorRoute({
  ...changing,
  path: '/v1/operator/tenants/{id}/erase',
  operationId: 'eraseTenant',
  summary: 'Erase a suspended tenant for good',
  description: `Removes every row of the tenant and answers with the tombstone that stays. The tenant must have been suspended for ${ERASED_AFTER_HOURS} hours; \`southerly tenant erase\` does not wait.`,
  body: TenantErasureRequest,
  response: TenantErasure,
  handler: async ({ params, body, services }) => {
    const wanted = { ...body, with_kept_bundles: body.with_kept_bundles ?? false }
    const data = await tenantsOf(services).erase(params.id, wanted)
    services.log.warn(
      { tenant: data.id, erased_at: data.erased_at },
      'the operator erased a tenant by the API',
    )
    return { body: { data }, ...NOT_KEPT }
  },
})

export const operatorTenantRoutes: readonly Route[] = [list, get, changePlan, suspend, resume, erase]
