import {
  type ByMail,
  mailPreference,
  NOTIFICATION_KIND_NAMES,
  type NotificationKind,
  type Preferences,
} from '../../domain/work/notification-kinds.ts'
import { notificationWords, pageOf } from '../../domain/work/words.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { keptNames } from '../../store/kept-readiness.ts'
import { findMemberWork, writePreferences } from '../../store/member-work.ts'
import {
  countUnread,
  listNotifications,
  markRead,
  type NotificationRow,
  type Reader,
} from '../../store/notifications.ts'
import { memberNames } from '../review/member-names.ts'
import type { WorkServices } from '../work/periods.ts'

export type Recipient = Reader

/** A notification in words. */
export interface Notification extends NotificationRow {
  readonly text: string
  readonly company: string | null
  /** Of the web app. */
  readonly page: string
}

/** Notifications of a member, newest first, with how many are unread. */
export async function readNotifications(
  { database }: Pick<WorkServices, 'database'>,
  recipient: Recipient,
  page: Parameters<typeof listNotifications>[2],
): Promise<{ readonly notifications: readonly Notification[]; readonly unread: number }> {
  const { tenantId } = recipient
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => ({
    notifications: await inWords(sql, tenantId, await listNotifications(sql, recipient, page)),
    unread: await countUnread(sql, recipient),
  }))
}

/** With the names of people and companies as they are now: none is stored with a notification. `shown` makes of a name what is shown. */
export async function inWords(
  sql: ReadonlySql,
  tenantId: string,
  rows: readonly NotificationRow[],
  shown: (name: string) => string = (name) => name,
): Promise<Notification[]> {
  if (rows.length === 0) return []
  const names = await memberNames(sql, tenantId, new Set(rows.map(({ actor }) => actor)))
  const companies = await keptNames(sql, tenantId, [...new Set(rows.map(({ abn }) => abn))])
  return rows.map((row) => ({
    ...row,
    text: notificationWords(row.kind, row.detail, shown(names.get(row.actor) ?? row.actor)),
    company: companies.get(row.abn) ?? null,
    page: pageOf(row.kind, row.abn, row.period),
  }))
}

/** Marks notifications as read, those named or all; how many are unread afterwards. */
export async function readUp(
  { database, clock }: WorkServices,
  recipient: Recipient,
  ids: readonly string[] | undefined,
): Promise<number> {
  const { tenantId } = recipient
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    await markRead(sql, recipient, ids ?? null, clock.now().toISOString())
    return await countUnread(sql, recipient)
  })
}

/** What a member wants to be told by e-mail, of every kind. */
export async function readPreferences(
  { database }: Pick<WorkServices, 'database'>,
  { tenantId, memberId }: Recipient,
): Promise<Readonly<Record<NotificationKind, ByMail>>> {
  const known = await database.as({ kind: 'tenant', tenantId }, (sql) =>
    findMemberWork(sql, tenantId, memberId),
  )
  return allPreferences(known?.preferences ?? null)
}

/** Changes the kinds that are named. */
export async function changePreferences(
  { database }: Pick<WorkServices, 'database'>,
  { tenantId, memberId }: Recipient,
  changes: Preferences,
): Promise<Readonly<Record<NotificationKind, ByMail>>> {
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const before = (await findMemberWork(sql, tenantId, memberId))?.preferences ?? {}
    const after = { ...before, ...changes }
    await writePreferences(sql, tenantId, memberId, after)
    return allPreferences(after)
  })
}

const allPreferences = (preferences: Preferences | null): Readonly<Record<NotificationKind, ByMail>> =>
  Object.fromEntries(
    NOTIFICATION_KIND_NAMES.map((kind) => [kind, mailPreference(preferences, kind)]),
  ) as Record<NotificationKind, ByMail>
