import { expect, test } from 'vitest'
import { figureStep, sampleMethod, VALUES } from '../../../test/support/sample-formulas.ts'
import { Stated, type WorkingArgument } from '../working.ts'
import { compileMethod } from './compile.ts'
import { evaluate, evaluateRows, reasonOf } from './evaluate.ts'
import type { Formula } from './formula.ts'
import type { GivenValues } from './given.ts'
import { plain } from './list-output.ts'
import { absent, dayNumber, firstDay, monthOf, sum, sumWhere, type Term, text, yearOf } from './terms.ts'
import { stepsInWords } from './words.ts'

const valueOf = (unit: string, term: Term, rest: Partial<Formula> = {}, values: GivenValues = VALUES) =>
  evaluate(compileMethod(sampleMethod([figureStep(unit, term)], rest)).get('sample')!, values).value('found')

const day = text('2024-02-29')

test.each<[Term, string, number]>([
  [yearOf(day), 'year', 2024],
  [monthOf(day), 'month', 2],
  [dayNumber(text('1970-01-01')), 'days', 0],
  [dayNumber(day), 'days', 19_782],
  [firstDay(yearOf(day), monthOf(day)), 'days', 19_754],
  [sumWhere('years.tonnes', { reporting_year: text('2022-23') }), 't', 30],
  [sumWhere('years.tonnes', { reporting_year: text('1999-00') }), 't', 0],
])('%j in %s is %d', (term, unit, value) => {
  expect(plain(valueOf(unit, term))).toBe(value)
})

test.each<[Term, string, string]>([
  [yearOf(text('2025-02-29')), 'year', 'not_a_number'],
  [sumWhere('years.tonnes', { reporting_year: absent('no_year') }), 't', 'no_year'],
  // The one row that is meant has no figure, which is not zero.
  [sumWhere('years.tonnes', { reporting_year: text('2021-22') }), 't', 'not_given'],
])('%j in %s is absent: %s', (term, unit, reason) => {
  expect(reasonOf(valueOf(unit, term))).toBe(reason)
})

test('a column may be deep within the rows of a record', () => {
  const place = { record: 'some_record', pointer: '/loads' }
  const given: Formula['given'] = {
    loads: {
      label: 'Loads',
      columns: {
        tonnes: { label: 'Tonnes', unit: 't', at: '/amount/t' },
        end: { label: 'End', unit: 'text', at: '/period/end' },
      },
    },
  }
  const loads = new Stated([{ amount: { t: 3 }, period: { end: '2025-06-30' } }, { amount: { t: 4 } }], place)
  expect(valueOf('t', sum('loads.tonnes'), { given }, { loads })).toBe(7)
  expect(valueOf('t', sumWhere('loads.tonnes', { end: text('2025-06-30') }), { given }, { loads })).toBe(3)
})

test('words say which rows a sum is over', () => {
  const { formulas } = sampleMethod([
    figureStep('t', sumWhere('years.tonnes', { reporting_year: text('2022-23') })),
  ])
  expect(stepsInWords(formulas['sample']!).map(({ formula }) => formula)).toEqual([
    'sum of years.tonnes where reporting_year = "2022-23"',
  ])
})

test('some rows of one evaluation give another what the same rows give it themselves', () => {
  const { years } = sampleMethod([]).formulas['sample']!.given
  const compiled = compileMethod(
    sampleMethod([figureStep('t', sum('years.tonnes', 'known'))], { given: { years: years! } }),
  ).get('sample')!
  const rows = [2, 1]
  const given = VALUES['years'] as readonly WorkingArgument[]
  const apart = evaluate(compiled, { years: rows.map((row) => given[row]!) }).value('found')
  const of = evaluate(compiled, { years: given })
  expect(evaluateRows(compiled, { of, table: 'years', rows }).value('found')).toEqual(apart)
  expect(of.value('found')).not.toEqual(apart)
  const beside = compileMethod(sampleMethod([])).get('sample')!
  expect(() => evaluateRows(beside, { of, table: 'years', rows })).toThrow('sample is not given years alone')
})
