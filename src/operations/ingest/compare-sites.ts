import type { LoadFinding } from '../../domain/monitoring/load-findings.ts'
import { type ChangedSite, changedSite, siteFindings } from '../../domain/monitoring/site-findings.ts'
import type { Sql } from '../../store/database.ts'
import { placeDeclaredSites } from '../company/place-declared-sites.ts'
import { companyReference } from '../reference/company-reference.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import type { SitesOfTenant } from './declared-sites-of-all.ts'

interface ComparedSites {
  readonly compared: number
  readonly changed: readonly ChangedSite[]
  readonly findings: readonly LoadFinding[]
}

/** Places of declared sites by two snapshots. */
export async function compareSites(
  sql: Sql,
  lists: readonly SitesOfTenant[],
  before: SnapshotView,
  after: SnapshotView,
): Promise<ComparedSites> {
  if (lists.length === 0) return { compared: 0, changed: [], findings: [] }
  const then = await companyReference(sql, before)
  const now = await companyReference(sql, after)
  const changed: ChangedSite[] = []
  let compared = 0
  for (const { tenantId, record } of lists) {
    const old = await placeDeclaredSites(sql, before, then, record)
    const young = await placeDeclaredSites(sql, after, now, record)
    compared += record.body.sites.length
    for (const [index, { site_id }] of record.body.sites.entries()) {
      const change = changedSite({
        tenant_id: tenantId,
        abn: record.abn,
        site_id,
        before: old[index]?.location ?? null,
        after: young[index]?.location ?? null,
      })
      if (change !== undefined) changed.push(change)
    }
  }
  return { compared, changed, findings: siteFindings(changed, compared) }
}
