import type { Clock } from '../../clock.ts'
import type { Database } from '../../store/database.ts'
import { listReleases, type Release } from '../../store/releases.ts'
import {
  listSourceChecks,
  listUpdateRuns,
  type SourceCheck,
  type UpdateRun,
} from '../../store/source-updates.ts'
import { dueSources } from './due.ts'
import type { DueSource } from './report.ts'

/** Whether the bytes of a file wait for a person. What was received and not judged is judged by the next update. */
export const isWaiting = ({ location, outcome }: SourceCheck): boolean =>
  location !== null && (outcome === 'waiting' || outcome === 'failed')

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
  return {
    runs: runs.map(withoutReport),
    files: settled(files, await listReleases(context.database)),
    due: await dueSources(context),
  }
}

/**
 * The looks at files as they stand now: what waited then may have been loaded since by a person. The next update writes that down and
 * removes the bytes.
 */
export function settled(files: readonly SourceCheck[], releases: readonly Release[]): readonly SourceCheck[] {
  return files.map((file) => {
    if (file.location === null) return file
    const release = releases.find(
      ({ source, file_sha256 }) => source === file.source && file_sha256 === file.file_sha256,
    )
    if (release === undefined) return file
    const { edition, withdrawn_on, withdrawn_reason } = release
    const withdrawal = withdrawn_on === null ? '' : `, withdrawn on ${withdrawn_on}: ${withdrawn_reason}`
    return {
      ...file,
      outcome: withdrawn_on === null ? 'loaded' : 'current',
      location: null,
      messages: [`loaded as ${edition}${withdrawal}`],
    }
  })
}

function withoutReport<Run extends { readonly report: unknown }>(run: Run): Omit<Run, 'report'> {
  const { report: _, ...rest } = run
  return rest
}
