import type { Clock } from '../../clock.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import { cancelRun, findRun, listRuns } from '../../store/runs.ts'
import { appendAudit } from '../tenancy/audit.ts'
import type { Run } from './request-run.ts'
import { runsEnded } from './runs-ended.ts'

/** Whose runs about which company. */
export interface RunOwner {
  readonly tenantId: string
  readonly abn: string
}

const FINAL: ReadonlySet<Run['state']> = new Set(['succeeded', 'failed', 'cancelled'])

export const hasEnded = ({ state }: Run): boolean => FINAL.has(state)

export async function readRun(database: Database, owner: RunOwner, id: string): Promise<Run> {
  return await database.as({ kind: 'tenant', tenantId: owner.tenantId }, (sql) => requireRun(sql, owner, id))
}

/** Runs about a company, newest first, older than `before`. */
export async function readRuns(
  database: Database,
  owner: RunOwner,
  page: { readonly limit: number; readonly before?: number | undefined },
): Promise<Run[]> {
  return await database.as({ kind: 'tenant', tenantId: owner.tenantId }, (sql) => listRuns(sql, owner, page))
}

/** Cancels a run: a queued one is never begun, a running one ends before its next stage. Once more changes nothing. */
export async function cancelOwnRun(
  sql: Sql,
  clock: Clock,
  owner: RunOwner,
  id: string,
  actor: string,
): Promise<Run> {
  const run = await requireRun(sql, owner, id)
  const key = { tenant_id: owner.tenantId, id }
  if (await cancelRun(sql, key, clock.now().toISOString())) {
    await appendAudit(sql, clock, {
      tenantId: owner.tenantId,
      actor,
      action: 'disclosure_run.cancelled',
      subject: `disclosure_run:${id}`,
      detail: { abn: run.abn, period: `${run.period_start}/${run.period_end}` },
    })
    return await requireRun(sql, owner, id)
  }
  const ended = await requireRun(sql, owner, id)
  if (ended.state === 'cancelled') return ended
  throw new ServiceError('version_conflict', `The run ended as ${ended.state} and cannot be cancelled.`, {
    hint: 'What it made stays. A new run supersedes it.',
  })
}

/** Waits until a run has ended or the time is up, and answers how it stands then. */
export async function waitForRun(
  database: Database,
  owner: RunOwner,
  id: string,
  seconds: number,
  isOver: () => boolean = () => false,
): Promise<Run> {
  const until = performance.now() + seconds * 1000
  for (;;) {
    const { rings } = runsEnded
    const run = await readRun(database, owner, id)
    const left = until - performance.now()
    if (hasEnded(run) || left <= 0 || isOver()) return run
    await runsEnded.sleep(Math.min(left, LOOK_EVERY_MS), rings)
  }
}

/** For runs that another process ends. */
const LOOK_EVERY_MS = 250

async function requireRun(sql: Sql, { tenantId, abn }: RunOwner, id: string): Promise<Run> {
  const run = await findRun(sql, { tenant_id: tenantId, id })
  if (run !== undefined && run.abn === abn) return run
  throw new ServiceError('run_not_found', `There is no run ${id} about ${abn}.`, {
    hint: `GET /v1/companies/${abn}/disclosure-report-runs lists the runs.`,
  })
}
