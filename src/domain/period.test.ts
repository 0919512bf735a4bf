import { expect, it } from 'vitest'
import { parsePeriod } from './period.ts'

it.each([
  ['2024-25', '2024-07-01', '2025-06-30'],
  ['2025', '2025-01-01', '2025-12-31'],
  ['2025-04-01/2026-03-31', '2025-04-01', '2026-03-31'],
])('%s is the period from %s to %s', (text, start, end) => {
  expect(parsePeriod(text)).toEqual({ start, end })
})

it.each([
  '2024-26',
  '24-25',
  '2025-02-30/2025-12-31',
  '2025-12-31/2025-01-01',
  '2025-01-01',
  '2025-01-01/2025-02-01/2025-03-01',
  '0000',
  '0000-01',
  '9999-00',
  '0000-07-01/2025-06-30',
  '',
])('%j is no period', (text) => {
  expect(parsePeriod(text)).toBeUndefined()
})
