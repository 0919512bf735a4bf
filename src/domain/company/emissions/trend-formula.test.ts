import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluate } from '../../formula/evaluate.ts'
import { reportingYear } from '../../reporting-year.ts'
import { compoundGrowth, EMISSIONS_TREND_FORMULAS } from './trend-formula.ts'

const line = (values: readonly number[], start = 2020) =>
  evaluate(EMISSIONS_TREND_FORMULAS.formula('fitted_line'), {
    sold_or_taken_over: false,
    years: values.map((fitted_t, at) => ({
      reporting_year: reportingYear(start + at),
      fitted_t,
      driver_t: 1,
    })),
  })

test('the line gives the textbook answer', () => {
  const found = line([2, 4, 5, 4, 5])
  expect(found.number('slope')).toBeCloseTo(0.6, 14)
  expect(found.number('first_on_line')).toBeCloseTo(2.8, 12)
  const [next] = found.list('trajectory')
  const half = 2.353363434801825 * Math.sqrt(2.4 / 3) * Math.sqrt(1 + 1 / 5 + 9 / 10)
  expect(next?.['value']).toBeCloseTo(5.8, 12)
  expect(next?.['low']).toBeCloseTo(5.8 - half, 10)
  expect(next?.['high']).toBeCloseTo(5.8 + half, 10)
})

test('a straight line is found again where it leads', () => {
  const coefficient = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(coefficient, coefficient, fc.integer({ min: 3, max: 13 }), (slope, level, n) => {
      const found = line(
        Array.from({ length: n }, (_, at) => level + slope * at),
        2012,
      )
      expect(found.number('end_on_line')).toBeCloseTo(level + slope * 17, 4)
    }),
  )
})

test('three years have a line without an interval, two have none', () => {
  expect(line([1, 2, 4]).list('trajectory')[0]).toMatchObject({ low: null, high: null, floored: false })
  expect(line([1, 2]).number('slope')).toBeNull()
  expect(line([1, 2]).list('trajectory')).toEqual([])
})

test('growth needs positive ends', () => {
  expect(compoundGrowth(100, 121, 2)).toBeCloseTo(0.1, 14)
  expect(compoundGrowth(0, 121, 2)).toBeNull()
  expect(compoundGrowth(100, -1, 2)).toBeNull()
})
