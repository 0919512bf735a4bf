import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine, FULL_RUN } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const AGL = '74115061375'
const QANTAS = '16009661901'
const FORTESCUE = '57002594872'

describeOnOneEngine('transition scenarios', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    return () => app.app.close()
  })
  const ask = async (path: string) => {
    const answer = await app.inject({ url: `/v1/${path}`, headers: app.tenant.headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const blockOf = async (abn: string, query = '') =>
    (await ask(`companies/${abn}/climate-profile?include=transition_scenarios${query}`)).body.data
      .transition_scenarios

  it('answers the plan with its scenarios, degrees, budgets and cells', async () => {
    const { status, body } = await ask('climate/transition-scenarios')
    expect(status).toBe(200)
    expect(body.data.plan).toMatchObject({ outlook_status: 'draft', development_path: 'CDP4' })
    expect(
      body.data.scenarios.map(({ id, warming_2100_c }: Record<string, unknown>) => [id, warming_2100_c]),
    ).toEqual([
      ['accelerated_transition', 1.5],
      ['step_change', 1.8],
      ['slower_growth', 2.6],
    ])
    expect(body.data.scenarios[0].market.carbon_budget).toEqual({
      value: 303,
      unit: 'Mt CO2-e',
      cell: 'Carbon Budgets!E7',
    })
    expect(body.data.units).toHaveLength(183)
    expect(body.data.units.find(({ unit }: { unit: string }) => unit === 'BW01')).toMatchObject({
      expected_closure_year: 2033,
      cell: 'Retirement!F14',
      scope1_intensity: { value: 879.88219, cell: 'Emissions intensity!E9' },
    })
    expect(body.data.emissions_value.years).toHaveLength(31)
    expect(body.meta.statements.join(' ')).toContain('draft 2026')
    expect(body.meta.provenance).toHaveLength(6)
  })

  it('answers one scenario and one region', async () => {
    const { data } = (await ask('climate/transition-scenarios?scenario=step_change&region=NSW')).body
    expect(data.scenarios).toHaveLength(1)
    expect(data.scenarios[0].regions).toHaveLength(1)
    // 30.9 Mt over 67,321.1 less 11,543.0 GWh.
    expect(data.scenarios[0].regions[0].years[0]).toEqual({
      reporting_year: '2026-27',
      intensity_t_per_mwh: expect.closeTo(0.554, 3),
    })
    expect((await ask('climate/transition-scenarios?region=WA')).status).toBe(400)
  })

  it('tells a generator when its stations close and what remains', async () => {
    const block = await blockOf(AGL)
    expect(block.availability.status).toBe('available')
    const { closures } = block
    expect(closures.facilities.map(({ facility }: { facility: string }) => facility)).toContain(
      'Loy Yang Power Station and Mine',
    )
    const left = Object.fromEntries(
      closures.years.map((year: Record<string, unknown>) => [year['reporting_year'], year['remaining_t']]),
    )
    // Bayswater (13,678,909 t) and Somerton (26,395 t) close in 2033, Loy Yang A (18,531,075 t) in 2035.
    expect(left['2032-33'] - left['2033-34']).toBe(13_678_909 + 26_395)
    expect(left['2034-35'] - left['2035-36']).toBe(18_531_075)
    expect(block.emissions_value.years[0]).toMatchObject({
      reporting_year: '2026-27',
      aud_per_t: 86.6856,
      cell: 'Financial parameters!C60',
    })
  })

  it('says that Western Australia is outside the plan', async () => {
    const { region, scenarios } = await blockOf(FORTESCUE)
    expect(region).toMatchObject({ state: 'WA', availability: { reason_code: 'outside_coverage' } })
    for (const { scope2 } of scenarios) expect(scope2.years).toEqual([])
  })

  it('says how much of a company the plan is about, and takes its scenarios for the law’s two only then', async () => {
    const { both_statutory_scenarios: generator, coverage: ofGenerator } = await blockOf(AGL)
    expect(generator).toBe(true)
    expect(ofGenerator.percent).toBeGreaterThan(95)
    const airline = await blockOf(QANTAS)
    expect(airline.both_statutory_scenarios).toBe(false)
    expect(airline.coverage).toMatchObject({ least_percent: 50, availability: { status: 'available' } })
    expect(airline.coverage.percent).toBeLessThan(5)
    expect(airline.coverage.statement).toContain('do not stand for the two that the law asks for')
  })

  it('explains every figure from the cells', async () => {
    const { calculations } = await blockOf(AGL, '&explain=true')
    const formulas = calculations.map(({ formula }: { formula: string }) => formula)
    expect(formulas).toEqual([
      'scope2_outlook',
      'scope2_outlook',
      'scope2_outlook',
      'station_closures',
      'emissions_value',
      'plan_coverage',
    ])
  })

  // With `--full`: it asks for every company, and the starter data seldom change.
  it.skipIf(!FULL_RUN)(
    'is available for at least 250 of the companies that reported in the newest year',
    async () => {
      const abns: readonly string[] = (await ask('registry/reporters')).body.data.companies.abn
      let available = 0
      for (let at = 0; at < abns.length; at += 50) {
        const answer = await app.inject({
          method: 'POST',
          url: '/v1/companies/batch/climate-profiles',
          headers: app.tenant.headers,
          payload: { abns: abns.slice(at, at + 50), include: ['transition_scenarios'] },
        })
        for (const { data } of answer.json().results)
          if (data?.transition_scenarios?.availability.status === 'available') available += 1
      }
      console.info(`transition scenarios are available for ${available} of ${abns.length} that ever reported`)
      expect(available).toBeGreaterThanOrEqual(250)
    },
    120_000,
  )
})
