import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rational, toText } from './rational.ts'
import { type ResidualTerms, residualElectricity } from './residual-electricity.ts'

const residual = (terms: Readonly<Partial<Record<keyof ResidualTerms, number>>>): string => {
  const of = (name: keyof ResidualTerms) => rational(terms[name] ?? 0)
  return toText(
    residualElectricity({
      quantity: of('quantity'),
      exemptFromTarget: of('exemptFromTarget'),
      exemptFromScheme: of('exemptFromScheme'),
      national: of('national'),
      state: of('state'),
      surrendered: of('surrendered'),
      onSite: of('onSite'),
      greenpower: of('greenpower'),
      greenpowerWithShare: of('greenpowerWithShare'),
    }),
  )
}

test('the national factors’ own example comes out to the digit', () => {
  expect(residual({ quantity: 11_300_000, national: 0.18195, surrendered: 1300, onSite: 500 })).toBe(
    '8443965',
  )
})

test('what is exempt from one scheme still carries the share of the other', () => {
  const load = { quantity: 1000, national: 0.2, state: 0.1 }
  expect(residual({ ...load, exemptFromScheme: 200 })).toBe('720')
  expect(residual({ ...load, exemptFromTarget: 200 })).toBe('740')
})

test('GreenPower comes off, and more certificates than load leave nothing, never less', () => {
  expect(residual({ quantity: 5000, greenpower: 2 })).toBe('3000')
  expect(residual({ quantity: 5000, surrendered: 9 })).toBe('0')
})

test('the mandatory share is taken off once, however much of the load is GreenPower that contains it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      (mwh, percent, covered) => {
        const national = percent / 100
        const greenpowerWithShare = (mwh * covered) / 100
        // Of what GreenPower does not cover, the mandatory share comes off as from any other load.
        const rest = 1000 * (mwh - greenpowerWithShare) * (1 - national)
        const found = residual({ quantity: 1000 * mwh, national, greenpowerWithShare })
        expect(Number(found)).toBeCloseTo(rest, 3)
      },
    ),
  )
})
