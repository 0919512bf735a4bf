import { expect, test } from 'vitest'
import { printed } from '../working.ts'
import { compileMethod } from './compile.ts'
import { evaluate, type GivenValues, plain, reasonOf } from './evaluate.ts'
import type { Formula, MethodFormulas, Step } from './formula.ts'
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
  worstOf,
  yearEnding,
} from './terms.ts'

const METHOD: Omit<MethodFormulas, 'formulas'> = {
  schema: 'southerly/formulas/1',
  method: 'sample',
  version: '1.0.0',
  title: 'A sample',
  constants: {
    per_cent: { value: 100, unit: '%', label: 'Per cent', source: 'definition' },
    three: { value: 3, unit: '1', label: 'Three', source: 'definition' },
    half: { value: 0.5, unit: '1', label: 'Half', source: 'definition' },
    next_year: { value: 1, unit: 'year', label: 'One year', source: 'definition' },
  },
  tables: {
    levels: { label: 'Levels', source: 'this method', levels: ['low', 'high', 'extreme'] },
    sizes: {
      label: 'Sizes',
      source: 'this method',
      unit: 't',
      bands: [
        { name: 'low', upper: 10, upper_inclusive: true, meaning: 'Little.' },
        { name: 'high', upper: 20, upper_inclusive: false, meaning: 'Much.' },
        { name: 'extreme', upper: null, upper_inclusive: false, meaning: 'Very much.' },
      ],
    },
    shares: {
      label: 'Shares',
      source: 'this method',
      columns: { share: '1' },
      rows: { red: { share: 0.25 } },
    },
  },
}

const GIVEN: Formula['given'] = {
  a: { label: 'A', unit: 't' },
  b: { label: 'B', unit: 't' },
  none: { label: 'Not known', unit: 't' },
  colour: { label: 'Colour', unit: 'text' },
  years: {
    label: 'Years',
    columns: {
      reporting_year: { label: 'Year', unit: 'text' },
      tonnes: { label: 'Tonnes', unit: 't' },
      level: { label: 'Level', unit: 'text' },
    },
  },
  parts: { label: 'Parts of a year', within: 'years', columns: { share: { label: 'Share', unit: '1' } } },
}

const VALUES: GivenValues = {
  a: printed(12, []),
  b: 4,
  colour: 'red',
  years: [
    { reporting_year: '2020-21', tonnes: 10, level: 'low', parts: [{ share: 0.5 }, { share: 0.5 }] },
    { reporting_year: '2021-22', tonnes: null, level: null },
    { reporting_year: '2022-23', tonnes: 30, level: 'high', parts: [{ share: 0.25 }] },
  ],
}

const methodWith = (steps: readonly Step[], rest: Partial<Formula> = {}): MethodFormulas => ({
  ...METHOD,
  formulas: { sample: { title: 'Sample', given: GIVEN, steps, outputs: [], ...rest } },
})

const evaluated = (steps: readonly Step[], rest: Partial<Formula> = {}, values = VALUES) =>
  evaluate(compileMethod(methodWith(steps, rest)).get('sample')!, values)

const figure = (unit: string, is: Term): Step => ({ figure: 'found', label: 'Found', unit, is })

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
  [worst([text('low'), text('high')], 'levels', 2), 'text', 'low'],
  [raise(text('low'), 2, text('high'), 'levels'), 'text', 'high'],
  [sum('years.tonnes', 'known'), 't', 40],
  [mean('years.tonnes', 'known'), 't', 20],
  [lowest('years.tonnes', 'known'), 't', 10],
  [highest('years.tonnes', 'known'), 't', 30],
  [deviation('years.tonnes', 'known'), 't', Math.sqrt(200)],
  [nthHighest('years.tonnes', 2), 't', 10],
  [count('years.tonnes'), '1', 2],
  [countOf('years.level', text('low')), '1', 1],
  [worstOf('years.level', 'levels'), 'text', 'high'],
  [quantile('years.tonnes', 'half'), 't', 20],
  [percentile('a', 'years.tonnes'), '%', 50],
  [cell('years.tonnes', { reporting_year: text('2022-23') }), 't', 30],
  [yearEnding(text('2029-30')), 'year', 2030],
  [reportingYear(add(yearEnding(text('2028-29')), 'next_year')), 'text', '2029-30'],
  [studentT('half', 'three'), '1', 0],
])('%j in %s is %j', (term, unit, value) => {
  expect(plain(evaluated([figure(unit, term)]).value('found'))).toBe(value)
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
  const value = evaluated([figure(unit, term)]).value('found')
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

test('a curve gives what lies between its points, and nothing beyond its ends', () => {
  const given: Formula['given'] = {
    x: { label: 'X', unit: 'degC' },
    curve: {
      label: 'Curve',
      columns: { shift: { label: 'Shift', unit: 'degC' }, days: { label: 'Days', unit: 'days' } },
    },
  }
  const at = (x: number) =>
    evaluated(
      [figure('days', interpolate('x', 'curve.shift', 'curve.days'))],
      { given },
      {
        x,
        curve: [
          { shift: 0, days: 4 },
          { shift: 1, days: 10 },
        ],
      },
    ).value('found')
  expect([at(0), at(0.5), at(1)]).toEqual([4, 7, 10])
  expect(reasonOf(at(1.1))).toBe('beyond_the_curve')
})

test.each<[string, Step[], Partial<MethodFormulas>, string]>([
  [
    'an unknown term',
    [figure('t', { median_of_medians: ['a'] })],
    {},
    'sample, found: the term median_of_medians is not known',
  ],
  ['an unknown name', [figure('t', 'c')], {}, 'found: c is neither given'],
  ['a wrong unit', [figure('kg', add('a', 'b'))], {}, 'found: it is in t, not in kg'],
  ['units that do not go together', [figure('t', add('a', 'three'))], {}, 'found: t does not go with 1'],
  [
    'a number without a source',
    [figure('%', product(100, ratio('a', 'b')))],
    {},
    'the number 100 has no source',
  ],
  [
    'a circle',
    [figure('t', add('a', 'later')), { figure: 'later', label: 'Later', unit: 't', is: add('found', 'b') }],
    {},
    'found: it needs later, which is computed from it or after it',
  ],
  ['a figure that needs itself', [figure('t', add('found', 'a'))], {}, 'it needs found'],
  ['a name that is taken', [{ figure: 'a', label: 'A', unit: 't', is: 'b' }], {}, 'a: the name is taken'],
  ['too many terms', [figure('t', subtract('a', 'b', 'b'))], {}, 'subtract takes 2 terms, not 3'],
  [
    'a band of another measure',
    [figure('text', band(ratio('a', 'b'), 'sizes'))],
    {},
    'must be in t, not in 1',
  ],
  [
    'a constant without a source',
    [],
    { constants: { lost: { value: 1, unit: 't', label: 'Lost', source: ' ' } } },
    'formulas of sample 1.0.0: the constant lost has no source',
  ],
  [
    'bands that do not rise',
    [],
    {
      tables: {
        sizes: {
          label: 'Sizes',
          source: 'this method',
          unit: 't',
          bands: [
            { name: 'low', upper: 10, upper_inclusive: true, meaning: '' },
            { name: 'high', upper: 5, upper_inclusive: false, meaning: '' },
            { name: 'extreme', upper: null, upper_inclusive: false, meaning: '' },
          ],
        },
      },
    },
    'table sizes: the band after low does not end above 10',
  ],
])('%s is refused with its place', (_, steps, rest, message) => {
  expect(() => compileMethod({ ...methodWith(steps), ...rest })).toThrow(message)
})

test('what does not fit the formula is refused, not computed with', () => {
  expect(() => evaluated([], {}, { a: 'twelve' })).toThrow('sample, a: "twelve" is not a number')
  expect(() => evaluated([], {}, { a: Number.NaN })).toThrow('is not a number')
  expect(() => evaluated([], {}, { years: [{ reporting_year: 2021 }] })).toThrow(
    'years.reporting_year: 2021 is not a text',
  )
})

test('a method has one hash, whatever the order of its members', () => {
  const { schema: _, ...rest } = methodWith([figure('t', add('a', 'b'))])
  const turned = Object.fromEntries(Object.entries(rest).toReversed()) as typeof rest
  expect(new PublishedMethod(turned).sha256).toBe(new PublishedMethod(rest).sha256)
  expect(new PublishedMethod(rest).sha256).toMatch(/^[\da-f]{64}$/)
})
