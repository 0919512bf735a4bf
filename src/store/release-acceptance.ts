import type { AcceptedRelease } from '../domain/operator-decision.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

/** Who went on although a check found that the effects look wrong, and why. */
export interface Acceptance {
  readonly reason: string
  readonly accepted_by: string
}

interface AcceptedAct extends Acceptance {
  readonly release_id: string
  /** Whether the release was loaded or withdrawn. */
  readonly act: 'load' | 'withdrawal'
  /** What the check found. */
  readonly findings: readonly object[]
}

export interface AcceptedWithdrawal extends AcceptedRelease {
  readonly release_id: string
}

export async function insertAcceptance(
  sql: Sql,
  { release_id, act, reason, accepted_by, findings }: AcceptedAct,
  now: Date,
): Promise<void> {
  await sql.query(
    SQL`insert into release_acceptance (release_id, act, reason, accepted_by, accepted_at, findings)
     values ($1, $2, $3, $4, $5, $6)`,
    [release_id, act, reason, accepted_by, now.toISOString(), JSON.stringify(findings)],
  )
}

export const listAcceptedWithdrawals = (sql: ReadonlySql): Promise<AcceptedWithdrawal[]> =>
  sql.query<AcceptedWithdrawal>(
    SQL`select release_id, reason, accepted_by, accepted_at, findings from release_acceptance
     where act = 'withdrawal' order by release_id`,
  )

/** The acceptance of the load of a release as JSON; null when there is none. `release` must be in the query. */
export const ACCEPTED = SQL`(
  select jsonb_build_object('reason', a.reason, 'accepted_by', a.accepted_by,
    'accepted_at', to_char(a.accepted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'findings', a.findings)
  from release_acceptance a where a.release_id = release.id and a.act = 'load'
) as accepted`
