import type { Clock } from '../../clock.ts'
import type { DutyFacts } from '../../domain/disclosure/duty/facts.ts'
import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import { periodState } from '../../domain/work/period-state.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import { writeKeptReadiness } from '../../store/kept-readiness.ts'
import {
  type KeptReadiness,
  type PeriodInProgressRow,
  periodsInProgress,
} from '../../store/periods-in-progress.ts'
import { gatherDisclosure } from '../disclosure/gather-disclosure.ts'
import type { SnapshotViews } from '../monitoring/snapshot-views.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { announceReadiness, type ReadinessJob } from './announce.ts'
import { isCurrent } from './periods.ts'

export interface RefreshTools {
  readonly database: Database
  readonly clock: Clock
  readonly secret: Uint8Array
  readonly views: SnapshotViews
}

/** Periods that are computed before it is the turn of other work. */
const AT_A_TIME = 20
/** Between two turns, so that a tenant of a thousand companies leaves the processor to requests. */
const REST_SECONDS = 1

/** Computes readiness where it is out of date, and has itself called again while there is more. */
export async function refreshReadiness(
  tools: RefreshTools,
  { tenant_id: tenantId }: ReadinessJob,
  attempt: { readonly signal: AbortSignal; complete(sql: Sql): Promise<void> },
): Promise<void> {
  const { database, views } = tools
  const newest = await views.newest()
  const rows = await database.as({ kind: 'tenant', tenantId }, (sql) => periodsInProgress(sql, tenantId))
  const due = newest === null ? [] : rows.filter((row) => !isCurrent(row, newest))
  const snapshot = newest === null || due.length === 0 ? undefined : await views.of(newest)
  for (const row of due.slice(0, AT_A_TIME)) {
    attempt.signal.throwIfAborted()
    const { duty, ...kept } = await compute(tools, tenantId, row, snapshot!)
    await database.as({ kind: 'tenant', tenantId }, (sql) =>
      writeKeptReadiness(sql, { tenantId, abn: row.abn, period: row.period }, kept, duty),
    )
  }
  await database.as({ kind: 'worker' }, async (sql) => {
    await attempt.complete(sql)
    if (due.length > AT_A_TIME) await announceReadiness(sql, { tenant_id: tenantId }, REST_SECONDS)
  })
}

/**
 * The mark is the one that was read before: what is written while this computes makes another mark, and the next turn
 * computes again.
 */
async function compute(
  { database, clock, secret }: RefreshTools,
  tenantId: string,
  row: PeriodInProgressRow,
  snapshot: SnapshotView,
): Promise<KeptReadiness & { readonly duty: DutyFacts | null }> {
  const { abn, mark } = row
  const common = { mark, snapshot_id: snapshot.id, computed_at: clock.now().toISOString() }
  try {
    const period = periodOfText(row.period)!
    const found = await gatherDisclosure(database, snapshot, { tenantId, abn, period }, secret)
    const { readiness } = found
    return {
      ...common,
      name: found.company.name,
      review_state: found.review.state,
      readiness_state: readiness.readiness_state,
      score: readiness.score.value,
      score_line: readiness.score_line,
      blocked_by: readiness.blocked_by,
      contradictions: found.contradictions.filter(({ status }) => status === 'open').length,
      fault: null,
      duty: found.duty_facts.facts,
    }
  } catch (error) {
    // One company that cannot be computed must not hold up the others; the list says why.
    if (!(error instanceof ServiceError)) throw error
    return {
      ...common,
      name: null,
      review_state: periodState({ ...row, kept: null }),
      readiness_state: null,
      score: null,
      score_line: null,
      blocked_by: [],
      contradictions: 0,
      fault: error.message,
      duty: null,
    }
  }
}
