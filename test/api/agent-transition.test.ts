import { beforeAll, expect, it } from 'vitest'
import type { ClimateProfile } from '../../clients/typescript/src/index.ts'
import { answerAgent } from '../../src/mcp/http.ts'
import { AGL, openAgent, outcomeOf } from '../support/agent.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { listen, newTenant, testApp } from './support.ts'

describeOnOneEngine('agents over HTTP', (open) => {
  let agent: Awaited<ReturnType<typeof openAgent>>
  beforeAll(async () => {
    const database = await open({ holding: 'starter' })
    const test = await testApp(database, { agents: answerAgent })
    const { url } = await listen(test.app)
    agent = await openAgent(url, (await newTenant(database, test.clock)).key)
    return async () => {
      await agent.close()
      await test.app.close()
    }
  })

  it('get the transition side of a generator in few words, with the figures of the API', async () => {
    const outcome = await outcomeOf(agent, 'get_climate_profile', { abn: AGL, detail: 'full' })
    const answer = outcome['answer'] as Record<string, Record<string, unknown[]>>
    const { data } = outcome['full'] as ClimateProfile
    const { closures, emissions_value: value, targets = [] } = data.transition_scenarios ?? {}
    const later = closures?.years.find(({ reporting_year }) => reporting_year === '2034-35')
    const priced = value?.years.find(({ reporting_year }) => reporting_year === '2029-30')
    const goal = targets[0]
    expect(later?.remaining_t).toBeGreaterThan(0)
    expect(answer['transition_scenarios']).toMatchObject([
      { warming_2100_c: 1.5 },
      { warming_2100_c: 1.8 },
      { warming_2100_c: 2.6 },
    ])
    expect(answer['transition_all_scenarios']).toMatchObject({
      plan_covers_percent: 100,
      may_serve_as_statutory: true,
      power_stations_t: closures?.today_t,
      first_closure: closures?.first_closure,
      last_closure: closures?.last_closure,
      remaining: [
        { year: '2029-30' },
        { year: '2034-35', t: later?.remaining_t, percent: later?.remaining_percent },
        { year: '2049-50' },
      ],
      emissions_value: [{ year: '2029-30', scope1_cost_aud: priced?.cost_aud }, { year: '2049-50' }],
    })
    expect(answer['transition_all_scenarios']?.['targets']?.[0]).toContain(
      `${goal?.period}: ${goal?.value} ${goal?.unit}`,
    )
  })
})
