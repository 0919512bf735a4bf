import { expect, test } from 'vitest'
import { parsePeriod } from '../period.ts'
import { checkProposed } from './check-numbers.ts'
import type { Held } from './held.ts'

const HELD: Held = {
  period: parsePeriod('2024-25')!,
  names: [],
  measures: [],
  figures: [
    {
      measure: 'scope1_t',
      value: 255_300,
      period: parsePeriod('2024-25')!,
      basis: 'published',
      facility: null,
      source: 'the registry',
      pointer: null,
      evidence: [],
    },
  ],
  targets: [],
  factors: [],
  price_changes: [],
}
const TEXT = 'From burning fuel: 255,300 t. Waste came to 1,200 t. From burning fuel in all: 9 GJ.'

test('a proposed reading that quotes the text is compared', () => {
  const quote = 'burning fuel: 255,300 t'
  const { checks, refused } = checkProposed(TEXT, HELD, [{ quote, measure: 'scope1_t', year: '2024-25' }])
  expect(refused).toEqual([])
  expect(checks[0]).toMatchObject({ verdict: 'agrees', measure: 'scope1_t', reading: { quote: '255,300 t' } })
})

test.each([
  ['burning fuel: 255,301 t', 'scope1_t', undefined, 'not in the text'],
  ['From burning fuel', 'scope1_t', undefined, 'more than once'],
  ['burning fuel: 255,300 t. Waste came to 1,200 t', 'scope1_t', undefined, 'one number'],
  ['in all: 9 GJ', 'scope1_t', undefined, 'not in the unit of scope 1'],
  ['Waste came to 1,200 t', 'scope1_t', undefined, 'By its own words the number is of waste'],
  ['burning fuel: 255,300 t', 'scope1_t', 'last year', 'is not a year'],
] as const)('a proposal is refused in words: %s', (quote, measure, year, words) => {
  const { checks, refused } = checkProposed(TEXT, HELD, [{ quote, measure, year }])
  expect(refused).toEqual([{ quote, why: expect.stringContaining(words) as string }])
  expect(checks.map(({ measure: found }) => found)).not.toContain('scope1_t')
})
