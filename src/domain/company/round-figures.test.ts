import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundFigure, roundFigures } from './round-figures.ts'

test.each([
  [30_687_158, 30_687_158],
  [12_345_678.9, 12_345_679],
  [99_999.949, 99_999.9],
  [0.123_456_78, 0.123_457],
  [-0.000_000_123_456_7, -1.234_57e-7],
  [-0.4e-320, 0],
])('%s becomes %s', (figure, shown) => {
  const result = roundFigure(figure)
  expect(result).toBe(shown === 0 ? result : shown)
  expect(Object.is(result, -0)).toBe(false)
})

test('published figures and coordinates are not touched', () => {
  const block = {
    scope1_t: { value: 1.234_567_89, value_text: '1.23456789' },
    lat: -34.502_084_95,
    list: [{ ratio: 0.123_456_78 }],
    none: null,
  }
  expect(roundFigures(block)).toEqual({ ...block, list: [{ ratio: 0.123_457 }] })
})

test('is what six digits of decimal text say, at every size, and in the middle of two', () => {
  const middle = fc
    .tuple(fc.integer({ min: 100_000, max: 999_999 }), fc.integer({ min: -3, max: 12 }))
    .map(([digits, exponent]) => Number(`${digits}5e${-exponent - 1}`))
  const figure = fc.oneof(
    fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    fc.double({ min: 0, max: 1 }),
    middle,
  )
  fc.assert(
    fc.property(figure, fc.integer({ min: 0, max: 9 }), (value, power) => {
      const scaled = value / 10 ** power
      if (Math.abs(scaled) >= 100_000 || Number.isInteger(scaled)) return
      expect(roundFigure(scaled) + 0).toBe(Number(scaled.toPrecision(6)) + 0)
    }),
    { numRuns: 2000 },
  )
})

test('what holds no figure to round is not copied', () => {
  const block = { years: [{ value: 1 }], name: 'a', share: 0.123_456_78 }
  expect(roundFigures(block)).toEqual({ ...block, share: 0.123_457 })
  expect(roundFigures(block).years).toBe(block.years)
  expect(block.share).toBe(0.123_456_78)
})
