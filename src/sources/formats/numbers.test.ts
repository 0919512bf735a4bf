import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ReadError } from '../read-error.ts'
import { printedAmount, printedDecimal, printedInteger } from './numbers.ts'

const place = { file: 'x.csv', at: 'line 2', column: 'Scope 1' }

describe('printedInteger', () => {
  test.each([
    [' 315,324 ', 315324],
    ['0', 0],
    ['-0', 0],
    ['-214,791 ', -214791],
    ['612', 612],
    ['9,007,199,254,740,991', Number.MAX_SAFE_INTEGER],
  ])('reads %j', (text, value) => {
    expect(printedInteger(text, place)).toBe(value)
  })

  test.each(['', '-', '1,23', '1.5', '1e3', '12 345', '0x10', '９', '9,007,199,254,740,992', 'n/a', '--1'])(
    'refuses %j with its place',
    (text) => {
      expect(() => printedInteger(text, place)).toThrow(ReadError)
      expect(() => printedInteger(text, place)).toThrow('line 2, column "Scope 1"')
    },
  )

  test('reads back whatever is printed, with and without separators', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(printedInteger(value.toLocaleString('en-AU'), place)).toBe(value)
        expect(printedInteger(String(value), place)).toBe(value)
      }),
    )
  })
})

test('printedAmount refuses what is below zero', () => {
  expect(printedAmount('1,000', place)).toBe(1000)
  expect(() => printedAmount('-1', place)).toThrow('is below zero')
})

test.each([
  ['0.951', 0.951],
  ['.5', 0.5],
  ['1,234.50', 1234.5],
])('printedDecimal reads %j', (text, value) => {
  expect(printedDecimal(text, place)).toBe(value)
})

test.each(['', '.', '1.2.3', 'NaN', 'Infinity', '1e999'])('printedDecimal refuses %j', (text) => {
  expect(() => printedDecimal(text, place)).toThrow('is not a number')
})
