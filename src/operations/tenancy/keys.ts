import { randomBytes } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Pack, Scope } from '../../domain/tenancy/access.ts'
import {
  API_KEY_RANDOM_BYTES,
  formatApiKey,
  hashKeySecret,
  type KeyMode,
  makeApiKey,
} from '../../domain/tenancy/api-key.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, Sql } from '../../store/database.ts'
import {
  findKey,
  insertKey,
  type KeyRow,
  listKeys,
  lockKey,
  markReplaced,
  revokeWithMade,
} from '../../store/keys.ts'
import { findMember } from '../../store/members.ts'
import { appendAudit } from './audit.ts'
import {
  expiryWithin,
  type Grantor,
  makerOf,
  refuseActingFor,
  refuseBeyond,
  refuseDead,
  refuseRotatingBeside,
} from './key-rules.ts'
import { memberNotFound } from './member-rules.ts'

export type ApiKey = KeyRow

/** What every change of keys needs beside the transaction. */
export interface KeyTools {
  readonly clock: Clock
  readonly secret: Uint8Array
}

export interface NewApiKey {
  readonly tenantId: string
  readonly name: string
  readonly mode: KeyMode
  readonly scopes: readonly Scope[]
  readonly packs: readonly Pack[]
  readonly expiresAt?: string
  /** The person that it acts for; unset: it acts for itself. */
  readonly memberId?: string | null
  /** `member:<id>`, `key:<id>`, `operator` or `first_start`. */
  readonly actor: string
  /** Rights of the key that asks; a key cannot hand on more than it has. Unset: an operator asks. */
  readonly grantor?: Grantor
}

/** A key and, this once, its full text. */
export interface IssuedKey {
  readonly key: ApiKey
  readonly text: string
}

/** How long the old key of a rotation goes on working, unless told otherwise. */
const DEFAULT_OVERLAP_SECONDS = 24 * 3600

export async function createKey(sql: Sql, tools: KeyTools, wanted: NewApiKey): Promise<IssuedKey> {
  refuseBeyond(wanted.grantor, 'grant', wanted)
  await requireMember(sql, wanted)
  const madeWith = await makerOf(sql, wanted.grantor)
  const expiresAt = expiryWithin(wanted.grantor, wanted.expiresAt)
  const issued = await issue(sql, tools, wanted, { madeWith, expiresAt })
  await appendAudit(sql, tools.clock, {
    tenantId: wanted.tenantId,
    actor: wanted.actor,
    action: 'api_key.created',
    subject: `api_key:${issued.key.id}`,
    detail: particulars(issued.key),
  })
  return issued
}

/** A new key with the rights of the old one, which works on for `overlapSeconds`. */
export async function rotateKey(
  sql: Sql,
  tools: KeyTools,
  id: string,
  options: { readonly actor: string; readonly overlapSeconds?: number; readonly grantor?: Grantor },
): Promise<IssuedKey & { readonly replaced: ApiKey }> {
  const old = await lockKey(sql, id)
  if (old === undefined) throw keyNotFound(id)
  refuseBeyond(options.grantor, 'rotate a key with', old)
  refuseActingFor(options.grantor, old.member_id)
  await refuseRotatingBeside(sql, options.grantor, id)
  const now = tools.clock.now()
  refuseDead(old, now)
  const wanted = {
    tenantId: old.tenant_id,
    name: old.name,
    mode: old.mode,
    scopes: old.scopes,
    packs: old.packs,
    memberId: old.member_id,
    actor: options.actor,
  }
  const issued = await issue(sql, tools, wanted, {
    madeWith: old.made_with,
    expiresAt: old.expires_at ?? undefined,
  })
  const overlap = options.overlapSeconds ?? DEFAULT_OVERLAP_SECONDS
  const until = new Date(now.getTime() + overlap * 1000).toISOString()
  await markReplaced(sql, id, issued.key.id, until)
  await appendAudit(sql, tools.clock, {
    tenantId: old.tenant_id,
    actor: options.actor,
    action: 'api_key.rotated',
    subject: `api_key:${id}`,
    detail: { replaced_by: issued.key.id, overlap_seconds: overlap, ...particulars(issued.key) },
  })
  const replaced = await findKey(sql, id)
  return { ...issued, replaced: replaced ?? old }
}

/** Revokes a key and those that it made. Revoking a revoked key changes nothing. */
export async function revokeKey(
  sql: Sql,
  tools: KeyTools,
  id: string,
  options: { readonly actor: string; readonly grantor?: Grantor },
): Promise<ApiKey> {
  const key = await lockKey(sql, id)
  if (key === undefined) throw keyNotFound(id)
  // A person who manages keys stops a lost one, however strong it is; a key stops none above itself.
  if (options.grantor?.member === undefined) refuseBeyond(options.grantor, 'revoke a key with', key)
  if (key.revoked_at !== null) return key
  const at = tools.clock.now().toISOString()
  const made = (await revokeWithMade(sql, key.tenant_id, { id }, at)).filter((one) => one !== id)
  await appendAudit(sql, tools.clock, {
    tenantId: key.tenant_id,
    actor: options.actor,
    action: 'api_key.revoked',
    subject: `api_key:${id}`,
    detail: { name: key.name, ...(made.length === 0 ? {} : { keys_revoked: made }) },
  })
  return { ...key, revoked_at: at }
}

export async function readKey(database: Database, tenantId: string, id: string): Promise<ApiKey> {
  const key = await database.as({ kind: 'tenant', tenantId }, async (sql) => findKey(sql, id))
  if (key === undefined) throw keyNotFound(id)
  return key
}

export async function readKeys(
  database: Database,
  tenantId: string,
  options: { readonly limit: number; readonly after?: readonly [string, string] },
): Promise<ApiKey[]> {
  return await database.as({ kind: 'tenant', tenantId }, async (sql) => listKeys(sql, tenantId, options))
}

/** A key acts for someone in the tenant who has joined. */
async function requireMember(sql: Sql, { tenantId, memberId, grantor }: NewApiKey): Promise<void> {
  if (memberId === undefined || memberId === null) return
  refuseActingFor(grantor, memberId)
  const member = await findMember(sql, tenantId, memberId)
  if (member === undefined) throw memberNotFound(memberId)
  if (member.status !== 'active')
    throw new ServiceError(
      'member_state_conflict',
      `The member ${memberId} is ${member.status}, not active.`,
      {
        hint: 'A key can act for someone who has joined.',
      },
    )
}

const keyNotFound = (id: string): ServiceError =>
  new ServiceError('api_key_not_found', `No API key of this tenant has the id ${id}.`, {
    hint: 'GET /v1/keys lists the keys of the tenant.',
  })

async function issue(
  sql: Sql,
  { clock, secret }: KeyTools,
  wanted: NewApiKey,
  bounds: { readonly madeWith: string | null; readonly expiresAt: string | undefined },
): Promise<IssuedKey> {
  const parts = makeApiKey(wanted.mode, randomBytes(API_KEY_RANDOM_BYTES))
  const row = {
    id: parts.id,
    tenant_id: wanted.tenantId,
    mode: wanted.mode,
    name: wanted.name,
    scopes: [...new Set(wanted.scopes)].sort(),
    packs: [...new Set(wanted.packs)].sort(),
    created_at: clock.now().toISOString(),
    created_by: wanted.actor,
    expires_at: bounds.expiresAt ?? null,
    member_id: wanted.memberId ?? null,
    made_with: bounds.madeWith,
  }
  await insertKey(sql, { ...row, secret_hash: hashKeySecret(secret, parts.id, parts.secret).toString('hex') })
  return {
    key: { ...row, revoked_at: null, replaced_by: null, last_used_at: null },
    text: formatApiKey(parts),
  }
}

const particulars = (key: ApiKey) => ({
  name: key.name,
  mode: key.mode,
  scopes: key.scopes,
  packs: key.packs,
  expires_at: key.expires_at,
  ...(key.member_id === null ? {} : { member: key.member_id }),
  ...(key.made_with === null ? {} : { made_with: key.made_with }),
})
