import { Type } from 'typebox'
import { NOTIFICATION_KIND_NAMES, NOTIFICATION_KINDS } from '../../domain/work/notification-kinds.ts'
import { readAddress } from '../../operations/notifications/confirm-address.ts'
import {
  changePreferences,
  type Notification,
  readNotifications,
  readPreferences,
  readUp,
} from '../../operations/notifications/read.ts'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import { requirePerson } from '../person.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import type { Services } from '../platform/services.ts'
import {
  NotificationPage,
  NotificationPreferences,
  NotificationsRead,
  PreferencesBody,
  UnreadNotifications,
} from '../schemas/notification.ts'

const common = { tag: 'Work', since: '0.2.0', scope: 'tenant:read', audited: 'checked', items: 0 } as const

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/me/notifications',
  operationId: 'listMyNotifications',
  summary: 'List your notifications, newest first',
  description: 'Shows current names of people and companies. An auditor sees only their engagements.',
  query: Type.Object(
    { ...pageQuery, unread: Type.Boolean({ default: false, description: 'Only unread notifications.' }) },
    { additionalProperties: false },
  ),
  response: NotificationPage,
  handler: async (context) => {
    const { caller, services, query } = context
    const page = openPage(context)
    const before = page.after?.[0]
    const { notifications, unread } = await readNotifications(services, recipientOf(caller), {
      limit: page.fetch,
      before: before === undefined ? undefined : Number(before),
      unread: query.unread,
    })
    return {
      ...page.answerWithMeta(notifications, { present, position: ({ ordinal }) => [ordinal] }, { unread }),
      cache: 'no-store',
    }
  },
})

const read = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/me/notifications/read',
  operationId: 'markNotificationsRead',
  summary: 'Mark notifications as read, some or all',
  description: 'Ids that are not your unread notifications are ignored.',
  body: NotificationsRead,
  response: UnreadNotifications,
  handler: async ({ body, caller, services }) => ({
    body: { data: { unread: await readUp(services, recipientOf(caller), body.ids) } },
    cache: 'no-store',
  }),
})

const getPreferences = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/me/notification-preferences',
  operationId: 'getNotificationPreferences',
  summary: 'Get your e-mail notification preferences',
  description: 'The app shows every notification.',
  response: NotificationPreferences,
  handler: async ({ caller, services }) => ({
    body: await shownPreferences(services, caller, await readPreferences(services, recipientOf(caller))),
    cache: 'no-store',
  }),
})

const putPreferences = keyedRoute({
  ...common,
  method: 'PUT',
  path: '/v1/me/notification-preferences',
  operationId: 'setNotificationPreferences',
  summary: 'Set your e-mail notification preferences: immediately, in a daily digest, or never',
  description: 'Kinds you leave out do not change.',
  body: PreferencesBody,
  response: NotificationPreferences,
  handler: async ({ body, caller, services }) => ({
    body: await shownPreferences(
      services,
      caller,
      await changePreferences(services, recipientOf(caller), body),
    ),
    cache: 'no-store',
  }),
})

export const myNotificationRoutes: readonly Route[] = [list, read, getPreferences, putPreferences]

const recipientOf = (caller: Caller) => ({
  tenantId: caller.tenantId,
  memberId: requirePerson(caller, 'Notifications are for people.').id,
  seen: caller.engagements?.map(({ abn, period }) => `${abn} ${period}`) ?? null,
})

async function shownPreferences(
  { database, settings }: Services,
  caller: Caller,
  preferences: Awaited<ReturnType<typeof readPreferences>>,
) {
  const { email, confirmed_at, sent_at } = await readAddress({ database }, recipientOf(caller))
  return {
    data: NOTIFICATION_KIND_NAMES.map((kind) => ({
      kind,
      title: NOTIFICATION_KINDS[kind].title,
      by_mail: preferences[kind],
    })),
    meta: {
      email,
      email_confirmed_at: confirmed_at,
      confirmation_sent_at: sent_at,
      is_mail_set_up: settings.SOUTHERLY_SMTP_URL !== undefined,
    },
  }
}

const present = ({ id, kind, text, abn, company, period, raised_at, read_at, page }: Notification) => ({
  id,
  kind,
  text,
  company: { abn, name: company },
  period,
  raised_at,
  read_at,
  page,
})
