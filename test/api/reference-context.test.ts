import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { expectWorkedExample } from '../support/method-page.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const AGL = '74115061375'

/** The members that the page's example shows. */
interface Printed {
  readonly name: string
  readonly period: { readonly asked_for: string }
  readonly region: { readonly factor_region: string }
  readonly division: string
  readonly factor_edition: { readonly edition: string }
  readonly electricity_factors: readonly object[]
  readonly residual_mix: readonly { readonly scope: number; readonly kg_per_kwh: number }[]
  readonly prices: { readonly change_percent: number | null; readonly deflator: object | null }
  readonly safeguard_reduction_contribution: number
  readonly framework: object | null
}

describeOnOneEngine('GET /v1/companies/{abn}/reference-context', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const context = async (query = '') => (await app.get(`/v1/companies/${AGL}/reference-context${query}`)).data

  it('gathers what stands beside the figures of a year, cited', async () => {
    expect(await context('?period=2025-26')).toMatchObject({
      period: { start: '2025-07-01', end: '2026-06-30' },
      division: 'D',
      factor_edition: { edition: '2025', availability: { status: 'available' } },
      // Table 1 and Table 2 of the 2025 edition.
      electricity_factors: [
        { region: 'NSW_ACT', scope2_kg_per_kwh: 0.64, scope3_kg_per_kwh: 0.03 },
        { region: 'NATIONAL', scope2_kg_per_kwh: 0.62, scope3_kg_per_kwh: 0.07 },
      ],
      residual_mix: [
        { scope: 2, kg_per_kwh: 0.81 },
        { scope: 3, kg_per_kwh: 0.11 },
      ],
      safeguard_reduction_contribution: 0.853,
      framework: { version: '2024-09' },
      grid: { region: 'NSW1', statement: expect.stringContaining('not a scope 2 factor') },
    })
  })

  it('takes the newest registry year, and lets no edition stand in for another', async () => {
    expect(await context()).toMatchObject({
      period: { asked_for: '2024-25' },
      factor_edition: { edition: '2024' },
    })
    // Table 5 of the 2021 edition, and the last line of its Table 46: it prints upstream factors nowhere else.
    expect(await context('?period=2021-22')).toMatchObject({
      factor_edition: { edition: '2021' },
      electricity_factors: [{ region: 'NSW_ACT', scope2_kg_per_kwh: 0.79, scope3_kg_per_kwh: 0.07 }],
    })
    expect(await context('?period=2022-23')).toMatchObject({
      factor_edition: {
        edition: '2022',
        availability: { status: 'not_published', reason_code: 'edition_not_loaded' },
      },
      electricity_factors: [],
    })
  })

  it('refuses what is no period', async () => {
    expect(await app.get(`/v1/companies/${AGL}/reference-context?period=2024-26`, 400)).toMatchObject({
      code: 'invalid_parameter',
    })
  })

  it('is what the method’s page prints', async () => {
    const answered = await app.inject({
      url: `/v1/companies/${AGL}/reference-context?period=2024-25`,
      headers: app.tenant.headers,
    })
    const { data } = answered.json<{ data: Printed }>()
    expectWorkedExample('reference_context', {
      company: data.name,
      abn: AGL,
      inputs: { period: data.period.asked_for, region: data.region.factor_region, division: data.division },
      result: {
        edition: data.factor_edition.edition,
        electricity_factors: data.electricity_factors,
        residual_mix: data.residual_mix.map(({ scope, kg_per_kwh }) => ({ scope, kg_per_kwh })),
        price_change_percent: data.prices.change_percent,
        deflator: data.prices.deflator,
        safeguard_reduction_contribution: data.safeguard_reduction_contribution,
        framework: data.framework,
      },
    })
  })
})
