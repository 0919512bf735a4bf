import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, inject, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { createBundleThreads } from '../../src/jobs/bundle-threads.ts'
import { startWorkers } from '../../src/jobs/start-workers.ts'
import { warmUp } from '../../src/jobs/warm-up.ts'
import { takeBundleFile } from '../../src/operations/disclosure-report/bundle-file.ts'
import { LATEST, readBundles } from '../../src/operations/disclosure-report/bundles.ts'
import { type Run, requestRun } from '../../src/operations/disclosure-report/request-run.ts'
import { decideQuestion } from '../../src/operations/disclosure-report/run-question.ts'
import { readRun, waitForRun } from '../../src/operations/disclosure-report/runs.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import { createTenant } from '../../src/operations/tenancy/tenants.ts'
import type { Database } from '../../src/store/database.ts'
import { openEmbedded } from '../../src/store/embedded/open.ts'
import { openDatabase } from '../../src/store/open.ts'
import { SECRET } from '../api/support.ts'
import { newPostgresUrl } from '../support/engines.ts'
import { runProgram, startProgram } from '../support/run-program.ts'

/** Bundles made by real threads and real processes, with renderers that every platform has. */
const AGL = '74115061375'
const PERIOD = { start: '2024-07-01', end: '2025-06-30' }
const ENGINES = ['embedded', 'postgres'] as const

/** One home for all, so that every bundle is signed with the same key. */
const HOME = mkdtempSync(path.join(tmpdir(), 'southerly bundles '))
process.on('exit', () => rmSync(HOME, { recursive: true, force: true }))

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
  const threads = createBundleThreads({
    threads: 1,
    keys: { home: HOME, configured: undefined },
    renderers: new URL(`../support/${renderers}.ts`, import.meta.url).href,
  })
  const workers = startWorkers({ database, clock: systemClock, secret: SECRET, threads, onError: () => {} })
  return {
    async stop() {
      await workers.stop(1000)
      await threads.close()
    },
  }
}

/** The hashes of the same bundle, made on either engine. */
const hashes = new Set<string>()

describe.each(ENGINES)('workers (%s)', (engine) => {
  const test = it.skipIf(engine === 'postgres' && inject('postgresUrl') === undefined)
  let place: Place
  let owner: { tenantId: string; abn: string }
  let database: Database

  test('take over the run of a worker that was killed, and end it once', async () => {
    place = await newPlace(engine)
    database = await place.open()
    owner = await newOwner(database)
    const run = await ask(database, owner.tenantId)
    await database.close()
    const killed = startProgram('work', [HOME, place.databaseUrl, 'hanging-renderers'])
    for await (const line of killed.lines) if (line === 'rendering') break
    killed.process.kill('SIGKILL')
    await killed.ended.catch(() => {})
    await runProgram('work', [HOME, place.databaseUrl, 'plain-renderers'], { TZ: 'America/St_Johns' })

    database = await place.open()
    const ended = await readRun(database, owner, run.id)
    expect(ended).toMatchObject({ state: 'succeeded', attempt: 2 })
    expect(await readBundles(database, owner, { limit: 5 })).toMatchObject([{ id: ended.artifact_id }])
  })

  test('make the same bytes in this process, time zone and on either engine', async () => {
    const workers = work(database)
    const run = await ask(database, owner.tenantId)
    expect(await waitForRun(database, owner, run.id, 100)).toMatchObject({ state: 'succeeded' })
    await workers.stop()
    const bundles = await readBundles(database, owner, { limit: 5 })
    expect(bundles.map(({ version }) => version)).toEqual([2, 1])
    for (const { sha256 } of bundles) hashes.add(sha256)
    expect(hashes.size).toBe(1)
    const question = { owner, id: LATEST, file: undefined, actor: 'operator' }
    const all = ({ size }: { readonly size: number }) => ({ start: 0, length: size })
    const { bytes } = await takeBundleFile(database, systemClock, question, all)
    expect(Object.keys(unzipSync(bytes))).toHaveLength(7)
  })

  test('get ready for the first bundle, and keep nothing of that', async () => {
    const made: string[] = []
    const warm = await warmUp(
      {
        database,
        snapshots: new SnapshotDirectory(database, systemClock),
        secret: SECRET,
        threads: { make: async ({ disclosure }) => void made.push(disclosure.company.abn) },
      },
      new AbortController().signal,
    )
    expect(warm).toBeUndefined()
    expect(made.length).toBeGreaterThan(1)
    expect(await readBundles(database, owner, { limit: 5 })).toHaveLength(2)
  })

  test('say that a font is broken', async () => {
    const run = await ask(database, owner.tenantId)
    const workers = work(database, 'broken-font')
    const told = async (): Promise<boolean> => (await readRun(database, owner, run.id)).error_code !== null
    while (!(await told())) await new Promise((resolve) => setTimeout(resolve, 20))
    await workers.stop()
    expect(await readRun(database, owner, run.id)).toMatchObject({
      state: 'queued',
      error_code: 'rendering_failed',
      error_detail: 'the font Inter cannot be read',
    })
    await database.close()
  })
})
