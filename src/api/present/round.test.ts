import { expect, test } from 'vitest'
import { roundFigure, roundFigures } from './round.ts'

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
