import { expect, test } from 'vitest'
import { figureStep, sampleMethod } from '../../../test/support/sample-formulas.ts'
import { compileMethod } from './compile.ts'
import type { MethodFormulas, Step } from './formula.ts'
import { add, band, product, ratio, subtract } from './terms.ts'

test.each<[string, Step[], Partial<MethodFormulas>, string]>([
  [
    'an unknown term',
    [figureStep('t', { median_of_medians: ['a'] })],
    {},
    'sample, found: the term median_of_medians is not known',
  ],
  ['an unknown name', [figureStep('t', 'c')], {}, 'found: c is neither given'],
  ['a wrong unit', [figureStep('kg', add('a', 'b'))], {}, 'found: it is in t, not in kg'],
  ['units that do not go together', [figureStep('t', add('a', 'three'))], {}, 'found: t does not go with 1'],
  [
    'a number without a source',
    [figureStep('%', product(100, ratio('a', 'b')))],
    {},
    'the number 100 has no source',
  ],
  [
    'a circle',
    [
      figureStep('t', add('a', 'later')),
      { figure: 'later', label: 'Later', unit: 't', is: add('found', 'b') },
    ],
    {},
    'found: it needs later, which is computed from it or after it',
  ],
  ['a figure that needs itself', [figureStep('t', add('found', 'a'))], {}, 'it needs found'],
  ['a name that is taken', [{ figure: 'a', label: 'A', unit: 't', is: 'b' }], {}, 'a: the name is taken'],
  ['too many terms', [figureStep('t', subtract('a', 'b', 'b'))], {}, 'subtract takes 2 terms, not 3'],
  [
    'a band of another measure',
    [figureStep('text', band(ratio('a', 'b'), 'sizes'))],
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
  expect(() => compileMethod({ ...sampleMethod(steps), ...rest })).toThrow(message)
})
