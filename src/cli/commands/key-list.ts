import { readKeys } from '../../operations/keys.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { stateOf } from '../describe-key.ts'
import { table } from '../output.ts'

/** Far above what a tenant has; a person reads the list. */
const MOST = 10_000

export const keyList = defineCommand({
  name: 'key list',
  summary: 'list the keys of a tenant, without their secrets',
  examples: [['key list --tenant ten_5f3a9c01', 'id, name, state and rights of each key']],
  needs: 'service',
  migrations: 'require',
  input: { tenant: tenantOption },
  run: async ({ service, clock, output }, values) => {
    const tenant = await chooseTenant(service, values.tenant)
    const keys = (await readKeys(service.database, tenant.id, { limit: MOST })).map((key) => ({
      ...key,
      state: stateOf(key, clock.now()),
    }))
    output.result(
      { tenant_id: tenant.id, keys },
      table(
        ['id', 'name', 'state', 'scopes', 'expires', 'last used'],
        keys.map((key) => [
          key.id,
          key.name,
          key.state,
          key.scopes.join(' '),
          key.expires_at ?? 'never',
          key.last_used_at ?? 'never',
        ]),
      ),
    )
  },
})
