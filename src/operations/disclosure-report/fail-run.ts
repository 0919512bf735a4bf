import type { Clock } from '../../clock.ts'
import { ERRORS, ServiceError } from '../../errors.ts'
import type { Sql } from '../../store/database.ts'
import { failRun } from '../../store/run-progress.ts'
import { findRun } from '../../store/runs.ts'
import { databaseFault } from '../database-fault.ts'
import { tellRunEnded } from '../monitoring/run-events.ts'
import { isStorageFull } from '../storage-full.ts'
import { appendAudit } from '../tenancy/audit.ts'
import type { RunJob } from './request-run.ts'

/** Why a try failed, as the run tells it. */
export interface RunFailure {
  readonly code: string
  readonly detail: string
}

/** A renderer refused its data or its tools, such as a font that cannot be read. */
export class RenderingFailed extends Error {
  override readonly name = 'RenderingFailed'
}

/** A failure as data: a class does not survive the way between processes. */
export interface ToldFailure extends RunFailure {
  /** For the log. */
  readonly message: string
  readonly stack: string | undefined
  readonly isFinal: boolean
  readonly isPassing: boolean
}

export const tellFailure = (error: Error): ToldFailure => ({
  ...describeFailure(error),
  message: error.message,
  stack: error.stack,
  isFinal: isFinal(error),
  isPassing: isPassing(error),
})

/** A failure that another process told. */
export class RunFailed extends Error {
  override readonly name = 'RunFailed'
  readonly failure: ToldFailure

  constructor(failure: ToldFailure) {
    super(failure.message)
    this.failure = failure
    if (failure.stack !== undefined) this.stack = failure.stack
  }
}

/** The same with what the caller would be told; internals stay in the log. */
function describeFailure(error: Error): RunFailure {
  if (error instanceof RunFailed) return error.failure
  if (error instanceof ServiceError) return { code: error.code, detail: error.message }
  if (isStorageFull(error))
    return { code: 'storage_full', detail: 'There was no room left to keep the bundle.' }
  if (databaseFault(error) !== undefined)
    return { code: 'database_unavailable', detail: 'The database did not respond while the bundle was made.' }
  if (error instanceof RenderingFailed) return { code: 'rendering_failed', detail: error.message }
  if (error.name === 'PermanentFailure') return { code: 'worker_lost', detail: error.message }
  return {
    code: 'internal_error',
    detail: 'Something went wrong on our side; the log of the worker says what.',
  }
}

/** Whether another try would only repeat the refusal. */
export const isFinal = (error: Error): boolean =>
  error instanceof RunFailed
    ? error.failure.isFinal
    : error instanceof ServiceError && !ERRORS[error.code].retryable

/** Whether nothing is wrong with the run itself: the database was away, or the disk full. */
export const isPassing = (error: Error): boolean =>
  error instanceof RunFailed
    ? error.failure.isPassing
    : databaseFault(error) !== undefined || isStorageFull(error)

/** Writes a failed try down, in the transaction that ends it; the run ends too when there is to be no other. */
export async function recordFailure(
  sql: Sql,
  clock: Clock,
  job: RunJob,
  failure: { readonly error: Error; readonly isLast: boolean; readonly attempt: number },
): Promise<void> {
  const { code, detail } = describeFailure(failure.error)
  const at = failure.isLast ? clock.now().toISOString() : null
  const isKept = await failRun(sql, { tenant_id: job.tenant_id, id: job.run_id }, { code, detail, at })
  if (!isKept || !failure.isLast) return
  await appendAudit(sql, clock, {
    tenantId: job.tenant_id,
    actor: 'system',
    action: 'disclosure_run.failed',
    subject: `disclosure_run:${job.run_id}`,
    detail: { code, attempt: failure.attempt },
  })
  const run = await findRun(sql, { tenant_id: job.tenant_id, id: job.run_id })
  await tellRunEnded(sql, clock, {
    tenantId: job.tenant_id,
    runId: job.run_id,
    abn: run!.abn,
    outcome: 'failed',
    summary: `The bundle could not be made: ${detail}`,
    to: { error_code: code, error_detail: detail },
  })
}
