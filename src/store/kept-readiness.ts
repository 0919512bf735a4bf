import type { DutyFacts } from '../domain/disclosure/duty/facts.ts'
import type { ReadonlySql, Sql } from './database.ts'
import type { KeptReadiness } from './periods-in-progress.ts'
import type { ReviewKey } from './review-events.ts'
import { SQL } from './sql-text.ts'

/** Keeps the readiness of a period in place of what was kept before. */
export async function writeKeptReadiness(
  sql: Sql,
  { tenantId, abn, period }: ReviewKey,
  kept: KeptReadiness,
  /** All facts of the duty that were known; null where nothing could be computed. */
  duty: DutyFacts | null,
): Promise<void> {
  await sql.query(
    SQL`insert into kept_readiness (tenant_id, abn, period, mark, snapshot_id, computed_at, name, review_state, readiness_state,
       score, score_line, blocked_by, contradictions, fault, duty)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text[], $13, $14, $15::jsonb)
     on conflict (tenant_id, abn, period) do update set mark = excluded.mark, snapshot_id = excluded.snapshot_id,
       computed_at = excluded.computed_at, name = excluded.name, review_state = excluded.review_state,
       readiness_state = excluded.readiness_state, score = excluded.score, score_line = excluded.score_line,
       blocked_by = excluded.blocked_by, contradictions = excluded.contradictions, fault = excluded.fault, duty = excluded.duty`,
    [
      tenantId,
      abn,
      period,
      kept.mark,
      kept.snapshot_id,
      kept.computed_at,
      kept.name,
      kept.review_state,
      kept.readiness_state,
      kept.score,
      kept.score_line,
      kept.blocked_by,
      kept.contradictions,
      kept.fault,
      duty === null ? null : JSON.stringify(duty),
    ],
  )
}

/** Names of companies by ABN, where one was kept. */
export async function keptNames(
  sql: ReadonlySql,
  tenantId: string,
  abns: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ abn: string; name: string }>(
    SQL`select distinct on (abn) abn, name from kept_readiness
     where tenant_id = $1 and abn = any ($2::text[]) and name is not null order by abn, computed_at desc`,
    [tenantId, abns],
  )
  return new Map(rows.map(({ abn, name }) => [abn, name]))
}
