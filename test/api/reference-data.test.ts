import { beforeAll, expect, it } from 'vitest'
import { describeOnBothEngines } from '../support/engines.ts'
import { loadReferenceStarter } from '../support/reference-starter.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const bytes: Record<string, string> = {}

describeOnBothEngines('products and series', (open) => {
  let test: TestApp
  let tenant: TestTenant
  const get = async (path: string) => {
    const answer = await test.inject({ url: `/v1/${path}`, headers: tenant.headers })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }

  beforeAll(async () => {
    const database = await open()
    await loadReferenceStarter(database)
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  it('are the same bytes on both engines', async () => {
    for (const path of ['emission-factors/renewable-products?limit=200', 'statistical/series?region=50']) {
      const { body, status } = await get(path)
      expect(status).toBe(200)
      expect((bytes[path] ??= JSON.stringify(body))).toBe(JSON.stringify(body))
    }
  })

  it('renewable products tell what a price applies to, and say what they are not', async () => {
    const { body } = await get('emission-factors/renewable-products?provider=actew&limit=200')
    const plan = body.data.find((product: { kind: string }) => product.kind === 'plan_product')
    expect(plan).toMatchObject({
      provider: 'ActewAGL',
      options: [
        { percent_green: 30, price: 0.0132, price_text: '0.0132', price_basis: 'per_kwh_of_use' },
        { percent_green: 50 },
        { percent_green: 100 },
      ],
    })
    expect(body.meta.warnings[0].code).toBe('not_the_scheme_register')
  })

  it('renewable products are filtered by state, share and offer, and have an alias', async () => {
    const names = async (path: string) =>
      (await get(path)).body.data.map((product: { provider: string }) => product.provider)
    expect(await names('emission-factors/renewable-products?state=ACT&percent_green=100')).toEqual([
      'ActewAGL',
    ])
    expect(await names('emission-factors/greenpower?state=ACT')).toEqual(['ActewAGL'])
    expect(await names('emission-factors/renewable-products?offer=none_seen')).toContain('Alinta Energy')
    expect(await names('emission-factors/renewable-products?limit=200')).not.toContain('Alinta Energy')
    expect((await get('emission-factors/renewable-products?abn=123')).status).toBe(422)
  })

  it('series never hold two bases, and say how the bases stand to each other', async () => {
    const { body } = await get(
      'statistical/series?dataflow=CPI&region=Australia&measure=index_number&from=2024',
    )
    expect(
      body.data.map((series: { base_period: string; key: string }) => [series.key, series.base_period]),
    ).toEqual([
      ['1.10001.10.50.Q', '2011-12=100'],
      ['1.10001.10.50.Q', '2025-09=100'],
    ])
    expect(body.data[0].observations).toEqual([
      { time_period: '2024-Q1', value: 137.4, value_text: '137.4', status: null, ref: expect.any(String) },
      { time_period: '2024-Q2', value: 138.8, value_text: '138.8', status: null, ref: expect.any(String) },
    ])
    expect(body.rereference_links[0]).toMatchObject({ from_base: '2011-12=100', to_base: '2025-09=100' })
    expect(body.rereference_links[0].factor_low).toBeGreaterThan(1.439)
    expect(body.rereference_links[0].factor_high).toBeLessThan(1.441)
    expect(body.meta.evidence_hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    ['statistical/series?region=Atlantis', 404, 'series_not_found'],
    ['statistical/series?region=constructor', 404, 'series_not_found'],
    ['statistical/series?from=2024-Q9', 400, 'invalid_parameter'],
    ['statistical/series?from=2024&to=2020', 400, 'invalid_parameter'],
    ['statistical/series?pack_id=nonsense', 404, 'pack_not_found'],
    ['statistical/series?dataflow=GDP', 400, 'invalid_parameter'],
    ['packs/au_climate_disclosure/frameworks/gri/requirements?version=2024-09', 404, 'framework_not_found'],
    ['packs/nonsense/frameworks/gri/requirements', 404, 'pack_not_found'],
    ['packs/nonsense/frameworks/aasb-s2/requirements', 404, 'pack_not_found'],
  ])('%s is refused', async (path, status, code) => {
    const answer = await get(path)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})
