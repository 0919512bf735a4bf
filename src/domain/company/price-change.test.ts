import { expect, test } from 'vitest'
import { priceChange, quarterOf } from './price-change.ts'

const price = (quarter: string, index: number, base_period: string) => ({
  quarter,
  index,
  base_period,
  evidence: [],
})
const period = { start: '2024-07-01', end: '2025-06-30' }

test.each([
  ['2024-07-01', '2024-Q3'],
  ['2025-06-30', '2025-Q2'],
  ['2025-12-31', '2025-Q4'],
])('%s is in %s', (day, quarter) => {
  expect(quarterOf(day)).toBe(quarter)
})

test('both ends come from one base', () => {
  const old = [price('2024-Q3', 139, '2011-12')]
  const now = [price('2024-Q3', 98, '2025-09'), price('2025-Q2', 99.96, '2025-09')]
  const { change } = priceChange([...old, ...now], period)
  expect(change.start).toMatchObject({ index: 98, base_period: '2025-09' })
  expect(change.change_percent).toBeCloseTo(2, 10)
  expect(priceChange([...old, price('2025-Q2', 99, '2025-09')], period).change).toMatchObject({
    availability: { reason_code: 'quarters_not_in_one_series' },
    change_percent: null,
  })
})
