import { expect, test } from 'vitest'
import { describeIntensity } from './describe-ledger.ts'

test('intensities have three digits, and a scope that is not known is no zero', () => {
  const row = { source: 'request' as const, scope1_and_2_t: 0.001_234_5, all_scopes_t: null }
  const [heading, line] = describeIntensity([{ ...row, denominator: 't of steel', amount: 12_000 }]).split(
    '\n',
  )
  expect(heading).toMatch(/^t CO2-e for each +of +scope 1 and 2 +with scope 3/)
  expect(line).toMatch(/^t of steel +12,000 +0\.00123 +-/)
})

test('without a denominator it is said where one comes from', () => {
  expect(describeIntensity([])).toContain('organisational boundary, or --denominator with --amount')
})
