import { beforeAll, expect, it } from 'vitest'
import { answerAgent } from '../../src/mcp/http.ts'
import { AGL, openAgent, outcomeOf } from '../support/agent.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { listen, newTenant, testApp } from './support.ts'

describeOnOneEngine('agents that ask for risk', (open) => {
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
})
