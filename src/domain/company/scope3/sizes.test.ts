import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combine, estimate } from './estimators.ts'
import { mapCategories } from './relevance.ts'
import { companyRates, employeesOfBand, type SizeInput, sizesOf } from './sizes.ts'

const size: SizeInput = {
  division: 'C',
  classes: ['111', '11'],
  employers: [],
  income: null,
  deflator: { ratio: 1, base_year: '2014-15', evidence: [] },
  emissions: { tonnes: 117_000, evidence: [] },
}
const employer = (band: string, division: string) => ({ name: band, band, division, evidence: [] })

test.each([
  ['250-499', { low: 250, central: Math.sqrt(250 * 499), high: 499 }],
  ['500- 999', { low: 500, central: Math.sqrt(500 * 999), high: 999 }],
  ['<250', { low: 50, central: 125, high: 250 }],
  ['5,000+', { low: 5000, central: 12_000, high: 60_000 }],
  ['604', { low: 604, central: 604, high: 604 }],
  ['unknown', null],
])('a band of %s', (band, range) => {
  expect(employeesOfBand(band)).toEqual(range)
})

test('rates follow what the staff do, not what the group emits in', () => {
  const own = companyRates({ ...size, employers: [employer('100', 'G'), employer('300', 'C')] })
  expect(own?.travel.t_per_employee).toBeCloseTo(0.25 * 0.18 + 0.75 * 0.48, 12)
  expect(companyRates(size)?.travel.t_per_employee).toBe(0.48)
  expect(companyRates({ ...size, division: null })).toBeNull()
})

test('emissions are a measure of size only where one of the others is missing', () => {
  const measures = (more: Partial<SizeInput>) => {
    const input = { ...size, ...more }
    return sizesOf(input, companyRates(input)).map(({ measure }) => measure)
  }
  const income = { aud: 8e8, income_year: '2023-24', evidence: [] }
  expect(measures({})).toEqual(['emissions'])
  expect(measures({ income })).toEqual(['income', 'emissions'])
  expect(measures({ income, employers: [employer('1000-4999', 'C')] })).toEqual(['head_count', 'income'])
  expect(measures({ income, deflator: null })).toEqual(['emissions'])
})

test('emissions count by the class, and not at all where reporters of the division are too far apart', () => {
  const rate = (more: Partial<SizeInput>) => companyRates({ ...size, ...more })?.emissions?.t_per_employee
  expect(rate({ classes: ['213', '21'] })).toBe(950)
  expect(rate({ classes: ['261', '26'], division: 'D' })).toBe(2280)
  expect(rate({ classes: ['263', '26'], division: 'D' })).toBeUndefined()
  expect(rate({ classes: [] })).toBeUndefined()
  expect(rate({ classes: ['101', '10'], division: 'B' })).toBe(470)
})

test('a range holds every estimator and is never narrower than they disagree', () => {
  const amount = fc.double({ min: 1e-3, max: 1e9, noNaN: true })
  const factor = fc.double({ min: 1, max: 10, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, factor), { minLength: 2, maxLength: 4 }), (pairs) => {
      const all = pairs.map(([central, amount_factor]) =>
        estimate('income', { amount: central, amount_factor, rate: 1, rate_factor: 1, note: '', inputs: [] }),
      )
      const { range, apart } = combine(all)!
      for (const { emissions_t } of all) {
        expect(emissions_t.central).toBeGreaterThanOrEqual(range.low * (1 - 1e-9))
        expect(emissions_t.central).toBeLessThanOrEqual(range.high * (1 + 1e-9))
      }
      expect(range.high / range.low).toBeGreaterThanOrEqual(apart * (1 - 1e-9))
      expect(range.central === null).toBe(apart > 10)
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
