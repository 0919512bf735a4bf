import { Type } from 'typebox'
import { readMails } from '../../operations/notifications/mails.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute } from '../platform/route.ts'
import { NotificationMailPage } from '../schemas/notification.ts'

export const listNotificationMails = keyedRoute({
  method: 'GET',
  path: '/v1/notification-mails',
  operationId: 'listNotificationMails',
  summary: 'List notification e-mails and their delivery status, newest first',
  description:
    'The recipient and the mail server’s answer, without the content. At most one e-mail is sent for each notification and digest.',
  tag: 'Work',
  since: '0.2.0',
  scope: 'members:manage',
  items: 0,
  query: Type.Object(
    {
      ...pageQuery,
      state: Type.Optional(
        Type.Enum(['pending', 'sending', 'sent', 'failed', 'uncertain', 'dropped'], {
          description: 'Only e-mails in this state.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: NotificationMailPage,
  handler: async (context) => {
    const { caller, services, query } = context
    const page = openPage(context)
    const rows = await readMails(services.database, caller.tenantId, {
      limit: page.fetch,
      state: query.state,
      before: page.after as [string, string] | undefined,
    })
    return page.answer(rows, {
      present: ({ id, member_id, about, state, attempts, last_error, made_at, ended_at }) => ({
        id,
        member_id,
        about,
        state,
        attempts,
        last_error,
        made_at,
        ended_at,
      }),
      position: ({ made_at, id }) => [made_at, id],
    })
  },
})
