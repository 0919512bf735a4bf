import { expect, test } from 'vitest'
import { compileMethod } from '../../../src/domain/formula/compile.ts'
import { evaluate } from '../../../src/domain/formula/evaluate.ts'
import type { Step } from '../../../src/domain/formula/formula.ts'
import {
  add,
  band,
  largest,
  less,
  product,
  ratio,
  root,
  subtract,
  sum,
  type Term,
  when,
} from '../../../src/domain/formula/terms.ts'
import { stepsInWords } from '../../../src/domain/formula/words.ts'
import { evaluatePublished } from '../../../src/reports/verifier/formula/evaluate-published.ts'
import { figureStep, sampleMethod, VALUES } from '../../support/sample-formulas.ts'

const GIVEN = { x: { label: 'X', unit: '1' }, y: { label: 'Y', unit: '1' } }
const exactly = (is: Term, unit = '1'): Step => ({ figure: 'found', label: 'Found', unit, exact: true, is })
const methodOf = (...steps: Step[]) =>
  sampleMethod(steps, {
    outputs: ['found'],
    given: { ...GIVEN, ...sampleMethod([]).formulas['sample']!.given },
  })
const evaluated = (x: number, y: number, ...steps: Step[]) => {
  const method = methodOf(...steps)
  const found = evaluate(compileMethod(method).get('sample')!, { ...VALUES, x, y })
  const { found: again } = evaluatePublished(method, 'sample', { ...VALUES, x, y })
  expect(again).toBe(found.number('found'))
  return found.exactText('found')
}

test.each<[Term, number, number, string]>([
  [add('x', 'y'), 0.1, 0.2, '0.3'],
  [subtract('x', 'y'), 1e-7, 3e-7, '-0.0000002'],
  [product('x', 'y'), 123_456_789.123, 0.000_001, '123.456789123'],
  [ratio('x', 'y'), 2, 3, '0.666666666666667'],
  [product(ratio('x', 'y'), 'three'), 2, 3, '2'],
  [ratio('x', 'y'), 1e21, 7, '142857142857142857143'],
  [largest(0, subtract('x', 'y')), 1, 2, '0'],
  [when(less(add('x', 'y'), ratio('three', product('three', 'three'))), 1, 2), 0.1, 0.2, '1'],
])('%j of %d and %d is %s in both evaluators', (term, x, y, text) => {
  expect(evaluated(x, y, exactly(term))).toBe(text)
})

test('the sum of a column does not depend on any order', () => {
  const tenth: Step = {
    column: 'curve.tenth',
    label: 'Tenth',
    unit: 'days',
    exact: true,
    is: ratio('.days', product('three', 'three')),
  }
  expect(evaluated(0, 0, tenth, exactly(sum('curve.tenth'), 'days'))).toBe('1.55555555555556')
})

test('what is beyond a number is not known', () => {
  expect(evaluated(1e200, 1e200, exactly(product('x', 'y')))).toBeNull()
})

test.each<[string, Step[]]>([
  ['root cannot be computed exactly', [exactly(root(product('x', 'x')))]],
  ['a text is not computed', [{ ...exactly('colour', 'text') }]],
  ['band cannot be computed exactly', [exactly(band('a', 'sizes'), 'text')]],
  [
    'a step that takes it must be exact too',
    [exactly('x'), { ...figureStep('1', add('found', 1)), figure: 'more' }],
  ],
])('refused: %s', (problem, steps) => {
  expect(() => compileMethod(methodOf(...steps))).toThrow(problem)
})

test('words say that a step is exact', () => {
  expect(stepsInWords(methodOf(exactly(add('x', 'y'))).formulas['sample']!)[0]!.formula).toBe(
    'x + y, in exact fractions',
  )
})
