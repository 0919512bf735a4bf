import type { Clock } from '../../clock.ts'
import type { EventState } from '../../domain/monitoring/event.ts'
import type { Sql } from '../../store/database.ts'
import { appendEvents } from './append-events.ts'

/** A run that reached its end. */
export interface EndedRun {
  readonly tenantId: string
  readonly runId: string
  readonly abn: string
  readonly outcome: 'succeeded' | 'failed'
  readonly summary: string
  /** What came of it: the bundle, or the code of the failure. */
  readonly to: EventState
}

/** Tells a tenant that a run ended, in the transaction that ends it. */
export async function tellRunEnded(sql: Sql, clock: Clock, run: EndedRun): Promise<void> {
  const runs = `/v1/companies/${run.abn}/disclosure-report-runs`
  await appendEvents(sql, clock, run.tenantId, [
    {
      type: `disclosure_run.${run.outcome}`,
      abn: run.abn,
      subject: { kind: 'disclosure_run', id: run.runId, name: null },
      summary: run.summary,
      from: { state: 'running' },
      to: { state: run.outcome, ...run.to },
      cause: { kind: 'run', run_id: run.runId },
      watchlists: [],
      links: { run: `${runs}/${run.runId}`, bundles: `/v1/companies/${run.abn}/disclosure-reports` },
    },
  ])
}
