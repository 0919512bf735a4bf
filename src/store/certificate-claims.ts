import type { SerialFingerprints } from '../domain/disclosure/scope2/certificate-serials.ts'
import type { ClaimStanding } from '../domain/disclosure/scope2/instrument-registers.ts'
import type { ReadonlySql, Sql } from './database.ts'
import type { RecordKey } from './records.ts'
import { SQL } from './sql-text.ts'

/** The evidence record that claims certificates. */
export type Claimant = Omit<RecordKey, 'kind'>

/** Puts what a record claims now in the place of what it claimed before; nothing frees all. */
export async function replaceCertificateClaims(
  sql: Sql,
  claimant: Claimant,
  claims: readonly SerialFingerprints[],
): Promise<void> {
  const { tenantId, abn, period } = claimant
  const places = await placesOf(sql, claimant, claims)
  await sql.query(SQL`delete from certificate_claim where tenant_id = $1 and abn = $2 and period = $3`, [
    tenantId,
    abn,
    period,
  ])
  for (const [place, group] of Map.groupBy(claims, (_, index) => places[index]!)) {
    const { fingerprints, blocks } = columnsOf(group)
    await sql.query(
      SQL`insert into certificate_claim (tenant_id, abn, period, fingerprint, is_block, claimed)
       select $1, $2, $3, fingerprint, is_block, $6
       from unnest($4::text[], $5::boolean[]) as claimed (fingerprint, is_block)`,
      [tenantId, abn, period, fingerprints, blocks, place],
    )
  }
}

/**
 * The place of each range in the order of claims. A range keeps its place when the record claimed all of it before: what
 * is added to one is claimed from now on.
 */
async function placesOf(
  sql: Sql,
  { tenantId, abn, period }: Claimant,
  claims: readonly SerialFingerprints[],
): Promise<readonly number[]> {
  if (claims.length === 0) return []
  const held = await sql.query<{ fingerprint: string; claimed: number }>(
    SQL`select fingerprint, min(claimed) as claimed from certificate_claim
     where tenant_id = $1 and abn = $2 and period = $3 and is_block group by fingerprint`,
    [tenantId, abn, period],
  )
  const before = new Map(held.map(({ fingerprint, claimed }) => [fingerprint, claimed]))
  const kept = claims.map(({ blocks }) =>
    blocks.every((print) => before.has(print))
      ? Math.max(...blocks.map((print) => before.get(print)!))
      : null,
  )
  if (!kept.includes(null)) return kept.map((place) => place ?? 0)
  const [next] = await sql.query<{ place: number }>(SQL`select nextval('certificate_claim_order') as place`)
  return kept.map((place) => place ?? next!.place)
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

/** How claims stand that others make too, by their index. Only inside a transaction of the claimant's tenant. */
export async function standingOfClaims(
  sql: ReadonlySql,
  { abn, period }: Omit<Claimant, 'tenantId'>,
  claims: readonly SerialFingerprints[],
): Promise<ReadonlyMap<number, ClaimStanding>> {
  if (claims.length === 0) return new Map()
  const asked = claims.flatMap(({ blocks, containers }, index) => [
    ...blocks.map((print) => ({ print, isBlock: true, index })),
    ...containers.map((print) => ({ print, isBlock: false, index })),
  ])
  const rows = await sql.query<{ asked_range: number; standing: ClaimStanding }>(
    SQL`select asked_range, standing from certificate_standing($1, $2, $3, $4, $5)`,
    [
      abn,
      period,
      asked.map(({ print }) => print),
      asked.map(({ isBlock }) => isBlock),
      asked.map(({ index }) => index),
    ],
  )
  return new Map(rows.map(({ asked_range, standing }) => [asked_range, standing]))
}

/** Each fingerprint once; one that is a block of any range counts as a block. */
function columnsOf(claims: readonly SerialFingerprints[]) {
  const isBlock = new Map<string, boolean>()
  for (const { containers } of claims) for (const print of containers) isBlock.set(print, false)
  for (const { blocks } of claims) for (const print of blocks) isBlock.set(print, true)
  return { fingerprints: [...isBlock.keys()], blocks: [...isBlock.values()] }
}
