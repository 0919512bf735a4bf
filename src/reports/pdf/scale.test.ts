import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale, logarithmicScale, tickTexts } from './scale.ts'

test('a linear axis ends at round numbers and spans its values', () => {
  const scale = linearScale([0, 46_200_000], [200, 20])
  expect(scale.ticks).toEqual([0, 10_000_000, 20_000_000, 30_000_000, 40_000_000, 50_000_000])
  expect(scale.place(0)).toBe(200)
  expect(scale.place(50_000_000)).toBe(20)
})

test('an axis writes its ticks with as many decimals each', () => {
  expect(tickTexts([0, 0.5, 1, 1.5, 2])).toEqual(['0.0', '0.5', '1.0', '1.5', '2.0'])
  expect(tickTexts([0, 500, 1000])).toEqual(['0', '500', '1,000'])
  expect(tickTexts([0, 2_000_000])).toEqual(['0', '2.0 M'])
})

test('equal values still make an axis', () => {
  const scale = linearScale([16, 16], [100, 0], { zero: false })
  expect(scale.low).toBeLessThanOrEqual(16)
  expect(scale.high).toBeGreaterThan(scale.low)
})

test('a logarithmic axis goes by powers of ten', () => {
  const scale = logarithmicScale([30, 4500], [0, 300])
  expect(scale.ticks).toEqual([10, 100, 1000, 10_000])
  expect(scale.place(100)).toBe(100)
})

test('no value is placed outside its axis', () => {
  const amounts = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(amounts, fc.boolean(), (values, zero) => {
      const { place } = linearScale(values, [0, 100], { zero })
      for (const value of values) {
        expect(place(value)).toBeGreaterThanOrEqual(0)
        expect(place(value)).toBeLessThanOrEqual(100)
      }
    }),
  )
})
