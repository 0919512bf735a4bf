import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { loadReferenceStarter } from '../support/reference-starter.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const EXAMPLES = path.join(import.meta.dirname, '../../src/api/schemas/examples')

interface Example {
  readonly file: string
  readonly address: string
  readonly body?: object
}

/** What the examples of OpenAPI are answers to. `vitest -u` writes them anew when an answer is meant to change. */
const REQUESTS: readonly Example[] = [
  { file: 'factor-page', address: 'emission-factors/scope2?region=VIC&reporting_period=2025-26' },
  { file: 'factor', address: 'emission-factors/stationary.liquid-fuel.diesel-oil?gwp_basis=AR6' },
  { file: 'factor-search', address: 'emission-factors/search?q=R410A' },
  {
    file: 'factor-batch',
    address: 'emission-factors/batch',
    body: {
      reporting_period: '2024-25',
      lookups: [
        { factor_id: 'electricity.purchased-grid.vic.location' },
        { scope: 2, region: 'WA', method: 'location_based' },
      ],
    },
  },
  {
    file: 'factor-calculation',
    address: 'emission-factors/calculate',
    body: {
      edition: '2025',
      items: [
        {
          quantity: 11_300_000,
          unit: 'kWh',
          factor: { factor_id: 'electricity.purchased-grid.nsw-act.location' },
        },
        {
          quantity: 1150,
          unit: 'kL',
          factor: { factor_id: 'stationary.gaseous-fuel.liquefied-natural-gas' },
        },
      ],
    },
  },
  {
    file: 'factor-lint',
    address: 'emission-factors/lint',
    body: {
      reporting_period: '2025-26',
      rows: [{ id: 'A7', description: 'vic grid', value: 0.77, unit: 'kg CO2-e/kWh' }],
    },
  },
  { file: 'renewable-products', address: 'emission-factors/renewable-products?state=ACT' },
  {
    file: 'statistical-series',
    address: 'statistical/series?region=Australia&measure=1&from=2024-Q2&to=2024-Q2',
  },
]

describe('examples of OpenAPI', () => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant

  beforeAll(async () => {
    database = await openOnOneEngine()
    await loadReferenceStarter(database)
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    return async () => {
      await test.app.close()
      await database.close()
    }
  })

  it.each(REQUESTS)('$file is what $address answers', async ({ file, address, body }) => {
    const answer = await test.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/v1/${address}`,
      headers: { ...tenant.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    expect(answer.statusCode).toBe(200)
    await expect(`${JSON.stringify(answer.json(), null, 2)}\n`).toMatchFileSnapshot(
      path.join(EXAMPLES, `${file}.golden.json`),
    )
  })

  it('stand in the document that is served', async () => {
    const { components } = (await test.inject({ url: '/openapi.json' })).json()
    for (const name of [
      'EmissionFactorPage',
      'EmissionFactorAnswer',
      'EmissionFactorSearchPage',
      'EmissionFactorBatch',
      'EmissionCalculation',
      'EmissionFactorLint',
      'RenewableProductPage',
      'StatisticalSeriesPage',
    ])
      expect(components.schemas[name].examples, name).toHaveLength(1)
  })
})
