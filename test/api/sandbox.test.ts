import { readFileSync } from 'node:fs'
import { beforeAll, expect, it, test } from 'vitest'
import { hasAbnChecksum } from '../../src/domain/abn.ts'
import { SANDBOX_COMPANIES } from '../../src/operations/sandbox/sandbox.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const abnOf = (name: string): string =>
  SANDBOX_COMPANIES.find((company) => company.case === name)?.abn ?? name

/** What each case must show in the profile. */
const SHOWS: Readonly<Record<string, object>> = {
  ordinary: {
    entity: { resolution: { status: 'resolved' } },
    emissions: {
      availability: { status: 'available' },
      income_intensity: { availability: { status: 'available' } },
    },
    sector_benchmark: { availability: { status: 'available' } },
    transition_risk: { availability: { status: 'available' } },
  },
  register_only: {
    entity: { resolution: { status: 'register_only' } },
    emissions: { availability: { status: 'not_published', reason_code: 'not_in_registry' } },
  },
  cancelled: { entity: { resolution: { status: 'cancelled' } } },
  replaced: { entity: { resolution: { status: 'replaced' } } },
  below_threshold: {
    emissions: { availability: { status: 'stale', reason_code: 'absent_from_latest_year' } },
    emissions_trend: { availability: { status: 'below_threshold', reason_code: 'too_few_years' } },
  },
  gap_year: { emissions: { gaps: expect.arrayContaining(['2022-23']) } },
  restated_year: {
    emissions: {
      restatements: [{ reporting_year: '2023-24', field: 'scope1_t', from: 277_000, to: 270_000 }],
    },
  },
  safeguard_excess_unmet: {
    safeguard_mechanism: { coverage: 'covered', band: 'very_high' },
    transition_risk: { data_quality: { flags: expect.arrayContaining(['safeguard_excess_unmet']) } },
  },
  safeguard_met_with_units: { safeguard_mechanism: { band: 'high' } },
  no_region: {
    grid_intensity: { availability: { reason_code: 'state_unknown' } },
    climate_context: { availability: { reason_code: 'not_located' } },
  },
  outside_markets: { grid_intensity: { availability: { reason_code: 'outside_market_region' } } },
  two_sites_two_regions: { safeguard_mechanism: { distribution: [{ band: 'moderate', facilities: 2 }] } },
  stale_series: { climate_context: { availability: { status: 'stale' } } },
  tax_entity_not_the_group: {
    emissions: { income_intensity: { availability: { reason_code: 'income_boundary_differs' } } },
  },
  name_mismatch: { entity: { data_quality: { flags: expect.arrayContaining(['name_mismatch']) } } },
  printed_zero: { emissions: { latest: { scope2_t: { value: 0, value_text: '0' } } } },
}

test('every case is tried, has an ABN that nobody can have, and is on the page', () => {
  const page = readFileSync(new URL('../../docs/guide/sandbox.md', import.meta.url), 'utf8')
  expect(SANDBOX_COMPANIES.map((company) => company.case)).toEqual(Object.keys(SHOWS))
  for (const { abn, case: name, shows } of SANDBOX_COMPANIES) {
    expect(abn).toMatch(/^10/)
    expect(hasAbnChecksum(abn)).toBe(true)
    expect(page).toContain(`| \`${abn}\` | ${name} | ${shows} |`)
  }
})

describeOnOneEngine('sandbox companies', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })

  it.each(Object.entries(SHOWS))('%s', async (name, shown) => {
    const { data, meta } = await app.get(`/v1/companies/${abnOf(name)}/climate-profile`)
    expect(data).toMatchObject(shown)
    expect(meta['warnings']).toEqual([expect.objectContaining({ code: 'sandbox_company' })])
  })

  it.each([
    '/v1/entities/resolve?abn={abn}',
    '/v1/entities/{abn}/emissions',
    '/v1/companies/{abn}/climate-risk',
    '/v1/companies/{abn}/climate-series',
    '/v1/companies/{abn}/reference-context',
    '/v1/companies/{abn}/sector-peers',
    '/v1/companies/{abn}/sites/climate-profiles',
    '/v1/companies/{abn}/sites/climate-risks',
  ])('%s says that the company is invented', async (path) => {
    const { meta } = await app.get(path.replace('{abn}', abnOf('ordinary')))
    expect(meta['warnings']).toEqual([expect.objectContaining({ code: 'sandbox_company' })])
  })

  it('shows a gap, a restatement and no row at all in the emissions by year', async () => {
    const emissions = async (name: string) => (await app.get(`/v1/entities/${abnOf(name)}/emissions`)).data
    expect(await emissions('gap_year')).toMatchObject({ gaps: expect.arrayContaining(['2022-23']) })
    expect(await emissions('restated_year')).toMatchObject({
      restatements: [{ reporting_year: '2023-24', from: 277_000, to: 270_000 }],
    })
    const absent = await emissions('register_only')
    expect(absent['gaps']).toHaveLength((absent['years'] as readonly unknown[]).length)
    expect(await app.get(`/v1/entities/10000000032/emissions`, 404)).toMatchObject({
      code: 'company_not_found',
    })
  })

  it('is among its peers under its name', async () => {
    const { data } = await app.get(`/v1/companies/${abnOf('ordinary')}/sector-peers`)
    expect(data['peers']).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'SANDBOX ORDINARY LIMITED' })]),
    )
  })

  it('assesses two sites in two regions, each alone', async () => {
    const { data } = await app.get(`/v1/companies/${abnOf('two_sites_two_regions')}/sites/climate-profiles`)
    expect(data['sites']).toMatchObject([
      { name: 'Sandbox North Works', grid_region: { grid_region: 'QLD1' } },
      { name: 'Sandbox South Works', grid_region: { grid_region: 'VIC1' } },
    ])
  })

  it('is in no search and changes nobody else’s figures', async () => {
    const { data } = await app.get('/v1/entities/resolve?name=sandbox%20ordinary')
    expect(data['candidates']).toEqual([])
    expect(await app.get('/v1/companies/10000000032/climate-profile', 404)).toMatchObject({
      code: 'company_not_found',
    })
  })
})
