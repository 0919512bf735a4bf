import { beforeAll, expect, it } from 'vitest'
import { answerAgent } from '../../src/mcp/http.ts'
import { AGL, openAgent, outcomeOf, refusalOf } from '../support/agent.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { listen, newTenant, testApp } from './support.ts'

const QANTAS = '16009661901'
const SNOWY = '17090574431'

/** A question that people ask, the calls that answer it, and the facts that a right answer cannot do without. */
interface Task {
  readonly question: string
  readonly calls: readonly (readonly [tool: string, given: Record<string, unknown>])[]
  readonly facts: readonly object[]
}

const TASKS: readonly Task[] = [
  {
    question: 'What did AGL emit last year, and where is that published?',
    calls: [
      ['resolve_company', { name: 'AGL' }],
      ['get_climate_profile', { abn: AGL }],
    ],
    facts: [
      { answer: { companies: expect.arrayContaining([expect.objectContaining({ abn: AGL })]) } },
      {
        answer: { reporting_year: '2024-25', scope1_t_co2e: 30_439_497, emissions_basis: 'reported' },
        citations: expect.arrayContaining([
          expect.objectContaining({ attribution: expect.stringContaining('Clean Energy Regulator') }),
        ]),
      },
    ],
  },
  {
    question: 'Are Qantas’s emissions growing?',
    calls: [['get_climate_profile', { abn: QANTAS }]],
    facts: [{ answer: { trend_first_year: '2022-23', trend_flags: expect.arrayContaining(['covid_year']) } }],
  },
  {
    question: 'Who has the higher transition risk, AGL or Snowy Hydro?',
    calls: [['compare_companies', { abns: [AGL, SNOWY] }]],
    facts: [
      {
        answer: {
          same_reporting_year: true,
          companies: [
            { figures: { transition_risk_band: 'very_high' } },
            { figures: { transition_risk_band: expect.stringMatching(/^(low|moderate|high)$/) } },
          ],
        },
      },
    ],
  },
  {
    question: 'Why, and what could not be assessed?',
    calls: [['explain_risk', { abn: AGL }]],
    facts: [
      {
        answer: {
          transition: {
            band: 'very_high',
            components: expect.arrayContaining([
              expect.objectContaining({ what: 'carbon_cost_exposure', band: 'very_high' }),
            ]),
          },
        },
        absent: expect.arrayContaining([
          expect.objectContaining({ what: 'flood', reason_code: 'no_public_data' }),
        ]),
      },
    ],
  },
  {
    question: 'How hot does it get at Bayswater in a world of 3 °C?',
    calls: [['get_site_risks', { abn: AGL, site: 'Bayswater' }]],
    facts: [
      {
        answer: {
          site: {
            hazards: expect.arrayContaining([
              expect.objectContaining({
                hazard: 'warming',
                at_warming: expect.arrayContaining([
                  expect.objectContaining({ warming: '3', central: 'extreme' }),
                ]),
              }),
            ]),
          },
        },
      },
    ],
  },
  {
    question: 'What are the emissions of 1,000 kWh bought in Victoria in 2024-25?',
    calls: [
      ['find_emission_factor', { query: 'vic grid', reporting_period: '2024-25' }],
      [
        'calculate_emissions',
        {
          reporting_period: '2024-25',
          items: [{ quantity: 1000, unit: 'kWh', factor_id: 'electricity.purchased-grid.vic.location' }],
        },
      ],
    ],
    facts: [
      {
        answer: {
          factors: expect.arrayContaining([
            expect.objectContaining({ factor_id: 'electricity.purchased-grid.vic.location' }),
          ]),
        },
      },
      { answer: { failed: 0, totals: [{ t_co2e: 0.77 }] } },
    ],
  },
  {
    question: 'Somebody used 0.77 for Victoria in 2025-26. Is that right?',
    calls: [
      [
        'check_factor_use',
        {
          reporting_period: '2025-26',
          rows: [{ description: 'vic grid', value: 0.77, unit: 'kg CO2-e/kWh' }],
        },
      ],
    ],
    facts: [
      {
        answer: {
          clean: 0,
          rows: [{ findings: [expect.objectContaining({ code: 'wrong_edition' })] }],
        },
      },
    ],
  },
  {
    question: 'Which scope 3 categories matter for Qantas?',
    calls: [['get_scope3_screening', { abn: QANTAS }]],
    facts: [
      {
        answer: {
          statement: expect.stringContaining('Screening'),
          categories: expect.arrayContaining([
            expect.objectContaining({ category: 3, relevance: 'relevant', central_t: expect.any(Number) }),
          ]),
        },
      },
    ],
  },
  {
    question: 'When is AGL’s first climate report due, and what is missing?',
    calls: [['get_filing_readiness', { abn: AGL, period: '2025-26' }]],
    facts: [{ answer: { reporting_group: 1, next_actions: expect.any(Array) } }],
  },
  {
    question: 'Is the market-based figure of our period complete?',
    calls: [['get_market_based_scope2', { abn: AGL, period: '2025-26' }]],
    facts: [{ answer: { market_based_t: null }, absent: [{ reason_code: 'no_record' }] }],
  },
]

describeOnOneEngine('an agent that is asked', (open) => {
  let agent: Awaited<ReturnType<typeof openAgent>>
  beforeAll(async () => {
    const database = await open({ holding: 'starter' })
    const test = await testApp(database, { agents: answerAgent })
    const { key } = await newTenant(database, test.clock)
    agent = await openAgent((await listen(test.app)).url, key)
    return async () => {
      await agent.close()
      await test.app.close()
    }
  })

  it.each(TASKS)('$question', async ({ calls, facts }) => {
    const outcomes = []
    for (const [tool, given] of calls) outcomes.push(await outcomeOf(agent, tool, given))
    expect(outcomes).toMatchObject(facts)
  })

  it('for a facility finds it by part of its name, and is told when there is none', async () => {
    const { answer } = await outcomeOf(agent, 'get_site_risks', { abn: AGL, site: 'bayswater' })
    expect(answer).toMatchObject({
      sites: [{ name: 'Bayswater Power Station', state: 'NSW' }],
      site: {
        hazards: expect.arrayContaining([
          expect.objectContaining({ hazard: 'warming', band_now: 'very_high' }),
          expect.objectContaining({ hazard: 'flood', band_now: null, why_missing: expect.any(String) }),
        ]),
      },
    })
    const refused = await refusalOf(agent, 'get_site_risks', { abn: AGL, site: 'Gladstone' })
    expect(refused).toMatchObject({ code: 'record_not_found', hint: 'Without site, all of them are listed.' })
  })
})
