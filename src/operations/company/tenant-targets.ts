import type { EmissionTargets } from '../../domain/disclosure/records/emission-targets.ts'
import { type TrendTargets, trendTargets } from '../../domain/disclosure/targets/trend-targets.ts'
import { hasScope } from '../../domain/tenancy/access.ts'
import { ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import type { TenantRecord } from '../tenancy/record-version.ts'
import { readRecord } from '../tenancy/tenant-records.ts'

/** What a tenant declared for a company, as its trend is held against it. */
export interface TenantTargets extends TrendTargets {
  /** Undefined when the tenant declared nothing. */
  readonly record: TenantRecord<EmissionTargets> | undefined
  /** Whose targets in which version: part of the key of every answer that shows them. */
  readonly key: string
}

/** Reads the tenant's own targets of a company. They are a record, so the key needs to be one that may read records. */
export async function tenantTargets(
  database: Database,
  { tenantId, scopes }: { readonly tenantId: string; readonly scopes: ReadonlySet<string> },
  abn: string,
): Promise<TenantTargets> {
  if (!hasScope(scopes, 'tenant:read'))
    throw new ServiceError(
      'insufficient_scope',
      'include_targets needs the scope tenant:read, which the key does not have.',
      { hint: 'Use a key with the scope, or leave include_targets out.' },
    )
  const record = await readRecord<EmissionTargets>(database, {
    tenantId,
    abn,
    kind: 'emission_targets',
    period: '',
  })
  return {
    ...(record === undefined ? { points: [], not_comparable: [] } : trendTargets(record.body)),
    record,
    key: `${tenantId} ${record?.etag ?? 'none'}`,
  }
}
