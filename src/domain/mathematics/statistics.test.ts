import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitLine } from './least-squares.ts'
import { percentileRank, quantile, sampleStandardDeviation, sum } from './statistics.ts'
import { studentTCumulative, studentTQuantile } from './student-t.ts'

/** Wider than any figure of the registry; squares of it stay finite. */
const figure = fc.double({ min: -1e12, max: 1e12, noNaN: true })
const figures = fc.array(figure, { minLength: 1, maxLength: 60 })

describe('percentile rank', () => {
  test('counts half of the equals', () => {
    expect(percentileRank(2, [1, 2, 2, 3])).toBe(50)
    expect(percentileRank(1, [1])).toBe(50)
    expect(percentileRank(1, [])).toBeNull()
  })

  test('never falls as the value rises, and stays inside 0 to 100', () => {
    fc.assert(
      fc.property(figures, figure, figure, (population, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const below = percentileRank(low, population) ?? Number.NaN
        const above = percentileRank(high, population) ?? Number.NaN
        return below >= 0 && below <= above && above <= 100
      }),
    )
  })
})

describe('quantiles', () => {
  test('interpolate as R does by default', () => {
    const values = [10, 1, 4, 2, 3]
    expect([0.25, 0.5, 0.75, 0.875].map((p) => quantile(values, p))).toEqual([2, 3, 4, 7])
    expect(quantile([], 0.5)).toBeNull()
  })

  test('are the same for either zero', () => {
    expect(quantile([-0, 0], 0)).toBe(0)
    expect(quantile([0, -0], 1)).toBe(0)
  })

  test('are ordered, lie inside the values and do not depend on their order', () => {
    fc.assert(
      fc.property(figures, (values) => {
        const found = [0, 0.25, 0.5, 0.75, 1].map((p) => quantile(values, p) ?? Number.NaN)
        expect(found).toEqual(found.toSorted((a, b) => a - b))
        // Adding zero turns the negative zero, which Math.min and Math.max keep, into the only one that there is here.
        expect(found[0]).toBe(Math.min(...values) + 0)
        expect(found[4]).toBe(Math.max(...values) + 0)
        expect([0, 0.25, 0.5, 0.75, 1].map((p) => quantile(values.toReversed(), p))).toEqual(found)
      }),
    )
  })
})

describe('sums', () => {
  test('do not depend on the order of their terms', () => {
    fc.assert(
      fc.property(figures, (values) => {
        expect(sum(values.toReversed())).toBe(sum(values))
      }),
    )
  })

  test('add the smallest first, however many there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), { maxLength: 80 }),
        (values) => {
          const ascending = values.toSorted((a, b) => a - b)
          expect(sum(values)).toBe(ascending.reduce((total, value) => total + value, 0))
        },
      ),
    )
  })

  test('spread of a sample divides by n - 1', () => {
    expect(sampleStandardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138089935299395, 14)
    expect(sampleStandardDeviation([1])).toBeNull()
  })
})

describe('Student t', () => {
  test.each([
    [0.95, 1, 6.313751514675043],
    [0.95, 2, 2.919985580353726],
    [0.95, 3, 2.353363434801825],
    [0.95, 4, 2.131846786326649],
    [0.95, 10, 1.812461122811676],
    [0.975, 30, 2.042272456301238],
  ])('quantile %d with %d degrees of freedom is the tabled value', (probability, freedom, expected) => {
    expect(studentTQuantile(probability, freedom)).toBeCloseTo(expected, 12)
    expect(studentTQuantile(1 - probability, freedom)).toBeCloseTo(-expected, 11)
  })

  test('the quantile inverts the distribution', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.integer({ min: 1, max: 40 }),
        (p, n) => {
          expect(studentTCumulative(studentTQuantile(p, n), n)).toBeCloseTo(p, 12)
        },
      ),
    )
  })

  test('refuses what has no quantile', () => {
    expect(() => studentTQuantile(1, 3)).toThrow('probability 1')
    expect(() => studentTQuantile(0.9, 1.5)).toThrow('degrees of freedom 1.5')
  })
})

describe('a fitted line', () => {
  test('gives the textbook answer', () => {
    const fit = fitLine([1, 2, 3, 4, 5].map((x, index) => ({ x, y: [2, 4, 5, 4, 5][index] ?? 0 })))
    expect(fit).toMatchObject({ n: 5 })
    expect(fit?.slope).toBeCloseTo(0.6, 14)
    expect(fit?.residual_sum_of_squares).toBeCloseTo(2.4, 14)
    expect(fit?.r_squared).toBeCloseTo(0.6, 14)
  })

  test('recovers a straight line, whatever the order of its points', () => {
    const coefficient = fc.integer({ min: -1_000_000, max: 1_000_000 })
    fc.assert(
      fc.property(coefficient, coefficient, fc.integer({ min: 3, max: 13 }), (slope, level, n) => {
        const points = Array.from({ length: n }, (_, at) => ({ x: 2013 + at, y: level + slope * at }))
        const fit = fitLine(points)
        if (fit === null) throw new Error('expected a line')
        expect(fit.slope).toBeCloseTo(slope, 6)
        expect(fitLine(points.toReversed())).toEqual(fit)
      }),
    )
  })

  test('needs two different x', () => {
    expect(fitLine([])).toBeNull()
    expect(
      fitLine([
        { x: 1, y: 2 },
        { x: 1, y: 3 },
      ]),
    ).toBeNull()
    const two = fitLine([
      { x: 1, y: 2 },
      { x: 2, y: 2 },
    ])
    expect(two).toMatchObject({ slope: 0, r_squared: null })
  })

  test('is finite for any finite figures', () => {
    fc.assert(
      fc.property(figures, (values) => {
        const fit = fitLine(values.map((y, at) => ({ x: 2013 + at, y })))
        for (const number of Object.values(fit ?? {}))
          expect(number === null || Number.isFinite(number)).toBe(true)
      }),
    )
  })
})
