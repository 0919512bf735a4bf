import { scopesBeyond } from '../../domain/tenancy/access.ts'
import { ServiceError } from '../../errors.ts'
import type { Sql } from '../../store/database.ts'
import { findMakers, type KeyRow } from '../../store/keys.ts'

/** What a key may hand on: no more than it has. */
export interface Grantor {
  readonly scopes: ReadonlySet<string>
  readonly packs: ReadonlySet<string>
  /** The person who asks; undefined: a key that acts for no one. */
  readonly member?: { readonly id: string } | undefined
  /** The key that asks; undefined: a person in a session. */
  readonly keyId?: string | undefined
  readonly keyExpiresAt?: string | null
}

/**
 * Refuses to grant more than the key has. It also keeps a key from touching one above itself: the text of a rotated key is as
 * good as a grant, and revoking a stronger key decides over rights that the weaker one lacks.
 */
export function refuseBeyond(
  grantor: Grantor | undefined,
  doing: 'grant' | 'rotate a key with' | 'revoke a key with',
  { scopes, packs }: { readonly scopes: readonly string[]; readonly packs: readonly string[] },
): void {
  if (grantor === undefined) return
  const scopesMissing = scopesBeyond(grantor.scopes, scopes)
  if (scopesMissing.length > 0)
    throw new ServiceError(
      'insufficient_scope',
      `${cannot(grantor)} ${doing} scopes that ${lacking(grantor)}: ${scopesMissing.join(', ')}.`,
      {
        hint: scopesMissing.includes('data:operate')
          ? 'Data is shared by all tenants, so the operator gives data:operate: `southerly key create --scope data:operate`.'
          : 'Use a key that has them, such as one with admin.',
        valid_values: [...grantor.scopes].sort(),
      },
    )
  const packsMissing = packs.filter((pack) => !grantor.packs.has(pack))
  if (packsMissing.length > 0)
    throw new ServiceError(
      'pack_not_entitled',
      `${cannot(grantor)} ${doing} packs that ${lacking(grantor)}: ${packsMissing.join(', ')}.`,
      { hint: 'Use a key that has them.', valid_values: [...grantor.packs].sort() },
    )
}

const cannot = ({ member }: Grantor): string => (member === undefined ? 'The key cannot' : 'You cannot')
const lacking = ({ member }: Grantor): string => (member === undefined ? 'it lacks' : 'you lack')

/** A key that acts for someone speaks in their name: no one but they, or an operator of the machine, may hold its text. */
export function refuseActingFor(grantor: Grantor | undefined, memberId: string | null): void {
  if (grantor === undefined || memberId === null || grantor.member?.id === memberId) return
  throw new ServiceError('insufficient_scope', 'A key acts for no one but the person who makes it.', {
    hint: 'Name yourself as `member`. For others, the operator of the service makes it: `southerly key create --member`.',
  })
}

export function refuseDead(key: KeyRow, now: Date): void {
  const because =
    key.revoked_at !== null
      ? 'was revoked'
      : key.replaced_by !== null
        ? `was rotated to ${key.replaced_by} already`
        : key.expires_at !== null && Date.parse(key.expires_at) <= now.getTime()
          ? 'has expired'
          : undefined
  if (because !== undefined)
    throw new ServiceError('version_conflict', `The API key ${key.id} ${because} and cannot be rotated.`, {
      hint: 'Rotate the key that replaced it, or make a new one with POST /v1/keys.',
    })
}

/** When a new key expires: not after the key that makes it. */
export function expiryWithin(grantor: Grantor | undefined, wanted: string | undefined): string | undefined {
  const most = grantor?.keyId === undefined ? null : (grantor.keyExpiresAt ?? null)
  if (most === null) return wanted
  if (wanted !== undefined && Date.parse(wanted) > Date.parse(most))
    throw new ServiceError('validation_failed', 'A key cannot outlive the key that makes it.', {
      errors: [
        {
          pointer: '/expires_at',
          code: 'invalid_parameter',
          message: `must not be after ${most}, when the key that makes it expires`,
          received: wanted,
        },
      ],
    })
  return wanted ?? most
}

/** Each request of a key asks for all that made it. */
const LONGEST_CHAIN = 8

/** The key that a new one ends with; null where a person in a session or an operator makes it. */
export async function makerOf(sql: Sql, grantor: Grantor | undefined): Promise<string | null> {
  if (grantor?.keyId === undefined) return null
  if ((await findMakers(sql, grantor.keyId)).length + 1 >= LONGEST_CHAIN)
    throw new ServiceError(
      'insufficient_scope',
      `This key is the last of ${LONGEST_CHAIN} that were made with one another and cannot make a further one.`,
      { hint: 'Use the key that made it, or sign in as a person.' },
    )
  return grantor.keyId
}

/** The text of a rotated key lives on when the key that asked for it has ended, so a key rotates only itself and what it made. */
export async function refuseRotatingBeside(
  sql: Sql,
  grantor: Grantor | undefined,
  id: string,
): Promise<void> {
  if (grantor?.keyId === undefined || grantor.keyId === id) return
  if ((await findMakers(sql, id)).some((maker) => maker.id === grantor.keyId)) return
  throw new ServiceError(
    'insufficient_scope',
    `A key can rotate itself and the keys that it made; the key ${id} is neither.`,
    { hint: 'A person who is signed in can rotate it, or the operator: `southerly key rotate`.' },
  )
}
