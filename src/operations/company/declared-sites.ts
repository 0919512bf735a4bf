import { checkSites, type SitesRecord } from '../../domain/disclosure/records/declared-sites.ts'
import type { Database } from '../../store/database.ts'
import type { RecordRules } from '../tenancy/record-rules.ts'
import type { TenantRecord } from '../tenancy/record-version.ts'
import { readRecord } from '../tenancy/tenant-records.ts'

export const DECLARED_SITES: RecordRules<SitesRecord> = {
  kind: 'sites',
  title: 'Sites',
  perPeriod: false,
  check: checkSites,
}

/** The tenant's declared sites of a company. */
export const declaredSites = (
  database: Database,
  tenantId: string,
  abn: string,
): Promise<TenantRecord<SitesRecord> | undefined> =>
  readRecord<SitesRecord>(database, { tenantId, abn, kind: DECLARED_SITES.kind, period: '' })
