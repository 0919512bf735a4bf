import { beforeAll, expect, it } from 'vitest'
import type { PlanName } from '../../src/domain/tenancy/plans.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { newTenant } from './support.ts'

const AGL = '74115061375'

describeOnOneEngine('how far back a plan reads', (open) => {
  let app: StarterApp
  let newest: string
  let older: string
  let next: string
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    const { body } = await app.inject({ url: '/v1/snapshots', headers: app.tenant.headers })
    const { data } = JSON.parse(body) as { data: readonly { snapshot: string; as_of: string }[] }
    ;[newest = '', next = ''] = data.map(({ snapshot }) => snapshot)
    older = data.find(({ as_of }) => as_of < '2024-01-01')?.snapshot ?? ''
  })
  const asker = async (plan: PlanName) => {
    const { headers } = await newTenant(app.database, app.clock, { plan })
    return async (query: string, path = `/v1/entities/${AGL}/emissions`) =>
      (await app.inject({ url: `${path}?${query}`, headers })).statusCode
  }

  it('sandbox: the newest data, however it is asked for', async () => {
    const ask = await asker('sandbox')
    expect(await ask('')).toBe(200)
    expect(await ask(`snapshot=${newest}`)).toBe(200)
    expect(await ask('as_of=2099-01-01')).toBe(200)
    expect(await ask(`snapshot=${next}`)).toBe(402)
    expect(await ask('as_of=2026-01-01', '/v1/grid-intensity/NSW1')).toBe(402)
  })

  it('developer: two years before the newest snapshot', async () => {
    const ask = await asker('developer')
    expect(await ask(`snapshot=${next}`)).toBe(200)
    expect(await ask('as_of=2025-06-30')).toBe(200)
    expect(await ask('as_of=2024-01-01')).toBe(402)
    expect(await ask(`snapshot=${older}`)).toBe(402)
  })

  it('says what the plan reads and what was asked for', async () => {
    const { headers } = await newTenant(app.database, app.clock, { plan: 'sandbox' })
    const problem = await app.inject({
      method: 'POST',
      url: '/v1/companies/batch/climate-risks?as_of=2025-06-30',
      headers,
      payload: { abns: [AGL] },
    })
    expect(problem.json()).toMatchObject({
      status: 402,
      code: 'plan_required',
      detail: 'The plan sandbox reads the newest data only; 2025-06-30 was requested.',
    })
  })

  it('local: all of it', async () => {
    expect(await (await asker('local'))('as_of=2016-06-30')).toBe(200)
  })
})
