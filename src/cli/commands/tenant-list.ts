import { readTenants } from '../../operations/tenancy/tenants.ts'
import { defineCommand } from '../command.ts'
import { table } from '../output.ts'

export const tenantList = defineCommand({
  name: 'tenant list',
  summary: 'list the tenants',
  examples: [['tenant list', 'id, name, kind and plan of each']],
  needs: 'service',
  migrations: 'require',
  input: {},
  run: async ({ service, output }) => {
    const tenants = await readTenants(service.database)
    output.result(
      { tenants },
      table(
        ['id', 'name', 'kind', 'plan', 'created', 'suspended'],
        tenants.map((tenant) => [
          tenant.id,
          tenant.name,
          tenant.kind,
          tenant.plan,
          tenant.created_at,
          tenant.suspended_at ?? '-',
        ]),
      ),
    )
  },
})
