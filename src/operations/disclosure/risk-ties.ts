import type { SitesRecord } from '../../domain/disclosure/records/declared-sites.ts'
import type { EmissionTargets } from '../../domain/disclosure/records/emission-targets.ts'
import type { RecordFault } from '../../domain/disclosure/records/fault.ts'
import type { RiskRegister } from '../../domain/disclosure/records/risk-register.ts'
import { danglingRisks } from '../../domain/disclosure/records/risk-register-check.ts'
import type { Database } from '../../store/database.ts'
import type { RecordOwner } from '../../store/records.ts'
import { readRecord } from '../tenancy/tenant-records.ts'

/** Sites and targets that a register of risks names and that the company has not declared. */
export async function riskTies(
  database: Database,
  { tenantId, abn }: RecordOwner,
  body: RiskRegister,
): Promise<readonly RecordFault[]> {
  const key = { tenantId, abn, period: '' }
  const [sites, targets] = await Promise.all([
    body.risks.some((risk) => risk.sites.length > 0)
      ? readRecord<SitesRecord>(database, { ...key, kind: 'sites' })
      : undefined,
    body.risks.some(({ target_id }) => target_id !== undefined)
      ? readRecord<EmissionTargets>(database, { ...key, kind: 'emission_targets' })
      : undefined,
  ])
  return danglingRisks(body, {
    sites: new Set(sites?.body.sites.map(({ site_id }) => site_id)),
    targets: new Set(targets?.body.targets.map(({ id }) => id)),
  })
}
