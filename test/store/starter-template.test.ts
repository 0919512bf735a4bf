import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { databaseDirectory, openService, type Service } from '../../src/operations/open-service.ts'
import { loadStarter } from '../../src/operations/releases/load-starter.ts'
import { templateOfStarter } from '../../src/operations/releases/starter-template.ts'
import { removeTimes } from '../../src/store/copied-times.ts'
import type { Database, Sql } from '../../src/store/database.ts'
import { openEmbedded } from '../../src/store/embedded/open.ts'
import { identifier, SQL } from '../../src/store/sql-text.ts'
import { newTenant } from '../api/support.ts'
import { starterOptions } from '../support/embedded-template.ts'
import { FULL_RUN } from '../support/engines.ts'

const TIMES = ['applied_at', 'loaded_at', 'created_at', 'due_at']

const home = mkdtempSync(path.join(tmpdir(), 'southerly-starter-'))
const place = { home, databaseUrl: undefined, pool: 1, secret: undefined }
const began = new Date()
let contents: string | undefined
let service: Service

beforeAll(async () => {
  contents = await templateOfStarter(starterOptions.directory)
  expect(contents, 'set-up makes it: node scripts/setup.mjs').toBeDefined()
  // As a first start that is killed before it has written its times.
  const killed = await openEmbedded({ directory: databaseDirectory(home), contents: contents! })
  expect(await times(killed)).toEqual(['1970-01-01T00:00:00.000Z'])
  await killed.close()
  service = await openService(place, 'apply')
})
afterAll(async () => {
  await service?.close()
  rmSync(home, { recursive: true, force: true })
})

it('says that all was done here and today', async () => {
  const found = (await times(service.database)).map((time) => new Date(time).getTime())
  expect(Math.min(...found)).toBeGreaterThanOrEqual(began.getTime() - 1000)
  expect(Math.max(...found)).toBeLessThanOrEqual(Date.now())
})

// With `--full`: each run makes the template anew when the loader changed, and every other test reads it.
it.skipIf(!FULL_RUN)('holds what a load of the starter dataset writes, and nothing else', async () => {
  const loaded = await openEmbedded({ template: readFileSync(inject('embeddedTemplates').starter) })
  const expected = await rowsOf(loaded)
  await loaded.close()
  expect(await rowsOf(service.database)).toEqual(expected)
  expect(expected.filter(({ table }) => /secret|key|tenant|session/.test(table))).toEqual([])
  expect(await loadStarter(service.database, starterOptions)).toBe(0)
})

it('is not made with a time that copies would repeat', async () => {
  const database = await openEmbedded({ template: readFileSync(inject('embeddedTemplates').migrated) })
  await newTenant(database, starterOptions.clock)
  await expect(removeTimes(database)).rejects.toThrow(/\.created_at holds a time that a copy/)
  await database.close()
})

/** Different times of migrations, releases, snapshots and jobs, as ISO 8601. */
const times = (database: Database): Promise<string[]> =>
  database.transaction(async (sql) => {
    const found = await sql.query<{ time: string }>(SQL`
      select applied_at as time from schema_migration
      union select loaded_at from release
      union select created_at from snapshot
      union select created_at from job
      union select due_at from job`)
    return found.map(({ time }) => new Date(time).toISOString())
  })

/** Tables that hold rows, with a sum over all their fields but times. */
const rowsOf = (database: Database): Promise<{ table: string; rows: number; sum: string }[]> =>
  database.transaction(async (sql) => {
    const found = []
    for (const table of await tables(sql)) {
      const [{ rows, sum } = { rows: 0, sum: '' }] = await sql.query<{ rows: number; sum: string }>(
        SQL`select count(*)::int as rows, sum(hashtext((to_jsonb(t) - $1::text[])::text)::bigint)::text as sum
         from ${identifier(table)} t`,
        [TIMES],
      )
      if (rows > 0) found.push({ table, rows, sum })
    }
    return found
  })

const tables = async (sql: Sql): Promise<string[]> =>
  (
    await sql.query<{ name: string }>(
      SQL`select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
  ).map(({ name }) => name)
