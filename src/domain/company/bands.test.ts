import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandOf, bandRange, bandTable, decideBand, isInBand, limitStep, worstLevel } from './bands.ts'

const table = bandTable(
  [
    { name: 'cool', upper: -4.9, upper_inclusive: true, meaning: 'cool' },
    { name: 'mild', upper: -1, meaning: 'mild' },
    { name: 'warm', upper: 1, upper_inclusive: true, meaning: 'warm' },
  ],
  { name: 'hot', meaning: 'hot' },
)

describe('a band table', () => {
  test.each([
    [-4.9, 'cool'],
    [-4.899, 'mild'],
    [-1, 'warm'],
    [1, 'warm'],
    [1.0001, 'hot'],
  ])('puts the edge %d into %s', (value, name) => {
    expect(bandOf(table, value).name).toBe(name)
  })

  test('covers every number exactly once', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(table.filter((band) => isInBand(band, value))).toHaveLength(1)
      }),
    )
  })

  test('refuses edges that do not rise, and values that are not finite', () => {
    expect(() =>
      bandTable(
        [
          { name: 'a', upper: 2, meaning: '' },
          { name: 'b', upper: 2, meaning: '' },
        ],
        { name: 'c', meaning: '' },
      ),
    ).toThrow('edge 2 is not above 2')
    expect(() => bandOf(table, Number.NaN)).toThrow('no band holds NaN')
  })

  test('says in words where each band lies', () => {
    expect(table.map(bandRange)).toEqual(['to -4.9', 'above -4.9 below -1', 'from -1 to 1', 'above 1'])
  })
})

test('a decision tells the nearest edge and the band behind it', () => {
  expect(decideBand('warmth', 'degrees', table, -1.5).step).toEqual({
    rule: 'warmth',
    inputs: { degrees: -1.5 },
    operator: 'in_band',
    threshold: 'above -4.9 below -1',
    result: 'mild',
    distance_to_next_band: 0.5,
    next_band: 'warm',
  })
})

test.each([
  ['at_least', 3, 'met'],
  ['at_most', 3, 'met'],
  ['greater_than', 3, 'not met'],
  ['at_least', 2.5, 'not met'],
  ['at_most', 4, 'not met'],
  ['greater_than', 4, 'met'],
] as const)('a rule with one limit: %s 3, of %d, is %s', (operator, value, result) => {
  expect(
    limitStep(
      'size',
      { measure: 'length', value, about: { of: 'a list' } },
      { operator, threshold: 3, met: 'met', otherwise: 'not met' },
    ),
  ).toEqual({
    rule: 'size',
    inputs: { of: 'a list', length: value },
    operator,
    threshold: 3,
    result,
    distance_to_next_band: Math.abs(value - 3),
    next_band: result === 'met' ? 'not met' : 'met',
  })
})

test('the worst level wins', () => {
  expect(worstLevel(['low', 'very_high', 'high'])).toBe('very_high')
  expect(worstLevel([])).toBeUndefined()
})
