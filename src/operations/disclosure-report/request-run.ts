import type { Clock } from '../../clock.ts'
import { ServiceError } from '../../errors.ts'
import type { Sql } from '../../store/database.ts'
import { countRunsSince, findRun, insertRun, lockRuns, type RunRow, standingRun } from '../../store/runs.ts'
import { enqueue } from '../queue/enqueue.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { newRunId } from './run-id.ts'
import type { DecidedQuestion } from './run-question.ts'

export type Run = RunRow

/** Queue of runs, and what a job of it holds. */
export const RUN_QUEUE = 'disclosure-run'
export interface RunJob {
  readonly tenant_id: string
  readonly run_id: string
}

/** Seconds between tries. Whatever fails is tried three times; the last two tries are for faults that pass (`isPassing`) and for lost workers. */
const RETRY_DELAYS = [2, 15, 60, 120]
/** Tries of a run that fails by itself. */
export const ORDINARY_TRIES = 3

export interface RunRequest {
  readonly question: DecidedQuestion
  /** `key:<id>` and the like. */
  readonly actor: string
  /** Make a bundle although one of the same question stands. */
  readonly force: boolean
  /** Bundles that the plan allows in a month; null: any number. */
  readonly monthlyLimit: number | null
}

export interface RequestedRun {
  readonly run: Run
  /** False: a run of the same question stands, and this is it. */
  readonly isNew: boolean
}

/** Asks for a bundle in the caller's transaction: run, job and audit event are written together, or nothing is. */
export async function requestRun(sql: Sql, clock: Clock, request: RunRequest): Promise<RequestedRun> {
  const { question, actor, force, monthlyLimit } = request
  const { tenantId } = question
  await lockRuns(sql, tenantId)
  const standing = force ? undefined : await standingRun(sql, tenantId, question.sha256)
  if (standing !== undefined) return { run: standing, isNew: false }
  const now = clock.now()
  await refuseBeyondPlan(sql, tenantId, monthlyLimit, now)
  const id = newRunId()
  await insertRun(sql, {
    tenant_id: tenantId,
    id,
    abn: question.abn,
    period_start: question.period.start,
    period_end: question.period.end,
    standard_version: question.standardVersion,
    early_adoption: question.earlyAdoption,
    snapshot_id: question.snapshotId,
    records: question.records,
    register_state: question.registerState,
    register_sha256: question.registerSha256,
    question_sha256: question.sha256,
    forced: force,
    requested_by: actor,
    requested_at: now.toISOString(),
  })
  const job: RunJob = { tenant_id: tenantId, run_id: id }
  await enqueue(sql, RUN_QUEUE, job, { singletonKey: id, retryDelays: RETRY_DELAYS })
  await appendAudit(sql, clock, {
    tenantId,
    actor,
    action: 'disclosure_run.requested',
    subject: `disclosure_run:${id}`,
    detail: { abn: question.abn, period: question.period, snapshot: question.snapshotId, force },
  })
  const run = await findRun(sql, { tenant_id: tenantId, id })
  return { run: run!, isNew: true }
}

async function refuseBeyondPlan(sql: Sql, tenantId: string, limit: number | null, now: Date): Promise<void> {
  if (limit === null) return
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
  if ((await countRunsSince(sql, tenantId, new Date(month).toISOString())) < limit) return
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
  throw new ServiceError('quota_exhausted', `The plan allows ${limit} bundles a month; all are used.`, {
    retryAfterSeconds: Math.ceil((next - now.getTime()) / 1000),
    hint: `The quota resets at ${new Date(next).toISOString()}. An existing bundle is returned without using the quota.`,
  })
}
