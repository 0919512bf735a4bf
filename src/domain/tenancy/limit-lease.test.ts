import { describe, expect, it } from 'vitest'
import { giveLease, itemsAtOnce, type LeaseAsked, type LeaseStanding, requestsAtOnce } from './limit-lease.ts'

const LIMITS = { requests_per_minute: 10, requests_in_flight: 4, items_per_month: 100 }
const STANDING: LeaseStanding = { startedAt: 1_000_000, taken: 7, slots: 3, items: 90 }
const NOTHING: LeaseAsked = { requests: 0, slots: 0, items: [], idleItems: 0, spareItems: 0 }
const give = (asked: Partial<LeaseAsked>, standing: Partial<LeaseStanding> = {}, now = 1_030_000) =>
  giveLease({ ...NOTHING, ...asked }, LIMITS, { ...STANDING, ...standing }, now)

describe('a lease', () => {
  it('never holds more than the limits leave', () => {
    expect(give({ requests: 5, slots: 2, items: [10, 10] })).toEqual({
      startedAt: 1_000_000,
      taken: 10,
      requests: 3,
      slots: 1,
      items: 10,
    })
    expect(give({ requests: 1, slots: 1, items: [1] }, { taken: 10, slots: 9, items: 400 })).toMatchObject({
      taken: 10,
      requests: 0,
      slots: 0,
      items: 0,
    })
  })

  it('starts a minute with the first request after the last one, and by no other ask', () => {
    expect(give({ requests: 5 }, {}, 1_060_000)).toMatchObject({
      startedAt: 1_060_000,
      taken: 5,
      requests: 5,
    })
    expect(give({ requests: 5 }, {}, 1_059_999)).toMatchObject({ startedAt: 1_000_000, requests: 3 })
    expect(give({ slots: -1 }, {}, 1_060_000)).toMatchObject({ startedAt: 1_000_000, taken: 7, slots: -1 })
    expect(give({ requests: 1 }, { startedAt: undefined, taken: 0 })).toMatchObject({ startedAt: 1_030_000 })
  })

  it('stays in the minute of a node whose clock is ahead, but not of one that was hours ahead', () => {
    expect(give({ requests: 9 }, {}, 995_000)).toMatchObject({ startedAt: 1_000_000, requests: 3 })
    expect(give({ requests: 9 }, { startedAt: 9_000_000 })).toMatchObject({
      startedAt: 1_030_000,
      requests: 9,
    })
  })

  it('holds spare items only where all of them fit, and gives back what is not needed', () => {
    expect(give({ items: [3], spareItems: 7 }).items).toBe(10)
    expect(give({ items: [3], spareItems: 8 }).items).toBe(3)
    expect(give({ items: [3], idleItems: 2, spareItems: 9 }).items).toBe(10)
    expect(give({ idleItems: 5, spareItems: 1, slots: -2 })).toMatchObject({ items: -4, slots: -2 })
  })

  it('holds items for those alone who can be served', () => {
    expect(give({ items: [6, 6, 4, 1] }).items).toBe(10)
    expect(give({ items: [11] }).items).toBe(0)
    expect(give({ items: [11], idleItems: 1 }).items).toBe(10)
  })

  it('knows no bound where the plan has none', () => {
    const unlimited = { requests_per_minute: null, requests_in_flight: null, items_per_month: null }
    const asked = { requests: 50, slots: 50, items: [50], idleItems: 0, spareItems: 0 }
    expect(giveLease(asked, unlimited, STANDING, 1_030_000)).toMatchObject({
      requests: 50,
      slots: 50,
      items: 50,
    })
  })

  it('is small against the limit, so that idle nodes keep little from the others', () => {
    expect([30, 60, 300, 1200].map(requestsAtOnce)).toEqual([1, 1, 3, 12])
    expect([5, 1000, 100_000].map(itemsAtOnce)).toEqual([0, 1, 100])
  })
})
