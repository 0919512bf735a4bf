import { expect, test } from 'vitest'
import { cleanFacts } from '../../../../test/support/contradiction-facts.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import { periodBeside } from '../duty/financial-years.ts'
import { findContradictions } from './find-contradictions.ts'

const PERIOD = { start: '2024-07-01', end: '2025-06-30' }
const find = (start: string, end: string) =>
  findContradictions(cleanFacts({ earlier_period: { start, end } }), AASB_S2.contradictions, new Map()).map(
    ({ kind, declared, other }) => [kind, declared.value, other.value],
  )

test.each<[string, string, unknown[]]>([
  ['2023-07-01', '2024-06-30', []],
  // Years of whole weeks end up to seven days apart.
  ['2023-06-26', '2024-06-23', []],
  ['2023-04-01', '2024-03-31', [['year_end', '2025-06-30', '2024-03-31']]],
  ['2023-07-01', '2025-06-30', [['year_end', '2024-07-01', '2024-07-01 to 2025-06-30']]],
])('beside the period of %s to %s', (start, end, expected) => {
  expect(find(start, end)).toEqual(expected)
})

test('of several earlier periods the one that speaks against it is beside it', () => {
  const [last, moved] = [
    { start: '2023-07-01', end: '2024-06-30' },
    { start: '2022-04-01', end: '2023-03-31' },
  ]
  expect(periodBeside(PERIOD, [last, moved])).toBe(moved)
  expect(periodBeside(PERIOD, [last])).toBe(last)
  expect(periodBeside(PERIOD, [])).toBeNull()
})
