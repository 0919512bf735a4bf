import { randomBytes } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { scopesOfRoles } from '../../domain/tenancy/roles.ts'
import type { SeenFrom } from '../../domain/tenancy/seen-from.ts'
import {
  hashSessionToken,
  isSessionToken,
  makeSessionToken,
  SESSION_RANDOM_BYTES,
} from '../../domain/tenancy/session-token.ts'
import { ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { findMakers, type KeyMaker } from '../../store/keys.ts'
import { findMember } from '../../store/members.ts'
import {
  deletePastSessions,
  findSessionForAuthentication,
  insertSession,
  replaceToken,
  type SessionForAuthentication,
  touchSession,
} from '../../store/sessions.ts'
import { isStorageFull } from '../storage-full.ts'
import { appendAudit } from './audit.ts'
import {
  actingPerson,
  asPerson,
  type Caller,
  judgeHeld,
  memberRemoved,
  tenantOf,
  tenantSuspended,
} from './authenticate.ts'
import { newId } from './new-id.ts'

export interface SessionTools {
  readonly database: Database
  readonly clock: Clock
  readonly secret: Uint8Array
  /** Without a request for this long a session has ended. */
  readonly idleMs: number
  /** And after this long whatever happens. */
  readonly longestMs: number
}

/** How someone signed in. */
export type SignInWay = 'api_key' | 'link' | 'invitation' | 'passkey' | 'oidc'

export interface NewSession {
  readonly tenantId: string
  readonly holder: { readonly memberId: string } | { readonly keyId: string }
  readonly how: SignInWay
  readonly from: SeenFrom
}

export interface OpenedSession {
  readonly id: string
  /** The secret of the cookie; kept nowhere. */
  readonly token: string
  readonly endsAt: string
}

/** A token that was in use for this long is replaced at the next request. */
const ROTATE_MS = 3_600_000
/** Requests that were sent before the answer with the new token arrived still hold the old one. */
const OLD_TOKEN_MS = 30_000
/** Last use is reported to about a minute. */
const TOUCH_MS = 60_000

/** Opens a session, in the audit trail too. Throws for a person who is no member any more. */
export async function openSession(tools: SessionTools, wanted: NewSession): Promise<OpenedSession> {
  const { tenantId, holder, how, from } = wanted
  const now = tools.clock.now()
  const token = makeSessionToken(tools.secret, randomBytes(SESSION_RANDOM_BYTES))
  const memberId = 'memberId' in holder ? holder.memberId : null
  const keyId = 'keyId' in holder ? holder.keyId : null
  const row = {
    id: newId('ses_'),
    tenant_id: tenantId,
    member_id: memberId,
    key_id: keyId,
    how,
    token_hash: hashSessionToken(tools.secret, token),
    created_at: now.toISOString(),
    ends_at: new Date(now.getTime() + tools.longestMs).toISOString(),
    ...from,
  }
  await tools.database.as({ kind: 'tenant', tenantId }, async (sql) => {
    if (memberId !== null && (await findMember(sql, tenantId, memberId))?.status !== 'active')
      throw memberRemoved()
    await insertSession(sql, row)
    await appendAudit(sql, tools.clock, {
      tenantId,
      actor: memberId === null ? `key:${keyId}` : `member:${memberId}`,
      action: 'session.opened',
      subject: `session:${row.id}`,
      detail: { how },
    })
  })
  return { id: row.id, token, endsAt: row.ends_at }
}

/**
 * Who holds the token of a session, looked up at each request: a removed person, a role taken away and a session that was
 * ended count from the next request on, in every process. `renewed` is the token to hold from now on.
 */
export async function callerOfSession(
  tools: SessionTools,
  token: string,
): Promise<{ readonly caller: Caller; readonly renewed: string | undefined }> {
  if (!isSessionToken(tools.secret, token)) throw sessionEnded()
  const now = tools.clock.now()
  const hash = hashSessionToken(tools.secret, token)
  const session = await findSessionForAuthentication(tools.database, hash)
  if (session === undefined || hasEnded(session, now, tools)) throw whyEnded(session)
  const caller = await holderOf(tools, session, now)
  const renewed = await keepAlive(tools, session, hash, now).catch((error: unknown) => {
    // Who only reads may go on while the disk is full.
    if (isStorageFull(error)) return undefined
    throw error
  })
  return { caller, renewed }
}

/** Told alike for a session that was ended, is too old, or that this service never opened. */
const sessionEnded = (): ServiceError =>
  new ServiceError('session_expired', 'The session of the web app has ended.', {
    hint: 'Load the page again and sign in.',
  })

/** Removes what is kept of sessions that are over; the number removed. */
export async function purgeSessions(database: Database, clock: Clock): Promise<number> {
  return await database.as({ kind: 'operator' }, async (sql) =>
    deletePastSessions(sql, clock.now().toISOString()),
  )
}

function hasEnded(session: SessionForAuthentication, now: Date, { idleMs }: SessionTools): boolean {
  const at = now.getTime()
  return (
    session.ended_at !== null ||
    Date.parse(session.ends_at) <= at ||
    Date.parse(session.last_seen_at) + idleMs <= at ||
    (!session.is_current && Date.parse(session.previous_until ?? session.created_at) <= at)
  )
}

const whyEnded = (session: SessionForAuthentication | undefined): ServiceError =>
  session?.key_id === null && session.member_status === 'removed' ? memberRemoved() : sessionEnded()

async function holderOf(
  { database }: SessionTools,
  session: SessionForAuthentication,
  now: Date,
): Promise<Caller> {
  if (session.key_id !== null) {
    const makers = await findMakers(database.reader({ kind: 'authenticator' }), session.key_id)
    return holderOfKey(session, session.key_id, makers, now)
  }
  if (session.suspended_at !== null) throw tenantSuspended(session)
  const person = actingPerson(session)
  if (person === undefined || session.member_status !== 'active') throw memberRemoved()
  return {
    ...tenantOf(session),
    ...asPerson(person, now),
    keyId: undefined,
    keyMode: undefined,
    keyExpiresAt: null,
    sessionId: session.id,
    scopes: scopesOfRoles(person.roles),
    packs: new Set(session.member_packs ?? []),
  }
}

function holderOfKey(
  session: SessionForAuthentication,
  keyId: string,
  makers: readonly KeyMaker[],
  now: Date,
): Caller {
  const { key_mode: mode, key_scopes: scopes, key_packs: packs } = session
  if (mode === null || scopes === null || packs === null) throw sessionEnded()
  const outcome = judgeHeld(
    {
      ...session,
      id: keyId,
      mode,
      scopes,
      packs,
      expires_at: session.key_expires_at,
      revoked_at: session.key_revoked_at,
      replaced_by: session.key_replaced_by,
      member_id: session.acting_member_id,
    },
    makers,
    now,
  )
  if ('refusal' in outcome) throw outcome.refusal
  return { ...outcome.caller, sessionId: session.id }
}

/** Notes the use of a session and, about every hour, puts a new token in the place of the old one. */
async function keepAlive(
  { database, clock, secret }: SessionTools,
  session: SessionForAuthentication,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  const since = (instant: string): number => now.getTime() - Date.parse(instant)
  const isDue = session.is_current && since(session.token_made_at) >= ROTATE_MS
  if (!isDue && since(session.last_seen_at) < TOUCH_MS) return undefined
  const at = clock.now().toISOString()
  return await database.as({ kind: 'tenant', tenantId: session.tenant_id }, async (sql) => {
    if (!isDue) {
      await touchSession(sql, session.tenant_id, session.id, at)
      return undefined
    }
    const token = makeSessionToken(secret, randomBytes(SESSION_RANDOM_BYTES))
    const replaced = await replaceToken(sql, session, {
      old_hash: hash,
      new_hash: hashSessionToken(secret, token),
      at,
      old_until: new Date(now.getTime() + OLD_TOKEN_MS).toISOString(),
    })
    return replaced ? token : undefined
  })
}
