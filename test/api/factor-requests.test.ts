import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { FACTOR_SOURCES, loadReferenceStarter } from '../support/reference-starter.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const VIC = 'electricity.purchased-grid.vic.location'

describe('requests about factors', () => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  const get = async (path: string) => {
    const answer = await test.inject({ url: `/v1/emission-factors/${path}`, headers: tenant.headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const post = async (path: string, payload: object, headers: object = tenant.headers) => {
    const answer = await test.inject({
      method: 'POST',
      url: `/v1/emission-factors/${path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
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

  describe('one factor', () => {
    it('comes with its figure in every edition', async () => {
      const { body } = await get(`${VIC}?reporting_period=2024-25`)
      expect(body.data).toMatchObject({ row_id: `${VIC}@2024`, value: 0.77 })
      expect(body.data.editions.map((item: { value: number }) => item.value)).toEqual([
        0.96, 0.79, 0.77, 0.78, 0.74, 0.74,
      ])
    })

    it('is found by its row id too, which names its edition', async () => {
      expect((await get(`${VIC}@2026-09`)).body.data).toMatchObject({ vintage: '2026-09', superseded: true })
      expect((await get(`${VIC}@2025?edition=2024`)).body.code).toBe('conflicting_parameters')
    })

    it.each([
      [`${VIC}?gwp_basis=AR6`, 422, 'gwp_transform_unavailable'],
      ['no-such-factor', 404, 'factor_not_found'],
      ['stationary.gaseous-fuel.hydrogen?edition=2023', 404, 'factor_not_found'],
    ])('%s is refused alone', async (path, status, code) => {
      const answer = await get(path)
      expect([answer.status, answer.body.code]).toEqual([status, code])
    })
  })

  describe('a batch', () => {
    it('keeps the order and gives each look-up its own error', async () => {
      const { status, body, headers } = await post('batch', {
        reporting_period: '2024-25',
        lookups: [
          { factor_id: VIC },
          { factor_id: 'nonsense' },
          { row_id: `${VIC}@2026-10` },
          { scope: 1, category: 'stationary_combustion', fuel_type: 'diesel' },
          { scope: 2, region: 'Victoria', method: 'location_based' },
          { scope: 1, fuel_type: 'diesel' },
          { factor_id: VIC, gwp_basis: 'AR6' },
          { factor_id: VIC, region: 'VIC' },
          {},
          { scope: 2, region: 'WA' },
          { factor_id: VIC, edition: '2022' },
          { factor_id: VIC, edition: '2021' },
        ],
      })
      expect(status).toBe(200)
      expect(body.results.map((item: { index: number }) => item.index)).toEqual([...Array(12).keys()])
      expect(
        body.results.map((item: { data?: { row_id: string }; error?: { code: string } }) =>
          item.error === undefined ? item.data?.row_id : item.error.code,
        ),
      ).toEqual([
        `${VIC}@2024`,
        'factor_not_found',
        `${VIC}@2026-10`,
        'stationary.liquid-fuel.diesel-oil@2024',
        `${VIC}@2024`,
        'factor_not_found',
        'gwp_transform_unavailable',
        'conflicting_parameters',
        'missing_parameter',
        'factor_not_found',
        'release_not_found',
        `${VIC}@2021`,
      ])
      expect(body.results[9].error.valid_values).toContain('SWIS')
      expect(body.summary).toEqual({ requested: 12, succeeded: 5, failed: 7 })
      expect(body.meta.evidence_hash).toBe(headers['x-evidence-hash'])
    })

    it('answers each factor with the bytes of the single answer', async () => {
      const { editions: _editions, ...single } = (await get(`${VIC}?edition=2025`)).body.data
      const { body } = await post('batch', { edition: '2025', lookups: [{ factor_id: VIC }] })
      expect(JSON.stringify(body.results[0].data)).toBe(JSON.stringify(single))
    })

    it.each([
      [0, 'batch_empty'],
      [201, 'batch_too_large'],
    ])('of %i is refused', async (count, code) => {
      const { status, body } = await post('batch', {
        lookups: Array.from({ length: count }, () => ({ factor_id: VIC })),
      })
      expect([status, body.code]).toEqual([422, code])
    })

    it('refuses members that it does not know, and null', async () => {
      for (const lookup of [{ factor: VIC }, { factor_id: null }])
        expect((await post('batch', { lookups: [lookup] })).body.code).toBe('validation_failed')
      expect((await post('batch', { lookups: [{ factor_id: VIC }], colour: 'green' })).status).toBe(422)
    })

    it('counts its look-ups against the quota, and stops before it is overdrawn', async () => {
      const small = await newTenant(database, test.clock, {
        plan: 'sandbox',
        overrides: { items_per_month: 250 },
      })
      const full = { lookups: Array.from({ length: 200 }, () => ({ factor_id: VIC })) }
      expect((await post('batch', full, small.headers)).status).toBe(200)
      expect((await post('batch', full, small.headers)).body.code).toBe('quota_exhausted')
    })
  })

  describe('a calculation', () => {
    it('shows its steps and adds up by scope, never location and market', async () => {
      const quantity = { quantity: 11_300_000, unit: 'kWh' }
      const market_based = {
        renewable_power_percentage: 0.18195,
        certificates_surrendered_mwh: 1300,
        certificates_onsite_mwh: 500,
      }
      const { body } = await post('calculate', {
        edition: '2025',
        items: [
          { ...quantity, factor: { factor_id: 'electricity.purchased-grid.nsw-act.location' } },
          { ...quantity, factor: { factor_id: 'electricity.residual-mix.national.market' }, market_based },
          {
            quantity: 1150,
            unit: 'kL',
            factor: { scope: 1, category: 'stationary_combustion', fuel_type: 'lng' },
          },
          {
            quantity: 3,
            unit: 'kg',
            factor: { factor_id: 'industrial.refrigerant-gwp.r410a' },
            rate_factor_id: 'industrial.refrigerant-leakage-rate.domestic-ac-split',
          },
          { quantity: 1, unit: 'gallon', factor: { factor_id: VIC } },
        ],
      })
      expect(body.results[0].data.formula).toBe('11300000 kWh × 0.64 kg CO2-e/kWh / 1000 = 7232 t CO2-e')
      expect(
        body.totals.map((item: { group: string; value_text: string }) => [item.group, item.value_text]),
      ).toEqual([
        ['scope1', '1499.46737'],
        ['scope2_location_based', '7232'],
        ['scope2_market_based', '6839.61165'],
      ])
      expect(body.results[4]).toMatchObject({
        status: 'error',
        http_status: 422,
        error: { code: 'validation_failed', errors: [{ pointer: '/items/4/unit' }] },
      })
    })

    it('refuses a quantity that is not a number', async () => {
      for (const quantity of ['5', null, -1, 1e300])
        expect(
          (await post('calculate', { items: [{ quantity, unit: 'kWh', factor: { factor_id: VIC } }] }))
            .status,
        ).toBe(422)
    })

    it('uses AR6 factors when asked to', async () => {
      const { body } = await post('calculate', {
        gwp_basis: 'AR6',
        items: [{ quantity: 100, unit: 'GJ', factor: { factor_id: 'stationary.liquid-fuel.diesel-oil' } }],
      })
      expect(body.results[0].data).toMatchObject({
        gwp_basis: 'AR6',
        total: { value_text: '7.02124663072776' },
      })
    })
  })

  describe('the lint of a sheet', () => {
    it('tells whose value each row has, and what does not go together', async () => {
      const { status, body } = await post('lint', {
        reporting_period: '2025-26',
        rows: [
          { id: 'A1', description: 'electricity', region: 'Victoria', value: 0.78, unit: 'kg CO2-e/kWh' },
          { id: 'A2', description: 'vic grid', value: 0.77, unit: 'kg CO2-e/kWh' },
          { id: 'A3', factor_id: VIC, value: 0.64, unit: 'kg CO2-e/kWh' },
          { id: 'A4', description: 'diesel', value: 2709.72, unit: 'kg CO2-e/L' },
          { id: 'A5', value: 0.12345, unit: 'kg CO2-e/kWh' },
          { id: 'A6', factor_id: 'nonsense', value: 0.78, unit: 'kg CO2-e/kWh' },
          { id: 'A7', factor_id: 'transport.pre-2004-vehicles.petrol', value: 69.6, unit: 'kg CO2-e/GJ' },
        ],
      })
      expect(status).toBe(200)
      expect(
        body.results.map((row: { id: string; findings: { code: string }[] }) => [
          row.id,
          row.findings[0]?.code,
        ]),
      ).toEqual([
        ['A1', undefined],
        ['A2', 'wrong_edition'],
        ['A3', 'wrong_region'],
        ['A4', 'unit_slip'],
        ['A5', 'not_in_any_edition'],
        ['A6', 'not_in_any_edition'],
        ['A7', 'wrong_edition'],
      ])
      expect(body.findings.map((finding: { code: string }) => finding.code)).toEqual(['edition_mix'])
      expect(body.summary).toEqual({ rows: 7, clean: 1, with_findings: 6 })
    })

    it('refuses an empty sheet and one of 201 rows', async () => {
      const row = { value: 1, unit: 'kg/L' }
      for (const [count, code] of [
        [0, 'batch_empty'],
        [201, 'batch_too_large'],
      ] as const)
        expect(
          (await post('lint', { rows: Array.from({ length: count }, () => ({ ...row })) })).body.code,
        ).toBe(code)
    })
  })
})
