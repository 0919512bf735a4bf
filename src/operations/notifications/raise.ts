import type { Clock } from '../../clock.ts'
import type { TenantEvent } from '../../domain/monitoring/event.ts'
import { mailPreference } from '../../domain/work/notification-kinds.ts'
import type { Raised } from '../../domain/work/recipients.ts'
import type { Sql } from '../../store/database.ts'
import { insertMails } from '../../store/mail.ts'
import type { ActiveMember } from '../../store/member-work.ts'
import { insertNotifications } from '../../store/notifications.ts'
import { appendEvents } from '../monitoring/append-events.ts'
import { newId } from '../tenancy/new-id.ts'
import { announceMail } from './announce.ts'

/**
 * Notifies members in the transaction of the event: in the app, by e-mail where they want it at once, and the
 * tenant's webhooks. What someone was notified of before is left out. After the audit event of the change, so that every
 * transaction takes its locks in the same order.
 */
export async function raise(
  sql: Sql,
  clock: Clock,
  tenantId: string,
  raised: readonly Raised[],
  members: readonly ActiveMember[],
): Promise<void> {
  if (raised.length === 0) return
  const preferences = new Map(members.map((member) => [member.id, member.preferences]))
  const raised_at = clock.now().toISOString()
  const written = await insertNotifications(
    sql,
    tenantId,
    raised.flatMap(({ members: told, ...common }) =>
      told.map((member_id) => ({
        ...common,
        id: newId('ntf_'),
        member_id,
        by_mail: mailPreference(preferences.get(member_id) ?? null, common.kind),
        raised_at,
      })),
    ),
  )
  if (written.length === 0) return
  const mails = await insertMails(
    sql,
    tenantId,
    written
      .filter(({ by_mail }) => by_mail === 'at_once')
      .map(({ id, member_id, ordinal }) => ({
        id: newId('mai_'),
        member_id,
        about: id,
        from_ordinal: ordinal,
        to_ordinal: ordinal,
        made_at: raised_at,
      })),
  )
  if (mails > 0) await announceMail(sql, { tenant_id: tenantId })
  const byOccurrence = Map.groupBy(written, ({ occurrence }) => occurrence)
  await appendEvents(
    sql,
    clock,
    tenantId,
    raised.flatMap((one) => {
      const told = byOccurrence.get(one.occurrence) ?? []
      return told.length === 0
        ? []
        : [
            eventOf(
              one,
              told.map(({ member_id }) => member_id),
            ),
          ]
    }),
  )
}

/** The same as an event, for webhooks: once for all members that are notified, by their ids. */
const eventOf = (
  { kind, abn, period, actor, occurrence, detail }: Raised,
  told: readonly string[],
): TenantEvent => ({
  type: 'members.notified',
  abn,
  subject: { kind: 'notification', id: occurrence, name: null },
  summary: `${told.length === 1 ? 'One member was' : `${told.length} members were`} notified: ${kind.replaceAll('_', ' ')}.`,
  from: null,
  to: { kind, abn, period, members: told, ...detail },
  cause: { kind: 'request', by: actor },
  watchlists: [],
  links: { company: `/v1/companies/${abn}/review?period=${period}` },
})
