import { expect, test } from 'vitest'
import { rational, toText } from './rational.ts'
import { type ResidualTerms, residualElectricity } from './residual-electricity.ts'

const residual = (terms: Readonly<Partial<Record<keyof ResidualTerms, number>>>): string => {
  const of = (name: keyof ResidualTerms) => rational(terms[name] ?? 0)
  return toText(
    residualElectricity({
      quantity: of('quantity'),
      exempt: of('exempt'),
      national: of('national'),
      state: of('state'),
      surrendered: of('surrendered'),
      onSite: of('onSite'),
      greenpower: of('greenpower'),
    }),
  )
}

test('the national factors’ own example comes out to the digit', () => {
  expect(residual({ quantity: 11_300_000, national: 0.18195, surrendered: 1300, onSite: 500 })).toBe(
    '8443965',
  )
})

test('exempt electricity still carries the national share, but not the state’s', () => {
  expect(residual({ quantity: 1000, exempt: 200, national: 0.2, state: 0.1 })).toBe('720')
})

test('GreenPower comes off, and more certificates than load leave nothing, never less', () => {
  expect(residual({ quantity: 5000, greenpower: 2 })).toBe('3000')
  expect(residual({ quantity: 5000, surrendered: 9 })).toBe('0')
})
