import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { dumpSchema } from '../../src/store/schema-dump.ts'
import { SQL, type SqlText } from '../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../support/engines.ts'

const GOLDEN = path.join(import.meta.dirname, '../../src/store/schema.golden.sql')

/** Tables and partitions of ours; an alias `c` for each query below. */
const OUR_TABLES = SQL`pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' and c.relkind in ('r', 'p')`

describeOnBothEngines('the schema', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  const names = async (query: SqlText): Promise<unknown[]> =>
    (await database.query<{ name: string }>(query)).map(({ name }) => name)

  it('is the golden one (else run node scripts/generate-schema.ts and read the difference)', async () => {
    expect(await dumpSchema(database)).toBe(await readFile(GOLDEN, 'utf8'))
  })

  it('has a comment on every table', async () => {
    const bare = SQL`select c.relname as name from ${OUR_TABLES} where obj_description(c.oid, 'pg_class') is null`
    expect(await names(bare)).toEqual([])
  })

  it('has a comment on every column', async () => {
    const bare = SQL`
      select c.relname || '.' || a.attname as name from ${OUR_TABLES}
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where col_description(c.oid, a.attnum) is null`
    expect(await names(bare)).toEqual([])
  })

  it('compares every indexed or referring text column byte by byte', async () => {
    const ordered = SQL`
      select distinct c.relname || '.' || a.attname as name
      from ${OUR_TABLES}
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_collation l on l.oid = a.attcollation and l.collname <> 'C'
      where exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
         or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey))`
    expect(await names(ordered)).toEqual([])
  })

  it('has forced row-level security and a policy for tenants on every table of tenants', async () => {
    const tenantTables = SQL`
      select c.oid, c.relname, c.relrowsecurity and c.relforcerowsecurity as forced from ${OUR_TABLES}
      where c.relname = 'tenant'
         or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')`
    expect((await names(SQL`select relname as name from (${tenantTables}) t`)).length).toBeGreaterThanOrEqual(
      6,
    )
    const open = SQL`
      select relname as name from (${tenantTables}) t
      where not forced or not exists (
        select from pg_policy p where p.polrelid = t.oid and 'southerly_app'::regrole = any (p.polroles))`
    expect(await names(open)).toEqual([])
  })

  it('lets no role of the service log in, bypass row-level security or make anything', async () => {
    const strong = SQL`
      select rolname as name from pg_roles where rolname in ('southerly_app', 'southerly_auth', 'southerly_operator', 'southerly_public', 'southerly_worker')
        and (rolcanlogin or rolbypassrls or rolsuper or rolcreaterole or rolcreatedb)`
    expect(await names(strong)).toEqual([])
  })
})
