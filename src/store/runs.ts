import type { ReadonlySql, Sql } from './database.ts'
import { identifier, joined, parametersFor, SQL } from './sql-text.ts'

export const RUN_STATES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type RunState = (typeof RUN_STATES)[number]

/** What a run is at. */
export type RunStage =
  | 'gathering'
  | 'composing'
  | 'rendering_report'
  | 'rendering_working_papers'
  | 'sealing'
  | 'storing'

/** A record that a bundle is made from. */
export interface UsedRecord {
  readonly kind: string
  readonly version: number
}

export interface NewRun {
  readonly tenant_id: string
  readonly id: string
  readonly abn: string
  readonly period_start: string
  readonly period_end: string
  readonly standard_version: string
  readonly early_adoption: boolean
  readonly snapshot_id: string
  readonly records: readonly UsedRecord[]
  /** What came of asking the business register at the request; null where no one asked. */
  readonly register_state: 'answered' | 'unavailable' | null
  /** Hash of the register's answer; null where there is none. */
  readonly register_sha256: string | null
  readonly question_sha256: string
  readonly forced: boolean
  readonly requested_by: string
  readonly requested_at: string
}

export interface RunRow extends NewRun {
  readonly state: RunState
  readonly stage: RunStage | null
  readonly progress: number
  readonly attempt: number
  readonly error_code: string | null
  readonly error_detail: string | null
  readonly started_at: string | null
  readonly ended_at: string | null
  /** Order of asking. */
  readonly ordinal: number
  /** The bundle that it made; null unless it succeeded. */
  readonly artifact_id: string | null
}

export type RunKey = Pick<RunRow, 'tenant_id' | 'id'>

const GIVEN = [
  'tenant_id',
  'id',
  'abn',
  'period_start',
  'period_end',
  'standard_version',
  'early_adoption',
  'snapshot_id',
  'records',
  'register_state',
  'register_sha256',
  'question_sha256',
  'forced',
  'requested_by',
  'requested_at',
] as const satisfies (keyof NewRun)[]

const SELECT = SQL`select ${joined(GIVEN.map((name) => SQL`r.${identifier(name)}`))}, r.state, r.stage, r.progress, r.attempt,
    r.error_code, r.error_detail, r.started_at, r.ended_at, r.ordinal, b.id as artifact_id
  from disclosure_run r left join bundle b on b.tenant_id = r.tenant_id and b.run_id = r.id`

/** Makes those who ask for bundles of one tenant queue until the end of the transaction: two cannot both be the last of a quota, nor both the first to ask a question. */
export async function lockRuns(sql: Sql, tenantId: string): Promise<void> {
  await sql.query(SQL`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`disclosure runs ${tenantId}`])
}

export async function insertRun(sql: Sql, run: NewRun): Promise<void> {
  const values = GIVEN.map((name) => (name === 'records' ? JSON.stringify(run.records) : run[name]))
  await sql.query(
    SQL`insert into disclosure_run (${joined(GIVEN.map(identifier))}, state)
     values (${parametersFor(GIVEN)}, 'queued')`,
    values,
  )
}

export async function findRun(sql: ReadonlySql, { tenant_id, id }: RunKey): Promise<RunRow | undefined> {
  return (await sql.query<RunRow>(SQL`${SELECT} where r.tenant_id = $1 and r.id = $2`, [tenant_id, id]))[0]
}

/** The newest run of a question that made its bundle or still may. */
export async function standingRun(
  sql: ReadonlySql,
  tenantId: string,
  questionSha256: string,
): Promise<RunRow | undefined> {
  const found = await sql.query<RunRow>(
    SQL`${SELECT} where r.tenant_id = $1 and r.question_sha256 = $2 and r.state in ('queued', 'running', 'succeeded')
     order by r.ordinal desc limit 1`,
    [tenantId, questionSha256],
  )
  return found[0]
}

/** Runs about a company, newest first, older than `before` (an ordinal). */
export function listRuns(
  sql: ReadonlySql,
  { tenantId, abn }: { readonly tenantId: string; readonly abn: string },
  page: { readonly limit: number; readonly before?: number | undefined },
): Promise<RunRow[]> {
  return sql.query<RunRow>(
    SQL`${SELECT} where r.tenant_id = $1 and r.abn = $2
       and ($3::bigint is null or r.ordinal < $3) order by r.ordinal desc limit $4`,
    [tenantId, abn, page.before ?? null, page.limit],
  )
}

/** Runs since an instant that made a bundle or still may: what the plan's limit counts. */
export async function countRunsSince(sql: ReadonlySql, tenantId: string, since: string): Promise<number> {
  const [row] = await sql.query<{ n: number }>(
    SQL`select count(*) as n from disclosure_run
     where tenant_id = $1 and requested_at >= $2 and state in ('queued', 'running', 'succeeded')`,
    [tenantId, since],
  )
  return row?.n ?? 0
}

/** Cancels a run that has not ended; false when it has. */
export async function cancelRun(sql: Sql, { tenant_id, id }: RunKey, at: string): Promise<boolean> {
  const changed = await sql.query(
    SQL`update disclosure_run set state = 'cancelled', ended_at = $3
     where tenant_id = $1 and id = $2 and state in ('queued', 'running') returning id`,
    [tenant_id, id, at],
  )
  return changed.length === 1
}
