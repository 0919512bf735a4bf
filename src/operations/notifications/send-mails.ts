import type { Clock } from '../../clock.ts'
import { mailOfConfirmation } from '../../domain/work/confirmation-mail.ts'
import { afterMail } from '../../domain/work/mail-retries.ts'
import { type MailText, mailOfDigest, mailOfOne } from '../../domain/work/mail-text.ts'
import { nameInMail } from '../../domain/work/name-in-mail.ts'
import { mailPreference } from '../../domain/work/notification-kinds.ts'
import type { Database, Sql } from '../../store/database.ts'
import { earliestMail, type MailRow, settleInterrupted, settleMail, takeMail } from '../../store/mail.ts'
import { findAddress } from '../../store/member-addresses.ts'
import { findMemberWork } from '../../store/member-work.ts'
import { findMember } from '../../store/members.ts'
import { notificationsOfMail } from '../../store/notifications.ts'
import { announceMail, type MailJob } from './announce.ts'
import { CONFIRMATION, confirmationToken } from './confirm-address.ts'
import { inWords } from './read.ts'
import type { Mailer } from './smtp.ts'

export interface MailTools {
  readonly database: Database
  readonly clock: Clock
  readonly secret: Uint8Array
  /** Undefined: no mail server is set up. */
  readonly mailer: Mailer | undefined
}

/** After so many e-mails it is the turn of other work. */
const IN_A_TURN = 100
const MOST_IN_A_DIGEST = 100
const LONGEST_COMPANY = 100
const NOT_SET_UP = 'No mail server is set up: SOUTHERLY_SMTP_URL is not set.'

/**
 * Sends the e-mails of a tenant that are due. Each is marked as being sent before it is handed over, so it leaves at most once:
 * when the service dies in between, it is not sent again and is shown as uncertain. The notification itself stays in the app.
 */
export async function sendMails(
  tools: MailTools,
  { tenant_id: tenantId }: MailJob,
  attempt: { readonly signal: AbortSignal; complete(sql: Sql): Promise<void> },
): Promise<void> {
  const { database, clock } = tools
  const now = (): string => clock.now().toISOString()
  await asTenant(database, tenantId, (sql) => settleInterrupted(sql, tenantId, now()))
  for (let sent = 0; sent < IN_A_TURN; sent++) {
    attempt.signal.throwIfAborted()
    const mail = await asTenant(database, tenantId, (sql) => takeMail(sql, tenantId, now()))
    if (mail === undefined) break
    await sendOne(tools, tenantId, mail)
  }
  const next = await asTenant(database, tenantId, (sql) => earliestMail(sql, tenantId))
  await database.as({ kind: 'worker' }, async (sql) => {
    await attempt.complete(sql)
    if (next === undefined) return
    const wait = Math.ceil((Date.parse(next) - clock.now().getTime()) / 1000)
    await announceMail(sql, { tenant_id: tenantId }, Math.max(wait, 0))
  })
}

async function sendOne(
  { database, clock, secret, mailer }: MailTools,
  tenantId: string,
  mail: MailRow,
): Promise<void> {
  const settle = (end: Omit<Parameters<typeof settleMail>[3], 'at'>): Promise<void> =>
    asTenant(database, tenantId, (sql) =>
      settleMail(sql, tenantId, mail.id, { ...end, at: clock.now().toISOString() }),
    )
  if (mailer === undefined) return await settle({ state: 'dropped', error: NOT_SET_UP, due_at: null })
  const written = await asTenant(database, tenantId, (sql) =>
    write(sql, { clock, secret, publicUrl: mailer.publicUrl }, tenantId, mail),
  )
  if (typeof written === 'string') return await settle({ state: 'dropped', error: written, due_at: null })
  const outcome = await mailer.send(written.to, written.text, mail.id)
  const { state, error, delay } = afterMail(outcome, mail.attempts)
  const due_at = delay === null ? null : new Date(clock.now().getTime() + delay * 1000).toISOString()
  await settle({ state, error, due_at })
}

interface WrittenMail {
  readonly to: string
  readonly text: MailText
}

/** The e-mail as it is to be sent now, or why it is not. */
async function write(
  sql: Sql,
  tools: Pick<MailTools, 'clock' | 'secret'> & { readonly publicUrl: string },
  tenantId: string,
  mail: MailRow,
): Promise<WrittenMail | string> {
  const { publicUrl } = tools
  const member = await findMember(sql, tenantId, mail.member_id)
  if (member?.status !== 'active') return 'The member was removed.'
  const { id: memberId, email } = member
  if (email === null) return 'The member has no e-mail address.'
  const isConfirmed = (await findAddress(sql, tenantId, memberId)).confirmed_at !== null
  if (mail.about.startsWith(CONFIRMATION))
    return isConfirmed
      ? 'The member has confirmed the e-mail address since.'
      : {
          to: email,
          text: mailOfConfirmation(publicUrl, confirmationToken(tools, { tenantId, memberId, email })),
        }
  if (!isConfirmed) return 'The member has not confirmed the e-mail address.'
  const by_mail = mail.about.startsWith('digest:') ? 'daily' : 'at_once'
  const rows = await notificationsOfMail(
    sql,
    { tenantId, memberId: member.id },
    { ...mail, by_mail, limit: MOST_IN_A_DIGEST },
  )
  const preferences = (await findMemberWork(sql, tenantId, member.id))?.preferences ?? null
  const wanted = rows.filter(({ kind }) => mailPreference(preferences, kind) !== 'none')
  const told = (await inWords(sql, tenantId, wanted, quoted)).map(
    ({ kind, text, company, abn, period, page }) => ({
      kind,
      text,
      company: company === null ? `ABN ${abn}` : nameInMail(company, LONGEST_COMPANY),
      period,
      page,
    }),
  )
  const [first] = told
  if (first === undefined) return 'The member has already read it or does not want e-mail about it.'
  return {
    to: email,
    text:
      by_mail === 'at_once'
        ? mailOfOne(first, publicUrl)
        : mailOfDigest(told, mail.about.slice('digest:'.length), publicUrl),
  }
}

/** In quotation marks, so that a name is seen as one. */
const quoted = (name: string): string => `“${nameInMail(name)}”`

const asTenant = <T>(database: Database, tenantId: string, work: (sql: Sql) => Promise<T>): Promise<T> =>
  database.as({ kind: 'tenant', tenantId }, work)
