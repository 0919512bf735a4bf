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

export async function findObservation(
  sql: ReadonlySql,
  abn: string,
): Promise<RegisterObservation | undefined> {
  const rows = await sql.query<RegisterObservation>(
    SQL`select abn, retrieved_at, content, content_sha256, mentions from register_observation where abn = $1`,
    [abn],
  )
  return rows[0]
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

/** Deletes every answer that names the ABN and says how many there were. */
export async function deleteObservations(sql: Sql, abn: string): Promise<number> {
  const deleted = await sql.query(
    SQL`delete from register_observation where abn = $1 or $1 = any(mentions) returning abn`,
    [abn],
  )
  return deleted.length
}

export async function insertPurge(sql: Sql, purge: RegisterPurge): Promise<void> {
  await sql.query(
    SQL`insert into register_purge (abn, purged_at, actor, reason, copies) values ($1, $2, $3, $4, $5)`,
    [purge.abn, purge.purged_at, purge.actor, purge.reason, purge.copies],
  )
}

/** Publication day of the newest extract of a snapshot that holds the ABN. */
export async function extractDay(
  sql: ReadonlySql,
  snapshotId: string,
  abn: string,
): Promise<string | undefined> {
  const rows = await sql.query<{ published_on: string }>(
    SQL`select r.published_on from register_entity e
     join snapshot_release sr on sr.release_id = e.release_id and sr.snapshot_id = $1
     join release r on r.id = e.release_id
     where e.abn = $2 order by r.published_on desc limit 1`,
    [snapshotId, abn],
  )
  return rows[0]?.published_on
}
