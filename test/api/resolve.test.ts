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

  it.each([
    ['name=ABN%2048%20123%20123%20124', '48123123124'],
    ['name=48-123-123-124', '48123123124'],
    ['name=Commonwealth%20Bank%20(ABN%2048%C2%A0123%C2%A0123%C2%A0124)', '48123123124'],
    ['name=ACN%20004%20028%20077', '49004028077'],
    ['name=A.C.N.%20004%E2%80%89028%E2%80%89077', '49004028077'],
    ['abn=ABN%3A%2048%E2%80%AF123%E2%80%AF123%E2%80%AF124', '48123123124'],
    ['abn=004028077', '49004028077'],
    ['acn=ACN%20004%20028%20077', '49004028077'],
    ['acn=004%E2%80%91028%E2%80%91077', '49004028077'],
  ])('understands %s', async (query, abn) => {
    expect((await app.get(`/v1/entities/resolve?${query}`)).data).toMatchObject({ abn })
  })

  it.each([
    ['acn=004028078', 'abn_checksum_failed', 'acn', '004 028 077'],
    ['abn=48123123125', 'abn_checksum_failed', 'abn', '48 123 123 124'],
    ['name=ABN%2048%20123%20123%20125', 'abn_checksum_failed', 'abn', '48 123 123 124'],
    ['name=ACN%20004028078', 'abn_checksum_failed', 'acn', '004 028 077'],
    ['acn=48123123124', 'abn_format_invalid', 'acn', 'resolve it as abn'],
    ['name=ABN%2048%20123', 'abn_format_invalid', 'abn', 'nine digits'],
  ])('refuses %s with %s', async (query, code, parameter, hint) => {
    const problem = await app.get(`/v1/entities/resolve?${query}`, 422)
    expect(problem).toMatchObject({
      code,
      errors: [{ parameter, code }],
      hint: expect.stringContaining(hint),
    })
  })

  it('says that a company is not in the registry, and names it where the tax table has it', async () => {
    const { data, meta } = await app.get('/v1/entities/resolve?name=Macquarie%20Group')
    expect(data).toMatchObject({
      candidates: [],
      not_in_registry: [{ abn: '94122169279', name: 'MACQUARIE GROUP LIMITED', find: 'same', score: 1 }, {}],
      provenance: expect.arrayContaining([
        expect.objectContaining({ publisher: expect.stringContaining('Taxation') }),
      ]),
    })
    expect(meta['warnings']).toEqual([
      { code: 'not_in_registry', message: expect.stringContaining('94 122 169 279) is not in the registry') },
    ])
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
