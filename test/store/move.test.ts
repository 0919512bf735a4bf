import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { moveInto } from '../../src/operations/backup/move.ts'
import { verifyAuditChain } from '../../src/operations/tenancy/audit.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import type { Database } from '../../src/store/database.ts'
import { openEmbedded } from '../../src/store/embedded/open.ts'
import { migrate, pendingMigrations } from '../../src/store/migrate.ts'
import { openDatabase } from '../../src/store/open.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { readWhole } from '../../src/store/whole/read-whole.ts'
import { newMember, newTenant, type TestTenant, testApp, testClock } from '../api/support.ts'
import { bundleApp } from '../support/bundle-app.ts'
import { testSigner } from '../support/bundles.ts'
import { putRecord } from '../support/disclosure-app.ts'
import { boundary, july } from '../support/disclosure-records.ts'
import { newPostgresUrl } from '../support/engines.ts'
import { dropPostgresDatabase } from '../support/postgres-databases.ts'
import { loadReferenceStarter } from '../support/reference-starter.ts'

const COMPANY = '51824753556'
const QUIET = () => {}
const clock = testClock()

/** Count and hash of every table, as the engine itself reads them. */
const sumsOf = (database: Database) =>
  readWhole(database, async (whole) => {
    const sums: Record<string, unknown> = {}
    for (const table of whole.tables) sums[table.name] = await whole.read(table, async () => {})
    return { sums, sequences: whole.sequences }
  })

describe.skipIf(inject('postgresUrl') === undefined)('a move from the embedded engine to PostgreSQL', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'southerly-move-'))
  let source: Database
  let tenant: TestTenant
  const from = () => ({
    database: source,
    dataDirectory: undefined,
    home,
    privateFiles: [],
    signer: testSigner(),
  })
  const undo: (() => Promise<void>)[] = []
  const newTarget = async (): Promise<Database> => {
    const url = await newPostgresUrl()
    const database = await openDatabase({ databaseUrl: url, pool: 2 })
    undo.push(async () => {
      await database.close()
      await dropPostgresDatabase(url)
    })
    return database
  }

  beforeAll(async () => {
    source = await openEmbedded({ template: readFileSync(inject('embeddedTemplates').migrated) })
    await loadReferenceStarter(source, ['gwp', 'nga-factors'])
    const app = await bundleApp(source)
    tenant = await newTenant(source, clock, { name: 'O’Neill, “quoted”\nand broken' })
    await newMember(app, tenant.id, { name: 'Lee Tran', roles: ['admin'] })
    const records = [boundary({ period: july(2024) }), boundary({ period: july(2024), rationale: 'New' })]
    for (const body of records) await putRecord(app, tenant, COMPANY, 'organisational_boundary', body)
    const asked = await app.inject({
      method: 'POST',
      url: `/v1/companies/${COMPANY}/disclosure-report`,
      headers: { ...tenant.headers, prefer: 'wait=20' },
      payload: { period: '2024-25' },
    })
    expect([asked.statusCode, asked.body]).toEqual([201, expect.any(String)])
    await app.close()
    // What a node holds at this moment means nothing where the copy goes.
    await source.as({ kind: 'operator' }, (sql) =>
      sql.query(
        SQL`insert into limit_lease (tenant_id, node_id, items, renewed_at) values ($1, 'nod_0000000000000000', 50, now())`,
        [tenant.id],
      ),
    )
    return async () => {
      for (const step of undo) await step()
      await source.close()
      rmSync(home, { recursive: true, force: true })
    }
  })

  const answersOf = async (database: Database) => {
    const app = await testApp(database, { clock })
    const record = `/v1/companies/${COMPANY}/organisational-boundary`
    const places = [record, `${record}/history`, '/v1/audit-events?limit=200', '/v1/keys', '/v1/members']
    const answers = []
    for (const url of [
      ...places,
      '/v1/snapshots',
      '/v1/events',
      `/v1/companies/${COMPANY}/disclosure-reports`,
    ]) {
      const { statusCode, body, headers } = await app.inject({ url, headers: tenant.headers })
      answers.push({ url, statusCode, body, etag: headers['etag'] })
    }
    const bundle = await app.inject({
      url: `/v1/companies/${COMPANY}/disclosure-reports/latest/download`,
      headers: tenant.headers,
    })
    await app.app.close()
    return { answers, bundle: new Uint8Array(bundle.rawPayload) }
  }

  it('that is interrupted goes on from the same moment, and what it makes is the same', async () => {
    const target = await newTarget()
    const sums = await sumsOf(source)
    let tables = 0
    const dying = moveInto(target, from(), {
      clock,
      onStep: (words) => {
        if (words === 'moving rows') tables += 1
        if (tables === 40) throw new Error('the power is out')
      },
    })
    await expect(dying).rejects.toThrow('the power is out')
    // No server starts on the half.
    await expect(pendingMigrations(target)).rejects.toThrow(/half of a move/)
    await expect(migrate(target)).rejects.toThrow(/half of a move/)
    // Written since: it is of a later moment.
    const later = await newTenant(source, clock, { name: 'Later' })

    const moved = await moveInto(target, from(), { clock, onStep: QUIET })
    expect(moved.found!.length).toBeGreaterThan(10)
    expect(moved.writtenSince).toEqual([later.id])
    expect(moved.chains.map(({ broken }) => broken)).toEqual([undefined])
    expect(existsSync(path.join(home, 'move'))).toBe(false)
    expect(await sumsOf(target)).toEqual(sums)
    expect(await target.as({ kind: 'operator' }, (sql) => sql.query(SQL`select * from limit_lease`))).toEqual(
      [],
    )
    expect(await pendingMigrations(target)).toEqual([])

    const there = await answersOf(target)
    expect(there.answers.map(({ statusCode }) => statusCode)).toEqual(there.answers.map(() => 200))
    expect(there).toEqual(await answersOf(source))
    expect(verifyBundle(there.bundle, null).findings).toEqual([])
    // It works on: the next event fits the chain, the rules are in force.
    await newTenant(target, clock)
    expect((await verifyAuditChain(target)).every(({ broken }) => broken === undefined)).toBe(true)
    await expect(target.transaction((sql) => sql.query(SQL`delete from audit_event`))).rejects.toThrow()
    await expect(moveInto(target, from(), { clock, onStep: QUIET })).rejects.toThrow(/not empty: table/)
  })

  it('refuses the half of another move, and a table that was changed in between', async () => {
    const target = await newTarget()
    const die = (words: string): void => {
      if (words === 'verifying the audit trail') throw new Error('the power is out')
    }
    await expect(moveInto(target, from(), { clock, onStep: die })).rejects.toThrow('the power is out')
    const manifest = path.join(home, 'move', 'copy', 'manifest.json')
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(manifest, `${text}\n`)
    await expect(moveInto(target, from(), { clock, onStep: QUIET })).rejects.toThrow(/half of another move/)
    writeFileSync(manifest, text)
    await target.as({ kind: 'operator' }, (sql) => sql.query(SQL`update tenant set plan = 'sandbox'`))
    await expect(moveInto(target, from(), { clock, onStep: QUIET })).rejects.toThrow(
      /table tenant did not come out as it went in/,
    )
  })
})
