import { beforeAll, expect, it } from 'vitest'
import { SQL } from '../../src/store/sql-text.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

describeOnOneEngine('GET /v1/entities/resolve', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const byName = async (query: string) =>
    (await app.get(`/v1/entities/resolve?${query}`)).data['candidates'] as readonly {
      abn: string
      score: number
      match: { name: string; find: string }
      state: string | null
    }[]

  it('gives all names of a company over thirteen years', async () => {
    const { data } = await app.get('/v1/entities/resolve?abn=55004898962')
    expect(data).toMatchObject({
      name: 'WOODSIDE ENERGY GROUP LTD',
      names: [
        { name: 'WOODSIDE PETROLEUM LTD.', first_year: '2012-13', last_year: '2020-21' },
        { name: 'WOODSIDE ENERGY GROUP LTD', first_year: '2021-22', last_year: '2024-25' },
      ],
      registry: { reporter_roles: ['controlling_corporation'], first_year: '2012-13' },
      register: { availability: { reason_code: 'register_not_loaded' } },
    })
  })

  it('finds a company by a name that it no longer bears', async () => {
    const [first] = await byName('name=woodside%20petroleum')
    expect(first).toMatchObject({ abn: '55004898962', score: 1, match: { find: 'same' } })
  })

  it('ranks candidates and says why', async () => {
    const found = await byName('name=agl&limit=3')
    expect(found[0]).toMatchObject({
      abn: '74115061375',
      match: { find: 'same', origin: { kind: 'ticker' } },
    })
    expect(found.length).toBeLessThanOrEqual(3)
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a))
    const { data, meta } = await app.get('/v1/entities/resolve?name=xyzzy%20unheard')
    expect(data['candidates']).toEqual([])
    expect(meta['warnings']).toEqual([expect.objectContaining({ code: 'nobody_found' })])
  })

  it('names the predecessor of who reports now, and says which name led to it', async () => {
    const [first, second] = await byName('name=telstra')
    expect(first).toMatchObject({
      abn: '56650620303',
      predecessors: [{ abn: '33051775556', last_year: '2021-22', reason: expect.any(String) }],
    })
    expect(second?.abn).toBe('33051775556')
    const [optus] = await byName('name=optus')
    expect(optus?.match).toMatchObject({
      name: 'Optus',
      find: 'same',
      origin: { kind: 'trading_name', source: expect.stringContaining('Own assignment') },
    })
  })

  it.each(['%20%20', '%26-', '%E2%80%A6%E2%80%A6'])('refuses %s, which is no name', async (name) => {
    expect(await app.get(`/v1/entities/resolve?name=${name}`, 400)).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ parameter: 'name' }],
    })
  })

  it('narrows to a state', async () => {
    const found = await byName('name=energy&state=VIC&limit=50')
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(['VIC']))
    expect(await app.get('/v1/entities/resolve?abn=55004898962&state=VIC&limit=3', 400)).toMatchObject({
      code: 'conflicting_parameters',
      errors: [{ parameter: 'state' }, { parameter: 'limit', received: 3 }],
    })
  })

  it('says who reports for an emitter that is not a controlling corporation', async () => {
    const { data } = await app.get('/v1/entities/resolve?abn=46008700981')
    expect(data).toMatchObject({
      name: 'BHP IRON ORE PTY LTD',
      resolution: { status: 'registry_only' },
      reported_by: [{ abn: '49004028077', name: 'BHP GROUP LIMITED' }],
    })
  })

  it('suggests another ABN of the same name and merges nothing', async () => {
    const snapshot = await app.app.services.snapshots.newest()
    const twins = await app.database.query<{ one: string; other: string }>(
      SQL`select min(abn) as one, max(abn) as other from nger_corporate_emission e
       join snapshot_release s on s.release_id = e.release_id and s.snapshot_id = $1
       where abn is not null group by organisation having count(distinct abn) > 1 order by organisation limit 1`,
      [snapshot.id],
    )
    const [twin] = twins
    expect(twin).toBeDefined()
    const { data } = await app.get(`/v1/entities/resolve?abn=${twin?.one ?? ''}`)
    expect(data['abn']).toBe(twin?.one)
    expect(data['suggestions']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ abn: twin?.other, reason: expect.stringContaining('same name') }),
      ]),
    )
  })
})
