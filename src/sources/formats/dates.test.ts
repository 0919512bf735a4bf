import { expect, test } from 'vitest'
import { addDays, isoDate, printedDate } from './dates.ts'

const place = { file: 'x.csv', at: 'line 2', column: 'Date' }

test('reads each order as what it is', () => {
  expect(printedDate('1/02/2024', 'day-month-year', place)).toBe('2024-02-01')
  expect(printedDate('2024/12/29', 'year-month-day', place)).toBe('2024-12-29')
  expect(printedDate('20240229', 'compact', place)).toBe('2024-02-29')
})

test('refuses days that the calendar does not have, and other orders', () => {
  expect(isoDate('31/02/2024', 'day-month-year')).toBeUndefined()
  expect(() => printedDate('2/13/2024', 'day-month-year', place)).toThrow(
    /x\.csv, line 2, column "Date": "2\/13\/2024" is not a date/,
  )
  expect(() => printedDate('2024-12-29', 'day-month-year', place)).toThrow(/29\/12\/2024/)
})

test('counts days across the end of daylight saving and of a leap February', () => {
  expect(addDays('2024-04-06', 2)).toBe('2024-04-08')
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
})
