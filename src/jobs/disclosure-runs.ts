import type { Clock } from '../clock.ts'
import { isFinal, recordFailure } from '../operations/disclosure-report/fail-run.ts'
import type { RunJob } from '../operations/disclosure-report/request-run.ts'
import { runsEnded } from '../operations/disclosure-report/runs-ended.ts'
import { type Attempt, type Handler, PermanentFailure } from './handler.ts'

export interface RunWork {
  readonly clock: Clock
  /** Performs a try of a run, in a process if need be. */
  readonly perform: (job: RunJob, attempt: Attempt) => Promise<void>
}

/** Makes the bundles that were asked for. */
export const disclosureRuns = ({ clock, perform }: RunWork): Handler<RunJob> => ({
  async run(job, attempt) {
    try {
      await perform(job, attempt)
    } catch (error) {
      if (!isFinal(error as Error)) throw error
      throw new PermanentFailure((error as Error).message, { cause: error })
    }
  },
  failed: (sql, job, { error, retryInSeconds, attempt }) =>
    recordFailure(sql, clock, job, {
      error: error.cause instanceof Error && error instanceof PermanentFailure ? error.cause : error,
      isLast: retryInSeconds === undefined,
      attempt,
    }),
  ended: () => runsEnded.ring(),
})
