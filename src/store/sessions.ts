import type { Pack, Scope } from '../domain/tenancy/access.ts'
import type { KeyMode } from '../domain/tenancy/api-key.ts'
import type { PlanName } from '../domain/tenancy/plans.ts'
import type { Database, ReadonlySql, Sql } from './database.ts'
import type { ActingMember } from './members.ts'
import { SQL } from './sql-text.ts'

export interface SessionRow {
  readonly id: string
  readonly tenant_id: string
  readonly member_id: string | null
  readonly key_id: string | null
  readonly how: string
  readonly created_at: string
  readonly last_seen_at: string
  readonly ends_at: string
  readonly ended_at: string | null
  readonly browser: string
  readonly network: string
}

/** A session with its tenant, and the person or the key that holds it. */
export interface SessionForAuthentication
  extends Pick<
      SessionRow,
      'id' | 'tenant_id' | 'member_id' | 'key_id' | 'created_at' | 'last_seen_at' | 'ends_at' | 'ended_at'
    >,
    Omit<ActingMember, 'member_id'> {
  readonly token_made_at: string
  /** Whether the token is that of now, not the one before it. */
  readonly is_current: boolean
  readonly previous_until: string | null
  readonly tenant_name: string
  readonly plan: PlanName
  readonly limit_overrides: Readonly<Record<string, unknown>>
  readonly suspended_at: string | null
  readonly suspended_reason: string | null
  /** Whose session it is, or for whom its key acts. */
  readonly acting_member_id: string | null
  /** The rest is null in the session of a person. */
  readonly key_mode: KeyMode | null
  readonly key_scopes: readonly Scope[] | null
  readonly key_packs: readonly Pack[] | null
  readonly key_expires_at: string | null
  readonly key_revoked_at: string | null
  readonly key_replaced_by: string | null
}

const COLUMNS = SQL`s.id, s.tenant_id, s.member_id, s.key_id, s.how, s.created_at, s.last_seen_at, s.ends_at, s.ended_at,
  s.browser, s.network`

export async function insertSession(
  sql: Sql,
  row: Omit<SessionRow, 'ended_at' | 'last_seen_at'> & { readonly token_hash: string },
): Promise<void> {
  await sql.query(
    SQL`insert into web_session (id, tenant_id, member_id, key_id, how, token_hash, token_made_at, created_at, last_seen_at, ends_at,
       browser, network)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $7, $8, $9, $10)`,
    [
      row.id,
      row.tenant_id,
      row.member_id,
      row.key_id,
      row.how,
      row.token_hash,
      row.created_at,
      row.ends_at,
      row.browser,
      row.network,
    ],
  )
}

/**
 * One round trip, for every request of the web app asks: a read as southerly_public of the one function that it may call. By the
 * connections that requests cannot use up, as keys are looked up.
 */
export async function findSessionForAuthentication(
  database: Database,
  tokenHash: string,
): Promise<SessionForAuthentication | undefined> {
  const rows = await database.reserve.query<SessionForAuthentication>(
    SQL`select * from session_for_authentication($1)`,
    [tokenHash],
    'session_for_authentication',
  )
  return rows[0]
}

/** Notes that the session is in use. */
export async function touchSession(sql: Sql, tenantId: string, id: string, at: string): Promise<void> {
  await sql.query(
    SQL`update web_session set last_seen_at = greatest(last_seen_at, $3::timestamptz) where tenant_id = $1 and id = $2`,
    [tenantId, id, at],
  )
}

/** Puts a new token in the place of the old one; false when another request has done so. */
export async function replaceToken(
  sql: Sql,
  session: { readonly tenant_id: string; readonly id: string },
  tokens: {
    readonly old_hash: string
    readonly new_hash: string
    readonly at: string
    readonly old_until: string
  },
): Promise<boolean> {
  const rows = await sql.query(
    SQL`update web_session set token_hash = $3, token_made_at = $4, previous_hash = $2, previous_until = $5, last_seen_at = $4
     where tenant_id = $6 and id = $1 and token_hash = $2 and ended_at is null returning id`,
    [session.id, tokens.old_hash, tokens.new_hash, tokens.at, tokens.old_until, session.tenant_id],
  )
  return rows.length === 1
}

/** Whose sessions: those of a member or of a key, or of everyone in the tenant. */
export type SessionOwner = { readonly memberId: string | null; readonly keyId: string | null } | 'everybody'

/** Sessions that have not ended, newest first, older than `before` (created_at, id). */
export async function listSessions(
  sql: ReadonlySql,
  tenantId: string,
  owner: SessionOwner,
  options: {
    readonly limit: number
    readonly before?: readonly [string, string]
    readonly now: string
    readonly seenSince: string
  },
): Promise<SessionRow[]> {
  const [beforeTime, beforeId] = options.before ?? [null, null]
  return await sql.query<SessionRow>(
    SQL`select ${COLUMNS} from web_session s
     where s.tenant_id = $1 and ($9 or s.member_id = $2 or s.key_id = $3)
       and s.ended_at is null and s.ends_at > $4::timestamptz and s.last_seen_at > $5::timestamptz
       and ($6::timestamptz is null or (s.created_at, s.id) < ($6::timestamptz, $7::text))
     order by s.created_at desc, s.id desc limit $8`,
    [
      tenantId,
      owner === 'everybody' ? null : owner.memberId,
      owner === 'everybody' ? null : owner.keyId,
      options.now,
      options.seenSince,
      beforeTime,
      beforeId,
      options.limit,
      owner === 'everybody',
    ],
  )
}

export async function findSession(
  sql: ReadonlySql,
  tenantId: string,
  id: string,
): Promise<SessionRow | undefined> {
  const rows = await sql.query<SessionRow>(
    SQL`select ${COLUMNS} from web_session s where s.tenant_id = $1 and s.id = $2`,
    [tenantId, id],
  )
  return rows[0]
}

/** Ending a session twice changes nothing. */
export async function endSession(sql: Sql, tenantId: string, id: string, at: string): Promise<void> {
  await sql.query(
    SQL`update web_session set ended_at = $3 where tenant_id = $1 and id = $2 and ended_at is null`,
    [tenantId, id, at],
  )
}

export async function endSessionsOfMember(
  sql: Sql,
  tenantId: string,
  memberId: string,
  at: string,
): Promise<void> {
  await sql.query(
    SQL`update web_session set ended_at = $3 where tenant_id = $1 and member_id = $2 and ended_at is null`,
    [tenantId, memberId, at],
  )
}

/** Removes what is kept of sessions that are over whatever happened; the number removed. */
export async function deletePastSessions(sql: Sql, now: string): Promise<number> {
  const rows = await sql.query(SQL`delete from web_session where ends_at <= $1::timestamptz returning id`, [
    now,
  ])
  return rows.length
}
