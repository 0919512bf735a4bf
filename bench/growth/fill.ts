import type { Database, Sql } from '../../src/store/database.ts'
import { identifier, SQL, type SqlText } from '../../src/store/sql-text.ts'
import { AUDIT_EVENTS_OF_A_RECORD, OF_A_TENANT, USAGE_ROWS } from './size.ts'

/** Ids as functions of a number, so that any of them can be asked for later. */
export const tenantOf = (number: number): string => `ten_${String(number).padStart(12, '0')}`
export const keyOf = (number: number): string => String(number).padStart(16, '0')
/** What the SHA-256 of a tenant's first ZIP is the SHA-256 of. */
export const firstZipOf = (number: number): string => `${number}z1`

const TENANT = SQL`'ten_' || lpad(n::text, 12, '0')`
const HASH_OF = (what: SqlText): SqlText => SQL`encode(sha256((${what})::text::bytea), 'hex')`
const AT = SQL`timestamptz '2026-01-01' + (n % 300) * interval '1 day'`
const EACH = (what: SqlText): SqlText => SQL`from numbers, size, generate_series(1, size.${what}) as i`
const BUNDLE_NUMBER = SQL`lpad((n * 1000 + i)::text, 16, '0')`
/** Ten records to a year, so that the records of a company and year are as many at any size. */
const PERIOD = SQL`(2025 - i / 10) || '-07-01/' || (2026 - i / 10) || '-06-30'`

/**
 * Rows by table. Bodies have the size that real ones have: a record 1 kB, an event 600 bytes, a manifest 4 kB. The ZIPs of bundles are
 * left out: their size is known without a database.
 */
const ROWS: readonly { readonly table: string; readonly rows: SqlText }[] = [
  {
    table: 'tenant',
    rows: SQL`(id, name, kind, plan, created_at) select ${TENANT}, 'Tenant ' || n, 'customer', 'professional', ${AT} from numbers`,
  },
  {
    table: 'api_key',
    rows: SQL`(id, tenant_id, mode, name, secret_hash, scopes, packs, created_at, created_by)
      select lpad(n::text, 16, '0'), ${TENANT}, 'live', 'key', ${HASH_OF(SQL`n`)}, '{admin}', '{}', ${AT}, 'operator' from numbers`,
  },
  {
    table: 'tenant_record',
    rows: SQL`(tenant_id, abn, kind, version, body, body_sha256, authored_by, authored_at, period)
      select ${TENANT}, '74115061375', 'kind_' || i % 10, 1, '{"text": "' || repeat(md5(n::text || i), 30) || '"}', ${HASH_OF(SQL`n || 'r' || i`)},
        'member:x', ${AT}, ${PERIOD} ${EACH(SQL`records`)}`,
  },
  {
    table: 'audit_event',
    rows: SQL`(tenant_id, sequence, occurred_at, actor, action, subject, detail, previous_hash, hash)
      select ${TENANT}, i, ${AT}, 'key:' || lpad(n::text, 16, '0'), 'record.replaced', 'record:kind', '{"abn": "74115061375", "version": 1}',
        ${HASH_OF(SQL`n || 'p' || i`)}, ${HASH_OF(SQL`n || 'a' || i`)} ${EACH(SQL`audit_events`)}`,
  },
  {
    table: 'audit_head',
    rows: SQL`(tenant_id, sequence, hash) select ${TENANT}, audit_events, ${HASH_OF(SQL`n || 'a' || audit_events`)} from numbers, size`,
  },
  {
    table: 'event',
    rows: SQL`(tenant_id, sequence, type, occurred_at, abn, occurrence, body)
      select ${TENANT}, i, 'company.restated', ${AT} + i * interval '1 hour', '74115061375', 'cause ' || i,
        '{"summary": "' || repeat(md5(n::text || i), 18) || '"}' ${EACH(SQL`events`)}`,
  },
  { table: 'event_head', rows: SQL`(tenant_id, sequence) select ${TENANT}, events from numbers, size` },
  {
    table: 'usage_day',
    rows: SQL`(tenant_id, day, operation, requests, items)
      select ${TENANT}, (now() at time zone 'UTC')::date - i / 2, case i % 2 when 0 then 'getCompanyProfile' else 'listRecords' end, n % 1000, n % 1000
      ${EACH(SQL`usage_rows`)}`,
  },
  {
    table: 'disclosure_run',
    rows: SQL`(tenant_id, id, abn, period_start, period_end, standard_version, early_adoption, snapshot_id, records, question_sha256, forced,
        state, progress, requested_by, requested_at, ended_at)
      select ${TENANT}, 'run_' || ${BUNDLE_NUMBER}, '74115061375', '2024-07-01', '2025-06-30', '2024-09', false,
        (select id from snapshot limit 1), '[]', ${HASH_OF(SQL`n || 'q' || i`)}, false, 'succeeded', 100, 'member:x', ${AT}, ${AT} ${EACH(SQL`bundles`)}`,
  },
  {
    table: 'bundle',
    rows: SQL`(tenant_id, id, run_id, abn, period_start, period_end, version, bundle_id, evidence_hash, sha256, size, manifest, retain_until, made_at)
      select ${TENANT}, 'art_' || ${BUNDLE_NUMBER}, 'run_' || ${BUNDLE_NUMBER}, '74115061375', '2024-07-01', '2025-06-30', i,
        'bundle', ${HASH_OF(SQL`n || 'e' || i`)}, ${HASH_OF(SQL`n || 'z' || i`)}, 600000,
        (select string_agg(md5(n::text || i || part), '') from generate_series(1, 125) as part), '2032-06-30', ${AT} ${EACH(SQL`bundles`)}`,
  },
]

export const TABLES: readonly string[] = ROWS.map(({ table }) => table)

/** A transaction adds this many tenants: one that is stopped goes on where it was. */
const AT_ONCE = 1_000

export async function countTenants(database: Database): Promise<number> {
  const [row] = await database.as({ kind: 'operator' }, (sql) =>
    sql.query<{ count: number }>(SQL`select count(*)::int as count from tenant where id like 'ten_0%'`),
  )
  return row!.count
}

/** Adds the tenants from one number to another, with all that is theirs, and gathers statistics as autovacuum would. */
export async function fill(database: Database, from: number, to: number): Promise<void> {
  if (from > to) return
  for (let first = from; first <= to; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE - 1, to)
    await database.transaction(async (sql) => {
      for (const { table, rows } of ROWS) await insert(sql, table, rows, first, last)
    }, 'unlimited')
    if (last % 10_000 === 0) console.error(`${last} tenants`)
  }
  await database.transaction((sql) => sql.exec(SQL`analyze`), 'unlimited')
}

/** As the owner, who is let past the rules of rows for the time of the load. */
async function insert(sql: Sql, table: string, rows: SqlText, from: number, to: number): Promise<void> {
  const name = identifier(table)
  const { records, events, bundles } = OF_A_TENANT
  await sql.exec(SQL`alter table ${name} no force row level security`)
  await sql.query(
    SQL`with numbers as (select generate_series($1::int, $2::int) as n),
      size as (select $3::int as records, $4::int as audit_events, $5::int as events, $6::int as usage_rows, $7::int as bundles)
      insert into ${name} ${rows}`,
    [from, to, records, AUDIT_EVENTS_OF_A_RECORD * records, events, USAGE_ROWS, bundles],
  )
  await sql.exec(SQL`alter table ${name} force row level security`)
}
