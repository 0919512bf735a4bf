import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** How the newest look at a file ended; see the migration. */
export type CheckOutcome = 'received' | 'current' | 'loaded' | 'waiting' | 'left' | 'failed'

/** The newest look at a file that a publisher offers at a known address. */
export interface SourceCheck {
  readonly source: string
  readonly name: string
  readonly url: string
  readonly checked_at: string
  readonly outcome: CheckOutcome
  readonly etag: string | null
  readonly last_modified: string | null
  /** Of the bytes that were received last, whether or not the newest look got any. */
  readonly file_sha256: string | null
  /** Below the home directory, while they are not loaded. */
  readonly location: string | null
  readonly messages: readonly string[]
}

const CHECK = SQL`source, name, url, checked_at, outcome, etag, last_modified, file_sha256, location, messages`

export function listSourceChecks(sql: ReadonlySql): Promise<SourceCheck[]> {
  return sql.query<SourceCheck>(SQL`select ${CHECK} from source_check order by source, name`)
}

export async function writeSourceCheck(sql: Sql, check: SourceCheck): Promise<void> {
  await sql.query(
    SQL`insert into source_check (${CHECK}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[])
     on conflict (source, name) do update set url = excluded.url, checked_at = excluded.checked_at,
       outcome = excluded.outcome, etag = excluded.etag, last_modified = excluded.last_modified,
       file_sha256 = excluded.file_sha256, location = excluded.location, messages = excluded.messages`,
    [
      check.source,
      check.name,
      check.url,
      check.checked_at,
      check.outcome,
      check.etag,
      check.last_modified,
      check.file_sha256,
      check.location,
      check.messages,
    ],
  )
}

export interface UpdateRun {
  readonly id: number
  readonly started_at: string
  readonly started_by: 'command' | 'schedule'
  readonly ended_at: string | null
  /** Whether a process still works on it. */
  readonly is_running: boolean
  readonly report: unknown
}

const RUN = SQL`id, started_at, started_by, ended_at, (ended_at is null and lease_until > now()) as is_running, report`

/** Begins a run unless another is going on; the lease is kept by the database's own clock. */
export async function beginUpdateRun(
  sql: Sql,
  started: {
    readonly at: Date
    readonly by: UpdateRun['started_by']
    readonly holder: string
    /** Whether other processes can be at work on this database. */
    readonly hasOthers: boolean
    readonly leaseSeconds: number
  },
): Promise<number | undefined> {
  // Two that begin at the same moment are in line here.
  await sql.query(SQL`lock table update_run in share row exclusive mode`)
  const rows = await sql.query<{ id: number }>(
    SQL`insert into update_run (started_at, started_by, holder, lease_until)
     select $1, $2, $3, now() + make_interval(secs => $4)
     where not exists (
       select from update_run where ended_at is null and lease_until > now() and ($5::boolean or holder = $3)
     )
     returning id`,
    [started.at.toISOString(), started.by, started.holder, started.leaseSeconds, started.hasOthers],
  )
  return rows[0]?.id
}

/** False when the run lost its lease: another may have begun in the meantime. */
export async function renewUpdateRun(sql: Sql, id: number, leaseSeconds: number): Promise<boolean> {
  const rows = await sql.query(
    SQL`update update_run set lease_until = now() + make_interval(secs => $2)
     where id = $1 and ended_at is null and not exists (select from update_run later where later.id > $1)
     returning id`,
    [id, leaseSeconds],
  )
  return rows.length === 1
}

const RUNS_KEPT = 100

export async function endUpdateRun(sql: Sql, id: number, at: Date, report: object | null): Promise<void> {
  await sql.query(SQL`update update_run set ended_at = $2, report = $3 where id = $1`, [
    id,
    at.toISOString(),
    report === null ? null : JSON.stringify(report),
  ])
  await sql.query(SQL`delete from update_run where id <= $1`, [id - RUNS_KEPT])
}

/** The newest run that is going on. */
export async function runningUpdate(sql: ReadonlySql): Promise<UpdateRun | undefined> {
  const rows = await sql.query<UpdateRun>(
    SQL`select ${RUN} from update_run where ended_at is null and lease_until > now() order by id desc limit 1`,
  )
  return rows[0]
}

/** Runs, newest first. */
export function listUpdateRuns(sql: ReadonlySql, most: number): Promise<UpdateRun[]> {
  return sql.query<UpdateRun>(SQL`select ${RUN} from update_run order by id desc limit $1`, [most])
}
