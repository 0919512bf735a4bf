import type { Sql } from './database.ts'
import type { RunKey, RunRow, RunStage } from './runs.ts'
import { SQL } from './sql-text.ts'

/** What workers write about a run. Every statement leaves a run alone that has ended, and says so by answering false. */

const OPEN = SQL`tenant_id = $1 and id = $2 and state in ('queued', 'running')`
const changed = (rows: readonly unknown[]): boolean => rows.length === 1

/** A worker begins a try. */
export async function beginRun(sql: Sql, key: RunKey, attempt: number, at: string): Promise<boolean> {
  return changed(
    await sql.query(
      SQL`update disclosure_run set state = 'running', attempt = $3, started_at = coalesce(started_at, $4),
         stage = null, progress = 0 where ${OPEN} returning id`,
      [key.tenant_id, key.id, attempt, at],
    ),
  )
}

export async function advanceRun(sql: Sql, key: RunKey, stage: RunStage, progress: number): Promise<boolean> {
  return changed(
    await sql.query(SQL`update disclosure_run set stage = $3, progress = $4 where ${OPEN} returning id`, [
      key.tenant_id,
      key.id,
      stage,
      progress,
    ]),
  )
}

/** The run ends with its bundle; what it was really made from takes the place of what was asked. */
export async function succeedRun(
  sql: Sql,
  key: RunKey,
  made: Pick<RunRow, 'records' | 'register_state' | 'register_sha256' | 'question_sha256' | 'snapshot_id'> & {
    readonly at: string
  },
): Promise<boolean> {
  return changed(
    await sql.query(
      SQL`update disclosure_run set state = 'succeeded', progress = 100, ended_at = $3, records = $4, question_sha256 = $5,
         register_state = $6, register_sha256 = $7, snapshot_id = $8, error_code = null, error_detail = null
       where ${OPEN} returning id`,
      [
        key.tenant_id,
        key.id,
        made.at,
        JSON.stringify(made.records),
        made.question_sha256,
        made.register_state,
        made.register_sha256,
        made.snapshot_id,
      ],
    ),
  )
}

/** A try has failed: the run is queued again, or ends when `at` is given. */
export async function failRun(
  sql: Sql,
  key: RunKey,
  failure: { readonly code: string; readonly detail: string; readonly at: string | null },
): Promise<boolean> {
  return changed(
    await sql.query(
      SQL`update disclosure_run set state = case when $3::timestamptz is null then 'queued' else 'failed' end,
         ended_at = $3, error_code = $4, error_detail = $5
       where ${OPEN} returning id`,
      [key.tenant_id, key.id, failure.at, failure.code, failure.detail],
    ),
  )
}
