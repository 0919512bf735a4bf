import { RUN_QUEUE } from '../../../src/operations/disclosure-report/request-run.ts'
import type { Database } from '../../../src/store/database.ts'
import { SQL } from '../../../src/store/sql-text.ts'

/** Why runs failed, in the words of the log, other than for lost workers: a run itself tells its owner no internals. */
export async function failedRuns(database: Database): Promise<string[]> {
  const rows = await database.as({ kind: 'operator' }, (sql) =>
    sql.query<{ data: unknown; attempt: number; last_error: string }>(
      SQL`select data, attempt, last_error from job
       where queue = $1 and state = 'failed' and last_error not like 'no worker has survived%' order by id`,
      [RUN_QUEUE],
    ),
  )
  return rows.map(
    ({ data, attempt, last_error }) => `${JSON.stringify(data)} at try ${attempt}: ${last_error}`,
  )
}
