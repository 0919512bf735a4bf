import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { financedByHand, screenedByHand } from '../../../test/oracle/portfolio.ts'
import { attribute, totals } from '../../../test/support/portfolio.ts'
import { portfolioChange } from './change.ts'
import type { Portfolio } from './portfolio.ts'
import { screenPortfolio } from './screening.ts'
import { BREAKDOWNS, breakdown } from './summary.ts'

const amount = fc.integer({ min: 0, max: 1e9 })
const anyHolding = fc.record({
  asset_class: fc.constantFrom('listed_equity', 'business_loan', 'sovereign_bond'),
  outstanding_aud: amount,
  evic_aud: fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: undefined }),
  revenue_aud: fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: undefined }),
  own_emissions: fc.option(
    fc.record({
      scope1_t: fc.option(amount, { nil: undefined }),
      scope2_t: fc.option(amount, { nil: undefined }),
    }),
    { nil: undefined },
  ),
})
const book = fc.array(anyHolding, { minLength: 1, maxLength: 12 })
const near = (a: number | null, b: number | null) =>
  a === null || b === null
    ? expect(a).toBe(b)
    : expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.abs(b) + 1e-9)

describe('whatever is held', () => {
  it('the totals are those of the second derivation', () => {
    fc.assert(
      fc.property(book, (held) => {
        const { found } = attribute(held)
        for (const [name, value] of Object.entries(financedByHand(held))) near(found.number(name), value)
      }),
    )
  })

  it('a screened category is that of the second derivation', () => {
    const range = fc.tuple(amount, amount, amount, fc.boolean()).map(([a, b, c, likely]) => {
      const [low, central, high] = [a, b, c].toSorted((x, y) => x - y) as [number, number, number]
      return { category: 1, name: 'One', low_t: low, central_t: likely ? central : null, high_t: high }
    })
    const held = fc.array(
      fc.record({
        outstanding_aud: fc.integer({ min: 1, max: 1e9 }),
        evic_aud: fc.integer({ min: 1, max: 1e9 }),
        range,
      }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(held, (rows) => {
        const holdings = rows.map((one, at) => ({
          outstanding_aud: one.outstanding_aud,
          evic_aud: one.evic_aud,
          asset_class: 'listed_equity',
          abn: String(at),
        }))
        const screenings = new Map(
          rows.map((one, at) => [String(at), { reporting_year: '2024-25', categories: [one.range] }]),
        )
        const { categories, not_screened } = screenPortfolio(attribute(holdings), screenings)
        const expected = screenedByHand(
          rows.map(({ outstanding_aud: of, evic_aud: by, range: { low_t, central_t, high_t } }) => ({
            factor: of > by ? null : of / by,
            amount: of,
            range: [low_t, central_t, high_t],
          })),
          rows.reduce((sum, one) => sum + one.outstanding_aud, 0),
        )
        const [found] = categories
        const left = not_screened.reduce((sum, one) => sum + one.holdings, 0)
        expect((found?.holdings ?? 0) + left).toBe(rows.length)
        if (found === undefined) expect(expected['low_t']).toBeNull()
        else
          for (const name of ['low_t', 'central_t', 'high_t', 'by_amount'] as const)
            near(found[name], expected[name]!)
      }),
    )
  })

  it('adding a holding never lowers covered emissions, and coverage is a share', () => {
    fc.assert(
      fc.property(book, anyHolding, (held, added) => {
        const [before, after] = [totals(attribute(held)), totals(attribute([...held, added]))]
        for (const scope of ['scope1_t', 'scope2_t', 'scope1_and_2_t'] as const)
          expect(after.totals[scope] ?? 0).toBeGreaterThanOrEqual((before.totals[scope] ?? 0) * (1 - 1e-12))
        for (const share of [after.coverage.by_amount ?? 0, after.coverage.by_count!]) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('splitting a holding changes only counts', () => {
    fc.assert(
      fc.property(book, (held) => {
        const [first, ...others] = held
        const half = { ...first!, outstanding_aud: first!.outstanding_aud / 2 }
        const whole = attribute(held)
        fc.pre(whole.holdings[0]!.status !== 'refused')
        const [before, after] = [totals(whole), totals(attribute([half, half, ...others]))]
        near(after.totals.scope1_t, before.totals.scope1_t)
        near(after.coverage.by_amount, before.coverage.by_amount)
        near(after.data_quality, before.data_quality)
        expect(after.holdings).toBe(before.holdings + 1)
      }),
    )
  })

  it('scaling amounts and denominators moves money totals and, inversely, economic intensity', () => {
    fc.assert(
      fc.property(book, (held) => {
        const scaled = held.map((one) => ({
          ...one,
          outstanding_aud: one.outstanding_aud * 8,
          ...(one.evic_aud === undefined ? {} : { evic_aud: one.evic_aud * 8 }),
        }))
        const [a, b] = [attribute(held), attribute(scaled)]
        const [before, after] = [totals(a), totals(b)]
        expect(after.totals).toEqual(before.totals)
        expect(after.coverage).toEqual(before.coverage)
        near(b.found.number('waci'), a.found.number('waci'))
        expect(after.outstanding_aud).toBe(before.outstanding_aud * 8)
        near(
          after.economic_intensity_t_per_aud_million,
          scaledDown(before.economic_intensity_t_per_aud_million),
        )
      }),
    )
  })

  it('parts add up to the whole, and causes to the change', () => {
    fc.assert(
      fc.property(book, book, (held, later) => {
        const [before, after] = [attribute(held), attribute(later)]
        for (const by of Object.values(BREAKDOWNS)) {
          const parts = breakdown(after, by)
          near(
            parts.reduce((sum, { totals: part }) => sum + (part.scope1_t ?? 0), 0),
            totals(after).totals.scope1_t ?? 0,
          )
        }
        const sum = (one: Portfolio) => one.found.number('scope1_and_2_t')
        const { stated: change } = portfolioChange(
          { holdings: before.holdings, total_t: sum(before) },
          { holdings: after.holdings, total_t: sum(after) },
        )
        const moved = (sum(after) ?? 0) - (sum(before) ?? 0)
        expect(Math.abs(change.change_t - moved)).toBeLessThanOrEqual(
          1e-6 + 1e-9 * Math.max(...Object.values(change).map((one) => Math.abs(one ?? 0))),
        )
      }),
    )
  })
})

const scaledDown = (value: number | null) => (value === null ? null : value / 8)
