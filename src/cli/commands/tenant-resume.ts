import { resumeTenant } from '../../operations/tenancy/change-tenant.ts'
import { defineCommand } from '../command.ts'
import { argument } from '../input.ts'

export const tenantResume = defineCommand({
  name: 'tenant resume',
  summary: 'resume a suspended tenant',
  examples: [['tenant resume ten_5f3a9c01', 'its keys and sessions work as before']],
  needs: 'service',
  migrations: 'require',
  input: { id: argument('Tenant, as `tenant list` shows it.') },
  run: async ({ service, clock, output }, { id }) => {
    const tenant = await resumeTenant({ database: service.database, clock }, id)
    output.result(tenant, `${tenant.name} (${tenant.id}) is resumed.`)
  },
})
