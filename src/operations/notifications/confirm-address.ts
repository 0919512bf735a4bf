import { createHash } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { mailboxOf } from '../../domain/tenancy/mailbox.ts'
import { CONFIRMATION_DAYS, CONFIRMATION_MAILS } from '../../domain/work/confirmation-mail.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import { insertMails } from '../../store/mail.ts'
import {
  type AddressRow,
  findAddress,
  markConfirmed,
  markSent,
  takeFromQuota,
} from '../../store/member-addresses.ts'
import { findMember } from '../../store/members.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { memberRemoved } from '../tenancy/authenticate.ts'
import { newId } from '../tenancy/new-id.ts'
import { createTimedSeal } from '../tenancy/timed-seal.ts'
import { announceMail } from './announce.ts'

export interface AddressTools {
  readonly database: Database
  readonly clock: Clock
  readonly secret: Uint8Array
}

interface Place {
  readonly tenantId: string
  readonly memberId: string
}

/** What the link in the e-mail holds, sealed: whom it was sent to, and where. */
interface SentTo extends Place {
  readonly email: string
}

export interface OwnAddress extends AddressRow {
  readonly email: string | null
}

/** How a mail that carries such a link is told from others; the instant keeps each apart. */
export const CONFIRMATION = 'confirmation:'

/** The part of a link that confirms an address. Made when the e-mail is sent: it is kept nowhere. */
export const confirmationToken = (tools: Pick<AddressTools, 'clock' | 'secret'>, to: SentTo): string =>
  Buffer.from(sealOf(tools).close(to), 'base64').toString('base64url')

const sealOf = (tools: Pick<AddressTools, 'clock' | 'secret'>) =>
  createTimedSeal<SentTo>(tools, 'confirmation of an e-mail address', CONFIRMATION_DAYS * 86_400)

export const readAddress = (
  { database }: Pick<AddressTools, 'database'>,
  place: Place,
): Promise<OwnAddress> =>
  database.as({ kind: 'tenant', tenantId: place.tenantId }, (sql) => addressOf(sql, place))

async function addressOf(sql: Sql, { tenantId, memberId }: Place): Promise<OwnAddress> {
  const member = await findMember(sql, tenantId, memberId)
  if (member?.status !== 'active') throw memberRemoved()
  return { email: member.email, ...(await findAddress(sql, tenantId, memberId)) }
}

/**
 * Has a link sent to the address of a member, by which they confirm it. Whoever invites can type any address, so such e-mails are
 * counted: by mailbox across tenants, and by tenant.
 */
export async function sendConfirmation(tools: AddressTools, place: Place): Promise<OwnAddress> {
  const { database, clock } = tools
  const known = await readAddress(tools, place)
  if (known.email === null)
    throw new ServiceError('member_state_conflict', 'You have no e-mail address that could be confirmed.', {
      hint: 'An administrator can invite you with an address.',
    })
  if (known.confirmed_at !== null) return known
  await takeMail(tools, place.tenantId, known.email)
  const sent_at = clock.now().toISOString()
  const { tenantId, memberId } = place
  await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    await markSent(sql, tenantId, memberId, sent_at)
    const about = `${CONFIRMATION}${sent_at}`
    const ordinals = { from_ordinal: 0, to_ordinal: 0 }
    await insertMails(sql, tenantId, [
      { id: newId('mai_'), member_id: memberId, about, ...ordinals, made_at: sent_at },
    ])
    await announceMail(sql, { tenant_id: tenantId })
  })
  return { ...known, sent_at }
}

/** The same for someone who has just joined: if no more may be sent today, they ask for it themselves later. */
export async function offerConfirmation(tools: AddressTools, place: Place): Promise<void> {
  if ((await readAddress(tools, place)).email === null) return
  try {
    await sendConfirmation(tools, place)
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'rate_limited') throw error
  }
}

/** Both or neither: a transaction that throws takes nothing. */
async function takeMail({ database, clock }: AddressTools, tenantId: string, email: string): Promise<void> {
  const now = clock.now()
  const day = now.toISOString().slice(0, 10)
  const mailbox = createHash('sha256').update(mailboxOf(email)).digest('hex')
  await database.as({ kind: 'authenticator' }, async (sql) => {
    if (!(await takeFromQuota(sql, { name: `mailbox:${mailbox}`, day, most: CONFIRMATION_MAILS.toMailbox })))
      throw tooMany(`${CONFIRMATION_MAILS.toMailbox} such e-mails were sent to this mailbox today`, now)
    if (!(await takeFromQuota(sql, { name: `tenant:${tenantId}`, day, most: CONFIRMATION_MAILS.byTenant })))
      throw tooMany(`The tenant has had ${CONFIRMATION_MAILS.byTenant} such e-mails sent today`, now)
  })
}

function tooMany(what: string, now: Date): ServiceError {
  const seconds = Math.ceil((86_400_000 - (now.getTime() % 86_400_000)) / 1000)
  return new ServiceError('rate_limited', `${what}; the next can be sent tomorrow (UTC).`, {
    retryAfterSeconds: seconds,
    hint: 'Look for an earlier e-mail: its link works for a week.',
  })
}

/**
 * Confirms the address of the member who is signed in and holds the link. Both are asked for: a stranger who follows a link that
 * somebody else had sent to them confirms nothing, and so does a program that opens links in e-mails.
 */
export async function confirmAddress(
  { database, clock, secret }: AddressTools,
  place: Place,
  token: string,
): Promise<OwnAddress> {
  const to = sealOf({ clock, secret }).open(Buffer.from(token, 'base64url').toString('base64'))
  const { tenantId, memberId } = place
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const { email } = await addressOf(sql, place)
    if (to?.tenantId !== tenantId || to.memberId !== memberId || to.email !== email) throw linkInvalid()
    await noteConfirmed(sql, clock, place, 'link')
    return await addressOf(sql, place)
  })
}

/** Notes that an address is proven, in the audit trail too. The caller has seen the proof. */
export async function noteConfirmed(
  sql: Sql,
  clock: Clock,
  { tenantId, memberId }: Place,
  by: 'link' | 'provider',
): Promise<void> {
  if (!(await markConfirmed(sql, tenantId, memberId, by, clock.now().toISOString()))) return
  await appendAudit(sql, clock, {
    tenantId,
    actor: `member:${memberId}`,
    action: 'member.email_confirmed',
    subject: `member:${memberId}`,
    detail: { by },
  })
}

const linkInvalid = (): ServiceError =>
  new ServiceError(
    'confirmation_invalid',
    `The link is older than ${CONFIRMATION_DAYS} days, incomplete, or was sent to another member than the one who is signed in.`,
    {
      hint: 'Sign in as the person whom the e-mail was for, or have a new link sent: Settings, Notifications.',
    },
  )
