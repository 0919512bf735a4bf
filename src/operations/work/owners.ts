import { periodText } from '../../domain/disclosure/records/period-text.ts'
import type { Period } from '../../domain/period.ts'
import { tellOwner } from '../../domain/work/recipients.ts'
import { ServiceError } from '../../errors.ts'
import { activeMembersOf } from '../../store/member-work.ts'
import { findPeriodOwner, writePeriodOwner } from '../../store/period-owners.ts'
import { placeOf } from '../notifications/of-review.ts'
import { raise } from '../notifications/raise.ts'
import { appendAudit } from '../tenancy/audit.ts'
import type { WorkServices } from './periods.ts'

/** Makes a member the owner of a period, or no one. The same once more changes nothing. */
export async function setOwner(
  { database, clock }: WorkServices,
  { tenantId, abn, period }: { readonly tenantId: string; readonly abn: string; readonly period: Period },
  memberId: string | null,
  actor: string,
): Promise<void> {
  const key = { tenantId, abn, period: periodText(period) }
  await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const members = await activeMembersOf(sql, tenantId)
    const member = members.find(({ id }) => id === memberId)
    if (memberId !== null && (member === undefined || member.roles.every((role) => role === 'auditor')))
      throw notAnOwner(memberId)
    const before = await findPeriodOwner(sql, key)
    if (before === memberId) return
    await writePeriodOwner(sql, key, { memberId, setBy: actor, setAt: clock.now().toISOString() })
    const entry = await appendAudit(sql, clock, {
      tenantId,
      actor,
      action: 'period_owner.set',
      subject: `period_owner:${abn}:${key.period}`,
      detail: { abn, period: key.period, member: memberId, before },
    })
    const place = await placeOf(sql, clock, key, actor)
    await raise(sql, clock, tenantId, tellOwner(members, place, `owner ${entry.sequence}`), members)
  })
}

const notAnOwner = (memberId: string): ServiceError =>
  new ServiceError('validation_failed', 'Only an active member who does more than audit can own a period.', {
    errors: [
      {
        pointer: '/member_id',
        code: 'invalid_member',
        message: 'is not an active member, or is an auditor',
        received: memberId,
      },
    ],
    hint: 'GET /v1/members lists the members with their ids.',
  })
