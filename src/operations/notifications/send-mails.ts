import type { Clock } from '../../clock.ts'
import { afterMail } from '../../domain/work/mail-retries.ts'
import { type MailText, mailOfDigest, mailOfOne } from '../../domain/work/mail-text.ts'
import { mailPreference } from '../../domain/work/notification-kinds.ts'
import type { Database, Sql } from '../../store/database.ts'
import { earliestMail, type MailRow, settleInterrupted, settleMail, takeMail } from '../../store/mail.ts'
import { findMemberWork } from '../../store/member-work.ts'
import { findMember } from '../../store/members.ts'
import { notificationsOfMail } from '../../store/notifications.ts'
import { announceMail, type MailJob } from './announce.ts'
import { inWords } from './read.ts'
import type { Mailer } from './smtp.ts'

export interface MailTools {
  readonly database: Database
  readonly clock: Clock
  /** Undefined: no mail server is set up. */
  readonly mailer: Mailer | undefined
}

/** After so many e-mails it is the turn of other work. */
const IN_A_TURN = 100
const MOST_IN_A_DIGEST = 100
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
  { database, clock, mailer }: MailTools,
  tenantId: string,
  mail: MailRow,
): Promise<void> {
  const settle = (end: Omit<Parameters<typeof settleMail>[3], 'at'>): Promise<void> =>
    asTenant(database, tenantId, (sql) =>
      settleMail(sql, tenantId, mail.id, { ...end, at: clock.now().toISOString() }),
    )
  if (mailer === undefined) return await settle({ state: 'dropped', error: NOT_SET_UP, due_at: null })
  const written = await asTenant(database, tenantId, (sql) => write(sql, tenantId, mail, mailer.publicUrl))
  if (typeof written === 'string') return await settle({ state: 'dropped', error: written, due_at: null })
  const outcome = await mailer.send(written.to, written.text, mail.id)
  const { state, error, delay } = afterMail(outcome, mail.attempts)
  const due_at = delay === null ? null : new Date(clock.now().getTime() + delay * 1000).toISOString()
  await settle({ state, error, due_at })
}

interface WrittenMail {
  readonly to: { readonly name: string; readonly address: string }
  readonly text: MailText
}

/** The e-mail as it is to be sent now, or why it is not. */
async function write(
  sql: Sql,
  tenantId: string,
  mail: MailRow,
  publicUrl: string,
): Promise<WrittenMail | string> {
  const member = await findMember(sql, tenantId, mail.member_id)
  if (member?.status !== 'active') return 'The member was removed.'
  if (member.email === null) return 'The member has no e-mail address.'
  const by_mail = mail.about.startsWith('digest:') ? 'daily' : 'at_once'
  const rows = await notificationsOfMail(
    sql,
    { tenantId, memberId: member.id },
    { ...mail, by_mail, limit: MOST_IN_A_DIGEST },
  )
  const preferences = (await findMemberWork(sql, tenantId, member.id))?.preferences ?? null
  const wanted = rows.filter(({ kind }) => mailPreference(preferences, kind) !== 'none')
  const told = (await inWords(sql, tenantId, wanted)).map(({ text, company, abn, period, page }) => ({
    text,
    company: company ?? `ABN ${abn}`,
    period,
    page,
  }))
  const [first] = told
  if (first === undefined) return 'The member has already read it or does not want e-mail about it.'
  return {
    to: { name: member.name, address: member.email },
    text:
      by_mail === 'at_once'
        ? mailOfOne(first, publicUrl)
        : mailOfDigest(told, mail.about.slice('digest:'.length), publicUrl),
  }
}

const asTenant = <T>(database: Database, tenantId: string, work: (sql: Sql) => Promise<T>): Promise<T> =>
  database.as({ kind: 'tenant', tenantId }, work)
