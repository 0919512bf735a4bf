import { hasScope } from '../../domain/tenancy/access.ts'
import { covers } from '../../domain/tenancy/engagement.ts'
import { lookAgain, NEVER_HERE, newSince } from '../../domain/work/visit.ts'
import { type PeriodFacts, type Person, type WorkItem, waitingFor } from '../../domain/work/waiting.ts'
import type { Sql } from '../../store/database.ts'
import { activeMembersOf, findMemberWork, writeVisit } from '../../store/member-work.ts'
import { concerningThreads } from '../../store/waiting.ts'
import { memberNames } from '../review/member-names.ts'
import { type Change, readChanges } from './changes.ts'
import { movesOf } from './moves-of.ts'
import { type PeriodInProgress, readPeriods, type WorkServices } from './periods.ts'
import type { Worker } from './worker.ts'

export interface Work {
  readonly waiting: readonly WorkItem[]
  readonly deadlines: readonly PeriodInProgress[]
  readonly changes: readonly Change[]
  /** False if more happened than is shown. */
  readonly all_changes: boolean
  readonly changes_since: string
  readonly is_refreshing: boolean
  /** Names of companies by ABN, where they are known. */
  readonly companies: ReadonlyMap<string, string>
  /** Names of people by actor. */
  readonly names: ReadonlyMap<string, string>
}

/** What waits for a member, what changed since they were here, and by when periods must be lodged. */
export async function readWork(services: WorkServices, worker: Worker): Promise<Work> {
  const { tenantId, memberId, engagements } = worker
  const { periods, isRefreshing } = await readPeriods(services, tenantId, engagements)
  const now = services.clock.now()
  return await services.database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const isSeen = (row: { readonly abn: string; readonly period: string }): boolean =>
      engagements === undefined || covers(engagements, row.abn, row.period)
    const moves = (await movesOf(sql, tenantId, `member:${memberId}`)).filter(isSeen)
    const threads = (await concerningThreads(sql, tenantId, memberId)).filter(isSeen)
    const person = await personOf(sql, worker)
    const waiting = waitingFor(person, { moves, threads, periods: periods.map(factsOf) })
    const since = newSince((await findMemberWork(sql, tenantId, memberId)) ?? NEVER_HERE, now)
    const { changes, isComplete } = await readChanges(sql, worker, since)
    const actors = new Set([
      ...waiting.flatMap(({ actor }) => actor ?? []),
      ...changes.map(({ actor }) => actor),
    ])
    return {
      waiting,
      deadlines: periods.filter(({ state }) => state !== 'locked').toSorted(byDay),
      changes,
      all_changes: isComplete,
      changes_since: since,
      is_refreshing: isRefreshing,
      companies: new Map(periods.flatMap(({ abn, name }) => (name === null ? [] : [[abn, name] as const]))),
      names: await memberNames(sql, tenantId, actors),
    }
  })
}

/** Writes down that a member looks at their work now. */
export async function visitWork(
  { database, clock }: WorkServices,
  { tenantId, memberId }: Pick<Worker, 'tenantId' | 'memberId'>,
): Promise<void> {
  await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const before = (await findMemberWork(sql, tenantId, memberId)) ?? NEVER_HERE
    await writeVisit(sql, tenantId, memberId, lookAgain(before, clock.now()))
  })
}

async function personOf(sql: Sql, { tenantId, memberId, scopes }: Worker): Promise<Person> {
  const members = await activeMembersOf(sql, tenantId)
  const active = new Set(members.map(({ id }) => `member:${id}`))
  // Auditors are guests: with them alone no one else could review.
  const colleagues = members.filter(
    ({ id, roles }) => id !== memberId && roles.some((role) => role !== 'auditor'),
  )
  return {
    id: memberId,
    has: (scope) => hasScope(scopes, scope),
    is_alone: colleagues.length === 0,
    is_active: (actor) => active.has(actor),
  }
}

const factsOf = ({ abn, period, owner, state, deadline, readiness }: PeriodInProgress): PeriodFacts => ({
  abn,
  period,
  owner: owner?.id ?? null,
  is_locked: state === 'locked',
  deadline,
  contradictions: readiness?.contradictions ?? 0,
  gates: readiness?.blocked_by ?? [],
  computed_at: readiness?.computed_at ?? null,
})

/** Known days first, the nearest first. */
const byDay = (a: PeriodInProgress, b: PeriodInProgress): number => {
  const [one, other] = [a.deadline.due_on ?? '9999', b.deadline.due_on ?? '9999']
  return one < other ? -1 : one > other ? 1 : 0
}
