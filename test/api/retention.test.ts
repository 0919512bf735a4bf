import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { SQL } from '../../src/store/sql-text.ts'
import { type BundleApp, bundleApp } from '../support/bundle-app.ts'
import { putRecord } from '../support/disclosure-app.ts'
import { boundary, DECLARATION, july, statement } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestTenant } from './support.ts'

const AGL = '74115061375'
const COMPANY = `/v1/companies/${AGL}`
const YEAR = july(2024)
const SIGNED = { name: 'D. Irector', role: 'Chair', on: '2027-09-20' }

describeOnOneEngine('seven years after the report is completed', (open) => {
  let database: Database
  let app: BundleApp
  let tenant: TestTenant
  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    app = await bundleApp(database)
    tenant = await newTenant(database, app.clock)
    return () => app.close()
  })
  const get = async (path: string) =>
    (await app.inject({ url: `${COMPANY}${path}`, headers: tenant.headers })).json<{ data: never }>().data
  const put = (kind: Parameters<typeof putRecord>[3], body: object) => {
    app.clock.forward(1000)
    return putRecord(app, tenant, AGL, kind, body)
  }
  const state = (content: object) =>
    put('s2_statements', {
      period: YEAR,
      statements: [statement('6(a)', { date: '2025-08-15' })],
      ...content,
    })
  const make = async (): Promise<void> => {
    const payload = { period: '2024-25' }
    const headers = { ...tenant.headers, prefer: 'wait=20' }
    const made = await app.inject({
      method: 'POST',
      url: `${COMPANY}/disclosure-report`,
      payload,
      headers,
    })
    expect(made.json()).toMatchObject({ data: { state: 'succeeded' } })
  }
  const bundleDays = async () =>
    ((await get('/disclosure-reports?period=2024-25')) as readonly { retain_until: string }[]).map(
      ({ retain_until }) => retain_until,
    )
  const recordDay = async () =>
    ((await get('/organisational-boundary?period=2024-25')) as { retain_until: string }).retain_until
  const manifestOf = async (): Promise<{ retain_until: string; retention: string }> => {
    const url = `${COMPANY}/disclosure-reports/latest/download`
    const zip = await app.inject({ url, headers: tenant.headers })
    return JSON.parse(Buffer.from(unzipSync(zip.rawPayload)['manifest.json']!).toString())
  }

  it('counts from the making while nothing is signed; the manifest from the period alone', async () => {
    await put('organisational_boundary', boundary({ period: YEAR, facilities: [] }))
    await state({})
    await make()
    const made = app.clock.now().toISOString().slice(0, 10)
    expect(await bundleDays()).toEqual([`${Number(made.slice(0, 4)) + 7}${made.slice(4)}`])
    expect(await manifestOf()).toMatchObject({
      retain_until: '2032-06-30',
      retention: expect.stringContaining('the service’s list of bundles gives the current one'),
    })
  })

  it('moves with a sign-off that comes after the bundle, for records and bundles alike', async () => {
    await state({ sign_off: SIGNED })
    expect([await bundleDays(), await recordDay()]).toEqual([['2034-09-20'], '2034-09-20'])
    await state({ sign_off: SIGNED, declaration: { ...DECLARATION, resolved_on: '2027-09-29' } })
    await make()
    expect([await bundleDays(), await recordDay()]).toEqual([['2034-09-29', '2034-09-29'], '2034-09-29'])
    expect(await manifestOf()).toMatchObject({ retain_until: '2034-09-29' })
  })

  it('never comes nearer: a sign-off that is taken out again still counts', async () => {
    await state({})
    expect([await bundleDays(), await recordDay()]).toEqual([['2034-09-29', '2034-09-29'], '2034-09-29'])
    const history = await get('/organisational-boundary/history?period=2024-25')
    expect(history).toMatchObject([{ retain_until: '2034-09-29' }])
  })

  it('answers a mistyped year with the last day there is', async () => {
    await state({ sign_off: { ...SIGNED, on: '9999-09-20' } })
    expect([new Set(await bundleDays()), await recordDay()]).toEqual([new Set(['9999-12-31']), '9999-12-31'])
  })

  it('is not shortened by anybody: the database refuses to delete or change a bundle', async () => {
    const attempts = [SQL`delete from bundle`, SQL`update bundle set retain_until = '2026-01-01'`]
    for (const attempt of attempts)
      await expect(database.as({ kind: 'worker' }, (sql) => sql.query(attempt))).rejects.toThrow()
    expect(await bundleDays()).toHaveLength(2)
  })
})
