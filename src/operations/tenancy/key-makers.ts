import { hasScope, type Pack, SCOPES, type Scope } from '../../domain/tenancy/access.ts'
import { type Engagement, engagementsOn } from '../../domain/tenancy/engagement.ts'
import { isBoundToEngagements, scopesInCommon, scopesOfRoles } from '../../domain/tenancy/roles.ts'
import { ServiceError } from '../../errors.ts'
import type { KeyMaker } from '../../store/keys.ts'

interface Rights {
  readonly scopes: ReadonlySet<Scope>
  readonly packs: ReadonlySet<Pack>
  readonly engagements: readonly Engagement[] | undefined
  readonly keyExpiresAt: string | null
}

/** The first of the keys that made a key and that has ended, or lost its person. */
export function endedMaker(makers: readonly KeyMaker[], now: Date): ServiceError | undefined {
  for (const { id, revoked_at, expires_at, member_status } of makers) {
    if (revoked_at !== null || (member_status !== null && member_status !== 'active'))
      return new ServiceError(
        'api_key_revoked',
        `The API key ${id}, which made this one, ${revoked_at === null ? 'acts for someone who is no longer a member' : `was revoked at ${revoked_at}`}.`,
        { hint: HINT },
      )
    if (expires_at !== null && Date.parse(expires_at) <= now.getTime())
      return new ServiceError(
        'api_key_expired',
        `The API key ${id}, which made this one, expired at ${expires_at}.`,
        { hint: HINT },
      )
  }
  return undefined
}

const HINT =
  'A key ends with the key that made it. Have a person who is signed in, or the operator, make one that lasts.'

/** What is left of the rights of a key: no more than each of its makers has now, and each person whom one of them acts for. */
export const withinMakers = <R extends Rights>(rights: R, makers: readonly KeyMaker[], now: Date): R =>
  makers.reduce<R>((left, maker) => within(left, maker, now), rights)

function within<R extends Rights>(rights: R, maker: KeyMaker, now: Date): R {
  const roles = maker.member_id === null ? undefined : (maker.member_roles ?? [])
  const ofKey = new Set(maker.scopes)
  const scopes = roles === undefined ? ofKey : scopesInCommon(ofKey, scopesOfRoles(roles))
  const packs = maker.packs.filter((pack) => maker.member_packs?.includes(pack) ?? true)
  const isBound = roles !== undefined && isBoundToEngagements(roles)
  return {
    ...rights,
    scopes: inCommon(rights.scopes, scopes),
    packs: new Set(packs.filter((pack) => rights.packs.has(pack))),
    engagements: isBound
      ? engagementsOn(maker.member_engagements ?? [], now.toISOString().slice(0, 10))
      : rights.engagements,
    keyExpiresAt: earlier(rights.keyExpiresAt, maker.expires_at),
  }
}

/** `admin` stands for scopes that it does not name, so each is asked for. */
const inCommon = (ofKey: ReadonlySet<Scope>, ofMaker: ReadonlySet<Scope>): ReadonlySet<Scope> =>
  [...ofKey].every((scope) => hasScope(ofMaker, scope))
    ? ofKey
    : new Set(SCOPES.filter((scope) => hasScope(ofKey, scope) && hasScope(ofMaker, scope)))

const earlier = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other
  return Date.parse(one) <= Date.parse(other) ? one : other
}
