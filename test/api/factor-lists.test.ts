import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine, openOnOneEngine } from '../support/engines.ts'
import { FACTOR_SOURCES, loadReferenceStarter } from '../support/reference-starter.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const bytes: Record<string, string> = {}

describeOnOneEngine('the same factors', (open, engine) => {
  let test: TestApp
  let tenant: TestTenant

  beforeAll(async () => {
    const database = await open()
    await loadReferenceStarter(database, FACTOR_SOURCES)
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    return () => test.app.close()
  })

  it.each([
    'scope1?edition=2021&limit=200',
    'scope2?reporting_period=2024-25',
    'scope1?category=agriculture_livestock&gwp_basis=AR6&limit=200',
    'search?q=natural+gas&limit=200',
  ])('%s are the same bytes', async (path) => {
    const answer = await test.inject({ url: `/v1/emission-factors/${path}`, headers: tenant.headers })
    expect(answer.statusCode).toBe(200)
    // Cursors are signed for a tenant, and each engine has its own.
    const { page: _page, ...rest } = answer.json()
    expect((bytes[path] ??= JSON.stringify(rest)), engine).toBe(JSON.stringify(rest))
  })
})

describe('lists of factors', () => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  const get = async (path: string) => {
    const answer = await test.inject({ url: `/v1/emission-factors/${path}`, headers: tenant.headers })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }

  beforeAll(async () => {
    database = await openOnOneEngine()
    await loadReferenceStarter(database, FACTOR_SOURCES)
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    return async () => {
      await test.app.close()
      await database.close()
    }
  })

  it('answer a grid with value, cell, citation, licence, hash and validator', async () => {
    const { status, body, headers } = await get('scope2?region=VIC1&edition=2025&unit=kWh')
    expect(status).toBe(200)
    expect(body.data).toHaveLength(1)
    expect(body.data[0]).toMatchObject({
      factor_id: 'electricity.purchased-grid.vic.location',
      row_id: 'electricity.purchased-grid.vic.location@2025',
      value: 0.78,
      value_text: '0.78',
      unit: 'kg CO2-e/kWh',
      gwp_basis: 'AR5',
      region_name: 'Victoria',
      source: { table: 'Table 1', cells: ['Table 1!B5'] },
      licence: 'CC-BY-4.0',
      gwp_transform: { status: 'native' },
    })
    expect(body.data[0].citation).toBe(
      'Department of Climate Change, Energy, the Environment and Water, Australian National Greenhouse Accounts Factors, 2025 edition, Table 1!B5: purchased grid electricity, Victoria, scope 2: 0.78 kg CO2-e/kWh (AR5 warming potentials).',
    )
    expect(body.meta.evidence_hash).toBe(headers['x-evidence-hash'])
    expect(headers.etag).toMatch(/^"/)
    expect(body.meta.provenance[0]).toMatchObject({ dataset: 'au_dcceew_nga_emission_factors' })
  })

  it.each([
    ['', '2026', 'newest'],
    ['edition=2023', '2023', 'asked_for'],
    ['reporting_period=2024-25', '2024', 'reporting_period'],
    ['reporting_period=2025', '2025', 'reporting_period'],
  ])('with %j are of the %s edition and say why', async (query, edition, basis) => {
    const { body } = await get(`scope2?region=vic&${query}`)
    expect(body.meta.edition).toMatchObject({ edition, basis, reason: expect.stringMatching(/\.$/) })
    expect(body.data[0].edition).toBe(edition)
  })

  it('say that the edition of a period is not loaded, and use no other', async () => {
    const { status, body } = await get('scope2?reporting_period=2022-23')
    expect([status, body.code]).toEqual([404, 'release_not_found'])
    expect(body.detail).toContain('2022 edition')
    expect(body.valid_values).toEqual(['2021', '2023', '2024', '2025', '2026'])
  })

  it.each([
    ['edition=2025&reporting_period=2024-25', 400, 'conflicting_parameters'],
    ['vintage=2026-09', 400, 'missing_parameter'],
    ['edition=2026&vintage=2026-08', 404, 'release_not_found'],
    ['reporting_period=last-year', 400, 'invalid_parameter'],
    ['methane=fossil', 400, 'missing_parameter'],
    ['region=Atlantis', 404, 'region_not_found'],
    ['fuel_type=peat', 404, 'factor_not_found'],
    ['fuel_type=constructor', 404, 'factor_not_found'],
    ['colour=green', 400, 'unknown_parameter'],
    ['gwp_basis=AR4', 400, 'invalid_parameter'],
  ])('refuse %s', async (query, status, code) => {
    const answer = await get(`scope1?${query}`)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('keep superseded issues answerable', async () => {
    const value = async (query: string) => (await get(`scope2?region=TAS&${query}`)).body.data[0]
    expect(await value('edition=2026')).toMatchObject({ value: 0.21, vintage: '2026-10', superseded: false })
    expect(await value('edition=2026&vintage=2026-09')).toMatchObject({
      value: 0.23,
      row_id: 'electricity.purchased-grid.tas.location@2026-09',
      superseded: true,
    })
  })

  it.each([
    ['scope2?region=WA', 'published_by_part', ['SWIS', 'NWIS']],
    ['scope2?region=NT&edition=2025', 'published_by_part', ['DKIS']],
    ['scope1?region=VIC&fuel_type=diesel', 'published_nationally', ['NATIONAL']],
    ['scope3?region=SWIS&fuel_type=natural-gas', 'not_published_for_region', ['WA']],
    [
      'scope2?region=NATIONAL&edition=2021&subcategory=purchased-grid-electricity',
      'not_published_in_edition',
      [],
    ],
  ])('say why %s has none', async (path, reason, regions) => {
    const { body } = await get(path)
    expect(body.data).toEqual([])
    expect(body.meta.absence).toMatchObject({ reason_code: reason })
    expect(body.meta.absence.published_regions).toEqual(expect.arrayContaining(regions))
  })

  it('take the national factor only when asked to', async () => {
    const { body } = await get('scope1?region=VIC&fuel_type=diesel&region_fallback=national')
    expect(body.data.length).toBeGreaterThan(0)
    expect(new Set(body.data.map((factor: { region: string }) => factor.region))).toEqual(
      new Set(['NATIONAL']),
    )
  })

  it('show marks as what they mean, never as zero', async () => {
    const { body } = await get('scope3?region=Tasmania&fuel_type=natural-gas')
    expect(body.data.map((factor: { value: number }) => factor.value)).toEqual([null, null])
    expect(body.data[0]).toMatchObject({
      value_text: 'C',
      availability: { status: 'suppressed', reason_code: 'confidential' },
      data_quality: { flags: expect.arrayContaining(['confidential']) },
    })
  })

  it('re-base what has gases and say what has not', async () => {
    const diesel = await get('scope1?category=stationary_combustion&fuel_type=diesel&gwp_basis=AR6')
    expect(diesel.body.data[0]).toMatchObject({
      value: 70.2124663072776,
      gwp_basis: 'AR6',
      basis: 'derived',
      gwp_transform: {
        status: 'transformed',
        methane: 'fossil',
        published: { value: 70.2, value_text: '70.2' },
      },
    })
    const grid = await get('scope2?region=VIC&gwp_basis=AR6')
    expect(grid.body.data[0]).toMatchObject({
      gwp_basis: 'AR5',
      gwp_transform: { status: 'not_transformable', reason: expect.stringContaining('total') },
    })
  })

  it('are followed page by page to the end, each row once', async () => {
    const seen: string[] = []
    let path: string | undefined = 'scope1?limit=150'
    while (path !== undefined) {
      const { body, headers }: Awaited<ReturnType<typeof get>> = await get(path)
      seen.push(...body.data.map((factor: { row_id: string }) => factor.row_id))
      path = body.page.next_cursor === null ? undefined : `scope1?limit=150&cursor=${body.page.next_cursor}`
      expect(headers.link === undefined).toBe(path === undefined)
      if (path === undefined) expect(body.meta.total).toBe(seen.length)
    }
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('answer as of an earlier day with what was published by then', async () => {
    const { body } = await get('scope2?region=TAS&as_of=2026-09-15')
    expect(body.data[0]).toMatchObject({ value: 0.23, superseded: false })
    expect((await get('scope2?as_of=2020-01-01')).status).toBe(404)
  })

  it('need the pack', async () => {
    const other = await newTenant(database, test.clock, { packs: ['au_company_climate_intelligence'] })
    const answer = await test.inject({ url: '/v1/emission-factors/scope2', headers: other.headers })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'pack_not_entitled'])
  })
})
