import { isFinal, recordFailure } from '../operations/disclosure-report/fail-run.ts'
import { performRun, type RunTools } from '../operations/disclosure-report/perform-run.ts'
import type { RunJob } from '../operations/disclosure-report/request-run.ts'
import { type Handler, PermanentFailure } from './handler.ts'

/** Makes the bundles that were asked for. */
export const disclosureRuns = (tools: RunTools): Handler<RunJob> => ({
  async run(job, attempt) {
    try {
      await performRun(tools, job, attempt)
    } catch (error) {
      if (!isFinal(error as Error)) throw error
      throw new PermanentFailure((error as Error).message, { cause: error })
    }
  },
  failed: (sql, job, { error, retryInSeconds, attempt }) =>
    recordFailure(sql, tools.clock, job, {
      error: error.cause instanceof Error && error instanceof PermanentFailure ? error.cause : error,
      isLast: retryInSeconds === undefined,
      attempt,
    }),
})
