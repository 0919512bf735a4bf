import type { SnapshotPlan } from '../domain/snapshots.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

export interface Snapshot {
  readonly id: string
  /** The day this set of releases came into force. */
  readonly as_of: string
  readonly created_at: string
}

/** Makes a second load wait for the first, so that it sees the first one's releases. Held to the end of the transaction. */
export async function lockTimeline(sql: Sql): Promise<void> {
  await sql.query(SQL`lock table snapshot_in_force in exclusive mode`)
}

/** Writes the publication timeline again. Snapshots made before stay: they are immutable and can be pinned. */
export async function writeTimeline(sql: Sql, timeline: readonly SnapshotPlan[], now: Date): Promise<void> {
  await sql.query(SQL`delete from snapshot_in_force`)
  for (const plan of timeline) {
    const made = await sql.query(
      SQL`insert into snapshot (id, as_of, created_at) values ($1, $2, $3) on conflict (id) do nothing returning id`,
      [plan.id, plan.from_day, now.toISOString()],
    )
    if (made.length === 1)
      await sql.query(
        SQL`insert into snapshot_release (snapshot_id, release_id) select $1, unnest($2::text[])`,
        [plan.id, plan.release_ids],
      )
    await sql.query(SQL`insert into snapshot_in_force (from_day, snapshot_id) values ($1, $2)`, [
      plan.from_day,
      plan.id,
    ])
  }
}

/** The newest snapshot in force, or the one that was in force on `day`. */
export async function snapshotInForce(sql: ReadonlySql, day?: string): Promise<Snapshot | undefined> {
  const found = await sql.query<Snapshot>(
    SQL`select s.id, s.as_of, s.created_at
     from snapshot_in_force f join snapshot s on s.id = f.snapshot_id
     where $1::date is null or f.from_day <= $1::date
     order by f.from_day desc limit 1`,
    [day ?? null],
  )
  return found[0]
}

export interface PinnedSnapshot extends Snapshot {
  /** A release of it that was withdrawn since; null when all stand. */
  readonly withdrawn_release: string | null
  readonly withdrawn_reason: string | null
}

export async function findSnapshot(sql: ReadonlySql, id: string): Promise<PinnedSnapshot | undefined> {
  const found = await sql.query<PinnedSnapshot>(
    SQL`select s.id, s.as_of, s.created_at, w.id as withdrawn_release, w.withdrawn_reason
     from snapshot s
     left join lateral (
       select r.id, r.withdrawn_reason from snapshot_release sr join release r on r.id = sr.release_id
       where sr.snapshot_id = s.id and r.withdrawn_on is not null order by r.id limit 1
     ) w on true
     where s.id = $1`,
    [id],
  )
  return found[0]
}

export function listSnapshots(
  sql: ReadonlySql,
): Promise<(Snapshot & { in_force_from: string | null; releases: number })[]> {
  return sql.query(
    SQL`select s.id, s.as_of, s.created_at, f.from_day as in_force_from,
       (select count(*) from snapshot_release r where r.snapshot_id = s.id) as releases
     from snapshot s left join snapshot_in_force f on f.snapshot_id = s.id
     order by s.as_of desc, s.id`,
  )
}

/** Releases of a snapshot that were withdrawn since it was in force. */
export const withdrawnReleases = (
  sql: ReadonlySql,
  snapshotId: string,
): Promise<{ release: string; withdrawn_on: string; reason: string }[]> =>
  sql.query(
    SQL`select r.id as release, r.withdrawn_on, r.withdrawn_reason as reason
     from snapshot_release s join release r on r.id = s.release_id
     where s.snapshot_id = $1 and r.withdrawn_on is not null order by r.id`,
    [snapshotId],
  )
