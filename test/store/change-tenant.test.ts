import { beforeAll, expect, it } from 'vitest'
import { changePlan, resumeTenant, suspendTenant } from '../../src/operations/tenancy/change-tenant.ts'
import type { Database } from '../../src/store/database.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from '../api/support.ts'
import { describeOnBothEngines } from '../support/engines.ts'

describeOnBothEngines('what an operator changes of a tenant', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  let other: TestTenant
  beforeAll(async () => {
    database = await open()
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
    other = await newTenant(database, test.clock)
    return () => test.app.close()
  })
  const ask = async (headers = tenant.headers) => await test.inject({ url: '/v1/me', headers })
  const tools = () => ({ database, clock: test.clock })
  const later = () => test.clock.forward(5000)

  it('is its plan and its limits, which count within five seconds and stand in its audit trail', async () => {
    await ask()
    await changePlan(tools(), tenant.id, { plan: 'enterprise', limits: { requests_per_minute: 7 } })
    later()
    expect((await ask()).json()).toMatchObject({
      plan: 'enterprise',
      limits: { requests_per_minute: 7, requests_in_flight: 50 },
    })
    await changePlan(tools(), tenant.id, { plan: undefined, limits: { requests_per_minute: undefined } })
    later()
    expect((await ask()).json()).toMatchObject({
      plan: 'enterprise',
      limits: { requests_per_minute: 1200 },
    })
    const wrong = changePlan(tools(), tenant.id, { plan: undefined, limits: { webhooks: -1 } })
    await expect(wrong).rejects.toThrow('limit_overrides.webhooks is -1')
    const trail = await test.inject({
      url: '/v1/audit-events?action=tenant.plan_changed',
      headers: tenant.headers,
    })
    expect(trail.json().data).toHaveLength(2)
  })

  it('keeps everybody of a suspended tenant out, nobody else, until it is resumed', async () => {
    await expect(suspendTenant(tools(), tenant.id, ' ')).rejects.toThrow('needs a reason')
    await suspendTenant(tools(), tenant.id, 'invoice 1042 is unpaid')
    later()
    const refused = await ask()
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      code: 'tenant_suspended',
      detail: expect.stringContaining('invoice 1042 is unpaid'),
    })
    expect((await ask(other.headers)).statusCode).toBe(200)
    await expect(suspendTenant(tools(), tenant.id, 'again')).rejects.toThrow('is suspended since')
    await resumeTenant(tools(), tenant.id)
    later()
    expect((await ask()).statusCode).toBe(200)
    await expect(resumeTenant(tools(), tenant.id)).rejects.toThrow('is not suspended')
  })

  it('is refused for a tenant that is not there', async () => {
    await expect(suspendTenant(tools(), 'ten_none', 'x')).rejects.toThrow('there is no tenant ten_none')
  })
})
