import { describe, expect, test } from 'vitest'
import { completionDays, retainUntil } from './retention.ts'

const period = { start: '2024-07-01', end: '2025-06-30' }

describe('seven years from the latest of', () => {
  test.each([
    ['the end of the period', '2024-09-01T00:00:00Z', [], '2032-06-30'],
    ['the day of writing', '2025-08-15T10:00:00Z', [], '2032-08-15'],
    ['the sign-off', '2025-08-15T10:00:00Z', ['2025-09-20'], '2032-09-20'],
    [
      'the directors’ resolution after it',
      '2025-08-15T10:00:00Z',
      ['2025-09-20', '2025-09-29'],
      '2032-09-29',
    ],
    ['the day of writing, after a sign-off', '2026-01-10T10:00:00Z', ['2025-09-20'], '2033-01-10'],
  ])('%s', (_, written, completed, expected) => {
    expect(retainUntil({ period, written, completed })).toBe(expected)
  })

  test('what is about no period and a bundle without a day of writing', () => {
    expect(retainUntil({ period: null, written: '2024-02-29T00:00:00Z', completed: [] })).toBe('2031-02-28')
    expect(retainUntil({ period, written: null, completed: ['2025-10-01'] })).toBe('2032-10-01')
  })

  test('a mistyped year, which must not end in an error', () => {
    expect(retainUntil({ period, written: null, completed: ['9999-12-31'] })).toBe('9999-12-31')
  })
})

test('statements say on which days', () => {
  expect(completionDays({})).toEqual([])
  expect(
    completionDays({ sign_off: { on: '2025-09-01' }, declaration: { resolved_on: '2025-09-10' } }),
  ).toEqual(['2025-09-01', '2025-09-10'])
})
