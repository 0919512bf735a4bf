import type { MailText } from './mail-text.ts'

/** How many links to confirm an address may be sent in a day (UTC): to one mailbox by all tenants together, and by one tenant. */
export const CONFIRMATION_MAILS = { toMailbox: 3, byTenant: 30 } as const

/** How long such a link works. */
export const CONFIRMATION_DAYS = 7

/**
 * The only e-mail that goes to an address before it is confirmed. Someone else may have typed the address, so it says nothing that a
 * tenant or a member has chosen: no name, no company, no text.
 */
export function mailOfConfirmation(publicUrl: string, token: string): MailText {
  const service = publicUrl.replace(/\/$/, '')
  const link = `${service}/settings/notifications#confirm=${token}`
  const lines = [
    `Someone joined the service at ${service} and gave this e-mail address as theirs.`,
    `If it was you, open this link within ${CONFIRMATION_DAYS} days, sign in there and press Confirm. Notifications are sent to this address only then.`,
    link,
    'If it was not you, do nothing. You will get no further e-mail unless someone asks for a new link.',
  ]
  return {
    subject: 'Confirm your e-mail address for Southerly',
    text: `${lines.join('\n\n')}\n`,
    html: [
      '<!doctype html><html lang="en-AU"><meta charset="utf-8"><body>',
      ...lines.map((line) =>
        line === link ? `<p><a href="${link}">Confirm the address</a></p>` : `<p>${line}</p>`,
      ),
      '</body></html>',
    ].join('\n'),
  }
}
