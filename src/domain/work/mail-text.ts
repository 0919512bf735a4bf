import { type KindFacts, NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts'
import { dayWords, periodWords } from './words.ts'

/** A notification as an e-mail tells it. */
export interface MailedNotification {
  readonly kind: NotificationKind
  /** With names as `nameInMail` makes them. */
  readonly text: string
  readonly company: string
  readonly period: string
  /** Of the web app, without the host. */
  readonly page: string
}

export interface MailText {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What an e-mail says of one notification. Its subject is ours alone: a name in it could say anything to who only sees the list of mails. */
export function mailOfOne(notification: MailedNotification, publicUrl: string): MailText {
  const { title, subject = title }: KindFacts = NOTIFICATION_KINDS[notification.kind]
  return compose(`Southerly: ${subject}`, [notification], publicUrl)
}

/** What the digest of a day says. */
export function mailOfDigest(
  notifications: readonly MailedNotification[],
  day: string,
  publicUrl: string,
): MailText {
  return compose(`Southerly, ${dayWords(day)}: ${countWords(notifications)}`, notifications, publicUrl)
}

const countWords = ({ length }: readonly MailedNotification[]): string =>
  length === 1 ? 'one notification' : `${length} notifications`

function compose(subject: string, notifications: readonly MailedNotification[], publicUrl: string): MailText {
  const address = (page: string): string => `${publicUrl.replace(/\/$/, '')}${page}`
  const preferences = address('/settings/notifications')
  const head = `Southerly has ${countWords(notifications)} for you. Names are as people entered them.`
  return {
    subject,
    text: [
      head,
      '',
      ...notifications.flatMap(({ text, company, period, page }) => [
        plain(text),
        `${isolated(plain(company))}, ${periodWords(period)}`,
        address(page),
        '',
      ]),
      '--',
      `Choose your e-mail notifications: ${preferences}`,
      '',
    ].join('\n'),
    html: [
      '<!doctype html><html lang="en-AU"><meta charset="utf-8"><body>',
      `<p>${head}</p>`,
      ...notifications.map(
        ({ text, company, period, page }) =>
          `<p><bdi>${escaped(plain(text))}</bdi><br><bdi>${escaped(plain(company))}</bdi>, ${escaped(periodWords(period))}<br><a href="${escaped(address(page))}">Open</a></p>`,
      ),
      `<hr><p><a href="${escaped(preferences)}">Choose your e-mail notifications</a></p>`,
      '</body></html>',
    ].join('\n'),
  }
}

/**
 * Words of people on one line. Line breaks and other control characters would start a header or their own line, and
 * direction overrides would turn the rest of the text around.
 */
export const plain = (text: string): string =>
  text
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

/** Keeps text that runs from right to left from turning what is beside it. */
const isolated = (text: string): string => `\u2068${text}\u2069`

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
