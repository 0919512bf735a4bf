import { expect, test } from 'vitest'
import { figureStep, sampleMethod, VALUES } from '../../../test/support/sample-formulas.ts'
import { compileMethod } from './compile.ts'
import { evaluate, reasonOf } from './evaluate.ts'
import type { Formula, Step } from './formula.ts'
import type { GivenValues } from './given.ts'
import { plain } from './list-output.ts'
import { PublishedMethod } from './published.ts'
import {
  absent,
  add,
  all,
  any,
  atLeast,
  atMost,
  band,
  cell,
  count,
  countOf,
  deviation,
  equal,
  exp,
  firstKnown,
  floor,
  greater,
  highest,
  hypotenuse,
  interpolate,
  isMissing,
  largest,
  less,
  levelAt,
  levelNumber,
  ln,
  lookup,
  lowest,
  mean,
  not,
  nthHighest,
  percentile,
  power,
  product,
  quantile,
  raise,
  ratio,
  reportingYear,
  root,
  smallest,
  square,
  studentT,
  subtract,
  sum,
  type Term,
  text,
  when,
  worst,
  yearEnding,
} from './terms.ts'

const GIVEN_X: Formula['given'] = { x: { label: 'X', unit: '1' } }

const evaluated = (steps: readonly Step[], rest: Partial<Formula> = {}, values: GivenValues = VALUES) =>
  evaluate(compileMethod(sampleMethod(steps, rest)).get('sample')!, values)

test.each<[Term, string, unknown]>([
  [add('a', 'b', 'b'), 't', 20],
  [subtract('a', 'b'), 't', 8],
  [product('per_cent', ratio('a', 'b')), '%', 300],
  [product('a', 'b'), 't^2', 48],
  [root(product('a', 'a')), 't', 12],
  [square('a'), 't^2', 144],
  [power(ratio('a', 'b'), 2), '1', 9],
  [exp(ln(ratio('a', 'b'))), '1', Math.exp(Math.log(3))],
  [hypotenuse('a', 'b'), 't', Math.hypot(12, 4)],
  [floor(product('a', 'half')), 't', 6],
  [smallest('a', 'b'), 't', 4],
  [largest(0, subtract('b', 'a')), 't', 0],
  [less('a', 'b'), 'truth', false],
  [all(atLeast('a', 'b'), atMost('b', 'a'), greater('a', 'b')), 'truth', true],
  [any(not(greater('a', 'b')), equal('colour', text('red'))), 'truth', true],
  [when(greater('a', 'b'), 'a', absent('too_small')), 't', 12],
  [isMissing('none'), 'truth', true],
  [firstKnown('none', 'b'), 't', 4],
  [band('a', 'sizes'), 'text', 'high'],
  [lookup('colour', 'shares', 'share'), '1', 0.25],
  [worst([text('low'), text('high')], 'levels'), 'text', 'high'],
  [levelNumber(text('high'), 'levels'), '1', 2],
  [levelAt('three', 'levels'), 'text', 'extreme'],
  [raise(text('low'), 2, text('high'), 'levels'), 'text', 'high'],
  [sum('years.tonnes', 'known'), 't', 40],
  [mean('years.tonnes', 'known'), 't', 20],
  [lowest('years.tonnes', 'known'), 't', 10],
  [highest('years.tonnes', 'known'), 't', 30],
  [deviation('years.tonnes', 'known'), 't', Math.sqrt(200)],
  [nthHighest('years.tonnes', 2), 't', 10],
  [count('years.tonnes'), '1', 2],
  [countOf('years.level', text('low')), '1', 1],
  [quantile('years.tonnes', 'half'), 't', 20],
  [percentile('a', 'years.tonnes'), '%', 50],
  [cell('years.tonnes', { reporting_year: text('2022-23') }), 't', 30],
  [yearEnding(text('2029-30')), 'year', 2030],
  [reportingYear(add(yearEnding(text('2028-29')), 'next_year')), 'text', '2029-30'],
  [studentT('half', 'three'), '1', 0],
])('%j in %s is %j', (term, unit, value) => {
  expect(plain(evaluated([figureStep(unit, term)]).value('found'))).toBe(value)
})

test.each<[Term, string, string]>([
  [add('a', 'none'), 't', 'not_given'],
  [ratio('a', subtract('b', 'b')), '1', 'divided_by_zero'],
  [ln(ratio(subtract('b', 'a'), 'b')), '1', 'not_a_number'],
  [root(subtract('b', 'a')), 't^0.5', 'not_a_number'],
  [when(less('a', 'b'), 'a', absent('too_large')), 't', 'too_large'],
  [when(less('a', 'none'), 'a', 'b'), 't', 'not_given'],
  [sum('years.tonnes'), 't', 'not_given'],
  [cell('years.tonnes', { reporting_year: text('1999-00') }), 't', 'not_found'],
  [lookup(text('constructor'), 'shares', 'share'), '1', 'not_found'],
  [nthHighest('years.tonnes', 'three'), 't', 'no_rows'],
])('%j is absent: %s, %s', (term, unit, reason) => {
  const value = evaluated([figureStep(unit, term)]).value('found')
  expect(reasonOf(value)).toBe(reason)
})

test('rows have columns, hold rows of their own, and leave as lists', () => {
  const found = evaluated(
    [
      { column: 'years.year', label: 'Year', unit: 'year', is: yearEnding('.reporting_year') },
      { column: 'parts.tonnes', label: 'Tonnes', unit: 't', is: product('^.tonnes', '.share') },
      { column: 'years.counted', label: 'Counted', unit: 't', is: sum('parts.tonnes', 'known') },
      {
        table: 'ahead',
        label: 'Years ahead',
        within: 'years',
        counts: {
          column: 'year',
          label: 'Year',
          unit: 'year',
          from: add('.year', 'next_year'),
          to: yearEnding(text('2023-24')),
        },
      },
      { figure: 'total', label: 'Total', unit: 't', is: sum('parts.tonnes', 'known') },
    ],
    {
      outputs: ['total'],
      lists: {
        years: {
          table: 'years',
          columns: { year: 'year', t: 'counted' },
          known: 'tonnes',
          order: ['tonnes'],
          within: { ahead: { table: 'ahead', columns: { year: 'year' } } },
        },
      },
    },
  )
  expect(found.number('total')).toBe(17.5)
  expect(found.list('years')).toEqual([
    { year: 2021, t: 10, ahead: [{ year: 2022 }, { year: 2023 }, { year: 2024 }] },
    { year: 2023, t: 7.5, ahead: [{ year: 2024 }] },
  ])
})

test('rows may be listed', () => {
  const found = evaluated([
    {
      table: 'ends',
      label: 'Ends',
      columns: { end: { label: 'End', unit: 'text' }, tonnes: { label: 'Tonnes', unit: 't' } },
      rows: [
        { end: text('low'), tonnes: 'b' },
        { end: text('high'), tonnes: add('a', 'b') },
        { end: text('open'), tonnes: 'none' },
      ],
    },
    figureStep('t', highest('ends.tonnes', 'known')),
  ])
  expect(found.number('found')).toBe(16)
})

test('a curve gives what lies between its points, and nothing beyond its ends', () => {
  const at = (x: number) =>
    evaluated(
      [figureStep('days', interpolate('x', 'curve.shift', 'curve.days'))],
      { given: { ...GIVEN_X, ...sampleMethod([]).formulas['sample']!.given } },
      { ...VALUES, x },
    ).value('found')
  expect([at(0), at(0.5), at(1)]).toEqual([4, 7, 10])
  expect(reasonOf(at(1.1))).toBe('beyond_the_curve')
})

test('what does not fit the formula is refused, not computed with', () => {
  expect(() => evaluated([], {}, { a: 'twelve' })).toThrow('sample, a: "twelve" is not a number')
  expect(() => evaluated([], {}, { a: Number.NaN })).toThrow('is not a number')
  expect(() => evaluated([], {}, { years: [{ reporting_year: 2021 }] })).toThrow(
    'years.reporting_year: 2021 is not a text',
  )
})

test('a method has one hash, whatever the order of its members', () => {
  const { schema: _, ...rest } = sampleMethod([figureStep('t', add('a', 'b'))])
  const turned = Object.fromEntries(Object.entries(rest).toReversed()) as typeof rest
  expect(new PublishedMethod(turned).sha256).toBe(new PublishedMethod(rest).sha256)
  expect(new PublishedMethod(rest).sha256).toMatch(/^[\da-f]{64}$/)
})
