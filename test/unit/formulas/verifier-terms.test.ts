import { expect, test } from 'vitest'
import { evaluatePublished } from '../../../src/reports/verifier/formula/evaluate-published.ts'
import { VALUES } from '../../support/sample-formulas.ts'
import { column, counting, evaluated, figure, LOW_HIGH, text, withFormula } from './sample-method.ts'

test.each<[term: unknown, value: unknown]>([
  [{ add: ['a', 'b', 'b'] }, 20],
  [{ subtract: ['a', 'b'] }, 8],
  [{ product: ['per_cent', { ratio: ['a', 'b'] }] }, 300],
  [{ root: [{ product: ['a', 'a'] }] }, 12],
  [{ square: ['a'] }, 144],
  [{ power: [{ ratio: ['a', 'b'] }, 2] }, 9],
  [{ exp: [{ ln: ['three'] }] }, Math.exp(Math.log(3))],
  [{ hypotenuse: ['three', 'b'] }, 5],
  [{ absolute: [{ subtract: ['b', 'a'] }] }, 8],
  [{ floor: [{ product: ['three', 'half'] }] }, 1],
  [{ smallest: ['a', 'b'] }, 4],
  [{ largest: [0, { subtract: ['b', 'a'] }] }, 0],
  [{ less: ['a', 'b'] }, false],
  [{ less: [text('a'), text('b')] }, true],
  [{ all: [{ at_least: ['a', 'b'] }, { at_most: ['b', 'a'] }, { greater: ['a', 'b'] }] }, true],
  [{ any: [{ not: [{ greater: ['a', 'b'] }] }, { equal: ['colour', text('red')] }] }, true],
  [{ one_of: ['colour', text('blue red')] }, true],
  [{ one_of: [text('re'), text('blue red')] }, false],
  [{ when: { greater: ['a', 'b'] }, give: 'a', otherwise: { absent: 'too_small' } }, 12],
  [{ otherwise: 'b', give: 'a', when: { less: ['a', 'b'] } }, 4],
  [{ is_missing: ['none'] }, true],
  [{ first_known: ['none', 'b'] }, 4],
  [{ band: 'a', in: 'sizes' }, 'high'],
  [{ band: { subtract: ['a', 2] }, in: 'sizes' }, 'low'],
  [{ lookup: 'colour', in: 'shares', give: 'share' }, 0.25],
  [{ worst: LOW_HIGH, in: 'levels' }, 'high'],
  [{ level_number: text('high'), in: 'levels' }, 2],
  [{ level_at: 'three', in: 'levels' }, 'extreme'],
  [{ nth_highest: 'years.tonnes', place: 2 }, 10],
  [{ raise: text('low'), by: 2, ceiling: text('high'), in: 'levels' }, 'high'],
  [{ sum: 'years.tonnes', known: true }, 40],
  [{ sum: 'parts.share' }, 1.25],
  [{ mean: 'years.tonnes', known: true }, 20],
  [{ lowest: 'years.tonnes', known: true }, 10],
  [{ highest: 'years.tonnes', known: true }, 30],
  [{ deviation: 'years.tonnes', known: true }, Math.sqrt(200)],
  [{ squares: 'years.tonnes', known: true }, 200],
  [{ sum: 'years.tonnes', known: true, where: { level: text('low') } }, 10],
  [{ slope: 'curve.days', over: 'curve.shift' }, 6],
  [{ r_squared: 'curve.days', over: 'curve.shift' }, 1],
  [{ count: 'years.tonnes' }, 2],
  [{ count: 'years.level', equal_to: text('low') }, 1],
  [{ quantile: 'years.tonnes', at: 'half' }, 20],
  [{ percentile: 'a', among: 'years.tonnes' }, 50],
  [{ cell: 'years.tonnes', where: { reporting_year: text('2022-23') } }, 30],
  [{ interpolate: 0, from: 'curve.shift', to: 'curve.days' }, 4],
  [{ interpolate: 'half', from: 'curve.shift', to: 'curve.days' }, 7],
  [{ interpolate: 1, from: 'curve.shift', to: 'curve.days' }, 10],
  [{ year_ending: [text('2029-30')] }, 2030],
  [{ reporting_year: [{ add: [{ year_ending: [text('2028-29')] }, 'next_year'] }] }, '2029-30'],
  [{ student_t: ['half', 'three'] }, 0],
  [{ sum: 'years.tonnes', where: { reporting_year: text('2022-23') } }, 30],
  [{ sum: 'years.tonnes', where: { reporting_year: text('1999-00') } }, 0],
  [{ year_of: [text('2025-06-30')] }, 2025],
  [{ month_of: [text('2025-06-30')] }, 6],
  [{ day_number: [text('1970-01-02')] }, 1],
  [{ first_day: [{ year_of: [text('1972-06-30')] }, { month_of: [text('1970-03-01')] }] }, 790],
])('%j is %j', (term, value) => {
  expect(evaluated([figure(term)])).toEqual({ found: value })
})

test.each<[term: unknown]>([
  [{ add: ['a', 'none'] }],
  [{ ratio: ['a', { subtract: ['b', 'b'] }] }],
  [{ ln: [{ subtract: ['b', 'a'] }] }],
  [{ root: [{ subtract: ['b', 'a'] }] }],
  [{ when: { less: ['a', 'b'] }, give: 'a', otherwise: { absent: 'too_large' } }],
  [{ when: { less: ['a', 'none'] }, give: 'a', otherwise: 'b' }],
  [{ first_known: [] }],
  [{ sum: 'years.tonnes' }],
  [{ mean: 'counted.n' }],
  [{ deviation: 'curve.none', known: true }],
  [{ cell: 'years.tonnes', where: { reporting_year: text('1999-00') } }],
  [{ cell: 'years.tonnes', where: { reporting_year: text('2021-22') } }],
  [{ lookup: text('constructor'), in: 'shares', give: 'share' }],
  [{ lookup: text('__proto__'), in: 'shares', give: 'share' }],
  [{ nth_highest: 'years.tonnes', place: 'three' }],
  [{ nth_highest: 'years.tonnes', place: 'half' }],
  [{ quantile: 'years.tonnes', at: 2 }],
  [{ interpolate: 2, from: 'curve.shift', to: 'curve.days' }],
  [{ raise: text('lost'), by: 1, ceiling: text('high'), in: 'levels' }],
  [{ year_ending: [text('n/a')] }],
  [{ year_ending: [text('2029-31')] }],
  [{ reporting_year: ['half'] }],
  [{ student_t: [1, 'three'] }],
  [{ day_number: [text('2025-02-29')] }],
  [{ year_of: [text('0000-01-01')] }],
  [{ first_day: ['half', 'three'] }],
  [{ sum: 'years.tonnes', where: { reporting_year: { absent: 'unknown' } } }],
  [{ student_t: ['half', 'half'] }],
  // Numbers beyond what a double holds.
  [{ add: ['huge', 'huge'] }],
  [{ power: ['huge', 2] }],
  [{ exp: ['huge'] }],
  [{ sum: 'curve.huge' }],
  [{ mean: 'curve.huge' }],
  [{ deviation: 'curve.huge' }],
  [{ quantile: 'curve.wide', at: 'half' }],
  [{ interpolate: 'half', from: 'curve.shift', to: 'curve.wide' }],
])('%j is not known', (term) => {
  const before = [
    column('curve.huge', 'huge'),
    column('curve.none', { absent: 'never' }),
    column('curve.wide', {
      when: { less: ['.shift', 1] },
      give: { subtract: [0, 'huge'] },
      otherwise: 'huge',
    }),
    counting(1, 0),
  ]
  expect(evaluated([...before, figure(term)])).toEqual({ found: null })
})

const LISTS = {
  outputs: ['total', 'three', 'a'],
  lists: {
    years: {
      table: 'years',
      columns: { year: 'year', t: 'counted' },
      known: 'tonnes',
      order: ['tonnes'],
      within: { ahead: { table: 'counted', columns: { year: 'n' } } },
    },
  },
}
const STEPS = [
  column('years.year', { year_ending: ['.reporting_year'] }),
  column('parts.tonnes', { product: ['^.tonnes', '.share'] }),
  column('years.counted', { sum: 'parts.tonnes', known: true }),
  counting({ add: ['.year', 'next_year'] }, { year_ending: [text('2023-24')] }, 'years'),
  figure({ sum: 'parts.tonnes', known: true }, 'total'),
]
const GIVES = {
  total: 17.5,
  three: 3,
  a: 12,
  years: [
    { year: 2021, t: 10, ahead: [{ year: 2022 }, { year: 2023 }, { year: 2024 }] },
    { year: 2023, t: 7.5, ahead: [{ year: 2024 }] },
  ],
}

test('rows have columns, hold rows of their own, and leave as lists', () => {
  expect(evaluated(STEPS, LISTS)).toEqual(GIVES)
})

test('a table takes the rows of another that meet a condition, for each row that holds them', () => {
  const taken = {
    table: 'later',
    label: 'Later years',
    within: 'curve',
    of: 'years',
    columns: ['reporting_year', 'tonnes'],
    where: { greater: ['.tonnes', { product: ['^.days', 2] }] },
  }
  const lists = {
    curve: {
      table: 'curve',
      columns: { days: 'days' },
      within: { later: { table: 'later', columns: { t: 'tonnes' } } },
    },
  }
  expect(evaluated([taken], { outputs: [], lists })).toEqual({
    curve: [
      { days: 4, later: [{ t: 10 }, { t: 30 }] },
      { days: 10, later: [{ t: 30 }] },
    ],
  })
})

test('the order of members, which a hash does not cover, changes nothing', () => {
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .map(([name, part]) => [name, turned(part)])
              .toReversed(),
          )
        : value
  expect(evaluatePublished(turned(withFormula(STEPS, LISTS)), 'sample', VALUES)).toEqual(GIVES)
})
