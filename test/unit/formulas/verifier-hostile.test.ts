import { expect, test } from 'vitest'
import { evaluatePublished } from '../../../src/reports/verifier/formula/evaluate-published.ts'
import { Work } from '../../../src/reports/verifier/formula/work.ts'
import { VALUES } from '../../support/sample-formulas.ts'
import { column, counting, evaluated, figure, LOW_HIGH, withFormula } from './sample-method.ts'

test.each<[what: string, term: unknown, message: string]>([
  ['an unknown term', { median_of_medians: ['a'] }, 'found: the term median_of_medians is not known'],
  ['an inherited term', { constructor: ['a'] }, 'the term constructor is not known'],
  ['the prototype', JSON.parse('{"__proto__": {"add": [1, 2]}}'), 'the term __proto__ is not known'],
  ['no member', {}, 'is not known'],
  ['two terms in one', { sum: 'years.tonnes', mean: 'years.tonnes' }, 'the term sum takes no mean'],
  ['a member too many', { add: [1, 2], known: true }, 'the term add takes no known'],
  ['a list', ['a'], 'a term is not an object'],
  ['a missing branch', { when: { less: ['a', 'b'] }, give: 'a' }, 'a term is not an object'],
  ['an unknown name', 'lost', 'lost is not known'],
  ['an inherited name', 'constructor', 'constructor is not known'],
  ['the name of a table', 'years', 'years is not known'],
  ['a cell outside a row', '.tonnes', '.tonnes is not known'],
  ['an unknown column', { sum: 'years.constructor' }, 'there is no column years.constructor'],
  ['a column of a column', { sum: 'years.tonnes.x' }, 'there is no column'],
  [
    'an unknown table',
    { lookup: 'colour', in: 'constructor', give: 'share' },
    'no table constructor of rows',
  ],
  ['another kind of table', { band: 'a', in: 'levels' }, 'no table levels of bands'],
  ['an inherited column', { lookup: 'colour', in: 'shares', give: 'constructor' }, 'no column constructor'],
  ['a number without a name', { product: [100, 'a'] }, 'the number 100 is not a constant'],
  ['too many terms', { subtract: ['a', 'b', 'b'] }, 'subtract does not take 3 terms'],
  ['texts that are added', { add: ['colour', 'colour'] }, 'add takes numbers'],
  ['texts in a sum', { sum: 'years.level', known: true }, 'not a column of numbers'],
  ['a number and a text', { equal: ['a', 'colour'] }, 'equal takes two of a kind'],
  ['a condition that is a number', { when: 1, give: 'a', otherwise: 'b' }, 'neither true nor false'],
  ['a place', { worst: LOW_HIGH, in: 'levels', place: 3 }, 'the term worst takes no place'],
  ['a curve of two tables', { interpolate: 1, from: 'curve.shift', to: 'years.tonnes' }, 'of one table'],
  ['degrees without end', { student_t: ['half', 'billion'] }, 'at most 10000 degrees'],
])('%s is refused', (_, term, message) => {
  expect(() => evaluated([figure(term)])).toThrow(message)
})

test.each<[what: string, steps: unknown[], rest: object | undefined, message: string]>([
  ['a step after it', [figure('later'), figure('a', 'later')], undefined, 'later is not known'],
  ['a name that is taken', [figure('b', 'a')], undefined, 'a: the name is taken'],
  ['a column of itself', [column('years.x', { sum: 'years.x' })], undefined, 'there is no column years.x'],
  ['a step of two kinds', [{ ...figure('a'), table: 't' }], undefined, 'one figure, one column or one table'],
  ['an unknown output', [], { outputs: ['constructor'] }, 'there is no figure constructor'],
  ['an unknown list', [], { lists: { x: { table: 'lost', columns: {} } } }, 'there is no table lost'],
  [
    'a list within a stranger',
    [],
    { lists: { x: { table: 'curve', columns: {}, within: { y: { table: 'parts', columns: {} } } } } },
    'the table parts is not within curve',
  ],
  [
    'a table within itself',
    [],
    { given: { t: { within: 't', columns: {} } } },
    'the table t is within itself',
  ],
  [
    'a condition on the rows that it decides',
    [
      {
        table: 't',
        label: 'T',
        of: 'years',
        columns: ['tonnes'],
        where: { less: [{ count: 't.tonnes' }, 1] },
      },
    ],
    { outputs: [] },
    'there is no column t.tonnes',
  ],
  ['rows without end', [counting(0, 'billion')], undefined, 'counted: it counts 1000000001 rows'],
  ['rows that do not move on', [counting('huge', 'huge')], undefined, 'it counts whole numbers'],
])('%s is refused', (_, steps, rest, message) => {
  expect(() => evaluated(steps, rest)).toThrow(message)
})

test('rows that many rows count are refused together', () => {
  const rows = Array.from({ length: 60 }, () => ({ shift: 1, days: 1 }))
  const hundred = { subtract: ['per_cent', 1] }
  expect(() => evaluated([counting(0, hundred, 'curve')], { outputs: [] }, { curve: rows })).toThrow(
    'it counts 5100 rows',
  )
})

test('no formula runs for ever', () => {
  const rows = Array.from({ length: 300 }, (_, shift) => ({ shift, days: 1 }))
  const square = [column('curve.found', { cell: 'curve.days', where: { shift: '.shift' } })]
  expect(() => evaluated(square, { outputs: [] }, { curve: rows }, new Work(50_000))).toThrow('more steps')
  let deep: unknown = 'a'
  for (let level = 0; level < 100_000; level += 1) deep = { absolute: [deep] }
  expect(() => evaluated([figure(deep)])).toThrow('nested too deeply')
})

test('what does not fit the formula is refused, not computed with', () => {
  expect(() => evaluated([], {}, { a: 'twelve' })).toThrow('a is given as something else than a number')
  expect(() => evaluated([], {}, { a: Number.POSITIVE_INFINITY })).toThrow('something else than a number')
  expect(() => evaluated([], {}, { years: [{ reporting_year: 2021 }] })).toThrow('years.reporting_year')
  expect(() => evaluated([], {}, { years: { length: 1 } })).toThrow('the table years is not a list')
  expect(() => evaluated([], {}, { years: [null] })).toThrow('a row of years is not an object')
  expect(() => evaluated([], {}, null)).toThrow('what the formula is given is not an object')
  expect(() => evaluatePublished(withFormula([]), 'constructor', VALUES)).toThrow('no formula constructor')
  expect(() => evaluatePublished({ ...withFormula([]), schema: 'other' }, 'sample', VALUES)).toThrow(
    'not written as',
  )
  expect(() => evaluatePublished(null, 'sample', VALUES)).toThrow('the method is not an object')
})
