import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '../../src/clock.ts'
import { checkStore } from '../../src/operations/bundle-store/check.ts'
import { moveToStore } from '../../src/operations/bundle-store/move-to-store.ts'
import { admitStore, requireStore } from '../../src/operations/bundle-store/require-store.ts'
import { sweepStore } from '../../src/operations/bundle-store/sweep.ts'
import { keyOf } from '../../src/operations/bundle-store/zips.ts'
import { eraseTenant } from '../../src/operations/tenancy/erase-tenant.ts'
import type { Database } from '../../src/store/database.ts'
import type { ObjectStore } from '../../src/store/objects/object-store.ts'
import { openS3, type S3Options } from '../../src/store/objects/s3.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { newTenant, type TestTenant } from '../api/support.ts'
import { type BundleApp, bundleApp } from '../support/bundle-app.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { freePort } from '../support/free-port.ts'
import { HAS_OBJECT_SERVER, type ObjectServer, startObjectServer } from '../support/object-server/start.ts'

const COMPANY = '/v1/companies/74115061375'
const OPERATOR = { kind: 'operator' } as const
/** Long after anything that the store has just been handed, by its own clock. */
const LATER = fixedClock('2100-01-01T00:00:00Z')

describe.skipIf(!HAS_OBJECT_SERVER)('object store', () => {
  let server: ObjectServer
  let options: S3Options
  let objects: ObjectStore
  /** Where nothing listens. */
  let closed: number
  beforeAll(async () => {
    closed = await freePort()
    server = await startObjectServer()
    options = await server.bucket('bundles-of-tests', 'a/')
    objects = openS3(options)
  })
  afterAll(() => server.stop())

  it('gives back what was put, lists it by pages, and tells a missing object from a missing bucket', async () => {
    const store = openS3(await server.bucket('plain', 'p q/'))
    expect(await store.get('none', 10)).toBeUndefined()
    await store.put('x/é ü+1.zip', Buffer.from('hello'), 'application/zip')
    await store.put('x/2.zip', Buffer.from('hello'), 'application/zip')
    await store.put('y/3.zip', Buffer.from('hello'), 'application/zip')
    expect(Buffer.from((await store.get('x/é ü+1.zip', 5)) ?? []).toString()).toBe('hello')
    const listed = []
    for await (const page of store.list('x/')) listed.push(...page)
    expect(listed).toMatchObject([
      { key: 'x/2.zip', size: 5 },
      { key: 'x/é ü+1.zip', size: 5 },
    ])
    await store.remove('x/2.zip')
    await store.remove('x/2.zip')
    expect(await store.get('x/2.zip', 5)).toBeUndefined()
    await expect(openS3({ ...options, bucket: 'nowhere' }).get('x', 1)).rejects.toThrow(
      /refused GET a\/x: status 404 \(NoSuchBucket\)/,
    )
  })

  it('says what was refused and never with which secret', async () => {
    const wrong = openS3({ ...options, secretKey: 'another-secret' })
    const refusal = await wrong.get('x', 1).catch((error: unknown) => error as Error)
    expect(String(refusal)).toMatch(/refused GET a\/x: status 403 \(SignatureDoesNotMatch\)/)
    expect(JSON.stringify(refusal, Object.getOwnPropertyNames(refusal))).not.toContain('another-secret')
  })

  describeOnOneEngine('with bundles', (open) => {
    let database: Database
    let app: BundleApp
    let tenant: TestTenant
    beforeAll(async () => {
      database = await open({ holding: 'starter' })
      app = await bundleApp(database, undefined, { objects })
      tenant = await newTenant(database, app.clock)
      return () => app.close()
    })
    const call = (url: string, headers: Record<string, string> = {}, through = app) =>
      through.inject({ method: 'GET', url, headers: { ...tenant.headers, ...headers } })
    const make = async (period: string, through = app): Promise<string> => {
      const asked = await through.inject({
        method: 'POST',
        url: `${COMPANY}/disclosure-report`,
        payload: { period },
        headers: tenant.headers,
      })
      const { run_id } = asked.json<{ data: { run_id: string } }>().data
      const run = async () =>
        (await call(`${COMPANY}/disclosure-report-runs/${run_id}`)).json<{
          data: { state: string; artifact_id: string }
        }>().data
      await expect.poll(async () => (await run()).state, { interval: 50, timeout: 280_000 }).toBe('succeeded')
      return (await run()).artifact_id
    }
    const download = (id: string): string => `${COMPANY}/disclosure-reports/${id}/download`
    const places = () => requireStore({ database, objects })
    const count = (table: 'bundle_file' | 'bundle_object') =>
      database.as(OPERATOR, async (sql) => {
        const text = table === 'bundle_file' ? SQL`select from bundle_file` : SQL`select from bundle_object`
        return (await sql.query(text)).length
      })
    let id: string
    let zip: Buffer
    const key = (): string => keyOf({ tenant_id: tenant.id, id })

    it('keeps a new bundle outside the database, and serves it whole, in part and by file', async () => {
      id = await make('2024-25')
      expect([await count('bundle_file'), await count('bundle_object')]).toEqual([0, 1])
      const whole = await call(download(id))
      zip = whole.rawPayload
      expect(Buffer.from((await objects.get(key(), 1e9)) ?? [])).toEqual(zip)
      const part = await call(download(id), { range: 'bytes=10-19' })
      expect([part.statusCode, part.rawPayload]).toEqual([206, zip.subarray(10, 20)])
      const file = await call(`${download(id)}?file=report.json`)
      expect(file.rawPayload).toEqual(Buffer.from(unzipSync(zip)['report.json']!))
      expect(await checkStore(await places(), () => {}, AbortSignal.timeout(9e4))).toMatchObject({
        checked: 1,
        damaged: [],
      })
    })

    it.each([
      ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('!')])],
      ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
      ['made longer', (bytes: Buffer) => Buffer.concat([bytes, bytes])],
      ['removed', undefined],
    ])('serves nothing of an object that was %s, and names it', async (_, change) => {
      if (change === undefined) await objects.remove(key())
      else await objects.put(key(), change(zip), 'application/zip')
      for (const more of ['', '?file=report.json']) {
        const refused = await call(`${download(id)}${more}`)
        expect(refused.json()).toMatchObject({ status: 500, code: 'bundle_damaged', retryable: false })
        expect(refused.json<{ detail: string }>().detail).toContain(id)
      }
      expect(app.logLines.join('')).toContain(change === undefined ? key() : 'with SHA-256')
      const report = await checkStore(await places(), () => {}, AbortSignal.timeout(9e4))
      expect(report.damaged).toMatchObject([{ tenant_id: tenant.id, id }])
      await objects.put(key(), zip, 'application/zip')
      expect((await call(download(id))).rawPayload).toEqual(zip)
    })

    it('answers 503 while the store is away, and starts without it', async () => {
      const away = openS3({ ...options, endpoint: `http://127.0.0.1:${closed}` })
      const other = await bundleApp(database, undefined, { objects: away })
      const refused = await call(download(id), {}, other)
      expect(refused.json()).toMatchObject({ status: 503, code: 'object_store_unavailable', retryable: true })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await call('/readyz', {}, other)).statusCode).toBe(200)
      expect(await admitStore({ database, objects: away })).toContain(
        'did not answer GET a/southerly-store.json',
      )
      await other.close()
    })

    it('is not ready without the setting, and does not pretend to have the bundle', async () => {
      const other = await bundleApp(database)
      expect((await call('/readyz', {}, other)).json()).toMatchObject({
        code: 'not_ready',
        errors: [{ parameter: 'object_store' }],
      })
      expect((await call(download(id), {}, other)).json()).toMatchObject({ code: 'object_store_unavailable' })
      await other.close()
    })

    it('moves bundles of the database, each as it was, and goes on with a database that has both', async () => {
      // From here on bundles are made by workers without a store: one of these must not take their runs.
      await app.queue.stop(0)
      const inside = await bundleApp(database)
      const old = await make('2022-23', inside)
      const before = (await call(download(old), {}, inside)).rawPayload
      await inside.close()
      expect(await count('bundle_file')).toBe(1)
      expect((await call(download(old))).rawPayload).toEqual(before)
      const stopped = await moveToStore(await places(), () => {}, AbortSignal.abort())
      expect(stopped.moved).toBe(0)
      expect(await moveToStore(await places(), () => {}, AbortSignal.timeout(9e4))).toEqual({
        moved: 1,
        bytes: before.length,
      })
      expect([await count('bundle_file'), await count('bundle_object')]).toEqual([0, 2])
      expect((await call(download(old))).rawPayload).toEqual(before)
    })

    it('lets no transaction remove a ZIP that the store is not said to hold', async () => {
      const inside = await bundleApp(database)
      const kept = await make('2021-22', inside)
      await inside.close()
      const removing = (setting: string) =>
        database.as(OPERATOR, async (sql) => {
          await sql.query(SQL`select set_config('southerly.moved_bundle', $1, true)`, [setting])
          return await sql.query(SQL`delete from bundle_file returning artifact_id`)
        })
      await expect(removing('')).rejects.toMatchObject({ sqlState: '42501' })
      expect(await removing(kept)).toEqual([])
      expect(await count('bundle_file')).toBe(1)
    })

    it('sweeps old objects of no bundle, and no others', async () => {
      const orphan = `bundles/${tenant.id}/art_0000000000000000.zip`
      await objects.put(orphan, Buffer.from('left by a run that died'), 'application/zip')
      await objects.put('bundles/README', Buffer.from('of somebody else'), 'text/plain')
      const tools = { ...(await places()), clock: app.clock }
      const sweep = (clock: typeof LATER, remove: boolean) =>
        sweepStore({ ...tools, clock }, { olderThanHours: 24, remove })
      expect(await sweep(app.clock, true)).toMatchObject({ seen: 4, orphans: [], removed: 0 })
      expect(await sweep(LATER, false)).toMatchObject({ orphans: [{ key: orphan }], removed: 0 })
      expect(await sweep(LATER, true)).toMatchObject({ strangers: ['bundles/README'], removed: 1 })
      expect(await sweep(LATER, true)).toMatchObject({ seen: 3, orphans: [], removed: 0 })
    })

    it('refuses the store of another database, and an empty one in place of its own', async () => {
      const stranger = await open()
      await expect(admitStore({ database: stranger, objects })).rejects.toThrow(/belongs to another database/)
      const empty = openS3(await server.bucket('empty'))
      await expect(admitStore({ database, objects: empty })).rejects.toThrow(
        /is not the store of this database/,
      )
      expect(await admitStore({ database: stranger, objects: empty })).toBeUndefined()
    })

    it('loses the objects of a tenant that is erased, or none of it', async () => {
      await database.as(OPERATOR, (sql) =>
        sql.query(SQL`update tenant set suspended_at = now(), suspended_reason = 'x' where id = $1`, [
          tenant.id,
        ]),
      )
      const request = { confirmed: tenant.id, reason: 'contract ended', withKeptBundles: true }
      const erase = (store: ObjectStore | undefined) =>
        eraseTenant({ database, objects: store, clock: app.clock }, tenant.id, request)
      await expect(erase(undefined)).rejects.toThrow(/none is set here/)
      const away = openS3({ ...options, endpoint: `http://127.0.0.1:${closed}` })
      await expect(erase(away)).rejects.toThrow(/did not answer/)
      expect(await count('bundle_object')).toBe(2)
      expect((await erase(objects)).bundles).toHaveLength(3)
      const left = []
      for await (const page of objects.list(`bundles/${tenant.id}/`)) left.push(...page)
      expect(left).toEqual([])
    })
  })
})
