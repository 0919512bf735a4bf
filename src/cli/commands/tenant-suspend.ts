import { suspendTenant } from '../../operations/tenancy/change-tenant.ts'
import { defineCommand } from '../command.ts'
import { argument, requiredOption } from '../input.ts'

export const tenantSuspend = defineCommand({
  name: 'tenant suspend',
  summary: 'block all access by a tenant until it is resumed; nothing is removed',
  examples: [
    [
      'tenant suspend ten_5f3a9c01 --reason "invoice 1042 is unpaid"',
      'its keys and sessions are refused with the reason',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    id: argument('Tenant, as `tenant list` shows it.'),
    reason: requiredOption('words', 'Why; shown to the tenant’s people.'),
  },
  run: async ({ service, clock, output }, { id, reason }) => {
    const tenant = await suspendTenant({ database: service.database, clock }, id, reason)
    output.result(
      tenant,
      `${tenant.name} (${tenant.id}) is suspended. Every process refuses it within 5 seconds.`,
    )
  },
})
