import type { Clock } from '../clock.ts'
import { isFinal, isPassing, recordFailure } from '../operations/disclosure-report/fail-run.ts'
import { ORDINARY_TRIES, type RunJob } from '../operations/disclosure-report/request-run.ts'
import { runsEnded } from '../operations/disclosure-report/runs-ended.ts'
import { LeaseLost } from '../operations/queue/lease.ts'
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
      const failure = error as Error
      const mayPass = failure instanceof LeaseLost || isPassing(failure) || attempt.number < ORDINARY_TRIES
      if (mayPass && !isFinal(failure)) throw failure
      throw new PermanentFailure(failure.message, { cause: failure })
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
