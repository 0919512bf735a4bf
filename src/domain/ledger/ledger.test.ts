import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import examples from '../../../test/support/ledger-examples.json' with { type: 'json' }
import { PERIOD, starterTaker, totalsOf, WHOLE_YEAR } from '../../../test/support/ledger-factors.ts'
import { expectWorkedExample } from '../../../test/support/method-page.ts'
import { addDays, daysBetween } from '../calendar.ts'
import { rational, toNumber } from '../factors/rational.ts'
import { evaluate } from '../formula/evaluate.ts'
import { unitSize } from './activity.ts'
import { LEDGER_FORMULAS } from './formula.ts'
import type { LedgerLine } from './line.ts'
import { yearShareOf } from './months.ts'

describe('the examples of the national factors', () => {
  it.each(examples)('$source', ({ lines, gases, totals }) => {
    const found = totalsOf(lines.map((line) => ({ ...line, ...WHOLE_YEAR })))
    expect(found.totals_text).toEqual(totals)
    const byGas = Object.fromEntries(
      found.by_gas.flatMap(({ scope, gas, t }) => (scope === 1 && t !== 0 ? [[gas, t]] : [])),
    )
    expect(byGas).toEqual(gases)
  })

  it('emissions_ledger', () => {
    const inputs = { activity: 'diesel oil', use: 'transport', ...WHOLE_YEAR, quantity: 10_000, unit: 'kL' }
    const { totals_text, by_gas } = totalsOf([inputs])
    const { activity } = starterTaker().take(inputs)
    expectWorkedExample('emissions_ledger', { inputs, result: { activity, totals_text, by_gas } })
  })
})

const KINDS: readonly Pick<LedgerLine, 'activity' | 'use' | 'unit' | 'region'>[] = [
  { activity: 'diesel oil', use: 'stationary', unit: 'L' },
  { activity: 'diesel oil', use: 'transport', unit: 'kL' },
  { activity: 'natural gas', use: 'stationary', unit: 'GJ', region: 'Melbourne' },
  { activity: 'electricity', unit: 'kWh', region: 'QLD' },
  { activity: 'biodiesel', use: 'transport', unit: 'L' },
  { activity: 'food waste', use: 'landfill', unit: 't' },
  { activity: 'R134a', unit: 'kg' },
  { activity: 'R410A', use: 'split system', unit: 'kg' },
]

const line = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    quantity: fc.integer({ min: 0, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
    start: fc.nat(364),
    days: fc.nat(364),
    facility: fc.constantFrom(undefined, 'North', 'South'),
  })
  .map(({ kind, quantity, start, days, facility }): LedgerLine => {
    const from = addDays(PERIOD.start, start)
    const last = addDays(from, days)
    return { ...kind, quantity, from, to: last < PERIOD.end ? last : PERIOD.end, facility }
  })
const lines = fc.array(line, { minLength: 1, maxLength: 8 })

const near = (a: number | null, b: number | null): void => {
  if (a === null || b === null) expect(a).toBe(b)
  else expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(a)))
}

describe('the category of a line', () => {
  const diesel = { activity: 'diesel oil', use: 'transport', ...WHOLE_YEAR, quantity: 1, unit: 'kL' }
  const places = (line: LedgerLine) =>
    starterTaker()
      .take(line)
      .use.parts.map(({ scope, category }) => `${scope} ${category}`)

  it('is that of its factor, or another that the line names', () => {
    expect(places({ ...diesel, scope: 1 })).toEqual(['1 transport', '3 category_3'])
    expect(places({ ...diesel, scope: 3, category: 4 })).toEqual(['3 category_4', '3 category_4'])
    expect(places({ ...diesel, category: 'category_4', upstream: false })).toEqual(['3 category_4'])
  })

  it('is refused where it contradicts the scope, or cannot be', () => {
    expect(() => places({ ...diesel, scope: 3 })).toThrow('Transport combustion is scope 1, not scope 3')
    expect(() => places({ ...diesel, category: 'electricity' })).toThrow(
      'cannot be entered as Purchased electricity',
    )
  })
})

describe('a ledger', () => {
  it('is the sum of its categories, months, gases, facilities and factors', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const found = totalsOf(all)
        const scopes = [found.totals.scope1_t, found.totals.scope2_location_t, found.totals.scope3_t]
        scopes.forEach((total, at) => {
          const sum = (rows: readonly { readonly scope: number; readonly t: number }[]): number | null => {
            const own = rows.filter(({ scope }) => scope === at + 1)
            return own.length === 0 ? null : own.reduce((all, { t }) => all + t, 0)
          }
          for (const rows of [found.by_category, found.by_gas, found.by_factor]) near(sum(rows), total)
          const member = (['scope1_t', 'scope2_location_t', 'scope3_t'] as const)[at]!
          for (const rows of [found.by_month, found.by_facility, found.by_entity]) {
            const known = rows.flatMap((row) => row[member] ?? [])
            near(known.length === 0 ? null : known.reduce((all, t) => all + t, 0), total)
          }
        })
      }),
      { numRuns: 60 },
    )
  })

  it('does not change when a line is split by quantity, or by days in proportion', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 99 }), (one, percent) => {
        const whole = totalsOf([one]).totals
        const part = (share: number) => ({ ...one, quantity: (one.quantity * share) / 100 })
        const byQuantity = totalsOf([part(percent), part(100 - percent)]).totals
        const days = daysBetween(one.from, one.to)
        const first = Math.floor(days / 2)
        const middle = addDays(one.from, first)
        const share = one.use === 'split system' ? 1 : undefined
        const ofDays = (from: string, to: string): LedgerLine => ({
          ...one,
          from,
          to,
          quantity: one.quantity * (share ?? daysBetween(from, to) / days),
        })
        const byDays =
          first === 0
            ? whole
            : totalsOf([ofDays(one.from, addDays(middle, -1)), ofDays(middle, one.to)]).totals
        for (const member of ['scope1_t', 'scope2_location_t', 'scope3_t'] as const) {
          near(byQuantity[member], whole[member])
          near(byDays[member], whole[member])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is what it was, to the digit, once a line and its correction are undone', () => {
    fc.assert(
      fc.property(lines, lines, (kept, undone) => {
        expect(totalsOf(kept, { removed: undone })).toEqual(totalsOf(kept))
      }),
      { numRuns: 60 },
    )
  })

  it('counts the share of a place and keeps the whole of the line', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100 }), (all, percent) => {
        const shareOf = () => ({ percent, reason: percent === 100 ? null : ('ownership' as const) })
        const [whole, part] = [totalsOf(all), totalsOf(all, { shareOf })]
        const { scope1_t: total } = whole.totals
        near(part.totals.scope1_t, total === null ? null : (total * percent) / 100)
      }),
      { numRuns: 40 },
    )
  })

  it('computes a line as its published formula does', () => {
    fc.assert(
      fc.property(line, (one) => {
        const { use, activity } = starterTaker().take(one)
        const found = evaluate(LEDGER_FORMULAS.formula('ledger_line'), {
          quantity: one.quantity,
          unit_size: toNumber(unitSize(use, one.unit)),
          rate_percent: use.rate === null ? null : Number(use.rate.percent),
          year_share:
            use.rate === null ? null : toNumber(yearShareOf({ start: one.from, end: one.to }, PERIOD)),
          factor: Number(use.parts[0]!.total),
        })
        near(found.number('activity'), toNumber(rational(activity)))
      }),
      { numRuns: 60 },
    )
  })
})
