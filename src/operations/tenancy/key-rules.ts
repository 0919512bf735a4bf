import { type Pack, type Scope, scopesBeyond } from '../../domain/tenancy/access.ts'
import { ServiceError } from '../../errors.ts'
import type { KeyRow } from '../../store/keys.ts'

/** What a key may hand on: no more than it has. */
export interface Grantor {
  readonly scopes: ReadonlySet<string>
  readonly packs: ReadonlySet<string>
}

/** The rotated key's text is as good as a grant, so rotation is held to the same rule as creation. */
export function refuseBeyond(
  grantor: Grantor | undefined,
  scopes: readonly Scope[],
  packs: readonly Pack[],
): void {
  if (grantor === undefined) return
  const scopesMissing = scopesBeyond(grantor.scopes, scopes)
  if (scopesMissing.length > 0)
    throw new ServiceError(
      'insufficient_scope',
      `The key cannot hand on scopes that it lacks: ${scopesMissing.join(', ')}.`,
      { valid_values: [...grantor.scopes].sort() },
    )
  const packsMissing = packs.filter((pack) => !grantor.packs.has(pack))
  if (packsMissing.length > 0)
    throw new ServiceError(
      'pack_not_entitled',
      `The key cannot hand on packs that it lacks: ${packsMissing.join(', ')}.`,
      { valid_values: [...grantor.packs].sort() },
    )
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
