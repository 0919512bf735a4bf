import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { openEmbedded } from '../../src/store/embedded/open.ts'
import { MIGRATION_LOCK, type MigrateResult, migrate, pendingMigrations } from '../../src/store/migrate.ts'
import { type Migration, readMigrations } from '../../src/store/migration-files.ts'
import { openDatabase } from '../../src/store/open.ts'
import { SQL, trustedSql } from '../../src/store/sql-text.ts'
import { describeOnBothEngines, newPostgresUrl } from '../support/engines.ts'
import { runProgram } from '../support/run-program.ts'

const migration = (name: string, text: string): Migration => ({
  name,
  script: trustedSql(text),
  sha256: `hash of ${text}`,
})
const ONE = migration('0001_one', 'create table one (id int)')
const TWO = migration('0002_two', 'create table two (id int); insert into one values (1)')

describeOnBothEngines('migrate', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open({ holding: 'nothing' })
  })

  it('applies what is missing, in order, and tells each', async () => {
    const told: string[] = []
    const onApplied = (name: string): void => void told.push(name)
    expect(await migrate(database, { migrations: [ONE], onApplied })).toEqual({
      applied: ['0001_one'],
      current: '0001_one',
    })
    expect(await migrate(database, { migrations: [ONE, TWO], onApplied })).toEqual({
      applied: ['0002_two'],
      current: '0002_two',
    })
    expect(told).toEqual(['0001_one', '0002_two'])
    expect(await database.transaction((sql) => sql.query(SQL`select id from one`))).toEqual([{ id: 1 }])
  })

  it('does nothing when there is nothing to do', async () => {
    expect(await migrate(database, { migrations: [ONE, TWO] })).toEqual({ applied: [], current: '0002_two' })
  })

  it('leaves nothing of a migration that fails, and names it', async () => {
    const bad = migration('0003_bad', 'create table three (id int); select 1 / 0')
    await expect(migrate(database, { migrations: [ONE, TWO, bad] })).rejects.toThrow(
      /0003_bad failed.*division by zero/,
    )
    const three = SQL`select to_regclass('three') as three`
    expect(await database.transaction((sql) => sql.query(three))).toEqual([{ three: null }])
    expect(await migrate(database, { migrations: [ONE, TWO] })).toEqual({ applied: [], current: '0002_two' })
  })

  it.each([
    ['was changed', [ONE, { ...TWO, sha256: 'another' }], /0002_two was changed after it was applied/],
    ['was renamed', [ONE, migration('0002_other', '')], /has migration 0002_two, which this version lacks/],
  ])('refuses a database whose applied migration %s', async (_, migrations, message) => {
    await expect(migrate(database, { migrations })).rejects.toThrow(message)
  })

  it('lets an older version run on until a migration takes away what it needs', async () => {
    const fresh = await open({ holding: 'nothing' })
    const three = { ...migration('0003_three', 'drop table two'), runsFrom: '0002_two' }
    await migrate(fresh, { migrations: [ONE, TWO] })
    expect(await migrate(fresh, { migrations: [ONE] })).toEqual({ applied: [], current: '0001_one' })
    await migrate(fresh, { migrations: [ONE, TWO, three] })
    expect((await migrate(fresh, { migrations: [ONE, TWO] })).applied).toEqual([])
    await expect(migrate(fresh, { migrations: [ONE] })).rejects.toThrow(
      'migration 0003_three needs a version with 0002_two, this one ends at 0001_one',
    )
  })

  it('tells which migrations of this version a database lacks', async () => {
    const fresh = await open({ holding: 'nothing' })
    const all = (await readMigrations()).map(({ name }) => name)
    expect(await pendingMigrations(fresh)).toEqual(all)
    await migrate(fresh)
    expect(await pendingMigrations(fresh)).toEqual([])
  })
})

describe('the roles of the service', () => {
  it('can be made and acted as by an owner who is no superuser, also from PostgreSQL 16 on', async () => {
    // The embedded engine is PostgreSQL 18; the server's owner is no superuser anyway, whatever version it is.
    const { empty } = inject('embeddedTemplates')
    const database = await openEmbedded({ template: readFileSync(empty) })
    const [first] = await readMigrations()
    const seen = await database.transaction(async (sql) => {
      await sql.exec(SQL`create role modest createrole; grant create, usage on schema public to modest`)
      await sql.exec(SQL`set local session authorization modest`)
      await sql.exec(first!.script)
      await sql.exec(SQL`set local role southerly_app`)
      return sql.query(
        SQL`select current_user as role, session_user as owner from (select from tenant) t right join (values (1)) one on true`,
      )
    })
    await database.close()
    expect(seen).toEqual([{ role: 'southerly_app', owner: 'modest' }])
  })
})

describe('files of migrations', () => {
  const read = async (...files: string[]): Promise<readonly Migration[]> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'southerly-migrations-'))
    for (const file of files) writeFileSync(path.join(folder, file), 'select 1;\r\n')
    return readMigrations(folder).finally(() => rmSync(folder, { recursive: true }))
  }

  it('say in their first line which versions run on', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'southerly-migrations-'))
    writeFileSync(path.join(folder, '0001_a.sql'), 'select 1;\n-- runs-from: 0000_not_here\n')
    writeFileSync(path.join(folder, '0002_b.sql'), '-- runs-from: 0001_a\r\nselect 1;\r\n')
    const read = await readMigrations(folder).finally(() => rmSync(folder, { recursive: true }))
    expect(read.map(({ runsFrom }) => runsFrom)).toEqual([undefined, '0001_a'])
  })

  it('are hashed alike whatever their line ends', async () => {
    const [only] = await read('0001_a.sql')
    // printf 'select 1;\n' | sha256sum
    expect(only?.sha256).toBe('4a45092ccf992ea92250053a80b931b787924ba61648f420555511b84f10ab6c')
  })

  it.each([[['0002_b.sql']], [['0001_a.sql', '0001_b.sql']], [['0001_a.sql', '0003_c.sql']], [['1_a.sql']]])(
    'are refused when misnumbered: %j',
    async (files) => {
      await expect(read(...files)).rejects.toThrow(/should be named 000\d_<words>\.sql/)
    },
  )
})

describe.skipIf(inject('postgresUrl') === undefined)('processes that start at once', () => {
  it('look again once it is their turn, however often they have looked before', async () => {
    const databaseUrl = await newPostgresUrl({ holding: 'nothing' })
    const [first, second, third] = await Promise.all(
      Array.from({ length: 3 }, () => openDatabase({ databaseUrl, pool: 1 })),
    )
    let migrating: Promise<MigrateResult[]> | undefined
    await first!.transaction(async (sql) => {
      await sql.query(SQL`select pg_advisory_xact_lock($1)`, [MIGRATION_LOCK])
      migrating = Promise.all([migrate(second!), migrate(third!)])
      const waiting = SQL`select count(*)::int as waiting from pg_locks where not granted`
      await expect.poll(() => sql.query(waiting)).toEqual([{ waiting: 2 }])
    })
    const applied = (await migrating!).flatMap((result) => result.applied)
    expect(applied.toSorted()).toEqual((await readMigrations()).map(({ name }) => name))
    for (const database of [first, second, third]) await database!.close()
  })

  it('apply each migration once, five of them', async () => {
    const url = await newPostgresUrl({ holding: 'nothing' })
    const printed = await Promise.all(Array.from({ length: 5 }, () => runProgram('migrate', [url])))
    const applied = printed.flatMap((line) => JSON.parse(line) as string[])
    expect(applied.toSorted()).toEqual((await readMigrations()).map(({ name }) => name))
    const database = await openDatabase({ databaseUrl: url })
    expect(await pendingMigrations(database)).toEqual([])
    await database.close()
  })
})
