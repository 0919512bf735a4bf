import { beforeAll, beforeEach, expect, it } from 'vitest'
import { disclosureRuns } from '../../src/jobs/disclosure-runs.ts'
import type { Attempt } from '../../src/jobs/handler.ts'
import { openQueue, type Queue } from '../../src/jobs/queue.ts'
import { type Bundle, knownBundle, readBundles } from '../../src/operations/disclosure-report/bundles.ts'
import { RenderingFailed, RunFailed, tellFailure } from '../../src/operations/disclosure-report/fail-run.ts'
import { type MakeBundle, performRun } from '../../src/operations/disclosure-report/perform-run.ts'
import { RUN_QUEUE, type Run, requestRun } from '../../src/operations/disclosure-report/request-run.ts'
import { decideQuestion } from '../../src/operations/disclosure-report/run-question.ts'
import { cancelOwnRun, readRun, readRuns, waitForRun } from '../../src/operations/disclosure-report/runs.ts'
import { completeJob, type Lease, leasesOf } from '../../src/operations/queue/lease.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import { replaceRecord } from '../../src/operations/tenancy/tenant-records.ts'
import { type Database, DatabaseError } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { newTenant, SECRET, testClock } from '../api/support.ts'
import { makePlainBundle } from '../support/bundles.ts'
import { describeOnBothEngines } from '../support/engines.ts'

const AGL = '74115061375'
const PERIOD = { start: '2024-07-01', end: '2025-06-30' }

const attemptAt = (number: number, lease: Lease): Attempt => ({
  number,
  signal: new AbortController().signal,
  lease,
  complete: async () => {},
  noteCompletion: () => {},
})

describeOnBothEngines('runs', (open) => {
  const clock = testClock()
  let database: Database
  let snapshots: SnapshotDirectory
  let tenantId: string
  let queue: Queue
  let make: MakeBundle
  const owner = () => ({ tenantId, abn: AGL })

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    snapshots = new SnapshotDirectory(database, clock)
    return () => queue.stop(0)
  })
  beforeEach(async () => {
    tenantId = (await newTenant(database, clock)).id
    make = makePlainBundle
    queue = openQueue({ database, onError: () => {}, pollMilliseconds: 20 })
    return async () => {
      await queue.stop(0)
      // A job that is to be tried again must not be taken by the next test.
      await database.as({ kind: 'operator' }, (sql) => sql.query(SQL`delete from job`))
    }
  })
  const handler = () =>
    disclosureRuns({
      clock,
      perform: (job, attempt) =>
        performRun({ database, objects: undefined, clock, snapshots, secret: SECRET, make }, job, attempt),
    })
  const ask = async (more: { force?: boolean; monthlyLimit?: number } = {}) => {
    const question = await decideQuestion(
      database,
      await snapshots.select(),
      { tenantId, abn: AGL, period: PERIOD },
      SECRET,
    )
    return await database.as({ kind: 'tenant', tenantId }, (sql) =>
      requestRun(sql, clock, { question, actor: 'key:x', force: false, monthlyLimit: null, ...more }),
    )
  }
  const cancel = (id: string): Promise<Run> =>
    database.as({ kind: 'tenant', tenantId }, (sql) => cancelOwnRun(sql, clock, owner(), id, 'key:x'))
  const ended = (id: string): Promise<Run> => waitForRun(database, owner(), id, 60)
  const jobsLeft = (): Promise<object[]> =>
    database.as({ kind: 'operator' }, (sql) =>
      sql.query(SQL`select id from job where state <> 'failed' and data ->> 'tenant_id' = $1`, [tenantId]),
    )
  const bundles = () => readBundles(database, owner(), { limit: 10 })

  it('go from queued to succeeded with one bundle, and the same question is the same run', async () => {
    const { run, isNew } = await ask()
    expect([isNew, run.state, run.attempt, run.artifact_id]).toEqual([true, 'queued', 0, null])
    expect((await ask()).run.id).toBe(run.id)
    queue.work(RUN_QUEUE, handler())
    const done = await ended(run.id)
    expect(done).toMatchObject({ state: 'succeeded', progress: 100, attempt: 1, stage: 'storing' })
    expect(await ask()).toMatchObject({ isNew: false, run: { id: run.id, artifact_id: done.artifact_id } })
    expect(await bundles()).toMatchObject([{ id: done.artifact_id, run_id: run.id, version: 1 }])
    expect(await jobsLeft()).toEqual([])
  })

  it('supersede: a changed record or force makes another bundle, and the first stays', async () => {
    queue.work(RUN_QUEUE, handler())
    const first = await ended((await ask()).run.id)
    await database.as({ kind: 'tenant', tenantId }, (sql) =>
      replaceRecord(
        sql,
        clock,
        { tenantId, abn: AGL, kind: 'sites', period: '' },
        {
          body: { sites: [{ site_id: 'a', name: 'A', latitude: -33.9, longitude: 151.2 }] },
          actor: 'key:x',
          ifMatch: undefined,
          dryRun: false,
        },
      ),
    )
    const second = await ended((await ask()).run.id)
    const third = await ended((await ask({ force: true })).run.id)
    expect(second.records).toEqual([{ kind: 'sites', version: 1 }])
    expect(await bundles()).toMatchObject([
      { id: third.artifact_id, version: 3, supersedes: second.artifact_id, superseded_by: null },
      { id: second.artifact_id, version: 2, supersedes: first.artifact_id, superseded_by: third.artifact_id },
      { id: first.artifact_id, version: 1, supersedes: null, superseded_by: second.artifact_id },
    ])
    const [forced, plain, oldest] = await bundles()
    expect(forced!.sha256).toBe(plain!.sha256)
    const comparedWith = async ({ sha256 }: Bundle): Promise<unknown> => {
      const { manifest } = (await knownBundle(database, sha256))!
      return (JSON.parse(manifest) as { compared_with: unknown }).compared_with
    }
    expect(await comparedWith(forced!)).toEqual({ bundle_id: oldest!.bundle_id, sha256: oldest!.sha256 })
    expect(await comparedWith(oldest!)).toBeNull()
  })

  it('are cancelled while queued and between stages, and keep nothing then', async () => {
    const queued = (await ask()).run
    expect(await cancel(queued.id)).toMatchObject({ state: 'cancelled' })
    expect(await cancel(queued.id)).toMatchObject({ state: 'cancelled' })
    const running = (await ask()).run
    make = async (subject, onStage, signal) => {
      await onStage('composing')
      await cancel(running.id)
      return await makePlainBundle(subject, onStage, signal)
    }
    queue.work(RUN_QUEUE, handler())
    expect(await ended(running.id)).toMatchObject({ state: 'cancelled', artifact_id: null })
    await expect.poll(jobsLeft, { interval: 10 }).toEqual([])
    expect(await bundles()).toEqual([])
    expect(await readRun(database, owner(), queued.id)).toMatchObject({ attempt: 0 })
    make = makePlainBundle
    const done = await ended((await ask()).run.id)
    await expect(cancel(done.id)).rejects.toMatchObject({ code: 'version_conflict' })
  })

  it('say why they failed, are tried again, and end as failed', async () => {
    const { run } = await ask()
    const fault = new RenderingFailed('the font Inter-Regular.ttf cannot be read')
    make = async () => Promise.reject(fault)
    const lease = leasesOf(database, RUN_QUEUE, 60)
    const tries: unknown[] = []
    for (let attempt = 1; attempt <= 3; attempt++) {
      const job = (await lease.take([]))!
      const retryInSeconds = attempt === 3 ? undefined : 0
      const failure = { error: fault, retryInSeconds, attempt }
      await expect(handler().run(job.data as never, attemptAt(attempt, job))).rejects.toThrow(fault.message)
      await lease.fail(job, failure, async (sql) => handler().failed!(sql, job.data as never, failure))
      const { state, error_code, error_detail, attempt: shown } = await readRun(database, owner(), run.id)
      tries.push([state, shown, error_code, error_detail])
    }
    expect(tries).toEqual([
      ['queued', 1, 'rendering_failed', fault.message],
      ['queued', 2, 'rendering_failed', fault.message],
      ['failed', 3, 'rendering_failed', fault.message],
    ])
    expect((await ask()).isNew).toBe(true)
  })

  it.each([
    ['storage_full', Object.assign(new Error('write failed'), { code: 'ENOSPC' })],
    ['database_unavailable', new DatabaseError('terminated at 10.0.0.5', { sqlState: '57P01' })],
    ['internal_error', new Error('secret path')],
  ])('tell %s without internals', async (code, error) => {
    const { run } = await ask()
    make = async () => Promise.reject(error)
    queue.work(RUN_QUEUE, handler())
    const told = () => readRun(database, owner(), run.id)
    await expect.poll(async () => (await told()).error_code, { interval: 10 }).toBe(code)
    expect((await told()).error_detail).not.toContain(error.message)
  })

  it('outlast an absent database longer than a fault of their own', async () => {
    await ask()
    const job = (await leasesOf(database, RUN_QUEUE, 60).take([]))!
    const nameAt = async (number: number, error: Error): Promise<string> => {
      make = async () => Promise.reject(error)
      return await handler()
        .run(job.data as never, attemptAt(number, job))
        .then(
          () => 'none',
          (failure: Error) => failure.name,
        )
    }
    const own = new Error('a fault of its own')
    const away = new DatabaseError('the server is shutting down', { sqlState: '57P01' })
    expect(await nameAt(2, own)).toBe('Error')
    expect(await nameAt(3, own)).toBe('PermanentFailure')
    expect(await nameAt(4, away)).toBe('DatabaseError')
    // As the process that makes bundles reports it.
    expect(await nameAt(4, new RunFailed(tellFailure(away)))).toBe('RunFailed')
    expect(await nameAt(4, new RunFailed(tellFailure(own)))).toBe('PermanentFailure')
    expect(job.retry_delays).toEqual([2, 15, 60, 120])
  })

  it('end once when a worker that lost its lease ends too', async () => {
    const { run } = await ask()
    const slow = leasesOf(database, RUN_QUEUE, 0)
    const job = (await slow.take([]))!
    queue.work(RUN_QUEUE, handler())
    const done = await ended(run.id)
    const late: Attempt = { ...attemptAt(1, job), complete: (sql) => completeJob(sql, job) }
    await handler().run(job.data as never, late)
    expect(await bundles()).toMatchObject([{ id: done.artifact_id, version: 1 }])
    expect((await readRun(database, owner(), run.id)).attempt).toBe(2)
  })

  it('count against the plan, but for those that stand or came to nothing', async () => {
    queue.work(RUN_QUEUE, handler())
    const { run } = await ask({ monthlyLimit: 2 })
    await ended(run.id)
    expect((await ask({ monthlyLimit: 1 })).isNew).toBe(false)
    await cancel((await ask({ monthlyLimit: 2, force: true })).run.id).catch(() => {})
    expect((await readRuns(database, owner(), { limit: 10 })).length).toBe(2)
    await expect(ask({ monthlyLimit: 1, force: true })).rejects.toMatchObject({ code: 'quota_exhausted' })
  })
})
