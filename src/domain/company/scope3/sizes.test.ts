import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bank, employer } from '../../../../test/support/screening-inputs.ts'
import type { ScreeningInput } from './given.ts'
import { mapCategories } from './relevance.ts'
import { screenScope3 } from './screening.ts'
import { employeeBand, type SizeInput } from './sizes.ts'

/** A maker of food, which has no other measure of size than its emissions. */
const maker: ScreeningInput = {
  ...bank,
  energy: { ...bank.energy, scope1_t: 117_000, scope2_t: 0, division: 'C' },
  size: { ...bank.size, group: '111', subdivision: '11', employers: [], income: null },
}
const category = (number: number, more: Partial<SizeInput>, division: string | null = 'C') =>
  screenScope3({
    ...maker,
    energy: { ...maker.energy, division },
    size: { ...maker.size, ...more },
  }).result?.categories.find((one) => one.category === number)
const estimates = (more: Partial<SizeInput>, division?: string | null) =>
  Object.fromEntries(
    (category(7, more, division)?.estimators ?? []).map(({ estimator, emissions_t }) => [
      estimator,
      emissions_t.central,
    ]),
  )
const income = { aud: 8e8, income_year: '2023-24', evidence: [] }

test.each([
  ['250-499', { open: null, from: 250, to: 499 }],
  ['500- 999', { open: null, from: 500, to: 999 }],
  ['<250', { open: 'below', from: 250, to: 250 }],
  ['5,000+', { open: 'open', from: 5000, to: 5000 }],
  ['604', { open: null, from: 604, to: 604 }],
  ['unknown', null],
])('a band of %s', (band, range) => {
  expect(employeeBand(band)).toEqual(range)
})

test.each([
  ['250-499', 249 / Math.log(499 / 250)],
  ['<250', 125],
  ['5,000+', 12_000],
  ['604', 604],
])('employees of a band of %s', (band, people) => {
  // 1.2 t of commuting for each.
  expect(estimates({ employers: [employer(band, 'C')] })['head_count']).toBeCloseTo(1.2 * people, 9)
})

test('rates follow what the staff do, not what the group emits in', () => {
  const travel = (employers: SizeInput['employers']) =>
    category(6, { employers, income })?.estimators[0]?.emissions_t.central
  expect(travel([employer('100', 'G'), employer('300', 'C')])).toBeCloseTo(
    400 * (0.25 * 0.22 + 0.75 * 0.6),
    9,
  )
  expect(travel([employer('100', 'unknown')])).toBeCloseTo(100 * 0.6, 9)
  expect(estimates({ income }, null)).toEqual({})
})

test('emissions are a measure of size only where one of the others is missing', () => {
  const measures = (more: Partial<SizeInput>) => Object.keys(estimates(more))
  expect(measures({})).toEqual(['emissions'])
  expect(measures({ income })).toEqual(['income', 'emissions'])
  expect(measures({ income, employers: [employer('1000-4999', 'C')] })).toEqual(['head_count', 'income'])
  expect(measures({ income, deflator: null })).toEqual(['emissions'])
})

test('emissions count by the class, and not at all where reporters of the division are too far apart', () => {
  // 1.2 t of commuting for each of the employees that 117,000 t stand for.
  const rate = (group: string | null, subdivision: string | null, division = 'C') => {
    const found = estimates({ group, subdivision }, division)['emissions']
    return found === undefined ? undefined : (1.2 * 117_000) / found
  }
  expect(rate('213', '21')).toBeCloseTo(950, 9)
  expect(rate('261', '26', 'D')).toBeCloseTo(2280, 9)
  expect(rate('263', '26', 'D')).toBeUndefined()
  expect(rate(null, null)).toBeUndefined()
  expect(rate('101', '10', 'B')).toBeCloseTo(470, 9)
})

test('a range holds every estimator and is never narrower than they disagree', () => {
  const people = fc.integer({ min: 1, max: 1_000_000 })
  const dollars = fc.double({ min: 1e5, max: 1e12, noNaN: true })
  fc.assert(
    fc.property(people, dollars, (staff, aud) => {
      const { estimators = [], emissions_t: range = null } =
        category(7, { employers: [employer(String(staff), 'C')], income: { ...income, aud } }) ?? {}
      const centrals = estimators.map(({ emissions_t }) => emissions_t.central)
      const apart = Math.max(...centrals) / Math.min(...centrals)
      if (range === null) return apart > 10
      for (const central of centrals) {
        expect(central).toBeGreaterThanOrEqual(range.low * (1 - 1e-9))
        expect(central).toBeLessThanOrEqual(range.high * (1 + 1e-9))
      }
      expect(range.high / range.low).toBeGreaterThanOrEqual(apart * (1 - 1e-9))
      return (range.central === null) === apart > 10
    }),
  )
})

test('the map tells a coal miner, a bank and a company without a class apart', () => {
  const code = (own: string) => ({ level: 'division', code: own, title: own, parent_code: null }) as const
  const relevance = (division: string | null, subdivision: string | null, category: number) =>
    mapCategories(
      division === null
        ? null
        : {
            division: code(division),
            subdivision: subdivision === null ? null : code(subdivision),
            group: null,
            class: null,
          },
    ).find((one) => one.category === category)?.relevance
  expect([relevance('B', '06', 11), relevance('B', '08', 10), relevance('K', null, 15)]).toEqual([
    'relevant',
    'relevant',
    'relevant',
  ])
  expect([relevance('K', null, 4), relevance('K', null, 11)]).toEqual(['not_relevant', 'not_relevant'])
  expect([relevance(null, null, 11), relevance(null, null, 6)]).toEqual(['cannot_be_screened', 'relevant'])
})

test('sold fuel matters to a company of another class whose facilities mine coal', () => {
  const soldFuel = (groups: readonly string[]) =>
    mapCategories(null, groups).find(({ category }) => category === 11)
  expect(soldFuel(['080', '060'])).toMatchObject({
    relevance: 'relevant',
    reason: expect.stringContaining('group 060'),
  })
  expect(soldFuel(['080'])?.relevance).toBe('cannot_be_screened')
})
