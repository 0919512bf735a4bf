import type { SitesRecord } from '../../domain/disclosure/records/declared-sites.ts'
import { hasScope } from '../../domain/tenancy/access.ts'
import { ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import type { TenantRecord } from '../tenancy/record-version.ts'
import { declaredSites } from './declared-sites.ts'
import { type TenantTargets, tenantTargets } from './tenant-targets.ts'

/** What of a tenant's own records goes into a profile. */
export interface TenantsOwn {
  readonly targets: TenantTargets | undefined
  readonly sites: TenantRecord<SitesRecord> | undefined
  /** Whose records in which versions: part of the key of every answer that rests on them. */
  readonly key: string
}

interface Caller {
  readonly tenantId: string
  readonly scopes: ReadonlySet<string>
}

/** Reads what the caller wants of its own records, which the key must be allowed to read. */
export async function tenantsOwn(
  database: Database,
  caller: Caller,
  abn: string,
  wanted: { readonly include_targets: boolean; readonly include_declared: boolean },
): Promise<TenantsOwn> {
  if (wanted.include_declared && !hasScope(caller.scopes, 'tenant:read'))
    throw new ServiceError(
      'insufficient_scope',
      'include_declared needs the scope tenant:read, which the key does not have.',
      { hint: 'Use a key with the scope, or leave include_declared out.' },
    )
  const targets = wanted.include_targets ? await tenantTargets(database, caller, abn) : undefined
  const sites = wanted.include_declared ? await declaredSites(database, caller.tenantId, abn) : undefined
  const keys = [
    ...(targets === undefined ? [] : [`targets ${targets.key}`]),
    ...(wanted.include_declared ? [`declared ${caller.tenantId} ${sites?.etag ?? 'none'}`] : []),
  ]
  return { targets, sites, key: keys.join(' ') }
}
