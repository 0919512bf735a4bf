import { timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../clock.ts'
import type { Pack, Scope } from '../../domain/tenancy/access.ts'
import { type ApiKeyParts, hashKeySecret, type KeyMode, parseApiKey } from '../../domain/tenancy/api-key.ts'
import { type Engagement, engagementsOn } from '../../domain/tenancy/engagement.ts'
import { type Limits, limitsOf, type PlanName } from '../../domain/tenancy/plans.ts'
import { isBoundToEngagements, type Role, scopesInCommon, scopesOfRoles } from '../../domain/tenancy/roles.ts'
import { ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import {
  findKeyForAuthentication,
  findMakers,
  type KeyForAuthentication,
  type KeyMaker,
} from '../../store/keys.ts'
import type { ActingMember } from '../../store/members.ts'
import { endedMaker, withinMakers } from './key-makers.ts'
import { createLookUpGate } from './look-up-gate.ts'

/** The person who asks, in a session of their own or through a key that acts for them. */
export interface ActingPerson {
  readonly id: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly engagements: readonly Engagement[]
}

/** Who is asking: by a key of a program as of at most 4 seconds ago; in a session, or by a key that acts for a person, as of this request. */
export interface Caller {
  /** What the audit trail calls the caller: `member:<id>`, or `key:<id>` for a key that acts for no one. */
  readonly actor: string
  readonly member: ActingPerson | undefined
  /** The engagements that the caller sees, and nothing else of the tenant; undefined: everything. */
  readonly engagements: readonly Engagement[] | undefined
  /** Undefined in a person's session. */
  readonly keyId: string | undefined
  readonly keyMode: KeyMode | undefined
  /** Undefined where a key was sent. */
  readonly sessionId: string | undefined
  readonly tenantId: string
  readonly tenantName: string
  readonly plan: PlanName
  readonly limits: Limits
  readonly scopes: ReadonlySet<Scope>
  readonly packs: ReadonlySet<Pack>
  readonly keyExpiresAt: string | null
}

export interface Authenticator {
  /**
   * The caller at once when the key of a program was checked within the last 4 s, else after one look-up: a key that acts for a
   * person is looked up each time, so that a role taken away and the end of a membership count at once. Throws ServiceError 401, and
   * 429 when `address`, where the key comes from, sent too many that were refused. A key that this process has accepted
   * before is never held up by that.
   */
  authenticate(keyText: string, address?: string): Caller | Promise<Caller>
  /** The caller when the key of a program was accepted within the last 4 s; undefined where it must be looked up, or is refused. */
  known(keyText: string, now: number): Caller | undefined
  /**
   * Whom a key belonged to when it was last looked up, at most 10 minutes ago: for ready answers of public data while the
   * database cannot say it. Undefined for a key that expired since, and for an auditor's.
   */
  recall(keyText: string): Caller | undefined
  /** Drops what is remembered of a key: this process sees its revocation at once. */
  forget(keyId: string): void
}

/** A revoked key must stop within 5 s in every process: 4 s of memory leave 1 s for the look-up that filled it. */
const REMEMBER_MS = 4_000
/** While the database is away, a key is remembered so long. */
const RECALL_MS = 10 * 60_000
/** A key that no one knows does not become known: its secret is drawn when it is made. */
const REMEMBER_UNKNOWN_MS = 60_000
const REMEMBERED_CALLERS = 10_000
const REMEMBERED_REFUSALS = 10_000
const NO_HASH = Buffer.alloc(32)

export type Outcome =
  | {
      readonly caller: Caller
      /** Keys that made it: it ends with them. */
      readonly makers: readonly string[]
      /** Whether a person decides on it, whose rights are looked up each time. */
      readonly isOfPerson: boolean
    }
  | { readonly refusal: ServiceError }
type Remembered = Outcome & { readonly askedAt: number; readonly until: number }

/** Refusals have their own memory, so that a flood of wrong keys cannot push out the good ones. */
export function createAuthenticator(parts: {
  readonly database: Database
  readonly secret: Uint8Array
  readonly clock: Clock
}): Authenticator {
  const callers = new LRUCache<string, Remembered>({ max: REMEMBERED_CALLERS })
  const refusals = new LRUCache<string, Remembered>({ max: REMEMBERED_REFUSALS })
  const running = new Map<string, Promise<Caller>>()
  const gate = createLookUpGate()

  const lookUp = async (name: string, keyId: string, isHeld: IsHeld): Promise<Caller> => {
    const askedAt = parts.clock.time()
    const reader = parts.database.reader({ kind: 'authenticator' })
    const row = await findKeyForAuthentication(reader, keyId)
    const makers = row === undefined || row.made_with === null ? [] : await findMakers(reader, row.id)
    const outcome = judge(row, makers, isHeld(row), parts.clock.now())
    const until = Math.min(askedAt + memoryOf(outcome), expiryOf(outcome))
    if ('caller' in outcome) callers.set(name, { ...outcome, askedAt, until })
    else {
      // Else the memory of better days hid the refusal, and a revoked key was looked up with every request.
      callers.delete(name)
      refusals.set(name, { ...outcome, askedAt, until })
    }
    return unwrap(outcome)
  }

  const lookUpOnce = (name: string, keyId: string, isHeld: IsHeld): Promise<Caller> => {
    const asked = lookUp(name, keyId, isHeld).finally(() => running.delete(name))
    running.set(name, asked)
    return asked
  }

  /** Keys from an address that sent many wrong ones wait, unless they were good before. */
  const lookUpFrom = (address: string, name: string, keyId: string, isHeld: IsHeld): Promise<Caller> => {
    if (callers.has(name)) return lookUpOnce(name, keyId, isHeld)
    const giveBack = gate.enter(address, parts.clock.time())
    return lookUpOnce(name, keyId, isHeld).then((caller) => {
      giveBack()
      return caller
    })
  }

  const remember = (name: string): Caller | Promise<Caller> | undefined => {
    const remembered = callers.get(name) ?? refusals.get(name)
    if (remembered !== undefined && isFresh(remembered, parts.clock.time())) return unwrap(remembered)
    return running.get(name)
  }

  return {
    authenticate(text, address) {
      const known = remember(text)
      if (known !== undefined) return known
      const key = parseApiKey(text)
      if (key === undefined) throw malformedKey()
      const isHeld: IsHeld = (row) => hasSecret(parts.secret, key, row)
      return address === undefined
        ? lookUpOnce(text, key.id, isHeld)
        : lookUpFrom(address, text, key.id, isHeld)
    },
    known(text, now) {
      const remembered = callers.get(text)
      return remembered !== undefined && 'caller' in remembered && isFresh(remembered, now)
        ? remembered.caller
        : undefined
    },
    recall(text) {
      const known = callers.get(text)
      if (known === undefined || !('caller' in known) || known.caller.engagements !== undefined)
        return undefined
      const now = parts.clock.time()
      const until = Math.min(known.askedAt + RECALL_MS, expiryOf(known))
      return isFresh({ ...known, until }, now) ? known.caller : undefined
    },
    forget(keyId) {
      for (const [text, remembered] of callers.entries())
        if (
          'caller' in remembered &&
          (remembered.caller.keyId === keyId || remembered.makers.includes(keyId))
        )
          callers.delete(text)
    },
  }
}

/** A clock that was set back must not make a memory last longer. */
const isFresh = ({ askedAt, until }: Pick<Remembered, 'askedAt' | 'until'>, now: number): boolean =>
  askedAt <= now && now < until

type IsHeld = (row: KeyForAuthentication | undefined) => boolean

/** The same work whether or not the id is known. */
function hasSecret(
  serverSecret: Uint8Array,
  key: ApiKeyParts,
  row: KeyForAuthentication | undefined,
): boolean {
  const stored = row === undefined ? NO_HASH : Buffer.from(row.secret_hash, 'hex')
  const same = timingSafeEqual(hashKeySecret(serverSecret, key.id, key.secret), stored)
  return same && row?.mode === key.mode
}

/** Expiry and revocation are reported only to the holder of the key. */
function judge(
  row: KeyForAuthentication | undefined,
  makers: readonly KeyMaker[],
  isHeld: boolean,
  now: Date,
): Outcome {
  return row === undefined || !isHeld ? { refusal: unknownKey() } : judgeHeld(row, makers, now)
}

/** What of a key decides who its holder is. */
type HeldKey = Omit<
  KeyForAuthentication,
  'secret_hash' | 'name' | 'created_at' | 'created_by' | 'last_used_at' | 'made_with'
>

/** Who a key makes of its holder now. */
export function judgeHeld(row: HeldKey, makers: readonly KeyMaker[], now: Date): Outcome {
  if (row.revoked_at !== null)
    return {
      refusal: new ServiceError(
        'api_key_revoked',
        `The API key ${row.id} was revoked at ${row.revoked_at}.`,
        {
          hint: 'Use another key of the tenant, or have a new one made.',
        },
      ),
    }
  if (row.expires_at !== null && Date.parse(row.expires_at) <= now.getTime())
    return {
      refusal: new ServiceError('api_key_expired', `The API key ${row.id} expired at ${row.expires_at}.`, {
        hint:
          row.replaced_by === null
            ? 'Have a new key made.'
            : `It was rotated: use the key with the id ${row.replaced_by}.`,
      }),
    }
  if (row.suspended_at !== null) return { refusal: tenantSuspended(row) }
  if (row.member_status !== null && row.member_status !== 'active') return { refusal: memberRemoved() }
  const ended = endedMaker(makers, now)
  if (ended !== undefined) return { refusal: ended }
  return {
    caller: withinMakers(toCaller(row, now), makers, now),
    makers: makers.map(({ id }) => id),
    isOfPerson: [row, ...makers].some(({ member_id }) => member_id !== null),
  }
}

function toCaller(row: HeldKey, now: Date): Caller {
  const scopes = new Set(row.scopes)
  const packs = new Set(row.packs)
  const person = actingPerson(row)
  const held = {
    keyId: row.id,
    keyMode: row.mode,
    keyExpiresAt: row.expires_at,
    sessionId: undefined,
    ...tenantOf(row),
  }
  if (person === undefined)
    return { ...held, actor: `key:${row.id}`, member: undefined, engagements: undefined, scopes, packs }
  return {
    ...held,
    ...asPerson(person, now),
    scopes: scopesInCommon(scopes, scopesOfRoles(person.roles)),
    packs: new Set((row.member_packs ?? []).filter((pack) => packs.has(pack))),
  }
}

/** What of a caller comes from its tenant. */
export const tenantOf = (row: {
  readonly tenant_id: string
  readonly tenant_name: string
  readonly plan: PlanName
  readonly limit_overrides: Readonly<Record<string, unknown>>
}) => ({
  tenantId: row.tenant_id,
  tenantName: row.tenant_name,
  plan: row.plan,
  limits: limitsOf(row.plan, row.limit_overrides),
})

/** The person of a look-up; undefined where it concerns no one. */
export const actingPerson = (row: ActingMember): ActingPerson | undefined =>
  row.member_id === null
    ? undefined
    : {
        id: row.member_id,
        name: row.member_name ?? '',
        roles: row.member_roles ?? [],
        engagements: row.member_engagements ?? [],
      }

/** Who acts and what they see, for a person. */
export const asPerson = (person: ActingPerson, now: Date) => ({
  actor: `member:${person.id}`,
  member: person,
  engagements: isBoundToEngagements(person.roles)
    ? engagementsOn(person.engagements, now.toISOString().slice(0, 10))
    : undefined,
})

function memoryOf(outcome: Outcome): number {
  if ('refusal' in outcome)
    return outcome.refusal.code === 'invalid_api_key' ? REMEMBER_UNKNOWN_MS : REMEMBER_MS
  return outcome.isOfPerson ? 0 : REMEMBER_MS
}

const expiryOf = (outcome: Outcome): number =>
  'caller' in outcome && outcome.caller.keyExpiresAt !== null
    ? Date.parse(outcome.caller.keyExpiresAt)
    : Number.POSITIVE_INFINITY

function unwrap(outcome: Outcome): Caller {
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.caller
}

/** Says why, to those who would get in otherwise. */
export const tenantSuspended = (row: {
  readonly tenant_name: string
  readonly suspended_reason: string | null
}): ServiceError =>
  new ServiceError('tenant_suspended', `${row.tenant_name} is suspended: ${row.suspended_reason ?? ''}.`, {
    hint: 'Ask the operator of this service to reinstate it.',
  })

export const memberRemoved = (): ServiceError =>
  new ServiceError('member_removed', 'You are no longer a member of this tenant.', {
    hint: 'An administrator of the tenant can invite you again.',
  })

const unknownKey = () =>
  new ServiceError('invalid_api_key', 'The API key is well-formed but this service does not know it.', {
    hint: 'Check that the key belongs to this service, and that it was copied from the answer that made it.',
  })

const malformedKey = () =>
  new ServiceError(
    'invalid_api_key_format',
    'The API key does not have the form sth_live_<id>_<secret>, or its checksum is wrong: a character is wrong or missing.',
    { hint: 'Copy the whole key again, without spaces or line breaks.' },
  )
