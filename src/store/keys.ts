import type { Pack, Scope } from '../domain/tenancy/access.ts'
import type { KeyMode } from '../domain/tenancy/api-key.ts'
import type { PlanName } from '../domain/tenancy/plans.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { ACTING_MEMBER, type ActingMember } from './members.ts'
import { SQL } from './sql-text.ts'

/** A key without its hash: what may leave the store for anyone but the authenticator. */
export interface KeyRow {
  readonly id: string
  readonly tenant_id: string
  readonly mode: KeyMode
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly packs: readonly Pack[]
  readonly created_at: string
  readonly created_by: string
  readonly expires_at: string | null
  readonly revoked_at: string | null
  readonly replaced_by: string | null
  readonly last_used_at: string | null
  /** The person that it acts for; null: it acts for itself. */
  readonly member_id: string | null
  /** The key that made it and that it ends with; null: a person or an operator made it. */
  readonly made_with: string | null
}

/** What the authenticator needs, in one look-up. */
export interface KeyForAuthentication extends KeyRow, ActingMember {
  readonly secret_hash: string
  readonly tenant_name: string
  readonly plan: PlanName
  readonly limit_overrides: Readonly<Record<string, unknown>>
  readonly suspended_at: string | null
  readonly suspended_reason: string | null
}

const COLUMNS = SQL`id, tenant_id, mode, name, scopes, packs, created_at, created_by, expires_at, revoked_at, replaced_by,
  last_used_at, member_id, made_with`

export type NewKey = Omit<KeyRow, 'revoked_at' | 'replaced_by' | 'last_used_at'> & {
  readonly secret_hash: string
}

export async function insertKey(sql: Sql, key: NewKey): Promise<void> {
  await sql.query(
    SQL`insert into api_key (id, tenant_id, mode, name, secret_hash, scopes, packs, created_at, created_by, expires_at,
       member_id, made_with)
     values ($1, $2, $3, $4, $5, $6::text[], $7::text[], $8, $9, $10, $11, $12)`,
    [
      key.id,
      key.tenant_id,
      key.mode,
      key.name,
      key.secret_hash,
      key.scopes,
      key.packs,
      key.created_at,
      key.created_by,
      key.expires_at,
      key.member_id,
      key.made_with,
    ],
  )
}

export async function findKey(sql: ReadonlySql, id: string): Promise<KeyRow | undefined> {
  const rows = await sql.query<KeyRow>(SQL`select ${COLUMNS} from api_key where id = $1`, [id])
  return rows[0]
}

/** Locks the key until the end of the transaction, so that two rotations cannot both succeed. */
export async function lockKey(sql: Sql, id: string): Promise<KeyRow | undefined> {
  const rows = await sql.query<KeyRow>(SQL`select ${COLUMNS} from api_key where id = $1 for update`, [id])
  return rows[0]
}

export async function findKeyForAuthentication(
  sql: ReadonlySql,
  id: string,
): Promise<KeyForAuthentication | undefined> {
  const rows = await sql.query<KeyForAuthentication>(
    SQL`select k.id, k.tenant_id, k.mode, k.name, k.scopes, k.packs, k.created_at, k.created_by, k.expires_at, k.revoked_at,
       k.replaced_by, k.last_used_at, k.secret_hash, t.name as tenant_name, t.plan, t.limit_overrides,
       t.suspended_at, t.suspended_reason,
       k.made_with, k.member_id, ${ACTING_MEMBER}
     from api_key k join tenant t on t.id = k.tenant_id
       left join member m on m.tenant_id = k.tenant_id and m.id = k.member_id
     where k.id = $1`,
    [id],
    'key_for_authentication',
  )
  return rows[0]
}

/** A key that another was made with, and the person it acts for. */
export interface KeyMaker
  extends Pick<KeyRow, 'id' | 'scopes' | 'packs' | 'expires_at' | 'revoked_at'>,
    ActingMember {}

/** The key that made a key, the one that made that, and so on; the nearest first. */
export async function findMakers(sql: ReadonlySql, id: string): Promise<KeyMaker[]> {
  return await sql.query<KeyMaker>(
    SQL`with recursive maker (id, made_with, step) as (
       select id, made_with, 0 from api_key where id = $1
       union all
       select k.id, k.made_with, step + 1 from api_key k join maker on k.id = maker.made_with)
     select k.id, k.scopes, k.packs, k.expires_at, k.revoked_at, k.member_id, ${ACTING_MEMBER}
     from maker join api_key k on k.id = maker.id
       left join member m on m.tenant_id = k.tenant_id and m.id = k.member_id
     where step > 0 order by step`,
    [id],
  )
}

/** Names by key id, for those that are known. */
export async function namesOfKeys(
  sql: ReadonlySql,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ id: string; name: string }>(
    SQL`select id, name from api_key where tenant_id = $1 and id = any ($2::text[])`,
    [tenantId, ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Keys of a tenant, or of those that act for one person, oldest first, after `position` (created_at, id). */
export async function listKeys(
  sql: ReadonlySql,
  tenantId: string,
  options: {
    readonly limit: number
    readonly after?: readonly [string, string]
    readonly memberId?: string
  },
): Promise<KeyRow[]> {
  const [afterTime, afterId] = options.after ?? [null, null]
  return await sql.query<KeyRow>(
    SQL`select ${COLUMNS} from api_key
     where tenant_id = $1 and ($5::text is null or member_id = $5) and ($2::timestamptz is null or (created_at, id) > ($2::timestamptz, $3::text))
     order by created_at, id limit $4`,
    [tenantId, afterTime, afterId, options.limit, options.memberId ?? null],
  )
}

/** Revokes keys, and every key that was made with one of them; the ids of those that worked until now. */
export async function revokeWithMade(
  sql: Sql,
  tenantId: string,
  which: { readonly id: string } | { readonly memberId: string },
  at: string,
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    SQL`with recursive gone (id) as (
       select id from api_key where tenant_id = $1 and (id = $2 or member_id = $3)
       union
       select k.id from api_key k join gone on k.tenant_id = $1 and k.made_with = gone.id)
     update api_key set revoked_at = $4
     where tenant_id = $1 and id in (select id from gone) and revoked_at is null returning id`,
    [tenantId, 'id' in which ? which.id : null, 'memberId' in which ? which.memberId : null, at],
  )
  return rows.map(({ id }) => id).sort()
}

export async function setScopes(sql: Sql, id: string, scopes: readonly Scope[]): Promise<void> {
  await sql.query(SQL`update api_key set scopes = $2::text[] where id = $1`, [id, scopes])
}

/** The old key of a rotation works until `expiresAt`; an earlier expiry of its own stands. Keys that it made go on with the new one. */
export async function markReplaced(
  sql: Sql,
  id: string,
  replacedBy: string,
  expiresAt: string,
): Promise<void> {
  await sql.query(
    SQL`update api_key set replaced_by = $2, expires_at = least(coalesce(expires_at, $3::timestamptz), $3::timestamptz) where id = $1`,
    [id, replacedBy, expiresAt],
  )
  await sql.query(SQL`update api_key set made_with = $2 where made_with = $1`, [id, replacedBy])
}

/** Keys that still work, made by the first start of the embedded engine. */
export async function listBootstrapKeys(sql: ReadonlySql, now: string): Promise<KeyRow[]> {
  return await sql.query<KeyRow>(
    SQL`select ${COLUMNS} from api_key
     where created_by = 'first_start' and revoked_at is null and (expires_at is null or expires_at > $1::timestamptz)
     order by created_at, id`,
    [now],
  )
}

export async function touchKeys(
  sql: Sql,
  uses: readonly { readonly id: string; readonly at: string }[],
): Promise<void> {
  await sql.query(
    SQL`update api_key k set last_used_at = greatest(k.last_used_at, u.at)
     from unnest($1::text[], $2::timestamptz[]) as u(id, at) where k.id = u.id`,
    [uses.map((use) => use.id), uses.map((use) => use.at)],
  )
}
