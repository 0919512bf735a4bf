import { expect, test } from 'vitest'
import { readDay, readMonth, readSpan } from './days.ts'

test.each([
  ['31/12/2025', '2025-12-31'],
  ['1-Jul-25', '2025-07-01'],
  ['1 July 2025', '2025-07-01'],
  ['1.7.2025', '2025-07-01'],
  ['2025-07-01', '2025-07-01'],
  ['03/04/2025', '2025-04-03'],
])('reads %s with the day first', (text, day) => {
  expect(readDay(text)).toEqual({ value: day })
})

test.each([
  ['12/31/2025', 'put the day before the month'],
  ['01/07/25', 'several days'],
  ['31/02/2025', 'not a date in the calendar'],
  ['45839', 'is a number'],
  ['soon', 'is not a date'],
])('refuses %s in words', (text, words) => {
  expect(readDay(text)).toEqual({ problem: expect.stringContaining(words) as string })
})

test('reads months and pairs of days', () => {
  const july = { value: { start: '2025-07-01', end: '2025-07-31' } }
  for (const text of ['Jul 2025', 'July-25', '07/2025', '2025-07', '1/07/2025'])
    expect(readMonth(text)).toEqual(july)
  expect(readMonth('Feb 2024')).toMatchObject({ value: { end: '2024-02-29' } })
  expect(readMonth('15/07/2025')).toHaveProperty('problem')
  expect(readSpan('1/07/2025 - 31/07/2025')).toEqual(july)
  expect(readSpan('1 Jul 2025 to 31 Jul 2025')).toEqual(july)
  expect(readSpan('July')).toHaveProperty('problem')
})
