import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { createBundleProcesses } from '../../src/jobs/bundle-processes.ts'
import { startWorkers } from '../../src/jobs/start-workers.ts'
import { PREPARATIONS, prepare } from '../../src/jobs/warm-up.ts'
import { takeBundleFile } from '../../src/operations/disclosure-report/bundle-file.ts'
import { LATEST, readBundles } from '../../src/operations/disclosure-report/bundles.ts'
import type { MakeBundle } from '../../src/operations/disclosure-report/perform-run.ts'
import { type Run, requestRun } from '../../src/operations/disclosure-report/request-run.ts'
import { decideQuestion } from '../../src/operations/disclosure-report/run-question.ts'
import { readRun, waitForRun } from '../../src/operations/disclosure-report/runs.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import { createTenant } from '../../src/operations/tenancy/tenants.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import type { Database } from '../../src/store/database.ts'
import { openEmbedded } from '../../src/store/embedded/open.ts'
import { openDatabase } from '../../src/store/open.ts'
import { SECRET } from '../api/support.ts'
import { pack } from '../support/bundles.ts'
import { FULL_RUN, newPostgresUrl } from '../support/engines.ts'
import { runProgram, startProgram } from '../support/run-program.ts'

/** Bundles made by real processes, with renderers that every platform has. */
const AGL = '74115061375'
const PERIOD = { start: '2024-07-01', end: '2025-06-30' }
const ENGINES = ['embedded', 'postgres'] as const

/** One home for all, so that every bundle is signed with the same key. */
const HOME = mkdtempSync(path.join(tmpdir(), 'southerly bundles '))
afterAll(() => rmSync(HOME, { recursive: true, force: true, maxRetries: 3 }))

interface Place {
  readonly databaseUrl: string
  open(): Promise<Database>
}

async function newPlace(engine: (typeof ENGINES)[number]): Promise<Place> {
  if (engine === 'postgres') {
    const databaseUrl = await newPostgresUrl({ holding: 'starter' })
    return { databaseUrl, open: () => openDatabase({ databaseUrl, pool: 4 }) }
  }
  const directory = path.join(HOME, 'database')
  rmSync(directory, { recursive: true, force: true })
  const made = await openEmbedded({ directory, template: readFileSync(inject('embeddedTemplates').starter) })
  await made.close()
  return { databaseUrl: '', open: () => openDatabase({ directory }) }
}

async function ask(database: Database, tenantId: string): Promise<Run> {
  const snapshot = await new SnapshotDirectory(database, systemClock).select()
  const question = await decideQuestion(database, snapshot, { tenantId, abn: AGL, period: PERIOD }, SECRET)
  const { run } = await database.as({ kind: 'tenant', tenantId }, (sql) =>
    requestRun(sql, systemClock, { question, actor: 'key:x', force: true, monthlyLimit: null }),
  )
  return run
}

const newOwner = async (database: Database): Promise<{ tenantId: string; abn: string }> => {
  const tenant = await createTenant(database, systemClock, { name: 'T', plan: 'local', limitOverrides: {} })
  return { tenantId: tenant.id, abn: AGL }
}

function work(database: Database, renderers = 'plain-renderers'): { stop(): Promise<void> } {
  const bundles = createBundleProcesses({
    atOnce: 1,
    database,
    secret: async () => SECRET,
    keys: { home: HOME, configured: undefined },
    renderers: new URL(`../support/${renderers}.ts`, import.meta.url).href,
  })
  const workers = startWorkers({ database, clock: systemClock, secret: SECRET, bundles, onError: () => {} })
  return {
    async stop() {
      await workers.stop(1000)
      await bundles.close()
    },
  }
}

/** The bundle with a bit of one file changed. */
function flipped(zip: Uint8Array, name: string): Uint8Array {
  const files = unzipSync(zip)
  const bytes = Uint8Array.from(files[name]!)
  bytes[bytes.length >> 1]! ^= 1
  return pack({ ...files, [name]: bytes })
}

/** The service's own renderers, from where the test's are. */
const REAL = '../../src/operations/disclosure-report/render'
/** Where and when each engine makes the real bundle by a process of its own, before this one makes it once more. */
const ELSEWHERE = {
  embedded: { TZ: 'UTC', now: '2026-11-15T01:00:00Z' },
  postgres: { TZ: 'Pacific/Auckland', now: '2027-02-01T13:30:00Z' },
} as const
const realHashes = new Set<string>()

describe.each(ENGINES)('workers (%s)', (engine) => {
  const test = it.skipIf(engine === 'postgres' && inject('postgresUrl') === undefined)
  let place: Place
  let owner: { tenantId: string; abn: string }
  let database: Database

  // The queue is tried on both engines elsewhere, and waiting for the lease of a killed worker takes long.
  const isLed = FULL_RUN
  const killWorker = async (): Promise<void> => {
    const killed = startProgram('work', [HOME, place.databaseUrl, 'hanging-renderers'])
    for await (const line of killed.lines) if (line === 'rendering') break
    killed.process.kill('SIGKILL')
    await killed.ended.catch(() => {})
  }

  beforeAll(async () => {
    if (engine === 'postgres' && inject('postgresUrl') === undefined) return
    place = await newPlace(engine)
    database = await place.open()
    owner = await newOwner(database)
  })

  it.skipIf(!isLed)('take over the run of a worker that was killed, and end it once', async () => {
    const run = await ask(database, owner.tenantId)
    await database.close()
    await killWorker()
    await runProgram('work', [HOME, place.databaseUrl, 'plain-renderers'], { TZ: 'America/St_Johns' })

    database = await place.open()
    const ended = await readRun(database, owner, run.id)
    expect(ended).toMatchObject({ state: 'succeeded', attempt: 2 })
    expect(await readBundles(database, owner, { limit: 5 })).toMatchObject([{ id: ended.artifact_id }])
  })

  const places = () => ({ database, objects: undefined, clock: systemClock })

  it.skipIf(!isLed)('get ready for the first bundle, and keep nothing of that', async () => {
    const made: string[] = []
    const tools = {
      database,
      snapshots: new SnapshotDirectory(database, systemClock),
      secret: SECRET,
      make: async ({ disclosure }: Parameters<MakeBundle>[0]) => void made.push(disclosure.company.abn),
    }
    for (const preparation of PREPARATIONS) await prepare(tools, preparation)
    expect(made).toHaveLength(PREPARATIONS.length - 1)
    expect(await readBundles(database, owner, { limit: 5 })).toHaveLength(1)
  })

  it.skipIf(inject('postgresUrl') === undefined || !FULL_RUN).each([
    ['a font is broken', 'broken-font', 'rendering_failed', 'the font Inter cannot be read'],
    ['a process has died', 'dying-renderers', 'internal_error', expect.stringContaining('on our side')],
  ])('say that %s', async (_, renderers, error_code, error_detail) => {
    const run = await ask(database, owner.tenantId)
    const workers = work(database, renderers)
    const told = async () => (await readRun(database, owner, run.id)).error_code
    await expect.poll(told, { interval: 20, timeout: 280_000 }).not.toBeNull()
    await workers.stop()
    // Not its state: it is tried again within seconds.
    expect(await readRun(database, owner, run.id)).toMatchObject({ error_code, error_detail })
  })

  test('make the real files with the same bytes on either engine, in two zones, on two days, by two workers', async () => {
    owner = await newOwner(database)
    await ask(database, owner.tenantId)
    await database.close()
    const { TZ, now } = ELSEWHERE[engine]
    await runProgram('work', [HOME, place.databaseUrl, REAL, now], { TZ })
    database = await place.open()
    // Once by another process on each engine, and once more by a process of this one: the second costs seconds.
    if (engine === 'postgres') {
      const run = await ask(database, owner.tenantId)
      const workers = work(database, REAL)
      expect(await waitForRun(database, owner, run.id, 100)).toMatchObject({ state: 'succeeded' })
      await workers.stop()
    }
    const bundles = await readBundles(database, owner, { limit: 5 })
    expect(bundles.map(({ version }) => version)).toEqual(engine === 'postgres' ? [2, 1] : [1])
    for (const { sha256 } of bundles) realHashes.add(sha256)
    expect(realHashes.size).toBe(1)
    const question = { owner, id: LATEST, file: undefined, actor: 'operator' }
    const { bytes } = await takeBundleFile(places(), question, ({ size }) => ({
      start: 0,
      length: size,
    }))
    expect(Object.keys(unzipSync(bytes))).toHaveLength(7)
    expect(verifyBundle(bytes, null)).toMatchObject({ valid: true, findings: [] })
    // A sheet that the flipped bit makes unreadable is named too.
    expect(verifyBundle(flipped(bytes, 'working-papers.xlsx'), null).findings[0]).toMatchObject({
      kind: 'file',
      where: 'working-papers.xlsx',
    })
    await database.close()
  })
})
