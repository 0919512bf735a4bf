import type { DeclaredIdentity } from '../../domain/company/identity/entity.ts'
import type { DeclaredCompany, SitesRecord } from '../../domain/disclosure/records/declared-sites.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { matchAddress } from '../addresses/match-address.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import type { TenantRecord } from '../tenancy/record-version.ts'
import type { DeclaredIdentities } from './company-facts.ts'

/** Name and head office of a company as the tenant's record of its sites has them. */
export async function declaredIdentities(
  database: ReadonlySql,
  snapshot: SnapshotView,
  record: TenantRecord<SitesRecord> | undefined,
): Promise<DeclaredIdentities> {
  const company = record?.body.company
  if (record === undefined || company === undefined) return new Map()
  const place = await placeOf(database, snapshot, company)
  const identity: DeclaredIdentity = {
    name: company.name,
    ...place,
    evidence: Object.entries({ name: company.name, ...place }).map(([field, value_text]) => ({
      dataset: 'tenant_record',
      release: `sites version ${record.version}`,
      file_sha256: record.body_sha256,
      ref: 'company',
      field,
      observed: record.authored_at,
      value_text,
    })),
  }
  return new Map([[record.abn, identity]])
}

/** State and postcode as declared; those that are missing as the address says, by the address file where it has it beyond doubt. */
async function placeOf(
  database: ReadonlySql,
  snapshot: SnapshotView,
  { address, state, postcode }: DeclaredCompany,
): Promise<Pick<DeclaredIdentity, 'state' | 'postcode'>> {
  if (address === undefined || (state !== undefined && postcode !== undefined))
    return { state: state ?? null, postcode: postcode ?? null }
  const { status, candidates, parsed } = await matchAddress(
    database,
    snapshot,
    [address, state, postcode].filter((part) => part !== undefined).join(' '),
  )
  const best = status === 'matched' ? candidates[0] : undefined
  return {
    state: state ?? best?.state ?? parsed.state ?? null,
    postcode: postcode ?? best?.postcode ?? parsed.postcode ?? null,
  }
}
