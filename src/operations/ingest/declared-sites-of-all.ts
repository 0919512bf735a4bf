import type { SitesRecord } from '../../domain/disclosure/records/declared-sites.ts'
import type { Source } from '../../sources/source.ts'
import type { Database } from '../../store/database.ts'
import { recordsInForce } from '../../store/records.ts'
import { DECLARED_SITES } from '../company/declared-sites.ts'
import { asRecord, type TenantRecord } from '../tenancy/record-version.ts'

/** A tenant's list of sites of one company. */
export interface SitesOfTenant {
  readonly tenantId: string
  readonly record: TenantRecord<SitesRecord>
}

/** Sources that say where an address or a postcode is. */
const PLACING: ReadonlySet<string> = new Set(['gnaf-core', 'localities'])

/** Lists of sites of all tenants, where the source can move sites; else none. */
export async function declaredSitesOfAll(database: Database, { origin }: Source): Promise<SitesOfTenant[]> {
  if (!PLACING.has(origin.source)) return []
  const { kind } = DECLARED_SITES
  const rows = await database.as({ kind: 'operator' }, (sql) => recordsInForce(sql, kind))
  return rows.map(({ tenant_id: tenantId, abn, ...row }) => ({
    tenantId,
    record: asRecord({ tenantId, abn, kind, period: '' }, row, []),
  }))
}
