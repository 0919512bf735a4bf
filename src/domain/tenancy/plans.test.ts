import { describe, expect, it } from 'vitest'
import { limitsOf, OFFERED_PLANS, PLANS } from './plans.ts'

describe('plans', () => {
  it('grow from one to the next', () => {
    const rates = OFFERED_PLANS.map((name) => PLANS[name].requests_per_minute)
    expect(rates).toEqual([30, 60, 300, 1200])
    expect(Object.values(PLANS.local).every((limit) => limit === null)).toBe(true)
  })

  it('yield to what was agreed with a tenant', () => {
    expect(limitsOf('sandbox', { items_per_month: null, webhooks: 0 })).toEqual({
      ...PLANS.sandbox,
      items_per_month: null,
      webhooks: 0,
    })
  })

  it.each([
    [{ items_per_mont: 5 }],
    [{ webhooks: '5' }],
    [{ webhooks: -1 }],
    [{ webhooks: 1.5 }],
    [{ toString: 1 }],
  ])('refuse the override %j instead of lifting a limit', (overrides) => {
    expect(() => limitsOf('sandbox', overrides)).toThrow(/limit_overrides/)
  })
})
