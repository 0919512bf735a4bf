import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, inject, it } from 'vitest'
import { type BackupSource, backUp } from '../../src/operations/backup/back-up.ts'
import { restoreInto } from '../../src/operations/backup/restore.ts'
import type { Database } from '../../src/store/database.ts'
import { openEmbedded } from '../../src/store/embedded/open.ts'
import { migrate } from '../../src/store/migrate.ts'
import { readMigrations } from '../../src/store/migration-files.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { readWhole } from '../../src/store/whole/read-whole.ts'
import { newTenant, type TestTenant, testApp, testClock } from '../api/support.ts'
import { testSigner } from '../support/bundles.ts'
import { putRecord } from '../support/disclosure-app.ts'
import { boundary, july, marketEvidence, statement } from '../support/disclosure-records.ts'
import { describeOnOneEngine, FULL_RUN } from '../support/engines.ts'
import { loadReferenceStarter } from '../support/reference-starter.ts'

const COMPANY = '51824753556'
const YEAR = july(2024)
const QUIET = () => {}
const signer = testSigner('backups')

/** Count and hash of every table. */
const sumsOf = (database: Database) =>
  readWhole(database, async (whole) => {
    const sums: Record<string, unknown> = {}
    for (const table of whole.tables) sums[table.name] = await whole.read(table, async () => {})
    return { sums, sequences: whole.sequences }
  })

/** The scratch database is embedded wherever the backup is made, so each run goes from one engine to the other. */
const openScratch = () => openEmbedded({ template: readFileSync(inject('embeddedTemplates').migrated) })

describeOnOneEngine('a backup', (open) => {
  const clock = testClock()
  const place = mkdtempSync(path.join(tmpdir(), 'southerly-backup-'))
  const directory = path.join(place, 'first')
  let source: Database
  let restored: Database
  let tenant: TestTenant
  let sums: Awaited<ReturnType<typeof sumsOf>>

  const sourceOf = (database: Database): BackupSource => ({
    database,
    dataDirectory: undefined,
    home: place,
    privateFiles: ['secret'],
    signer,
  })
  const trust = { keys: [signer.key_id], acceptUnsigned: false }
  const answersOf = async (database: Database) => {
    const app = await testApp(database, { clock })
    const record = `/v1/companies/${COMPANY}/organisational-boundary`
    const urls = [record, `${record}/history`, '/v1/audit-events?limit=200', '/v1/keys', '/v1/snapshots']
    const answers = []
    for (const url of urls) {
      const { statusCode, body, headers } = await app.inject({ url, headers: tenant.headers })
      answers.push({ url, statusCode, body, etag: headers['etag'] })
    }
    await app.app.close()
    return answers
  }

  beforeAll(async () => {
    writeFileSync(path.join(place, 'secret'), 'a'.repeat(64))
    source = await open()
    await loadReferenceStarter(source, ['gwp'])
    const app = await testApp(source, { clock })
    tenant = await newTenant(source, clock)
    const other = await newTenant(source, clock, { name: 'O’Neill, “quoted”\nand broken' })
    await putRecord(app, tenant, COMPANY, 'organisational_boundary', boundary({ period: YEAR }))
    await putRecord(
      app,
      tenant,
      COMPANY,
      'organisational_boundary',
      boundary({ period: YEAR, rationale: 'New' }),
    )
    await putRecord(app, other, COMPANY, 'market_based_evidence', marketEvidence())
    await putRecord(app, other, COMPANY, 's2_statements', { period: YEAR, statements: [statement('6(a)')] })
    await app.app.close()
    sums = await sumsOf(source)
    await backUp(sourceOf(source), directory, { clock, onStep: QUIET, openScratch })
    restored = await open()
    await restoreInto(restored, directory, { onStep: QUIET, trust })
    return () => rmSync(place, { recursive: true, force: true })
  })

  it('holds every table, and what is restored from it is the same in rows, sequences and answers', async () => {
    expect(Object.keys(sums.sums).length).toBeGreaterThan(60)
    expect(await sumsOf(restored)).toEqual(sums)
    const answers = await answersOf(source)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(await answersOf(restored)).toEqual(answers)
    expect(readFileSync(path.join(directory, 'secret'), 'utf8')).toBe('a'.repeat(64))
  })

  it('is restored with the rules in force: rows of tenants stay apart, and history cannot be changed', async () => {
    const seen = await restored.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
      sql.query(SQL`select distinct tenant_id from tenant_record`),
    )
    expect(seen).toEqual([{ tenant_id: tenant.id }])
    await expect(
      restored.transaction((sql) => sql.query(SQL`update tenant_record set body = '{}'`)),
    ).rejects.toThrow()
    // The next row counts on from the last.
    const another = await newTenant(restored, clock, { name: 'After' })
    expect(another.id).not.toBe(tenant.id)
  })

  it('is refused by a database that holds anything', async () => {
    await expect(restoreInto(source, directory, { onStep: QUIET, trust })).rejects.toThrow(
      /not empty: table \w+ holds rows/,
    )
  })

  it('never overwrites another, and says which file is damaged', async () => {
    await expect(backUp(sourceOf(source), directory, { clock, onStep: QUIET })).rejects.toThrow(
      /exists already/,
    )
    const file = path.join(directory, 'tables', 'tenant.csv.gz')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, -9))
    const target = await open()
    await expect(restoreInto(target, directory, { onStep: QUIET, trust })).rejects.toThrow(
      /tenant\.csv\.gz is not the file/,
    )
    writeFileSync(file, bytes)
    const manifest = path.join(directory, 'manifest.json')
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(manifest, text.replace(/("name": "tenant",[^}]*?"rows": )2/, '$13'))
    const accepted = { onStep: QUIET, trust: { ...trust, acceptUnsigned: true } }
    await expect(restoreInto(target, directory, accepted)).rejects.toThrow(/table tenant did not come out/)
    writeFileSync(manifest, '{')
    await expect(restoreInto(target, directory, { onStep: QUIET, trust })).rejects.toThrow(
      /manifest\.json is damaged/,
    )
    await expect(restoreInto(target, place, { onStep: QUIET, trust })).rejects.toThrow(/is not a backup/)
    writeFileSync(manifest, text)
    await restoreInto(target, directory, { onStep: QUIET, trust })
  })

  it('is restored only if a known key signed it and nothing was changed since, or by an explicit word', async () => {
    const target = await open()
    const restore = (changes: Partial<typeof trust>) =>
      restoreInto(target, directory, { onStep: QUIET, trust: { ...trust, ...changes } })
    const refused = (changes: Partial<typeof trust> = {}) => expect(restore(changes)).rejects
    const withOther = async (file: string, content: string | undefined, work: () => Promise<unknown>) => {
      const [place2, before] = [path.join(directory, file), readFileSync(path.join(directory, file))]
      if (content === undefined) rmSync(place2)
      else writeFileSync(place2, content)
      await work()
      writeFileSync(place2, before)
    }
    const manifest = readFileSync(path.join(directory, 'manifest.json'), 'utf8')
    const forged = manifest.replace(/"made_at": "[^"]*"/, '"made_at": "2020-01-01T00:00:00.000Z"')
    await withOther('manifest.json', forged, () =>
      refused().toThrow(/was changed after it was signed: the signature of key_\w+ does not match/),
    )
    await withOther('secret', 'b'.repeat(64), () => refused().toThrow(/signed: secret is not the file/))
    await withOther('signature.json', undefined, () => refused().toThrow(/is not signed/))
    await withOther('signature.json', '{}', () => refused().toThrow(/is not signed/))
    const forger = testSigner('forger')
    const resigned = { ...forger, signature: forger.sign(Buffer.from(manifest)) }
    await withOther('signature.json', JSON.stringify(resigned), () =>
      refused().toThrow(/is signed by key_\w+, which is not a key that is known here/),
    )
    const stolenId = { ...resigned, key_id: signer.key_id }
    await withOther('signature.json', JSON.stringify(stolenId), () => refused().toThrow(/was changed after/))
    await refused({ keys: [] }).toThrow(/not a key that is known here/)
    await withOther('signature.json', undefined, async () =>
      expect((await restore({ acceptUnsigned: true })).signature).toEqual({
        key_id: null,
        trust: 'accepted',
      }),
    )
    const other = await open()
    const { signature } = await restoreInto(other, directory, { onStep: QUIET, trust })
    expect(signature).toEqual({ key_id: signer.key_id, trust: 'known' })
  })

  // Half a minute on a busy machine: an engine on the disk, its copy and a scratch one.
  it.runIf(FULL_RUN)(
    'is taken from a data directory while others write, whole and of one moment',
    async () => {
      const home = path.join(place, 'home')
      const dataDirectory = path.join(home, 'database')
      const template = readFileSync(inject('embeddedTemplates').migrated)
      const serving = await openEmbedded({ directory: dataDirectory, template })
      await newTenant(serving, clock)
      const meanwhile: Promise<unknown>[] = []
      const { manifest, chains } = await backUp(
        { ...sourceOf(serving), dataDirectory },
        path.join(place, 'online'),
        {
          clock,
          openScratch,
          // The copy stands by then: what is written now is acknowledged, and not in it.
          onStep: (words) => words === 'reading tenant' && meanwhile.push(newTenant(serving, clock)),
        },
      )
      expect(await Promise.all(meanwhile)).toHaveLength(1)
      expect(manifest.tables.find(({ name }) => name === 'tenant')).toMatchObject({ rows: 1 })
      expect(chains.map(({ broken }) => broken)).toEqual([undefined])
      const there = await serving.as({ kind: 'operator' }, (sql) => sql.query(SQL`select id from tenant`))
      expect(there).toHaveLength(2)
      await serving.close()
    },
  )

  it('of an earlier schema is restored by it and migrated afterwards', async () => {
    const all = await readMigrations()
    const earlier = await open({ holding: 'nothing' })
    await migrate(earlier, { migrations: all.slice(0, -1) })
    await earlier.as({ kind: 'operator' }, (sql) =>
      sql.query(
        SQL`insert into tenant (id, name, kind, plan, created_at) values ('ten_aaaa', 'Old', 'customer', 'sandbox', now())`,
      ),
    )
    const place2 = path.join(place, 'earlier')
    const openBare = () => open({ holding: 'nothing' })
    await backUp(sourceOf(earlier), place2, { clock, onStep: QUIET, openScratch: openBare })
    const target = await openBare()
    expect((await restoreInto(target, place2, { onStep: QUIET, trust })).applied).toEqual([all.at(-1)!.name])
    const found = await target.as({ kind: 'operator' }, (sql) => sql.query(SQL`select id from tenant`))
    expect(found).toEqual([{ id: 'ten_aaaa' }])
  })
})
