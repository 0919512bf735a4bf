import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { suspendTenant } from '../../src/operations/tenancy/change-tenant.ts'
import { eraseTenant } from '../../src/operations/tenancy/erase-tenant.ts'
import { openServerSecret } from '../../src/operations/tenancy/server-secret.ts'
import type { Database } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { readMigrations } from '../../src/store/migration-files.ts'
import { openDatabase } from '../../src/store/open.ts'
import { SQL, trustedSql } from '../../src/store/sql-text.ts'
import { readWhole } from '../../src/store/whole/read-whole.ts'
import { newTenant, testApp, testClock } from '../api/support.ts'
import { putRecord } from '../support/disclosure-app.ts'
import { boundary, july } from '../support/disclosure-records.ts'
import { newPostgresUrl } from '../support/engines.ts'
import { dropPostgresDatabase } from '../support/postgres-databases.ts'
import { loadReferenceStarter } from '../support/reference-starter.ts'

const GUIDE = path.join(import.meta.dirname, '../../docs/guide/operations.md')
const COMPANY = '51824753556'

/** What the guide has an operator run. */
function statementsOfGuide(): string {
  const [, block] =
    /```sql\n(create role southerly_server[\s\S]*?)```/.exec(readFileSync(GUIDE, 'utf8')) ?? []
  if (block === undefined) throw new Error('the guide has no block for southerly_server')
  return block
}

describe.skipIf(inject('postgresUrl') === undefined)('a user that cannot change the schema', () => {
  const role = `southerly_server_${randomBytes(4).toString('hex')}`
  const clock = testClock()
  let serving: Database
  beforeAll(async () => {
    const url = new URL(await newPostgresUrl())
    const owner = await openDatabase({ databaseUrl: url.href, pool: 1 })
    const made = statementsOfGuide().replaceAll('southerly_server', role)
    await owner.transaction((sql) => sql.exec(trustedSql(made)))
    const ownersUrl = url.href
    url.username = role
    serving = await openDatabase({ databaseUrl: url.href, pool: 3 })
    return async () => {
      await serving.close()
      await owner.transaction((sql) =>
        sql.exec(trustedSql(`grant ${role} to current_user; drop owned by ${role}; drop role ${role}`)),
      )
      await owner.close()
      await dropPostgresDatabase(ownersUrl)
    }
  })

  it('serves, loads data, keeps secrets and erases a tenant', async () => {
    expect((await migrate(serving)).applied).toEqual([])
    await openServerSecret(serving, { home: '', configured: 'a secret of thirty-two characters' })
    await loadReferenceStarter(serving, ['gwp'])
    const app = await testApp(serving, { clock })
    const tenant = await newTenant(serving, clock)
    await putRecord(app, tenant, COMPANY, 'organisational_boundary', boundary({ period: july(2024) }))
    await app.app.close()
    const tables = await readWhole(serving, async (whole) => {
      for (const table of whole.tables) await whole.read(table, async () => {})
      return whole.tables.length
    })
    expect(tables).toBeGreaterThan(60)
    await suspendTenant({ database: serving, clock }, tenant.id, 'x')
    const request = { confirmed: tenant.id, reason: 'x', withKeptBundles: false }
    expect(
      (await eraseTenant({ database: serving, objects: undefined, clock }, tenant.id, request)).rows_erased,
    ).toMatchObject({
      tenant_record: 1,
    })
  })

  it.each([
    'create table mine (id int)',
    'alter table tenant add column mine int',
    'alter table audit_event disable trigger user',
    'alter table tenant_record no force row level security',
    'drop table audit_event',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
    `update schema_migration set name = name`,
    'truncate audit_event',
  ])('is refused %s', async (statement) => {
    await expect(serving.transaction((sql) => sql.exec(trustedSql(statement)))).rejects.toMatchObject({
      sqlState: '42501',
    })
  })

  it('says who has to migrate when the schema is behind', async () => {
    const more = { name: '9999_more', script: SQL`create table more (id int)`, sha256: '0'.repeat(64) }
    await expect(migrate(serving, { migrations: [...(await readMigrations()), more] })).rejects.toThrow(
      /lacks 1 migration, from 9999_more on, and its user may not change the schema/,
    )
  })
})
