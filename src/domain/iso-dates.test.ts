import { describe, expect, it } from 'vitest'
import { isDay, isInstant } from './iso-dates.ts'

describe('a day', () => {
  it.each(['0001-01-01', '2024-02-29', '2026-11-15', '9999-12-31'])('is %s', (text) => {
    expect(isDay(text)).toBe(true)
  })

  it.each([
    '0000-01-01',
    '2025-02-29',
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '2025-6-30',
    '20250630',
    '2025-06-30T00:00:00Z',
    '10000-01-01',
    '',
  ])('is not %j', (text) => {
    expect(isDay(text)).toBe(false)
  })
})

describe('an instant', () => {
  it.each([
    '2026-11-15T03:00:00Z',
    '2026-11-15t03:00:00.123z',
    '2026-11-15T13:00:00.123456+10:00',
    '9999-12-31T23:59:59Z',
  ])('is %s', (text) => {
    expect(isInstant(text)).toBe(true)
  })

  it.each([
    '2026-11-15',
    '2026-11-15T03:00:00',
    '2026-11-15 03:00:00Z',
    '2026-02-30T03:00:00Z',
    '2026-06-30T23:59:60Z',
    '2026-11-15T25:00:00Z',
    '9999-12-31T23:59:59-14:00',
    '0001-01-01T00:00:00+10:00',
  ])('is not %j', (text) => {
    expect(isInstant(text)).toBe(false)
  })
})
