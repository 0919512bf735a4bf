import { ROLES, type Role } from '../../../domain/tenancy/roles.ts'
import { EXIT, OperatorError } from '../../../errors.ts'
import type { Database } from '../../../store/database.ts'
import { readTenants } from '../../tenancy/tenants.ts'
import type { IdentityTools } from './identity-tools.ts'

interface GroupSettings {
  readonly SOUTHERLY_OIDC_ISSUER: string | undefined
  readonly SOUTHERLY_OIDC_TENANT: string | undefined
  readonly SOUTHERLY_OIDC_GROUPS: ReadonlyMap<string, readonly string[]>
}

/** Which groups of the provider give which roles, and where. Throws for roles that there are not, and for half of a setting. */
export function groupsOfSettings(settings: GroupSettings): IdentityTools['groups'] {
  const { SOUTHERLY_OIDC_TENANT: tenantId, SOUTHERLY_OIDC_GROUPS: groups } = settings
  if (tenantId === undefined && groups.size === 0) return undefined
  if (settings.SOUTHERLY_OIDC_ISSUER === undefined)
    throw refused('SOUTHERLY_OIDC_GROUPS and SOUTHERLY_OIDC_TENANT need SOUTHERLY_OIDC_ISSUER')
  if (tenantId === undefined)
    throw refused('SOUTHERLY_OIDC_GROUPS needs SOUTHERLY_OIDC_TENANT: the groups give roles in one tenant')
  if (groups.size === 0)
    throw refused('SOUTHERLY_OIDC_TENANT needs SOUTHERLY_OIDC_GROUPS: only known groups are let in')
  const roles = [...groups].map(
    ([group, names]) => [group, names.map((name) => requireRole(group, name))] as const,
  )
  return { tenantId, roles: new Map(roles) }
}

/** Refuses groups of a tenant that there is not: no one could sign in by them. */
export async function requireTenantOfGroups(database: Database, settings: GroupSettings): Promise<void> {
  const groups = groupsOfSettings(settings)
  if (groups === undefined) return
  const tenants = await readTenants(database)
  if (tenants.some(({ id }) => id === groups.tenantId)) return
  throw refused(`SOUTHERLY_OIDC_TENANT=${groups.tenantId} is not a tenant of this service`)
}

function requireRole(group: string, name: string): Role {
  const role = ROLES.find((known) => known === name)
  if (role === undefined)
    throw refused(
      `SOUTHERLY_OIDC_GROUPS gives the group ${group} the role ${name}; there are ${ROLES.join(', ')}`,
    )
  return role
}

const refused = (message: string): OperatorError =>
  new OperatorError(message, {
    hint: '`southerly tenant list` lists the tenants. docs/guide/sign-in.md explains groups.',
    exitCode: EXIT.usage,
  })
