import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { ingest } from '../../src/operations/ingest/ingest.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const AGL = '74115061375'
const BANK = '48123123124'
const NOBODY = '10000000032'
const STAKE = {
  abn: AGL,
  asset_class: 'listed_equity',
  outstanding_aud: 100_000_000,
  evic_aud: 10_000_000_000,
}

describeOnOneEngine('POST /v1/portfolios/preview', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    return () => app.app.close()
  })
  const post = async (body: object, status = 200) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/portfolios/preview',
      headers: { ...app.tenant.headers, 'content-type': 'application/json' },
      payload: body,
    })
    expect(answer.statusCode, answer.body.slice(0, 2000)).toBe(status)
    return answer.json()
  }
  const preview = async (holdings: readonly object[], more: object = {}) =>
    (await post({ balance_date: '2025-12-31', holdings, ...more })).data

  it('attributes AGL’s 2024-25 to the tonne, and names its row and caveats', async () => {
    const data = await preview([{ id: '1', ...STAKE }])
    expect(data.totals.scope1_t).toBe(304_394.97)
    expect(data.totals.scope1_and_2_t).toBeCloseTo(data.totals.scope1_t + data.totals.scope2_t, 6)
    expect(data.coverage).toMatchObject({ by_amount: 1, by_count: 1 })
    expect(data.data_quality).toBe(2)
    expect(data.registry_year).toBe('2024-25')
    expect(data.holdings[0]).toMatchObject({
      id: '1',
      status: 'covered',
      attribution_factor: 0.01,
      scope1_t: 304_394.97,
      company_emissions: { source: 'registry', scope1_t: 30_439_497, reporting_year: '2024-25' },
      revenue: { source: 'published' },
      anzsic_division: 'D',
      safeguard: 'sectoral_baseline',
    })
    expect(data.caveats.map(({ code }: { code: string }) => code)).toEqual([
      'australian_facilities_only',
      'joint_ventures',
      'missing_is_not_zero',
    ])
    expect(data.provenance.map(({ dataset }: { dataset: string }) => dataset)).toContain(
      data.provenance.find(
        ({ release }: { release: string }) => release === data.holdings[0].company_emissions.release,
      ).dataset,
    )
  })

  it('serves every holding beside those that it refuses or does not cover', async () => {
    const { status_counts, holdings, coverage, disclosure_tables, breakdowns } = await preview([
      STAKE,
      { ...STAKE, outstanding_aud: 10_000_000_001 },
      { ...STAKE, total_debt_aud: 5 },
      { ...STAKE, abn: NOBODY },
      { ...STAKE, abn: '74115061376' },
      { ...STAKE, abn: undefined, name: 'AGL' },
      { asset_class: 'sovereign_bond', outstanding_aud: 1 },
      { ...STAKE, abn: undefined, acn: '115 061 375' },
      { ...STAKE, abn: BANK, own_emissions: { scope1_t: 10, scope2_t: 20, assured: true } },
    ])
    expect(
      holdings.map(({ status, reason_code }: Record<string, string>) => `${status} ${reason_code}`),
    ).toEqual([
      'covered null',
      'refused outstanding_exceeds_denominator',
      'refused denominator_ambiguous',
      'not_covered company_unknown',
      'not_covered abn_checksum_failed',
      'not_covered company_not_chosen',
      'not_covered asset_class_not_supported',
      'covered null',
      'covered null',
    ])
    expect(status_counts).toEqual({ covered: 3, not_covered: 4, refused: 2 })
    expect(coverage.by_count).toBeCloseTo(3 / 9, 10)
    expect(holdings[8].flags).toContain('financed_emissions_not_counted')
    expect(holdings[8].data_quality).toBe(1)
    const left = disclosure_tables.excluded.reduce(
      (sum: number, one: { holdings: number }) => sum + one.holdings,
      0,
    )
    expect(left).toBe(6)
    for (const parts of Object.values(breakdowns).filter((one) => one !== null) as { holdings: number }[][])
      expect(parts.reduce((sum, one) => sum + one.holdings, 0)).toBe(9)
  })

  it('flags what contradicts the registry or itself', async () => {
    const { holdings, status_counts } = await preview([
      { ...STAKE, own_emissions: { scope1_t: 0, scope2_t: 0, year_end: '2090-06-30' } },
      { ...STAKE, own_emissions: { scope1_t: 0, scope2_t: 0, year_end: '2025-06-30' } },
      { ...STAKE, evic_aud: 1e14 },
      { ...STAKE, name: 'BHP Group Limited' },
      { ...STAKE, name: 'AGL Energy' },
    ])
    expect(holdings[0]).toMatchObject({ status: 'refused', reason_code: 'emissions_after_balance_date' })
    expect(holdings[1].registry_emissions).toMatchObject({ scope1_t: 30_439_497, reporting_year: '2024-25' })
    expect(holdings[3].name_belongs_to).toMatchObject({ abn: '49004028077' })
    expect(holdings.map(({ flags }: { flags: string[] }) => flags)).toEqual([
      [],
      ['own_emissions_contradict'],
      ['denominator_implausible'],
      ['name_of_another_company'],
      [],
    ])
    expect(holdings[3].why).toContain('Its name is that of another company')
    expect(status_counts.refused).toBe(1)
  })

  it('computes property and vehicles from energy and the grid of the state', async () => {
    const home = { asset_class: 'mortgage', outstanding_aud: 300_000, property_value_aud: 600_000 }
    const { holdings } = await preview([
      { ...home, electricity_kwh: 10_000, gas_gj: 20, state: 'VIC' },
      { ...home, floor_area_m2: 100, intensity_kwh_per_m2: 100, state: 'VIC' },
      home,
      {
        asset_class: 'motor_vehicle_loan',
        outstanding_aud: 10_000,
        vehicle_value_aud: 40_000,
        fuel: 'diesel oil',
        fuel_l: 1000,
      },
    ])
    const [metered, sized, bare, car] = holdings
    expect(metered).toMatchObject({ attribution_factor: 0.5, data_quality: 2 })
    expect(sized).toMatchObject({ data_quality: 3, scope2_t: metered.scope2_t })
    expect(metered.scope2_t).toBeGreaterThan(2)
    expect(metered.scope1_t).toBeCloseTo((20 * 51.53) / 1000 / 2, 3)
    expect(bare).toMatchObject({ status: 'not_covered', reason_code: 'energy_missing' })
    expect(car.scope1_t).toBeCloseTo((38.6 * 70.41) / 1000 / 4, 3)
  })

  it('splits a change by its causes, costs a shortfall and counts amounts by band', async () => {
    const { change, safeguard, risk } = await preview([{ ...STAKE, id: 'a', outstanding_aud: 2e8 }], {
      price_aud_per_t: 80,
      include: ['risk'],
      previous: { balance_date: '2024-12-31', holdings: [{ ...STAKE, id: 'a' }] },
    })
    expect(change.amount_t).toBeGreaterThan(0)
    expect(change.emissions_t).toBeLessThan(0)
    expect(change.change_t).toBeCloseTo(change.after_t - change.before_t, 4)
    expect(safeguard.price_aud_per_t).toBe(80)
    expect(risk.transition.by_band).toEqual([{ band: 'very_high', holdings: 1, outstanding_aud: 2e8 }])
    expect(risk.hazards.length).toBeGreaterThan(8)
  })

  it('screens scope 3 that is not reported, apart from the totals and as the company’s own screening has it', async () => {
    const holdings = [
      { id: 'a', ...STAKE },
      { id: 'b', ...STAKE, abn: NOBODY },
      { id: 'c', ...STAKE, abn: BANK },
    ]
    const { screening, ...data } = await preview(holdings, { include: ['screening'] })
    const { screening: unasked, ...plain } = await preview(holdings)
    expect(unasked).toBeNull()
    expect({ ...data, provenance: [] }).toEqual({ ...plain, provenance: [] })
    const profile = await app.get(`/v1/companies/${AGL}/climate-profile?include=scope3_screening`)
    const own = profile.data['scope3_screening'] as {
      categories: {
        category: number
        emissions_t: { low: number; central: number | null; high: number } | null
      }[]
    }
    const screened = own.categories.filter(({ emissions_t }) => emissions_t !== null)
    expect(screened.length).toBeGreaterThan(2)
    expect(screening.holdings[0]).toMatchObject({ id: 'a', abn: AGL })
    for (const { category, emissions_t } of screened)
      expect(screening.holdings[0].categories).toContainEqual({
        category,
        low_t: expect.closeTo(emissions_t!.low / 100, 1),
        central_t: emissions_t!.central === null ? null : expect.closeTo(emissions_t!.central / 100, 1),
        high_t: expect.closeTo(emissions_t!.high / 100, 1),
      })
    expect(screening.not_screened).toContainEqual({
      reason_code: 'nothing_to_screen',
      holdings: 1,
      outstanding_aud: 1e8,
    })
    expect(screening).toMatchObject({ data_quality: 5, statement: expect.stringMatching(/^Screening/) })
  })

  it('takes a home without energy for an average that an operator loaded', async () => {
    const home = {
      asset_class: 'mortgage',
      outstanding_aud: 300_000,
      property_value_aud: 600_000,
      state: 'NSW',
    }
    const question = [
      { ...home, asset_kind: 'house' },
      { ...home, electricity_kwh: 6000, gas_gj: 12 },
    ]
    expect((await preview(question)).holdings[0].reason_code).toBe('energy_missing')
    const archive = mkdtempSync(path.join(tmpdir(), 'southerly averages '))
    onTestFinished(() => rmSync(archive, { recursive: true }))
    await ingest(
      { database: app.database, clock: app.clock, home: archive },
      {
        source: 'energy-averages',
        files: [
          fileURLToPath(new URL('../../src/sources/energy-averages/fixtures/averages.csv', import.meta.url)),
        ],
        accept: { reason: 'invented', accepted_by: 'test' },
      },
    )
    app.app.services.snapshots.refresh()
    const { holdings, provenance, data_quality } = await preview(question)
    const [averaged, metered] = holdings
    expect(averaged).toMatchObject({ status: 'covered', data_quality: 5, scope1_t: metered.scope1_t })
    expect(averaged.scope2_t).toBe(metered.scope2_t)
    expect(averaged.company_emissions).toMatchObject({
      source: 'average',
      ref: expect.stringMatching(/“house”, NSW, 2023-24 \(line 3\); national factors 2024/),
    })
    expect(provenance.map(({ dataset }: { dataset: string }) => dataset)).toEqual(
      expect.arrayContaining(['au_energy_averages', 'au_dcceew_nga_emission_factors']),
    )
    expect(data_quality).toBe(3.5)
  })

  it('refuses what no part of can be served', async () => {
    expect(await post({ balance_date: '2025-12-31', holdings: [] }, 422)).toMatchObject({
      code: 'batch_empty',
    })
    expect(
      await post(
        {
          balance_date: '2025-12-31',
          holdings: [
            { ...STAKE, id: 'a' },
            { ...STAKE, id: 'a' },
          ],
        },
        422,
      ),
    ).toMatchObject({ errors: [{ pointer: '/holdings/1/id', code: 'duplicate_id' }] })
    await post({ balance_date: '2025-12-31', holdings: [{ ...STAKE, outstanding_aud: -1 }] }, 422)
    const many = Array.from({ length: 10_001 }, () => STAKE)
    expect(await post({ balance_date: '2025-12-31', holdings: many }, 422)).toMatchObject({
      code: 'batch_too_large',
    })
  })

  it('accounts for every line of a book: taken, doubtful or refused, and guesses nothing', async () => {
    const lines = [
      '74 115 061 375',
      'ACN 004 028 077',
      'AGL',
      'Macquarie Group',
      '74115061376',
      'Zzyzx Qqq',
      '-',
    ]
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/portfolios/resolve',
      headers: { ...app.tenant.headers, 'content-type': 'application/json' },
      payload: { lines },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { summary, results } = answer.json().data
    expect(summary).toMatchObject({ lines: 7, taken: 2 })
    expect(results.map(({ status }: { status: string }) => status)).toEqual([
      'taken',
      'taken',
      'doubtful',
      expect.any(String),
      'refused',
      'refused',
      'refused',
    ])
    expect(results[0]).toMatchObject({ abn: AGL, name: expect.stringContaining('AGL') })
    expect(results[2]).toMatchObject({ abn: null, preselected: AGL, reason_code: 'choice_needed' })
    for (const { preselected, candidates } of results)
      if (preselected !== null)
        expect(
          candidates.find(({ abn }: { abn: string }) => abn === preselected).score,
        ).toBeGreaterThanOrEqual(0.6)
    expect(results[4].reason).toContain('74 115 061 375')
  })
})
