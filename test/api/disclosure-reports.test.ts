import { createHash } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { type BundleApp, bundleApp } from '../support/bundle-app.ts'
import { makePlainBundle } from '../support/bundles.ts'
import { boundary, july } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestTenant } from './support.ts'

const AGL = '74115061375'
const COMPANY = `/v1/companies/${AGL}`
const YEAR = { period: '2024-25' }

interface Ran {
  readonly data: {
    readonly run_id: string
    readonly state: string
    readonly artifact_id: string
    readonly download_url: string
  }
  readonly meta: { readonly reused: boolean }
}

interface Issued {
  readonly issued: boolean
  readonly bundle: { readonly file: string | null; readonly sha256: string } | null
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describeOnOneEngine('disclosure reports', (open) => {
  let database: Database
  let app: BundleApp
  let tenant: TestTenant
  let stranger: TestTenant
  /** Bundles are made once it is open. */
  let gate = Promise.resolve()

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    app = await bundleApp(database, async (...given) => {
      await gate
      return await makePlainBundle(...given)
    })
    tenant = await newTenant(database, app.clock)
    stranger = await newTenant(database, app.clock, { name: 'Stranger' })
    return () => app.close()
  })
  const call = (options: InjectOptions, who = tenant) =>
    app.inject({ method: 'GET', ...options, headers: { ...who.headers, ...options.headers } })
  const ask = (payload: object, headers: Record<string, string> = {}, who = tenant) =>
    call({ method: 'POST', url: `${COMPANY}/disclosure-report`, payload, headers }, who)
  /** A run once it has ended, however long that takes. */
  const ended = async (url: string, who = tenant): Promise<Ran['data']> => {
    const read = async () => (await call({ url }, who)).json<Ran>().data
    await expect
      .poll(async () => (await read()).state, { interval: 20, timeout: 280_000 })
      .not.toMatch(/^(queued|running)$/)
    return await read()
  }
  const make = async (payload: object = YEAR, who = tenant): Promise<Ran> => {
    const { data, meta } = (await ask(payload, {}, who)).json<Ran>()
    const made = await ended(`${COMPANY}/disclosure-report-runs/${data.run_id}`, who)
    expect(made).toMatchObject({ state: 'succeeded' })
    return { data: made, meta }
  }

  const told = async (bytes: Uint8Array): Promise<Issued> =>
    (await app.inject({ url: `/v1/verify/${hash(bytes)}` })).json<Issued>()

  it('answers 202 with the run, then the bundle; 201 when it is waited for; 200 when it stands', async () => {
    expect((await call({ url: `${COMPANY}/disclosure-reports/latest/download` })).json()).toMatchObject({
      status: 404,
      code: 'no_artifact_yet',
    })
    const asked = await ask({ period_start: '2023-07-01', period_end: '2024-06-30' })
    expect(asked.statusCode).toBe(202)
    expect(asked.json()).toMatchObject({ data: { state: 'queued', attempt: 0 }, meta: { reused: false } })
    const place = String(asked.headers['location'])
    expect(place).toBe(`${COMPANY}/disclosure-report-runs/${asked.json<Ran>().data.run_id}`)
    expect(await ended(place)).toMatchObject({ state: 'succeeded', progress: 100 })

    const waited = await ask(YEAR, { prefer: 'respond-async, wait=20' })
    expect([waited.statusCode, waited.headers['preference-applied']]).toEqual([201, 'wait=20'])
    const { run_id, download_url } = waited.json<Ran>().data
    const again = await ask(YEAR)
    expect([again.statusCode, again.json<Ran>().data.run_id]).toEqual([200, run_id])
    expect(again.json<Ran>().meta.reused).toBe(true)

    const zip = await call({ url: download_url })
    expect(zip.statusCode).toBe(200)
    const files = unzipSync(zip.rawPayload)
    const sha256 = hash(zip.rawPayload)
    expect(await told(zip.rawPayload)).toMatchObject({ issued: true, bundle: { file: null, sha256 } })
    const manifest = await told(files['manifest.json']!)
    expect(manifest).toMatchObject({ issued: true, bundle: { file: 'manifest.json', sha256 } })
  })

  it('tells nobody that another tenant made a bundle, nor when, nor that it was made anew', async () => {
    const take = async (who: TestTenant) =>
      (await call({ url: `${COMPANY}/disclosure-reports/latest/download` }, who)).rawPayload
    const period = { period: '2020-21' }
    const [first, second] = [await newTenant(database, app.clock), await newTenant(database, app.clock)]
    await make(period, first)
    const zip = await take(first)
    const alone = await told(zip)
    // Whoever has the same public data can compute these without asking for a bundle.
    const { 'manifest.json': manifest, ...computable } = unzipSync(zip)
    expect(Object.keys(computable)).toHaveLength(6)
    for (const bytes of Object.values(computable))
      expect(await told(bytes)).toEqual({ sha256: hash(bytes), issued: false, bundle: null })
    expect([alone.issued, (await told(manifest!)).issued]).toEqual([true, true])
    app.clock.forward(60_000)
    await make(period, second)
    expect(hash(await take(second))).toBe(hash(zip))
    expect(await told(zip)).toEqual(alone)
    const payload = boundary({ period: july(2020) })
    await call({ method: 'PUT', url: `${COMPANY}/organisational-boundary`, payload }, first)
    await make(period, first)
    expect(hash(await take(first))).not.toBe(hash(zip))
    expect(await told(zip)).toEqual(alone)
    expect(Object.keys(alone.bundle!).toSorted()).toEqual(['bundle_id', 'file', 'sha256', 'size'])
  })

  it('takes effect once per Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'once' }
    const first = await ask({ period: '2022-23' }, headers)
    const second = await ask({ period: '2022-23' }, headers)
    expect(second.json<Ran>().data.run_id).toBe(first.json<Ran>().data.run_id)
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect((await ask({ period: '2021-22' }, headers)).json()).toMatchObject({
      code: 'idempotency_key_reused',
    })
  })

  it('keeps a history in which each supersedes the one before', async () => {
    const first = await make()
    const second = await make({ ...YEAR, force: true })
    const page = await call({ url: `${COMPANY}/disclosure-reports?period=2024-25&limit=1` })
    expect(page.json()).toMatchObject({
      data: [
        { artifact_id: second.data.artifact_id, supersedes: first.data.artifact_id, superseded_by: null },
      ],
      page: { has_more: true },
    })
    const cursor = page.json<{ page: { next_cursor: string } }>().page.next_cursor
    const next = await call({
      url: `${COMPANY}/disclosure-reports?period=2024-25&limit=1&cursor=${cursor}`,
    })
    expect(next.json()).toMatchObject({
      data: [{ artifact_id: first.data.artifact_id, superseded_by: second.data.artifact_id, version: 1 }],
    })
    const runs = await call({ url: `${COMPANY}/disclosure-report-runs?limit=2` })
    expect(runs.json()).toMatchObject({ data: [{ run_id: second.data.run_id, force: true }, {}] })
  })

  it('serves whole files, parts, headers and single files, each with its digest', async () => {
    const { data } = await make()
    const url = data.download_url
    const whole = await call({ url, headers: { 'accept-encoding': 'gzip, br' } })
    const bytes = whole.rawPayload
    const digest = createHash('sha256').update(bytes).digest('base64')
    expect(whole.headers).toMatchObject({
      'content-type': 'application/zip',
      'accept-ranges': 'bytes',
      'repr-digest': `sha-256=:${digest}:`,
      'content-disposition': expect.stringContaining(`disclosure-${AGL}-2024-07-01-2025-06-30-v`),
    })
    const etag = String(whole.headers['etag'])
    const head = await call({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, `${bytes.length}`, ''])
    expect((await call({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304)

    const part = async (range: string, more = {}) => {
      const answer = await call({ url, headers: { range, ...more } })
      return [answer.statusCode, answer.headers['content-range'], answer.rawPayload] as const
    }
    const n = bytes.length
    expect(await part('bytes=5-14')).toEqual([206, `bytes 5-14/${n}`, bytes.subarray(5, 15)])
    expect(await part('bytes=-7')).toEqual([206, `bytes ${n - 7}-${n - 1}/${n}`, bytes.subarray(-7)])
    expect(await part(`bytes=9-${n + 99}`)).toEqual([206, `bytes 9-${n - 1}/${n}`, bytes.subarray(9)])
    expect((await part('bytes=0-1', { 'if-range': etag }))[0]).toBe(206)
    expect((await part('bytes=0-1', { 'if-range': '"other"' }))[0]).toBe(200)
    for (const range of ['bytes=1-2,4-5', 'lines=1-2', 'bytes=9-5']) expect((await part(range))[0]).toBe(200)
    expect((await part(`bytes=${n}-`)).slice(0, 2)).toEqual([416, `bytes */${n}`])

    const file = await call({ url: `${url}?file=report.json`, headers: { 'accept-encoding': 'gzip' } })
    expect(file.headers['content-encoding']).toBeUndefined()
    expect(file.rawPayload).toEqual(Buffer.from(unzipSync(bytes)['report.json']!))
    expect((await call({ url: `${url}?file=x.pdf` })).json()).toMatchObject({
      code: 'invalid_parameter',
      valid_values: expect.arrayContaining(['report.pdf', 'working-papers.xlsx', 'manifest.json']),
    })
  })

  it('writes down every read that takes bytes, and no other', async () => {
    const { data } = await make()
    const reads = async () => {
      const page = await call({ url: '/v1/audit-events?limit=200&action=bundle.read' })
      return page.json<{ data: { subject: string; detail: object }[] }>().data
    }
    const before = (await reads()).length
    const whole = await call({ url: data.download_url })
    await call({ url: `${data.download_url}?file=report.json`, headers: { range: 'bytes=0-3' } })
    await call({ method: 'HEAD', url: data.download_url })
    await call({ url: data.download_url, headers: { 'if-none-match': String(whole.headers['etag']) } })
    const after = await reads()
    expect(after.length - before).toBe(2)
    expect(after.slice(0, 2)).toMatchObject([
      { subject: `bundle:${data.artifact_id}`, detail: { abn: AGL, file: 'report.json' } },
      { subject: `bundle:${data.artifact_id}`, detail: { abn: AGL, file: null } },
    ])
  })

  it('shows nothing of one tenant to another', async () => {
    const { data } = await make()
    for (const url of [data.download_url, `${COMPANY}/disclosure-report-runs/${data.run_id}`])
      expect((await call({ url }, stranger)).statusCode).toBe(404)
    const cancel = `${COMPANY}/disclosure-report-runs/${data.run_id}/cancel`
    expect((await call({ method: 'POST', url: cancel }, stranger)).statusCode).toBe(404)
    for (const list of ['disclosure-reports', 'disclosure-report-runs'])
      expect((await call({ url: `${COMPANY}/${list}` }, stranger)).json()).toMatchObject({ data: [] })
    expect((await call({ url: `${COMPANY}/disclosure-reports/latest/download` }, stranger)).statusCode).toBe(
      404,
    )
    const own = await make(YEAR, stranger)
    expect(own.meta.reused).toBe(false)
    expect(own.data.run_id).not.toBe(data.run_id)
    expect((await call({ url: data.download_url.replace(AGL, '49004028077') })).statusCode).toBe(404)
  })

  it('compares two bundles of a company, and no other', async () => {
    const before = await make({ period: '2023-24' })
    const after = await make(YEAR)
    const url = `${COMPANY}/disclosure-reports/compare?a=${before.data.artifact_id}&b=${after.data.artifact_id}`
    const compared = await call({ url })
    expect(compared.json()).toMatchObject({
      data: {
        a: { artifact_id: before.data.artifact_id },
        b: { artifact_id: after.data.artifact_id },
        changes: expect.arrayContaining([expect.objectContaining({ metric_id: 'emissions.scope1' })]),
      },
    })
    expect((await call({ url }, stranger)).json()).toMatchObject({ status: 404, code: 'artifact_not_found' })
  })

  it('cancels, and says when it is too late', async () => {
    const { data } = await make()
    const url = `${COMPANY}/disclosure-report-runs/${data.run_id}/cancel`
    expect((await call({ method: 'POST', url })).json()).toMatchObject({
      code: 'version_conflict',
      status: 409,
    })
    const opened = Promise.withResolvers<void>()
    gate = opened.promise
    const { run_id } = (await ask({ ...YEAR, force: true })).json<Ran>().data
    const cancelled = await call({
      method: 'POST',
      url: `${COMPANY}/disclosure-report-runs/${run_id}/cancel`,
    })
    opened.resolve()
    expect(cancelled.json()).toMatchObject({ data: { state: 'cancelled', artifact_id: null } })
  })

  it.each([
    [{}, 422, 'validation_failed'],
    [{ period: '2024-25', period_start: '2024-07-01' }, 422, 'validation_failed'],
    [{ period: 'last year' }, 400, 'invalid_parameter'],
    [{ period: '2024-25', early: true }, 422, 'validation_failed'],
    [{ period: '2024-25', standard_version: '2025-12' }, 400, 'invalid_parameter'],
  ])('refuses %o', async (payload, status, code) => {
    expect((await ask(payload)).json()).toMatchObject({ status, code })
  })

  it('refuses a company that nobody knows until its tenant has written about it', async () => {
    const company = '/v1/companies/51824753556'
    const report = { method: 'POST', url: `${company}/disclosure-report`, payload: YEAR } as const
    expect((await call(report)).json()).toMatchObject({ code: 'company_not_found' })
    const payload = boundary({ period: july(2024) })
    expect(
      (await call({ method: 'PUT', url: `${company}/organisational-boundary`, payload })).statusCode,
    ).toBe(200)
    const { run_id } = (await call(report)).json<Ran>().data
    expect(await ended(`${company}/disclosure-report-runs/${run_id}`)).toMatchObject({
      state: 'succeeded',
      records: [{ kind: 'organisational_boundary', version: 1 }],
    })
    expect((await call(report, stranger)).json()).toMatchObject({ code: 'company_not_found' })
  })

  it('refuses what a plan does not hold', async () => {
    const small = await newTenant(database, app.clock, { overrides: { bundles_per_month: 1 } })
    await make(YEAR, small)
    expect((await ask({ period: '2023-24' }, {}, small)).json()).toMatchObject({ code: 'quota_exhausted' })
    expect((await ask(YEAR, {}, small)).statusCode).toBe(200)
  })
})
