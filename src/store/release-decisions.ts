import type { OperatorDecision } from '../domain/operator-decision.ts'
import type { Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** The decisions of a release as JSON in their order; null when there are none. `release` must be in the query. */
export const DECISIONS = SQL`(
  select jsonb_agg(jsonb_build_object('id', d.id, 'file_sha256', d.file_sha256, 'row_ref', d.row_ref,
    'column', d.printed_column, 'printed', d.printed, 'rule', d.rule, 'problem', d.problem, 'expected', d.expected,
    'decision', d.decision, 'field', d.field, 'used', d.used, 'about', d.about, 'reason', d.reason,
    'decided_by', d.decided_by, 'decided_on', to_char(d.decided_on, 'YYYY-MM-DD')) order by d.position)
  from release_decision d where d.release_id = release.id
) as decisions`

export async function insertDecisions(
  sql: Sql,
  releaseId: string,
  decisions: readonly OperatorDecision[],
): Promise<void> {
  for (const [position, decision] of decisions.entries())
    await sql.query(
      SQL`insert into release_decision (release_id, id, position, file_sha256, row_ref, printed_column, printed, rule, problem,
         expected, decision, field, used, about, reason, decided_by, decided_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
      [
        releaseId,
        decision.id,
        position,
        decision.file_sha256,
        decision.row_ref,
        decision.column,
        decision.printed,
        decision.rule,
        decision.problem,
        decision.expected,
        decision.decision,
        decision.field,
        JSON.stringify(decision.used),
        JSON.stringify(decision.about),
        decision.reason,
        decision.decided_by,
        decision.decided_on,
      ],
    )
}
