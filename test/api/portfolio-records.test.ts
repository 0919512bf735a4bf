import { beforeAll, expect, it } from 'vitest'
import { describeOnBothEngines } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const AGL = '74115061375'
const STAKE = {
  id: 'a',
  abn: AGL,
  asset_class: 'listed_equity',
  outstanding_aud: 100_000_000,
  evic_aud: 10_000_000_000,
}
const BOOK = { name: 'A secret name', balance_date: '2025-12-31', holdings: [STAKE] }

describeOnBothEngines('a saved portfolio', (open) => {
  let test: TestApp
  let ours: TestTenant
  let theirs: TestTenant
  let reader: TestTenant
  beforeAll(async () => {
    const database = await open({ holding: 'starter' })
    test = await testApp(database)
    ours = await newTenant(database, test.clock, { name: 'Ours' })
    theirs = await newTenant(database, test.clock, { name: 'Theirs' })
    reader = await newTenant(database, test.clock, { name: 'Readers', scopes: ['companies:read'] })
    return () => test.app.close()
  })
  const ask = async (
    method: 'GET' | 'PUT' | 'DELETE' | 'POST',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
    tenant = ours,
  ) => {
    const url = `/v1/portfolios${path}`
    const answer = await test.inject({
      method,
      url,
      headers: { ...tenant.headers, ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: answer.statusCode, body: answer.json(), etag: String(answer.headers['etag']) }
  }

  it('has versions, If-Match, a dry run, a history and the change by cause', async () => {
    const tried = await ask('PUT', '/book?dry_run=true', BOOK)
    expect(tried.body.meta).toEqual({ changed: true, dry_run: true, warnings: [] })
    expect((await ask('GET', '/book')).body.code).toBe('portfolio_not_found')

    const first = await ask('PUT', '/book', BOOK)
    expect(first.body.data).toMatchObject({ id: 'book', version: 1, holding_count: 1, currency: 'AUD' })
    expect((await ask('PUT', '/book', BOOK)).status).toBe(428)
    expect((await ask('PUT', '/book', BOOK, { 'if-match': '"v9-0000000000000000"' })).status).toBe(412)
    const same = await ask('PUT', '/book', BOOK, { 'if-match': first.etag })
    expect(same.body.meta.changed).toBe(false)

    const holdings = [
      { ...STAKE, outstanding_aud: 200_000_000 },
      { id: 'b', name: 'Some Pty Ltd', asset_class: 'business_loan', outstanding_aud: 5 },
    ]
    const second = await ask('PUT', '/book', { ...BOOK, holdings }, { 'if-match': first.etag })
    expect(second.body.meta.warnings).toEqual([
      expect.objectContaining({ pointer: '/holdings/1', code: 'company_not_chosen' }),
    ])
    const read = await ask('GET', '/book')
    expect(read.body.data.holdings).toEqual(holdings)
    const past = await ask('GET', '/book/history')
    expect(past.body.data.map(({ version }: { version: number }) => version)).toEqual([2, 1])
    expect(past.body.data[0].field_changes).toContainEqual(
      expect.objectContaining({ pointer: '/holdings/id=a/outstanding_aud', before: 1e8, after: 2e8 }),
    )

    const { data } = (await ask('GET', '/book/financed-emissions?compared_with=1&price_aud_per_t=80')).body
    expect(data.totals.scope1_t).toBe(608_789.94)
    expect(data.change.amount_t).toBe(data.change.change_t)
    expect(data.coverage.by_count).toBe(0.5)
    const alone = (await ask('GET', '/book/financed-emissions?holdings=false')).body.data
    expect(alone).toMatchObject({ holdings: [], holding_count: 2, totals: data.totals })
    expect((await ask('GET', '/book/financed-emissions?compared_with=7')).status).toBe(404)
  })

  it('is listed, deleted with a reason, and written again', async () => {
    const made = await ask('PUT', '/other', BOOK)
    const list = await ask('GET', '')
    expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual(['book', 'other'])
    expect((await ask('DELETE', '/other?reason=sold')).status).toBe(428)
    const gone = await ask('DELETE', '/other?reason=sold', undefined, { 'if-match': made.etag })
    expect(gone.body.data).toMatchObject({ version: 2, holding_count: 0 })
    expect((await ask('GET', '/other')).status).toBe(404)
    expect((await ask('GET', '/other/history')).body.data[0].deletion_reason).toBe('sold')
    expect((await ask('PUT', '/other', BOOK)).body.data.version).toBe(3)
  })

  it('is nobody else’s', async () => {
    await ask('PUT', '/hidden', BOOK, {}, theirs)
    for (const [method, path] of [
      ['GET', '/hidden'],
      ['GET', '/hidden/history'],
      ['GET', '/hidden/financed-emissions'],
      ['DELETE', '/hidden?reason=x'],
    ] as const)
      expect((await ask(method, path, undefined, { 'if-match': '*' })).body.code).toBe('portfolio_not_found')
    const { body } = await ask('GET', '', undefined, {}, theirs)
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['hidden'])
    expect((await ask('PUT', '/hidden', { ...BOOK, name: 'Ours' })).body.data.version).toBe(1)
    expect((await ask('GET', '/hidden', undefined, {}, theirs)).body.data.name).toBe(BOOK.name)
  })

  it('needs the scopes of records; a preview needs those of companies', async () => {
    expect((await ask('GET', '', undefined, {}, reader)).status).toBe(403)
    expect((await ask('PUT', '/x', BOOK, {}, reader)).status).toBe(403)
    const { name: _, ...question } = BOOK
    expect((await ask('POST', '/preview', question, {}, reader)).status).toBe(200)
  })
})
