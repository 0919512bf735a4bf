import { describe, expect, test } from 'vitest'
import { july, target } from '../../../../test/support/disclosure-records.ts'
import { trendTargets } from './trend-targets.ts'

const base = { period: july(2020), value: 1000, source: 'registry', recalculation_policy: 'above 5 %' }

describe('trendTargets', () => {
  test('holds each target against the series of its scopes, at its level and in its year', () => {
    const { points, not_comparable } = trendTargets({
      targets: [
        target({ id: 'both', base, target_period: july(2029), target: { reduction_percent: 40 } }),
        target({ id: 'one', base, scopes: ['scope1'], target_period: july(2034), target: { value: 0 } }),
        target({ id: 'two', base, scopes: ['scope2_location'], target_period: july(2026) }),
      ],
    })
    expect(points).toEqual([
      { id: 'both', series: 'scope1_and_2', target_year: '2029-30', target_t: 600 },
      { id: 'one', series: 'scope1', target_year: '2034-35', target_t: 0 },
      { id: 'two', series: 'scope2', target_year: '2026-27', target_t: 500 },
    ])
    expect(not_comparable).toEqual([])
  })

  test('names every reason why a target is about something else', () => {
    const { points, not_comparable } = trendTargets({
      targets: [
        target({ id: 'net', basis: 'net', scopes: ['scope1', 'scope3'] }),
        target({ id: 'calendar', target_period: { start: '2030-01-01', end: '2030-12-31' } }),
      ],
    })
    expect(points).toEqual([])
    expect(not_comparable.map(({ id, reasons }) => [id, ...reasons.map((one) => one.reason_code)])).toEqual([
      ['net', 'net_needs_actuals', 'scopes_differ'],
      ['calendar', 'period_differs'],
    ])
  })

  test('leaves out drafts and what was withdrawn', () => {
    const targets = [target({ id: 'draft', status: 'draft' }), target({ id: 'gone', status: 'withdrawn' })]
    expect(trendTargets({ targets })).toEqual({ points: [], not_comparable: [] })
  })
})
