import { expect, test } from 'vitest'
import { sydneyDay } from './sydney-day.ts'

test.each([
  ['2026-01-05T12:59:59Z', '2026-01-05'],
  ['2026-01-05T13:00:00Z', '2026-01-06'],
  ['2026-07-05T13:59:59Z', '2026-07-05'],
  ['2026-07-05T14:00:00Z', '2026-07-06'],
])('%s is %s in Sydney, in summer and winter', (at, day) => {
  expect(sydneyDay(new Date(at))).toBe(day)
})
