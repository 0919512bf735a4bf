import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const AGL = '74115061375'
const BHP = '49004028077'

describeOnOneEngine('watchlists', (open) => {
  let test: TestApp
  let tenant: TestTenant

  beforeAll(async () => {
    const database = await open()
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  const send = (method: 'PUT' | 'GET' | 'DELETE', path: string, payload?: object, etag?: string) =>
    test.inject({
      method,
      url: `/v1/watchlists${path}`,
      headers: { ...tenant.headers, ...(etag === undefined ? {} : { 'if-match': `"${etag}"` }) },
      ...(payload === undefined ? {} : { payload }),
    })

  it('are written, read with their companies in order, and completed with what was left out', async () => {
    const made = await send('PUT', '/book', { name: 'Book', companies: [AGL, '49 004 028 077', AGL] })
    expect(made.statusCode).toBe(200)
    expect(made.json()).toMatchObject({
      data: {
        id: 'book',
        companies: [BHP, AGL],
        company_count: 2,
        events: [],
        thresholds: { restated_percent: 0, risk_band: 'any', grid_stale_days: 35 },
        version: 1,
      },
      meta: { changed: true },
    })
    const read = await send('GET', '/book')
    expect(read.json().data).toEqual(made.json().data)
    expect(read.headers['etag']).toContain(made.json().data.etag)
  })

  it('change only by somebody who has seen the version in force', async () => {
    const body = { name: 'Guarded', companies: [AGL] }
    const { etag } = (await send('PUT', '/guarded', body)).json().data
    expect((await send('PUT', '/guarded', body)).statusCode).toBe(428)
    expect((await send('PUT', '/guarded', body, 'v9-0000000000000000')).statusCode).toBe(412)
    expect((await send('PUT', '/guarded', body, etag)).json().meta.changed).toBe(false)
    const second = await send('PUT', '/guarded', { ...body, companies: [BHP] }, etag)
    expect(second.json().data).toMatchObject({ version: 2, companies: [BHP] })
    expect((await send('DELETE', '/guarded', undefined, etag)).statusCode).toBe(412)
    expect((await send('DELETE', '/guarded', undefined, second.json().data.etag)).statusCode).toBe(200)
    expect((await send('GET', '/guarded')).json().code).toBe('watchlist_not_found')
  })

  it('name every company that is not one, and write nothing', async () => {
    const refused = await send('PUT', '/wrong', { name: 'x', companies: [AGL, '123', '74115061376'] })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject([
      { pointer: '/companies/1', code: 'abn_format_invalid' },
      { pointer: '/companies/2', code: 'abn_checksum_failed' },
    ])
    expect((await send('GET', '/wrong')).statusCode).toBe(404)
  })

  it.each([
    [{ name: 'x', companies: [], events: ['disclosure_run.failed'] }, '/events/0'],
    [{ name: 'x', companies: [], thresholds: { restated_percent: -1 } }, '/thresholds/restated_percent'],
    [{ name: 'x', companies: [], threshold: {} }, '/threshold'],
  ])('refuse %o', async (body, pointer) => {
    const refused = await send('PUT', '/refused', body)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors[0].pointer).toBe(pointer)
  })

  it('hold 10,000 companies and no more', async () => {
    const companies = Array.from({ length: 10_001 }, () => AGL)
    expect((await send('PUT', '/many', { name: 'x', companies })).statusCode).toBe(422)
    expect((await send('PUT', '/many', { name: 'x', companies: companies.slice(1) })).statusCode).toBe(200)
  })

  it('are listed page by page and leave an audit event for each change', async () => {
    const first = (await send('GET', '?limit=1')).json()
    expect(first.data).toMatchObject([{ id: 'book', company_count: 2 }])
    expect(first.data[0]).not.toHaveProperty('companies')
    const second = (await send('GET', `?limit=1&cursor=${first.page.next_cursor}`)).json()
    expect(second.data).toMatchObject([{ id: 'many' }])
    const audit = await test.inject({ url: '/v1/audit-events?action=watchlist', headers: tenant.headers })
    expect(audit.json().data.map(({ subject }: { subject: string }) => subject)).toContain(
      'watchlist:guarded',
    )
  })

  it('follow a portfolio through its versions, until companies are named instead', async () => {
    const saved = async (abns: readonly string[], headers = tenant.headers, amount = 1) => {
      const holdings = [
        ...abns.map((abn, at) => ({
          id: `${at}`,
          abn,
          asset_class: 'business_loan',
          outstanding_aud: amount,
        })),
        { id: 'n', name: 'Without a number', asset_class: 'business_loan', outstanding_aud: 1 },
      ]
      const answer = await test.inject({
        method: 'PUT',
        url: '/v1/portfolios/loans',
        headers: { ...headers, ...(amount === 1 ? {} : { 'if-match': '*' }) },
        payload: { name: 'Loans', balance_date: '2025-12-31', holdings },
      })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const list = async () => (await send('GET', '/followed')).json().data
    const body = { name: 'Followed', portfolio: 'loans' }
    const other = await newTenant(test.app.services.database, test.clock)
    await saved([BHP], other.headers)
    expect((await send('PUT', '/followed', body)).json().code).toBe('portfolio_not_found')
    await saved([AGL])
    const made = await send('PUT', '/followed', body)
    expect(made.json().data).toMatchObject({ portfolio: 'loans', companies: [AGL], version: 1 })
    await saved([AGL, BHP], tenant.headers, 2)
    expect(await list()).toMatchObject({ portfolio: 'loans', companies: [BHP, AGL], version: 2 })
    await saved([AGL, BHP], tenant.headers, 3)
    await saved([], other.headers, 3)
    expect(await list()).toMatchObject({ companies: [BHP, AGL], version: 2 })

    for (const wrong of [{ name: 'x' }, { ...body, companies: [AGL] }])
      expect((await send('PUT', '/followed', wrong, (await list()).etag)).statusCode).toBe(422)
    const url = '/v1/portfolios/loans?reason=sold'
    await test.inject({ method: 'DELETE', url, headers: { ...tenant.headers, 'if-match': '*' } })
    expect(await list()).toMatchObject({ portfolio: 'loans', companies: [], version: 3 })
    const named = { name: 'Followed', companies: [AGL] }
    expect((await send('PUT', '/followed', named, (await list()).etag)).statusCode).toBe(200)
    await saved([BHP])
    expect(await list()).toMatchObject({ portfolio: null, companies: [AGL], version: 4 })
  })
})
