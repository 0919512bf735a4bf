import { beforeAll, expect, it } from 'vitest'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { newTenant, type TestTenant } from './support.ts'

const BHP = '49004028077'
const URL = `/v1/companies/${BHP}/sites`
const works = { site_id: 'works', name: 'Works', latitude: -33.94, longitude: 151.17, state: 'NSW' }
const depot = { site_id: 'depot', name: 'Depot', address: '1 Example St', postcode: '2000', state: 'NSW' }

interface Site {
  readonly id: string
  readonly origin: string
  readonly location: { readonly quality: string; readonly precision: string | null }
}

describeOnOneEngine('sites of a company', (open) => {
  let app: StarterApp
  let other: TestTenant
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    other = await newTenant(app.database, app.clock, { name: 'Other' })
  })
  const put = (body: object, headers: Record<string, string> = {}, query = '') =>
    app.inject({
      method: 'PUT',
      url: `${URL}${query}`,
      headers: { ...app.tenant.headers, 'content-type': 'application/json', ...headers },
      payload: body,
    })

  it('assesses public facilities each where it stands', async () => {
    const { data } = await app.get(`${URL}/climate-risks`)
    const sites = data['sites'] as readonly Site[]
    expect(data['declared_sites']).toBeNull()
    expect(sites.length).toBeGreaterThan(5)
    expect(new Set(sites.map(({ location }) => location.quality))).toEqual(new Set(['approximate']))
    expect(data['rollup']).toMatchObject({
      rule: expect.stringContaining('worst'),
      worst: expect.any(String),
    })
    const profiles = await app.get(`${URL}/climate-profiles`)
    expect((profiles.data['sites'] as readonly Site[]).map(({ id }) => id)).toEqual(sites.map(({ id }) => id))
  })

  it.each([{ name: ' ' }, { address: '\t' }])('refuses %o, and says of which site', async (blank) => {
    const answer = await put({ sites: [works, { ...depot, ...blank }] }, {}, '?dry_run=true')
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [{ pointer: `/sites/1/${Object.keys(blank)[0]}` }],
    })
  })

  it('keeps declared sites as versions that are never overwritten', async () => {
    expect(await app.get(URL, 404)).toMatchObject({ code: 'record_not_found' })
    const tried = await put({ sites: [works] }, {}, '?dry_run=true')
    expect(tried.json()).toMatchObject({ data: { version: 1 }, meta: { dry_run: true, changed: true } })
    expect(await app.get(URL, 404)).toMatchObject({ code: 'record_not_found' })

    const first = await put({ sites: [works] })
    expect(first.json()).toMatchObject({ data: { version: 1, supersedes: null, sites: [works] } })
    expect((await put({ sites: [works, depot] })).json()).toMatchObject({
      status: 428,
      code: 'precondition_required',
    })
    const stale = await put({ sites: [works, depot] }, { 'if-match': '"v1-0000000000000000"' })
    expect(stale.json()).toMatchObject({ status: 412, code: 'precondition_failed' })

    const read = await app.inject({ url: URL, headers: { ...app.tenant.headers, 'accept-encoding': 'gzip' } })
    const tag = String(read.headers['etag'])
    expect(tag).toContain(first.json<{ data: { etag: string } }>().data.etag)
    const second = await put({ sites: [works, depot] }, { 'if-match': tag })
    expect(second.json()).toMatchObject({ data: { version: 2, supersedes: 1 }, meta: { changed: true } })
    const same = await put({ sites: [works, depot] }, { 'if-match': String(second.headers['etag']) })
    expect(same.json()).toMatchObject({ data: { version: 2 }, meta: { changed: false } })

    const history = await app.inject({ url: `${URL}/history?limit=1`, headers: app.tenant.headers })
    expect(history.json()).toMatchObject({ data: [{ version: 2 }], page: { has_more: true } })
    await expect(
      app.database.as({ kind: 'operator' }, (sql) => sql.query(SQL`update tenant_record set version = 9`)),
    ).rejects.toMatchObject({ sqlState: '42501' })
  })

  it('assesses them beside the public ones, for their tenant alone', async () => {
    const ours = (await app.get(`${URL}/climate-risks`)).data
    expect(ours['declared_sites']).toMatchObject({ version: 2 })
    const declared = (ours['sites'] as readonly Site[]).filter(({ origin }) => origin === 'tenant_declared')
    expect(declared.map(({ id, location }) => [id, location.quality, location.precision])).toEqual([
      ['tenant_declared depot', 'approximate', 'postcode_centroid'],
      ['tenant_declared works', 'exact', 'declared_coordinates'],
    ])
    const theirs = await app.inject({ url: `${URL}/climate-risks`, headers: other.headers })
    expect(theirs.json()).toMatchObject({ data: { declared_sites: null } })
    expect(theirs.body).not.toContain('tenant_declared works')
    expect((await app.inject({ url: URL, headers: other.headers })).statusCode).toBe(404)
  })

  it('lets nobody keep an answer that rests on a record, not even one of a pinned snapshot', async () => {
    const { meta } = await app.get(`${URL}/climate-risks`)
    for (const query of ['', `?snapshot=${String(meta['snapshot'])}`]) {
      const answer = await app.inject({ url: `${URL}/climate-risks${query}`, headers: app.tenant.headers })
      expect(answer.headers['cache-control']).toBe('private, no-cache')
    }
  })

  it('refuses what cannot be a site, all faults at once', async () => {
    const { statusCode, body } = await put({
      sites: [
        { site_id: 'a', name: 'A' },
        { ...works, latitude: 33.94 },
      ],
    })
    expect(statusCode).toBe(422)
    expect(JSON.parse(body)).toMatchObject({
      code: 'validation_failed',
      errors: [
        { pointer: '/sites/0', code: 'incomplete' },
        { pointer: '/sites/1/latitude', code: 'outside_australia' },
      ],
    })
  })
})
