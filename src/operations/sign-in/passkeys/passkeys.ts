import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Clock } from '../../../clock.ts'
import type { RelyingParty } from '../../../domain/tenancy/relying-party.ts'
import { ServiceError } from '../../../errors.ts'
import { type Database, DatabaseError, type Sql } from '../../../store/database.ts'
import { countIdentities } from '../../../store/identities.ts'
import { findMember } from '../../../store/members.ts'
import {
  countPasskeyUse,
  deletePasskey,
  findPasskeyForAuthentication,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
} from '../../../store/passkeys.ts'
import { appendAudit } from '../../tenancy/audit.ts'
import { memberRemoved } from '../../tenancy/authenticate.ts'
import { checkAuthentication, checkRegistration, type PasskeyOwner, passkeyRefused } from './ceremony.ts'

export type Passkey = PasskeyRow

interface Place {
  readonly tenantId: string
  readonly memberId: string
}

export interface PasskeyTools {
  readonly database: Database
  readonly clock: Clock
}

/** More would only hide one that someone else slipped in. */
const MOST = 20

export async function readPasskeys(
  { database }: PasskeyTools,
  { tenantId, memberId }: Place,
): Promise<Passkey[]> {
  return await database.as({ kind: 'tenant', tenantId }, (sql) => listPasskeys(sql, tenantId, memberId))
}

/** Who a new passkey is for. */
export async function passkeyOwner(
  { database }: PasskeyTools,
  { tenantId, memberId }: Place,
): Promise<PasskeyOwner> {
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const member = await findMember(sql, tenantId, memberId)
    if (member === undefined || member.status === 'removed') throw memberRemoved()
    const existing = await listPasskeys(sql, tenantId, memberId)
    return { memberId, name: member.name, email: member.email, existing }
  })
}

export interface Registration {
  readonly party: RelyingParty
  readonly response: RegistrationResponseJSON
  readonly challenge: string
  readonly name: string
}

/** Checks what the device made, apart from the transaction that keeps it. */
export async function newPasskey(
  clock: Clock,
  { party, response, challenge, name }: Registration,
): Promise<(sql: Sql, place: Place) => Promise<Passkey>> {
  const made = await checkRegistration(party, response, challenge)
  return async (sql, { tenantId, memberId }) => {
    if ((await listPasskeys(sql, tenantId, memberId)).length >= MOST)
      throw new ServiceError('validation_failed', `A member has at most ${MOST} passkeys.`, {
        hint: 'Remove one that you do not use any more.',
      })
    const at = clock.now().toISOString()
    const row = { ...made, tenant_id: tenantId, member_id: memberId, name, created_at: at }
    await insertPasskey(sql, row).catch((error: unknown) => {
      if (error instanceof DatabaseError && error.constraint === 'passkey_pkey')
        throw passkeyRefused('registered before')
      throw error
    })
    await appendAudit(sql, clock, {
      tenantId,
      actor: `member:${memberId}`,
      action: 'passkey.registered',
      subject: `member:${memberId}`,
      detail: { name },
    })
    return { ...row, last_used_at: null }
  }
}

/** Registers a further passkey of a member. */
export async function addPasskey(
  tools: PasskeyTools,
  place: Place,
  registration: Registration,
): Promise<Passkey> {
  const keep = await newPasskey(tools.clock, registration)
  return await tools.database.as({ kind: 'tenant', tenantId: place.tenantId }, (sql) => keep(sql, place))
}

/** Removes a passkey, unless nothing else would let its owner in again. */
export async function removePasskey(tools: PasskeyTools, place: Place, id: string): Promise<void> {
  const { tenantId, memberId } = place
  await tools.database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const removed = await deletePasskey(sql, tenantId, memberId, id)
    if (removed === undefined)
      throw new ServiceError('passkey_not_found', 'You have no such passkey.', {
        hint: 'GET /v1/me/passkeys lists your passkeys.',
      })
    const others = await listPasskeys(sql, tenantId, memberId)
    if (others.length === 0 && (await countIdentities(sql, tenantId, memberId)) === 0)
      throw new ServiceError('last_passkey', 'This is the only way for you to sign in.', {
        hint: 'Register another passkey first.',
      })
    await appendAudit(sql, tools.clock, {
      tenantId,
      actor: `member:${memberId}`,
      action: 'passkey.removed',
      subject: `member:${memberId}`,
      detail: { name: removed.name },
    })
  })
}

/** Whose passkey signed the challenge. */
export async function memberOfPasskey(
  { database, clock }: PasskeyTools,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  challenge: string,
): Promise<Place> {
  const passkey = await database.as({ kind: 'authenticator' }, (sql) =>
    findPasskeyForAuthentication(sql, response.id),
  )
  if (passkey === undefined) throw passkeyRefused('unknown credential')
  const counter = await checkAuthentication(party, response, challenge, passkey)
  const { tenant_id: tenantId, member_id: memberId } = passkey
  const isFirst = await database.as({ kind: 'tenant', tenantId }, (sql) =>
    countPasskeyUse(sql, passkey.id, counter, clock.now().toISOString()),
  )
  if (!isFirst) throw passkeyRefused('counter did not grow')
  return { tenantId, memberId }
}
