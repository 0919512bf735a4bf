import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import { findKey, listKeys } from '../../store/keys.ts'
import type { Caller } from './authenticate.ts'
import { type ApiKey, createKey, type IssuedKey, type KeyTools, type NewApiKey, revokeKey } from './keys.ts'

export type OwnKey = Pick<NewApiKey, 'name' | 'mode' | 'expiresAt'> & {
  /** All rights of the person unless given. */
  readonly scopes?: NewApiKey['scopes'] | undefined
  readonly packs?: NewApiKey['packs'] | undefined
}

/** Makes a key that acts for the person who asks. It never has more rights than they have at the moment of a request. */
export async function createOwnKey(
  sql: Sql,
  tools: KeyTools,
  caller: Caller,
  wanted: OwnKey,
): Promise<IssuedKey> {
  const memberId = requireSession(caller)
  return await createKey(sql, tools, {
    ...wanted,
    tenantId: caller.tenantId,
    scopes: wanted.scopes ?? [...caller.scopes],
    packs: wanted.packs ?? [...caller.packs],
    memberId,
    actor: caller.actor,
    grantor: caller,
  })
}

/** The keys that act for the person who asks, oldest first. */
export async function readOwnKeys(
  database: Database,
  caller: Caller,
  options: Parameters<typeof listKeys>[2],
): Promise<ApiKey[]> {
  const memberId = requirePerson(caller)
  const { tenantId } = caller
  return await database.as({ kind: 'tenant', tenantId }, (sql) =>
    listKeys(sql, tenantId, { ...options, memberId }),
  )
}

/** Revokes a key that acts for the person who asks, however many rights it was made with. */
export async function revokeOwnKey(sql: Sql, tools: KeyTools, caller: Caller, id: string): Promise<ApiKey> {
  const memberId = requirePerson(caller)
  if ((await findKey(sql, id))?.member_id !== memberId)
    throw new ServiceError('api_key_not_found', `No API key that acts for you has the id ${id}.`, {
      hint: 'GET /v1/me/keys lists your keys.',
    })
  return await revokeKey(sql, tools, id, { actor: caller.actor, grantor: caller })
}

function requirePerson({ member }: Caller): string {
  if (member === undefined)
    throw new ServiceError(
      'person_required',
      'This API key does not act for a member, so it has no keys of its own.',
      {
        hint: 'Sign in to the web app as yourself. GET /v1/keys lists all keys of the tenant.',
      },
    )
  return member.id
}

/** A key that could make further keys would outlive its own revocation. */
function requireSession(caller: Caller): string {
  if (caller.keyId !== undefined)
    throw new ServiceError('person_required', 'Only a person who is signed in makes a key for themselves.', {
      hint: 'Sign in to the web app as yourself.',
    })
  return requirePerson(caller)
}
