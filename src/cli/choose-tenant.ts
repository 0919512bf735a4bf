import { EXIT, OperatorError } from '../errors.ts'
import type { Service } from '../operations/open-service.ts'
import { readTenants, type Tenant } from '../operations/tenancy/tenants.ts'
import { option } from './input.ts'

/** The `--tenant` that commands on one tenant share. */
export const tenantOption = option('id', 'Tenant, as `tenant list` shows it. Optional if there is only one.')

/** The tenant that was asked for, or the only one there is. */
export async function chooseTenant(service: Service, id: string | undefined): Promise<Tenant> {
  const tenants = await readTenants(service.database)
  const [only] = tenants
  if (id === undefined && tenants.length === 1 && only) return only
  const found = tenants.find((tenant) => tenant.id === id)
  if (found) return found
  const all = tenants.map(({ id: known, name }) => `${known} (${name})`).join(', ')
  throw new OperatorError(
    id === undefined
      ? `there are ${tenants.length} tenants; name one with --tenant`
      : `there is no tenant ${id}`,
    {
      hint: all === '' ? 'Create one with `southerly tenant create`.' : `Known tenants: ${all}.`,
      exitCode: id === undefined ? EXIT.usage : EXIT.notFound,
    },
  )
}
