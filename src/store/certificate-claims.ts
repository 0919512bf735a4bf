import type { SerialFingerprints } from '../domain/disclosure/scope2/certificate-serials.ts'
import type { ReadonlySql, Sql } from './database.ts'
import type { RecordKey } from './records.ts'
import { SQL } from './sql-text.ts'

/** The evidence record that claims certificates. */
export type Claimant = Omit<RecordKey, 'kind'>

/** Puts what a record claims now in the place of what it claimed before; nothing frees all. */
export async function replaceCertificateClaims(
  sql: Sql,
  { tenantId, abn, period }: Claimant,
  claims: readonly SerialFingerprints[],
): Promise<void> {
  await sql.query(SQL`delete from certificate_claim where tenant_id = $1 and abn = $2 and period = $3`, [
    tenantId,
    abn,
    period,
  ])
  const { fingerprints, blocks } = columnsOf(claims)
  if (fingerprints.length === 0) return
  await sql.query(
    SQL`insert into certificate_claim (tenant_id, abn, period, fingerprint, is_block)
     select $1, $2, $3, fingerprint, is_block
     from unnest($4::text[], $5::boolean[]) as claimed (fingerprint, is_block)`,
    [tenantId, abn, period, fingerprints, blocks],
  )
}

/**
 * Those of the fingerprints that any other evidence record claims: of another tenant, company or period. Whose it is
 * cannot be asked. Only inside a transaction of the claimant's tenant.
 */
export async function conflictingSerials(
  sql: ReadonlySql,
  { abn, period }: Omit<Claimant, 'tenantId'>,
  claims: readonly SerialFingerprints[],
): Promise<ReadonlySet<string>> {
  const { fingerprints, blocks } = columnsOf(claims)
  if (fingerprints.length === 0) return new Set()
  const rows = await sql.query<{ fingerprint: string }>(
    SQL`select fingerprint from certificate_conflicts($1, $2, $3, $4) as fingerprint`,
    [abn, period, fingerprints, blocks],
  )
  return new Set(rows.map(({ fingerprint }) => fingerprint))
}

/** Each fingerprint once; one that is a block of any range counts as a block. */
function columnsOf(claims: readonly SerialFingerprints[]) {
  const isBlock = new Map<string, boolean>()
  for (const { containers } of claims) for (const print of containers) isBlock.set(print, false)
  for (const { blocks } of claims) for (const print of blocks) isBlock.set(print, true)
  return { fingerprints: [...isBlock.keys()], blocks: [...isBlock.values()] }
}
