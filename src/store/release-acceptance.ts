import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** Who loaded a release although a check found that it looks wrong, and why. */
export interface Acceptance {
  readonly reason: string
  readonly accepted_by: string
}

export interface KeptAcceptance extends Acceptance {
  readonly release_id: string
  readonly accepted_at: string
  /** What the check found. */
  readonly findings: readonly object[]
}

export async function insertAcceptance(
  sql: Sql,
  releaseId: string,
  { reason, accepted_by }: Acceptance,
  findings: readonly object[],
  now: Date,
): Promise<void> {
  await sql.query(
    SQL`insert into release_acceptance (release_id, reason, accepted_by, accepted_at, findings)
     values ($1, $2, $3, $4, $5)`,
    [releaseId, reason, accepted_by, now.toISOString(), JSON.stringify(findings)],
  )
}

export const listAcceptances = (sql: ReadonlySql): Promise<KeptAcceptance[]> =>
  sql.query<KeptAcceptance>(
    SQL`select release_id, reason, accepted_by, accepted_at, findings from release_acceptance order by release_id`,
  )
