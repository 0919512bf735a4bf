import { ServiceError } from '../../errors.ts'
import { confirmAddress, sendConfirmation } from '../../operations/notifications/confirm-address.ts'
import { ownPerson } from '../own-person.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { EmailConfirmation, OwnEmail } from '../schemas/email-confirmation.ts'

const common = {
  tag: 'Work',
  since: '0.2.0',
  scope: 'any',
  items: 0,
  method: 'POST',
  response: OwnEmail,
} as const

const send = keyedRoute({
  ...common,
  path: '/v1/me/email/confirmation-mail',
  operationId: 'sendConfirmationMail',
  summary: 'Have a link sent to your e-mail address that confirms it',
  description:
    'Notifications are sent only to a confirmed address. At most three such e-mails a day go to one mailbox, from all tenants together, and 30 from one tenant. Does nothing if the address is confirmed.',
  problems: [409],
  handler: async ({ caller, services }) => {
    const place = ownPerson(caller, 'E-mail addresses')
    if (services.settings.SOUTHERLY_SMTP_URL === undefined)
      throw new ServiceError('member_state_conflict', 'This installation sends no e-mail.', {
        hint: 'The operator sets up a mail server with SOUTHERLY_SMTP_URL.',
      })
    const body = await sendConfirmation(services, place)
    services.wakeWorkers()
    return { body, cache: 'no-store' }
  },
})

const confirm = keyedRoute({
  ...common,
  path: '/v1/me/email/confirm',
  operationId: 'confirmEmail',
  summary: 'Confirm your e-mail address with the link that was sent there',
  description:
    'Needs the session of the member whom the link was sent to: no one else can confirm an address, on purpose or by accident.',
  body: EmailConfirmation,
  handler: async ({ body: { token }, caller, services }) => ({
    body: await confirmAddress(services, ownPerson(caller, 'E-mail addresses'), token),
    cache: 'no-store',
  }),
})

export const myEmailRoutes: readonly Route[] = [send, confirm]
