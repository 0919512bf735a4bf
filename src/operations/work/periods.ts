import type { Clock } from '../../clock.ts'
import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import type { ReviewState } from '../../domain/review/moves.ts'
import { covers, type Engagement } from '../../domain/tenancy/engagement.ts'
import { type Deadline, lodgementDeadline } from '../../domain/work/deadline.ts'
import { periodState } from '../../domain/work/period-state.ts'
import type { Database, Sql } from '../../store/database.ts'
import { namesOfMembers } from '../../store/members.ts'
import {
  type KeptReadiness,
  type PeriodInProgressRow,
  periodsInProgress,
} from '../../store/periods-in-progress.ts'
import { newestReporterNames } from '../../store/registry.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { announceReadiness } from './announce.ts'

/** A company and period that the tenant works on. */
export interface PeriodInProgress {
  readonly abn: string
  readonly period: string
  readonly name: string | null
  readonly state: ReviewState
  readonly owner: { readonly id: string; readonly name: string } | null
  readonly deadline: Deadline
  readonly open_comments: number
  /** As last computed; null: not yet. */
  readonly readiness: KeptReadiness | null
  /** Nothing was written, moved or published since readiness was computed. */
  readonly is_current: boolean
}

export interface WorkServices {
  readonly database: Database
  readonly clock: Clock
  /**
   * Told when readiness begins to be computed again: the sizes of the records of each period that the tenant changed. May
   * refuse by throwing. What new data makes out of date is not among them: no one asked for that.
   */
  readonly onRefresh?: (sizes: readonly number[]) => void
}

/**
 * All companies and periods of a tenant. Readiness is the last that was computed; where it is out of date, it is computed
 * again in the background, a bounded number at a time, and the list says so in the meantime.
 */
export async function readPeriods(
  { database, clock, onRefresh }: WorkServices,
  tenantId: string,
  engagements: readonly Engagement[] | undefined,
): Promise<{ readonly periods: readonly PeriodInProgress[]; readonly isRefreshing: boolean }> {
  const snapshot = (await snapshotInForce(database))?.id ?? null
  const { rows, people, isRefreshing } = await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const seen = await seenPeriods(sql, tenantId, engagements)
    const owners = [...new Set(seen.flatMap(({ owner }) => owner ?? []))]
    const isOld = snapshot !== null && seen.some((row) => !isCurrent(row, snapshot))
    if (isOld && (await announceReadiness(sql, { tenant_id: tenantId })))
      onRefresh?.(seen.filter(({ mark, kept }) => kept?.mark !== mark).map(({ size }) => size))
    const names =
      owners.length === 0 ? new Map<string, string>() : await namesOfMembers(sql, tenantId, owners)
    return { rows: seen, people: names, isRefreshing: isOld }
  })
  const companies = await reportedNames(database, snapshot, rows)
  const today = clock.now().toISOString().slice(0, 10)
  return { periods: rows.map((row) => shown(row, { people, companies }, today, snapshot)), isRefreshing }
}

/** Names from the registry of companies whose readiness was not computed yet: a list of ABNs tells people nothing. */
async function reportedNames(
  database: Database,
  snapshot: string | null,
  rows: readonly PeriodInProgressRow[],
): Promise<ReadonlyMap<string, string>> {
  const unnamed = new Set(rows.flatMap(({ abn, kept }) => ((kept?.name ?? null) === null ? [abn] : [])))
  if (snapshot === null || unnamed.size === 0) return new Map()
  return await newestReporterNames(database, snapshot, [...unnamed])
}

/** The rows that the caller sees: an auditor those of the engagements. */
async function seenPeriods(
  sql: Sql,
  tenantId: string,
  engagements: readonly Engagement[] | undefined,
): Promise<readonly PeriodInProgressRow[]> {
  const rows = await periodsInProgress(sql, tenantId)
  return engagements === undefined ? rows : rows.filter(({ abn, period }) => covers(engagements, abn, period))
}

/** Whether what was kept is about what stands now. */
export const isCurrent = ({ mark, kept }: PeriodInProgressRow, snapshot: string | null): boolean =>
  kept !== null && kept.mark === mark && kept.snapshot_id === snapshot

export const deadlineOf = ({ period, duty }: PeriodInProgressRow, today: string): Deadline =>
  lodgementDeadline(periodOfText(period)!, duty, today)

function shown(
  row: PeriodInProgressRow,
  { people, companies }: Readonly<Record<'companies' | 'people', ReadonlyMap<string, string>>>,
  today: string,
  snapshot: string | null,
): PeriodInProgress {
  const { abn, period, owner, kept, open_comments } = row
  return {
    abn,
    period,
    name: kept?.name ?? companies.get(abn) ?? null,
    state: periodState(row),
    owner: owner === null ? null : { id: owner, name: people.get(owner) ?? owner },
    deadline: deadlineOf(row, today),
    open_comments,
    readiness: kept,
    is_current: isCurrent(row, snapshot),
  }
}
