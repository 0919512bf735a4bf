import { checkSites, type SitesRecord } from '../../domain/disclosure/records/declared-sites.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import { type KeyedRecordRow, type RecordOwner, recordVersions } from '../../store/records.ts'
import type { Pins } from '../review/read-review.ts'
import type { RecordRules } from '../tenancy/record-rules.ts'
import { asRecord, stands, type TenantRecord } from '../tenancy/record-version.ts'
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

/** The sites that speak for a period: the newest, which were read before, or the version that a locked period is held to. */
export async function sitesOfPeriod(
  sql: ReadonlySql,
  { tenantId, abn }: RecordOwner,
  newest: readonly KeyedRecordRow[],
  pins: Pins,
): Promise<TenantRecord<SitesRecord> | undefined> {
  const key = { tenantId, abn, kind: DECLARED_SITES.kind, period: '' }
  const pinned = pins?.get(DECLARED_SITES.kind)
  if (pins !== undefined && pinned === undefined) return undefined
  const row =
    pinned === undefined
      ? newest.find(({ kind, period }) => kind === key.kind && period === key.period)
      : (await recordVersions(sql, key, { limit: 1, before: pinned + 1 }))[0]
  return stands(row) ? asRecord<SitesRecord>(key, row, []) : undefined
}
