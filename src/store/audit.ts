import type { ChainedEntry, ChainHead } from '../domain/tenancy/audit-chain.ts'
import type { ReadonlySql, Sql } from './database.ts'
import { SQL } from './sql-text.ts'

interface AuditRow {
  readonly tenant_id: string
  readonly sequence: number
  readonly occurred_at: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly detail: string
  readonly previous_hash: string
  readonly hash: string
}

/** Starts a tenant's chain; once, with the tenant. */
export async function insertAuditHead(sql: Sql, tenantId: string, head: ChainHead): Promise<void> {
  await sql.query(SQL`insert into audit_head (tenant_id, sequence, hash) values ($1, $2, $3)`, [
    tenantId,
    head.sequence,
    head.hash,
  ])
}

/** The end of the chain, locked until the end of the transaction: writers of one tenant queue here. */
export async function lockAuditHead(sql: Sql, tenantId: string): Promise<ChainHead | undefined> {
  const rows = await sql.query<ChainHead>(
    SQL`select sequence, hash from audit_head where tenant_id = $1 for update`,
    [tenantId],
  )
  return rows[0]
}

export async function findAuditHead(sql: ReadonlySql, tenantId: string): Promise<ChainHead | undefined> {
  const rows = await sql.query<ChainHead>(SQL`select sequence, hash from audit_head where tenant_id = $1`, [
    tenantId,
  ])
  return rows[0]
}

/** Where the chain of each tenant ends that the role may see. */
export const listAuditHeads = (sql: ReadonlySql): Promise<{ tenant_id: string; hash: string }[]> =>
  sql.query(SQL`select tenant_id, hash from audit_head order by tenant_id`)

export async function insertAuditEvent(sql: Sql, entry: ChainedEntry): Promise<void> {
  await sql.query(
    SQL`insert into audit_event (tenant_id, sequence, occurred_at, actor, action, subject, detail, previous_hash, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      entry.tenantId,
      entry.sequence,
      entry.occurredAt,
      entry.actor,
      entry.action,
      entry.subject,
      entry.detail,
      entry.previousHash,
      entry.hash,
    ],
  )
  await sql.query(SQL`update audit_head set sequence = $2, hash = $3 where tenant_id = $1`, [
    entry.tenantId,
    entry.sequence,
    entry.hash,
  ])
}

/** Which events of a chain; all that is not given matches. */
export interface AuditFilter {
  /** An action such as `tenant_record.deleted`, or the part before the point for all of that kind. */
  readonly action?: string | undefined
  /** The company that the event is about. */
  readonly abn?: string | undefined
  /** Who acted, such as `key:<id>` or `operator`. */
  readonly actor?: string | undefined
  /** First UTC day. */
  readonly from?: string | undefined
  /** Last UTC day, included. */
  readonly to?: string | undefined
  /** Only what concerns one of these periods (first and last day joined by a slash), or records of no single one. */
  readonly periods?: readonly string[] | undefined
}

/** The period in the particulars of an event: as text, or as its first and last day. */
const PERIOD = SQL`case jsonb_typeof(detail::jsonb -> 'period')
         when 'object' then (detail::jsonb #>> '{period,start}') || '/' || (detail::jsonb #>> '{period,end}')
         else detail::jsonb ->> 'period' end`

/** Events of a tenant after `after`, oldest first, or before `before`, newest first. */
export async function listAuditEvents(
  sql: ReadonlySql,
  tenantId: string,
  range: { readonly limit: number } & ({ readonly after: number } | { readonly before: number }),
  { action, abn, actor, from, to, periods }: AuditFilter = {},
): Promise<ChainedEntry[]> {
  const ascending = 'after' in range
  const rows = await sql.query<AuditRow>(
    SQL`select tenant_id, sequence, occurred_at, actor, action, subject, detail, previous_hash, hash from audit_event
     where tenant_id = $1 and sequence ${ascending ? SQL`>` : SQL`<`} $2::bigint
       and ($4::text is null or $4 in (action, split_part(action, '.', 1)))
       and ($5::text is null or (detail::jsonb ->> 'abn') collate "C" = $5)
       and ($6::text is null or actor = $6)
       and ($7::date is null or occurred_at >= $7::date::timestamp at time zone 'UTC')
       and ($8::date is null or occurred_at < ($8::date + 1)::timestamp at time zone 'UTC')
       and ($9::text[] is null or ${PERIOD} = any ($9::text[] || array['']))
     order by sequence ${ascending ? SQL`asc` : SQL`desc`} limit $3`,
    [
      tenantId,
      'after' in range ? range.after : range.before,
      range.limit,
      action ?? null,
      abn ?? null,
      actor ?? null,
      from ?? null,
      to ?? null,
      periods ?? null,
    ],
  )
  return rows.map(toEntry)
}

const toEntry = (row: AuditRow): ChainedEntry => ({
  tenantId: row.tenant_id,
  sequence: row.sequence,
  occurredAt: row.occurred_at,
  actor: row.actor,
  action: row.action,
  subject: row.subject,
  detail: row.detail,
  previousHash: row.previous_hash,
  hash: row.hash,
})
