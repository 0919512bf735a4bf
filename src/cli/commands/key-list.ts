import type { Service } from '../../operations/open-service.ts'
import { type ApiKey, readKeys } from '../../operations/tenancy/keys.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { stateOf } from '../describe-key.ts'
import { table } from '../output.ts'

export const keyList = defineCommand({
  name: 'key list',
  summary: 'list the keys of a tenant, without their secrets',
  examples: [['key list --tenant ten_5f3a9c01', 'id, name, state and rights of each key']],
  needs: 'service',
  migrations: 'require',
  input: { tenant: tenantOption },
  run: async ({ service, clock, output }, values) => {
    const tenant = await chooseTenant(service, values.tenant)
    const keys = (await allKeys(service, tenant.id)).map((key) => ({
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

const PAGE = 1_000

async function allKeys(service: Service, tenantId: string): Promise<ApiKey[]> {
  const keys: ApiKey[] = []
  for (;;) {
    const last = keys.at(-1)
    const page = await readKeys(service.database, tenantId, {
      limit: PAGE,
      ...(last === undefined ? {} : { after: [last.created_at, last.id] }),
    })
    keys.push(...page)
    if (page.length < PAGE) return keys
  }
}
