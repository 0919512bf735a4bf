import type { MethodFormulas } from '../../../src/domain/formula/formula.ts'

export const LEVELS = ['low', 'high', 'extreme']

const constant = (value: number, unit = '1') => ({ value, unit, label: 'Constant', source: 'this test' })

/** What every random formula may look up. */
export const RANDOM_CONSTANTS: MethodFormulas['constants'] = {
  ten: constant(10),
  half: constant(0.5),
  per_cent: constant(100, '%'),
  one_year: constant(1, 'year'),
  one_day: constant(1, 'days'),
}

export const RANDOM_TABLES: MethodFormulas['tables'] = {
  levels: { label: 'Levels', source: 'this test', levels: LEVELS },
  sizes: {
    label: 'Sizes',
    source: 'this test',
    unit: '1',
    bands: [
      { name: 'low', upper: 1, upper_inclusive: true, meaning: '' },
      { name: 'high', upper: 10, upper_inclusive: false, meaning: '' },
      { name: 'extreme', upper: null, upper_inclusive: false, meaning: '' },
    ],
  },
  weights: {
    label: 'Weights',
    source: 'this test',
    columns: { weight: '1', next: 'text' },
    rows: { low: { weight: 0.25, next: 'high' }, high: { weight: 3, next: 'extreme' } },
  },
}
