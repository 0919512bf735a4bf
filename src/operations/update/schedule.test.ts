import { expect, test } from 'vitest'
import { secondsUntilHour } from './schedule.ts'

test.each([
  ['2026-11-16T18:59:30Z', 30],
  ['2026-11-16T19:00:00Z', 86_400],
  ['2026-11-16T19:30:00Z', 84_600],
  ['2026-12-31T20:00:00Z', 82_800],
])('the daily update after %s comes in %i seconds', (now, seconds) => {
  expect(secondsUntilHour(19, new Date(now))).toBe(seconds)
})
