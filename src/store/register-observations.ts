import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** An answer of the business register about one ABN. */
export interface RegisterObservation {
  readonly abn: string
  readonly retrieved_at: string
  /** Canonical JSON. */
  readonly content: string
  readonly content_sha256: string
  /** Every ABN that the content names. */
  readonly mentions: readonly string[]
}

export interface RegisterPurge {
  readonly abn: string
  readonly purged_at: string
  readonly actor: 'operator' | 'system'
  readonly reason: string
  readonly copies: number
}

/** The kept answers about some ABNs. */
export async function findObservations(
  sql: ReadonlySql,
  abns: readonly string[],
): Promise<ReadonlyMap<string, RegisterObservation>> {
  const rows = await sql.query<RegisterObservation>(
    SQL`select abn, retrieved_at, content, content_sha256, mentions from register_observation
     where abn = any($1::text[])`,
    [abns],
  )
  return new Map(rows.map((row) => [row.abn, row]))
}

/** Keeps an answer in place of an older one. */
export async function keepObservation(sql: Sql, observation: RegisterObservation): Promise<void> {
  await sql.query(
    SQL`insert into register_observation (abn, retrieved_at, content, content_sha256, mentions)
     values ($1, $2, $3, $4, $5::text[])
     on conflict (abn) do update set retrieved_at = excluded.retrieved_at, content = excluded.content,
       content_sha256 = excluded.content_sha256, mentions = excluded.mentions
     where register_observation.retrieved_at < excluded.retrieved_at`,
    [
      observation.abn,
      observation.retrieved_at,
      observation.content,
      observation.content_sha256,
      observation.mentions,
    ],
  )
}

/** Deletes every answer that names the ABN; the hashes of what was deleted. */
export async function deleteObservations(sql: Sql, abn: string): Promise<string[]> {
  const deleted = await sql.query<{ content_sha256: string }>(
    SQL`delete from register_observation where abn = $1 or $1 = any(mentions) returning content_sha256`,
    [abn],
  )
  return deleted.map(({ content_sha256 }) => content_sha256)
}

/** Bundles of all tenants that cite one of these answers. */
export async function countBundlesCiting(sql: ReadonlySql, sha256s: readonly string[]): Promise<number> {
  const rows = await sql.query<{ n: number }>(
    SQL`select count(*) as n from disclosure_run r
     join bundle b on b.tenant_id = r.tenant_id and b.run_id = r.id
     where r.register_sha256 = any($1::text[])`,
    [sha256s],
  )
  return rows[0]?.n ?? 0
}

export async function insertPurge(sql: Sql, purge: RegisterPurge): Promise<void> {
  await sql.query(
    SQL`insert into register_purge (abn, purged_at, actor, reason, copies) values ($1, $2, $3, $4, $5)`,
    [purge.abn, purge.purged_at, purge.actor, purge.reason, purge.copies],
  )
}

/** Publication day of the newest extract of a snapshot that holds the ABN, for each that one holds. */
export async function extractDays(
  sql: ReadonlySql,
  snapshotId: string,
  abns: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ abn: string; published_on: string }>(
    SQL`select e.abn, max(r.published_on) as published_on from register_entity e
     join snapshot_release sr on sr.release_id = e.release_id and sr.snapshot_id = $1
     join release r on r.id = e.release_id
     where e.abn = any($2::text[]) group by e.abn`,
    [snapshotId, abns],
  )
  return new Map(rows.map(({ abn, published_on }) => [abn, published_on]))
}
