import type { Clock } from '../../clock.ts'
import { toldStep } from '../../domain/work/deadline.ts'
import { periodState } from '../../domain/work/period-state.ts'
import { tellDeadline } from '../../domain/work/recipients.ts'
import type { Database, Sql } from '../../store/database.ts'
import { insertMails, membersForDigest } from '../../store/mail.ts'
import { activeMembersOf } from '../../store/member-work.ts'
import { periodsInProgress } from '../../store/periods-in-progress.ts'
import { listTenants } from '../../store/tenants.ts'
import { newId } from '../tenancy/new-id.ts'
import { deadlineOf } from '../work/periods.ts'
import { announceMail } from './announce.ts'
import { raise } from './raise.ts'

interface DayTools {
  readonly database: Database
  readonly clock: Clock
}

/** Notifications that are older than this come in no digest. */
const OLDEST_DAYS = 7

/**
 * Tells of days to lodge that are near, then makes the digests of the day. Each tenant in its own transaction; what was
 * told or made before is not told again, so a round that broke off is simply made again.
 */
export async function tellOfTheDay({ database, clock }: DayTools, signal: AbortSignal): Promise<void> {
  const tenants = await database.as({ kind: 'worker' }, (sql) => listTenants(sql))
  for (const { id: tenantId } of tenants) {
    signal.throwIfAborted()
    await database.as({ kind: 'tenant', tenantId }, async (sql) => {
      await tellDeadlines(sql, clock, tenantId)
      await makeDigests(sql, clock, tenantId)
    })
  }
}

async function tellDeadlines(sql: Sql, clock: Clock, tenantId: string): Promise<void> {
  const members = await activeMembersOf(sql, tenantId)
  if (members.length === 0) return
  const today = clock.now().toISOString().slice(0, 10)
  const raised = (await periodsInProgress(sql, tenantId)).flatMap((row) => {
    const { due_on, days_left } = deadlineOf(row, today)
    const step = toldStep({ days_left })
    if (step === undefined || due_on === null || days_left === null || periodState(row) === 'locked')
      return []
    const place = { abn: row.abn, period: row.period, actor: 'system', owner: row.owner, today }
    return tellDeadline({ due_on, step, days_left }, members, place)
  })
  await raise(sql, clock, tenantId, raised, members)
}

async function makeDigests(sql: Sql, clock: Clock, tenantId: string): Promise<void> {
  const now = clock.now()
  const made_at = now.toISOString()
  const after = new Date(now.getTime() - OLDEST_DAYS * 86_400_000).toISOString()
  const members = await membersForDigest(sql, tenantId, after)
  const made = await insertMails(
    sql,
    tenantId,
    members.map((row) => ({ ...row, id: newId('mai_'), about: `digest:${made_at.slice(0, 10)}`, made_at })),
  )
  if (made > 0) await announceMail(sql, { tenant_id: tenantId })
}
