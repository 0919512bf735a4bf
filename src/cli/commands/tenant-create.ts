import { PLAN_NAMES } from '../../domain/tenancy/plans.ts'
import { refuseNonCommercial } from '../../operations/releases/non-commercial.ts'
import { createTenant } from '../../operations/tenancy/tenants.ts'
import { defineCommand } from '../command.ts'
import { argument, choice } from '../input.ts'

export const tenantCreate = defineCommand({
  name: 'tenant create',
  summary: 'create a tenant: a customer with its own keys, records and bundles',
  examples: [
    ['tenant create "Example Superannuation" --plan professional', 'a customer on the professional plan'],
    ['tenant create Trial --json', 'on the sandbox plan, printed for a script'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    name: argument('Display name, 1 to 200 characters.'),
    plan: choice('plan', 'Plan whose limits apply.', PLAN_NAMES, 'sandbox'),
  },
  run: async ({ service, settings, clock, output }, { name, plan }) => {
    await refuseNonCommercial(service.database, settings.SOUTHERLY_LICENSED_SOURCES, { plan })
    const tenant = await createTenant(service.database, clock, { name, plan })
    output.result(tenant, `Created tenant ${tenant.id} (${tenant.name}, plan ${tenant.plan}).`)
    output.note(`Next: southerly key create --tenant ${tenant.id} --name first`)
  },
})
