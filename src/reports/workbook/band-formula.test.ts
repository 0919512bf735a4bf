import { expect, test } from 'vitest'
import { bandTable } from '../../domain/company/bands.ts'
import { bandFormula } from './band-formula.ts'

const TABLE = bandTable(
  [
    { name: 'low', upper: -4.9, upper_inclusive: true, meaning: '' },
    { name: 'high', upper: 1, meaning: '' },
  ],
  { name: 'extreme', meaning: '' },
)

test('a table of bands becomes nested conditions, and its edges keep their side', () => {
  expect(bandFormula(TABLE, 'B4')).toBe('IF(B4<=-4.9,"low",IF(B4<1,"high","extreme"))')
})

test('a method may show a number for a band', () => {
  const steps = { low: 0, high: 1, extreme: 2 }
  expect(bandFormula(TABLE, 'B4', (name) => String(steps[name]))).toBe('IF(B4<=-4.9,0,IF(B4<1,1,2))')
})
