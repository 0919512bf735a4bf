import { beforeAll, expect, it } from 'vitest'
import { answerAgent } from '../../src/mcp/http.ts'
import { AGL, openAgent, outcomeOf } from '../support/agent.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { listen, newTenant, testApp } from './support.ts'

describeOnOneEngine('agents that ask for risk', (open) => {
  let agent: Awaited<ReturnType<typeof openAgent>>
  let save: (amount: number, ifMatch?: string) => Promise<void>
  beforeAll(async () => {
    const database = await open({ holding: 'starter' })
    const test = await testApp(database, { agents: answerAgent })
    const { key, headers } = await newTenant(database, test.clock)
    agent = await openAgent((await listen(test.app)).url, key)
    save = async (amount, ifMatch) => {
      const stake = { id: 'a', abn: AGL, asset_class: 'listed_equity', evic_aud: 1e10 }
      const payload = {
        name: 'Book',
        balance_date: '2025-12-31',
        holdings: [{ ...stake, outstanding_aud: amount }],
      }
      const answer = await test.inject({
        method: 'PUT',
        url: '/v1/portfolios/book',
        headers: { ...headers, ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }) },
        payload,
      })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    return async () => {
      await agent.close()
      await test.app.close()
    }
  })

  it('are told what leads transition risk, what it would cost at which price, and what raised it', async () => {
    const asked = async (given: object) =>
      (await outcomeOf(agent, 'explain_risk', { abn: AGL, ...given })).answer['transition']
    expect(await asked({})).toMatchObject({
      band: 'very_high',
      exposure_band: 'very_high',
      raised_by: [],
      statement: expect.stringMatching(
        /^Carbon cost exposure leads and is very high: scope 1 of 2,376 t CO2-e per A\$ million .* \(AEMO’s planning value .*% of income/,
      ),
      carbon_cost: { scope1_t: 30439497, price_is: 'planning_value' },
      components: expect.arrayContaining([
        expect.objectContaining({ what: 'carbon_cost_exposure', role: 'leads', band: 'very_high' }),
        expect.objectContaining({ what: 'sector_intensity', role: 'context' }),
      ]),
    })
    expect(await asked({ safeguard_price: '100' })).toMatchObject({
      statement: expect.stringContaining('at A$100 a tonne (the price that was asked about)'),
      carbon_cost: { price_aud_per_t: 100, price_is: 'caller', cost_aud: 3043949700 },
    })
  })

  it('are told what a portfolio finances, why a company contributes, and what changed in it', async () => {
    await save(1e8)
    await save(2e8, '*')
    const asked = (given: object) => outcomeOf(agent, 'get_portfolio', { id: 'book', ...given })
    const whole = (await asked({})).answer
    expect(whole).toMatchObject({ version: 2, summary: { scope1_t: 608_789.94, covered: 1 }, holdings: [] })
    const { answer } = await asked({ abn: AGL, compared_with: 1 })
    expect(answer).toMatchObject({
      holdings: [expect.stringContaining('A$200000000 / A$10000000000 = 0.02, scope 1 30439497 t (2024-25)')],
      holdings_before: [expect.stringContaining('= 0.01')],
      change: { emissions_t: 0 },
    })
    const other = await asked({ abn: '49004028077' })
    expect(other.absent).toMatchObject([{ reason_code: 'not_held' }])
  })
})
