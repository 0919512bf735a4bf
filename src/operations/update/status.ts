import type { Clock } from '../../clock.ts'
import type { Database } from '../../store/database.ts'
import {
  listSourceChecks,
  listUpdateRuns,
  type SourceCheck,
  type UpdateRun,
} from '../../store/source-updates.ts'
import { dueSources } from './due.ts'
import type { DueSource } from './report.ts'

/** What updates came to so far, and what is due. */
export interface UpdateStatus {
  /** Newest first; without their reports. */
  readonly runs: readonly Omit<UpdateRun, 'report'>[]
  /** The newest look at every file. */
  readonly files: readonly SourceCheck[]
  readonly due: readonly DueSource[]
}

const RUNS_SHOWN = 10

export async function readUpdateStatus(context: {
  readonly database: Database
  readonly clock: Clock
}): Promise<UpdateStatus> {
  const { runs, files } = await context.database.as({ kind: 'worker' }, async (sql) => ({
    runs: await listUpdateRuns(sql, RUNS_SHOWN),
    files: await listSourceChecks(sql),
  }))
  return { runs: runs.map(withoutReport), files, due: await dueSources(context) }
}

function withoutReport<Run extends { readonly report: unknown }>(run: Run): Omit<Run, 'report'> {
  const { report: _, ...rest } = run
  return rest
}
