import { Type } from 'typebox'
import { BY_MAIL, NOTIFICATION_KIND_NAMES, NOTIFICATION_KINDS } from '../../domain/work/notification-kinds.ts'
import { pageOf, pageWithMeta } from '../platform/page.ts'
import { nullable } from './data.ts'
import { Company, instant, PeriodText, page } from './work.ts'

const closed = { additionalProperties: false } as const
const ByMail = Type.Enum([...BY_MAIL], { description: 'at_once, in the daily digest, or not at all.' })

const Notification = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum([...NOTIFICATION_KIND_NAMES]),
    text: Type.String({ description: 'One sentence for people.' }),
    company: Company,
    period: PeriodText,
    raised_at: instant('When.'),
    read_at: nullable(instant('When you marked it as read.')),
    page,
  },
  { ...closed, $id: 'Notification' },
)

export const NotificationPage = pageWithMeta(
  'NotificationPage',
  Notification,
  Type.Object(
    { unread: Type.Integer({ description: 'Unread notifications in total, not just on this page.' }) },
    closed,
  ),
)

export const NotificationsRead = Type.Object(
  {
    ids: Type.Optional(
      Type.Array(Type.String({ maxLength: 64 }), {
        minItems: 1,
        maxItems: 200,
        uniqueItems: true,
        description: 'Ids of notifications. Default: all.',
      }),
    ),
  },
  { ...closed, $id: 'NotificationsRead', examples: [{}] },
)

export const UnreadNotifications = Type.Object(
  { data: Type.Object({ unread: Type.Integer() }, closed) },
  { ...closed, $id: 'UnreadNotifications' },
)

const kinds = <Value>(of: (kind: (typeof NOTIFICATION_KIND_NAMES)[number]) => Value) =>
  Object.fromEntries(NOTIFICATION_KIND_NAMES.map((kind) => [kind, of(kind)])) as Record<
    (typeof NOTIFICATION_KIND_NAMES)[number],
    Value
  >

export const PreferencesBody = Type.Object(
  kinds((kind) =>
    Type.Optional(Type.Enum([...BY_MAIL], { description: `${NOTIFICATION_KINDS[kind].title}.` })),
  ),
  { ...closed, $id: 'NotificationPreferencesBody', examples: [{ mention: 'daily' }] },
)

export const NotificationPreferences = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          kind: Type.Enum([...NOTIFICATION_KIND_NAMES]),
          title: Type.String({ description: 'What the kind is about.' }),
          by_mail: ByMail,
        },
        closed,
      ),
    ),
    meta: Type.Object(
      {
        email: nullable(Type.String({ description: 'Where e-mails go; null: you have no address.' })),
        email_confirmed_at: nullable(
          instant(
            'When you proved that the address is yours; null: not yet, so no notification is sent there.',
          ),
        ),
        confirmation_sent_at: nullable(instant('When a link to confirm it was last asked for; null: never.')),
        is_mail_set_up: Type.Boolean({ description: 'False: the operator has not set up a mail server.' }),
      },
      closed,
    ),
  },
  { ...closed, $id: 'NotificationPreferences' },
)

const NotificationMail = Type.Object(
  {
    id: Type.String(),
    member_id: Type.String(),
    about: Type.String({
      description:
        'Id of a notification, `digest:` and the day, or `confirmation:` and an instant for a link that confirms the address.',
    }),
    state: Type.Enum(['pending', 'sending', 'sent', 'failed', 'uncertain', 'dropped'], {
      description:
        'uncertain: the service stopped, or the connection broke, while it was being sent; it is not sent again. dropped: there was no one to send it to, or no mail server is set up.',
    }),
    attempts: Type.Integer(),
    last_error: nullable(Type.String({ description: 'Last reply of the mail server.' })),
    made_at: instant('When it was made.'),
    ended_at: nullable(instant('When it was sent, or when the service stopped trying.')),
  },
  { ...closed, $id: 'NotificationMail' },
)

export const NotificationMailPage = pageOf('NotificationMailPage', NotificationMail)
