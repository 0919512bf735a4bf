import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  divide,
  equal,
  multiply,
  rational,
  subtract,
  sum,
  toFixed,
  toNumber,
  toText,
} from './rational.ts'

describe('exact fractions', () => {
  it('adds decimals that binary numbers cannot hold', () => {
    expect(toText(add(rational(0.1), rational(0.2)))).toBe('0.3')
    expect(toText(sum([69.9, 0.1, 0.2].map(rational)))).toBe('70.2')
  })

  it.each([
    ['1.12e-6', '0.00000112'],
    ['-0.050', '-0.05'],
    ['1e3', '1000'],
    [1e21, '1000000000000000000000'],
  ])('reads %s as %s', (given, text) => {
    expect(toText(rational(given))).toBe(text)
    expect(toNumber(rational(given))).toBe(Number(given))
  })

  it.each(['', '1,000', 'NE', '0x1', '1e9999', 'Infinity'])('refuses %j', (text) => {
    expect(() => rational(text)).toThrow(RangeError)
  })

  it('rounds what has no end to 15 significant digits, once', () => {
    expect(toText(divide(multiply(rational('0.1'), rational('29.8')), rational('28')))).toBe(
      '0.106428571428571',
    )
    expect(toText(divide(rational(2000), rational(3)))).toBe('666.666666666667')
    expect(toText(divide(rational(1), rational(3000)))).toBe('0.000333333333333333')
  })

  it('rounds half away from zero, as publishers print', () => {
    expect([
      toFixed(rational('0.20202'), 4),
      toFixed(rational('2.5'), 0),
      toFixed(rational('-2.5'), 0),
    ]).toEqual(['0.2020', '3', '-3'])
    expect(toFixed(rational('-0.4'), 0)).toBe('0')
  })

  it('divides by negative numbers and refuses zero', () => {
    expect(toText(divide(rational(1), rational(-4)))).toBe('-0.25')
    expect(() => divide(rational(1), rational(0))).toThrow(/zero/)
  })

  const decimal = fc
    .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 6 }))
    .map(([digits, places]) => rational(`${digits}e-${places}`))

  it('keeps the laws of arithmetic', () => {
    fc.assert(
      fc.property(decimal, decimal, decimal, (a, b, c) => {
        expect(equal(subtract(add(a, b), b), a)).toBe(true)
        expect(equal(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(true)
        expect(equal(rational(toText(a)), a)).toBe(true)
      }),
    )
  })
})
