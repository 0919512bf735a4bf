import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { reissue } from '../support/reissue.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { newTenant } from './support.ts'

const STAKE = { id: 'a', abn: '74115061375', asset_class: 'listed_equity', evic_aud: 1e10 }
/** 1 % of AGL’s scope 1 of 2024-25. */
const ONE_PERCENT = 304_394.97
const BOOK = '/v1/portfolios/book'

describeOnOneEngine('figures of a saved portfolio', (open) => {
  let app: StarterApp
  let headers: Record<string, string>
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    headers = app.tenant.headers
    return () => app.app.close()
  })
  const put = async (amount: number, more: Record<string, string> = {}, name = 'Book') => {
    const holdings = [{ ...STAKE, outstanding_aud: amount }]
    const payload = { name, balance_date: '2025-12-31', holdings }
    const answer = await app.inject({
      method: 'PUT',
      url: BOOK,
      headers: { ...headers, ...more },
      payload,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  const ask = async (query = '', own = headers) => {
    const answer = await app.inject({ url: `${BOOK}/financed-emissions${query}`, headers: own })
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
    return answer.json()
  }
  const figuresOf = async (query?: string, own?: Record<string, string>) => {
    const { data, meta } = await ask(query, own)
    return [meta.portfolio.version, data.totals.scope1_t, data.holdings[0]?.outstanding_aud]
  }

  it('are of the version that stands, or of the one asked for, and name it', async () => {
    const first = await put(1e8)
    const answer = await ask()
    expect(answer.meta.portfolio).toEqual({
      id: 'book',
      version: 1,
      body_sha256: first.body_sha256,
      compared_with: null,
    })
    expect(await figuresOf()).toEqual([1, ONE_PERCENT, 1e8])
    const { statistics } = app.app.services.answers
    const { hits } = statistics
    expect(await ask()).toEqual(answer)
    expect(statistics.hits).toBe(hits + 1)

    await put(2e8, { 'if-match': '*' })
    expect(await figuresOf()).toEqual([2, 2 * ONE_PERCENT, 2e8])
    expect(await figuresOf('?version=1')).toEqual([1, ONE_PERCENT, 1e8])
    const file = await app.inject({
      url: `${BOOK}/financed-emissions/export?format=json&version=1`,
      headers,
    })
    expect(file.json()).toMatchObject({
      portfolio: { id: 'book', version: 1 },
      snapshot: answer.meta.snapshot,
      totals: { scope1_t: ONE_PERCENT },
    })
    expect((await app.inject({ url: `${BOOK}/financed-emissions?version=3`, headers })).statusCode).toBe(404)

    // Same holdings as version 1 under another name: same bytes of the answer but for the version.
    await put(1e8, { 'if-match': '*' }, 'Renamed')
    expect(await figuresOf()).toEqual([3, ONE_PERCENT, 1e8])
    const { meta } = await ask('?compared_with=2&holdings=false')
    expect(meta.portfolio.compared_with).toEqual({ version: 2, snapshot: null })
    const past = await app.inject({ url: `${BOOK}/history?changes=false`, headers })
    const told = past
      .json()
      .data.map(({ version, authored_by_name, field_changes }: Record<string, unknown>) => [
        version,
        authored_by_name,
        field_changes,
      ])
    expect(told).toEqual([3, 2, 1].map((version) => [version, 'test', null]))
  })

  it('are each tenant’s own, also where ids and holdings are the same', async () => {
    const other = await newTenant(app.database, app.clock)
    expect((await app.inject({ url: `${BOOK}/financed-emissions`, headers: other.headers })).statusCode).toBe(
      404,
    )
    const ours = headers
    headers = other.headers
    await put(1e8, {}, 'Renamed')
    headers = ours
    expect(await figuresOf('', other.headers)).toEqual([1, ONE_PERCENT, 1e8])
    expect(await figuresOf()).toEqual([3, ONE_PERCENT, 1e8])
    expect(
      (await app.inject({ url: `${BOOK}/financed-emissions?version=3`, headers: other.headers })).statusCode,
    ).toBe(404)
  })

  it('are of the newest data, and tell the change since earlier data', async () => {
    const before = await ask()
    await reissue(
      app.database,
      { source: 'nger-corporate', slot: '2024-25', publishedOn: '2026-11-12', now: app.clock.now() },
      [{ set: `scope1_t = scope1_t * 2, scope1_text = 'x'`, where: `abn = '${STAKE.abn}'` }],
    )
    app.app.services.snapshots.refresh()
    const after = await ask()
    expect(after.meta.snapshot).not.toBe(before.meta.snapshot)
    expect(after.data.totals.scope1_t).toBe(2 * ONE_PERCENT)
    expect((await ask(`?snapshot=${before.meta.snapshot}`)).data.totals).toEqual(before.data.totals)
    const { data, meta } = await ask(`?compared_with_snapshot=${before.meta.snapshot}&holdings=false`)
    expect(meta.portfolio.compared_with).toEqual({ version: 3, snapshot: before.meta.snapshot })
    expect(data.change).toMatchObject({ amount_t: 0, before_t: before.data.totals.scope1_and_2_t })
    expect(data.change.emissions_t).toBeCloseTo(ONE_PERCENT, 6)
    const releases = data.provenance.map(({ release }: { release: string }) => release)
    expect(releases).toContain(before.data.holdings[0].company_emissions.release)
    const both = await ask(`?compared_with=2&compared_with_snapshot=${before.meta.snapshot}&holdings=false`)
    expect(both.data.change.change_t).toBeCloseTo(
      both.data.totals.scope1_and_2_t - 2 * before.data.totals.scope1_and_2_t,
      6,
    )
  })

  it('are gone with the portfolio', async () => {
    const url = `${BOOK}?reason=sold`
    const gone = await app.inject({ method: 'DELETE', url, headers: { ...headers, 'if-match': '*' } })
    expect(gone.statusCode).toBe(200)
    for (const query of ['', '?version=1'])
      expect((await app.inject({ url: `${BOOK}/financed-emissions${query}`, headers })).statusCode).toBe(404)
  })
})
