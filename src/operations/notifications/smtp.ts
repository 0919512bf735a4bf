import nodemailer, { type NodemailerError } from 'nodemailer'
import type { MailOutcome } from '../../domain/work/mail-retries.ts'
import { type MailText, plain } from '../../domain/work/mail-text.ts'

export interface Mailer {
  readonly publicUrl: string
  /** To the address alone: a name beside it would be text of somebody's choice at the head of the message. */
  send(address: string, mail: MailText, id: string): Promise<MailOutcome>
}

export interface SmtpSettings {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly url: string
  readonly from: string
  readonly publicUrl: string
  readonly timeoutMilliseconds?: number
}

const TIMEOUT_MILLISECONDS = 20_000

/** Hands e-mails to a mail server, one connection for each. */
export function smtpMailer({ url, from, publicUrl, timeoutMilliseconds }: SmtpSettings): Mailer {
  const timeout = timeoutMilliseconds ?? TIMEOUT_MILLISECONDS
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    publicUrl,
    async send(address, { subject, text, html }, id) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address },
          subject,
          text,
          html,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Southerly-Mail': id,
            'List-Unsubscribe': `<${publicUrl.replace(/\/$/, '')}/settings/notifications>`,
          },
        })
        return { result: 'sent' }
      } catch (error) {
        return outcomeOf(error as NodemailerError & { readonly syscall?: string })
      }
    },
  }
}

/** Faults before the message itself is under way. */
const NOT_CONNECTED = /^(Connection timeout|Greeting never received)$/

/**
 * A server that answered has not taken the message: for good with 5xx, for now with 4xx. A server that could not be reached,
 * or that did not accept our user, may do so later. Whatever breaks off without an answer may have been taken.
 */
function outcomeOf(error: NodemailerError & { readonly syscall?: string }): MailOutcome {
  const { responseCode, code, message } = error
  const told = plain(message).slice(0, 500)
  const neverLeft =
    code === 'EAUTH' ||
    code === 'EDNS' ||
    code === 'ETLS' ||
    code === 'EPROTOCOL' ||
    error.syscall === 'connect' ||
    NOT_CONNECTED.test(message)
  if (neverLeft) return { result: 'later', error: told }
  if (responseCode !== undefined) return { result: responseCode >= 500 ? 'refused' : 'later', error: told }
  return code === 'EENVELOPE' ? { result: 'refused', error: told } : { result: 'uncertain', error: told }
}
