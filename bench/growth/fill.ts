import type { Database, Sql } from '../../src/store/database.ts'
import { identifier, SQL, type SqlText } from '../../src/store/sql-text.ts'

/** What each invented tenant has. The ZIP of its bundle is left out: its size is known without a database. */
export const OF_A_TENANT = '10 records, 20 audit events, 20 events, 60 rows of usage, a key and a bundle'

/** Ids as functions of a number, so that any of them can be asked for later. */
export const tenantOf = (number: number): string => `ten_${String(number).padStart(12, '0')}`
export const keyOf = (number: number): string => String(number).padStart(16, '0')

const TENANT = SQL`'ten_' || lpad(n::text, 12, '0')`
const HASH_OF = (what: SqlText): SqlText => SQL`encode(sha256((${what})::text::bytea), 'hex')`
const AT = SQL`timestamptz '2026-01-01' + (n % 300) * interval '1 day'`

/** Rows by table. Bodies have the size that real ones have: a record 1 kB, an event 600 bytes, a manifest 4 kB. */
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
      select ${TENANT}, '74115061375', 'kind_' || i, 1, '{"text": "' || repeat(md5(n::text || i), 30) || '"}', ${HASH_OF(SQL`n || 'r' || i`)},
        'member:x', ${AT}, '2024-07-01/2025-06-30' from numbers, generate_series(1, 10) as i`,
  },
  {
    table: 'audit_event',
    rows: SQL`(tenant_id, sequence, occurred_at, actor, action, subject, detail, previous_hash, hash)
      select ${TENANT}, i, ${AT}, 'key:' || lpad(n::text, 16, '0'), 'record.replaced', 'record:kind', '{"abn": "74115061375", "version": 1}',
        ${HASH_OF(SQL`n || 'p' || i`)}, ${HASH_OF(SQL`n || 'a' || i`)} from numbers, generate_series(1, 20) as i`,
  },
  {
    table: 'audit_head',
    rows: SQL`(tenant_id, sequence, hash) select ${TENANT}, 20, ${HASH_OF(SQL`n || 'a' || 20`)} from numbers`,
  },
  {
    table: 'event',
    rows: SQL`(tenant_id, sequence, type, occurred_at, abn, occurrence, body)
      select ${TENANT}, i, 'company.restated', ${AT}, '74115061375', 'cause ' || i, '{"summary": "' || repeat(md5(n::text || i), 18) || '"}'
      from numbers, generate_series(1, 20) as i`,
  },
  { table: 'event_head', rows: SQL`(tenant_id, sequence) select ${TENANT}, 20 from numbers` },
  {
    table: 'usage_day',
    rows: SQL`(tenant_id, day, operation, requests, items)
      select ${TENANT}, (now() at time zone 'UTC')::date - i / 2, case i % 2 when 0 then 'getCompanyProfile' else 'listRecords' end, n % 1000, n % 1000
      from numbers, generate_series(0, 59) as i`,
  },
  {
    table: 'disclosure_run',
    rows: SQL`(tenant_id, id, abn, period_start, period_end, standard_version, early_adoption, snapshot_id, records, question_sha256, forced,
        state, progress, requested_by, requested_at, ended_at)
      select ${TENANT}, 'run_' || lpad(n::text, 16, '0'), '74115061375', '2024-07-01', '2025-06-30', '2024-09', false,
        (select id from snapshot limit 1), '[]', ${HASH_OF(SQL`n`)}, false, 'succeeded', 100, 'member:x', ${AT}, ${AT} from numbers`,
  },
  {
    table: 'bundle',
    rows: SQL`(tenant_id, id, run_id, abn, period_start, period_end, version, bundle_id, evidence_hash, sha256, size, manifest, retain_until, made_at)
      select ${TENANT}, 'art_' || lpad(n::text, 16, '0'), 'run_' || lpad(n::text, 16, '0'), '74115061375', '2024-07-01', '2025-06-30', 1,
        'bundle', ${HASH_OF(SQL`n`)}, ${HASH_OF(SQL`n || 'z'`)}, 600000, (select string_agg(md5(n::text || part), '') from generate_series(1, 125) as part), '2032-06-30', ${AT} from numbers`,
  },
]

export const TABLES: readonly string[] = ROWS.map(({ table }) => table)

/** Adds the tenants from one number to another, with all that is theirs, and gathers statistics as autovacuum would. */
export async function fill(database: Database, from: number, to: number): Promise<void> {
  await database.transaction(async (sql) => {
    for (const { table, rows } of ROWS) await insert(sql, table, rows, from, to)
  })
  await database.transaction((sql) => sql.exec(SQL`analyze`))
}

/** As the owner, who is let past the rules of rows for the time of the load. */
async function insert(sql: Sql, table: string, rows: SqlText, from: number, to: number): Promise<void> {
  const name = identifier(table)
  await sql.exec(SQL`alter table ${name} no force row level security`)
  await sql.query(
    SQL`with numbers as (select generate_series($1::int, $2::int) as n) insert into ${name} ${rows}`,
    [from, to],
  )
  await sql.exec(SQL`alter table ${name} force row level security`)
}
