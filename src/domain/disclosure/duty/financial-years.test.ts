import { describe, expect, test } from 'vitest'
import type { Period } from '../../period.ts'
import { knownFacts } from './facts.ts'
import { firstYearFrom, reportingYearNumber } from './financial-years.ts'
import { reportingDuty } from './reporting-duty.ts'

const FROM = '2025-01-01'
const known = { year_end: null, year_starts: null, period: null }
const weeks = (start: string, end: string): Period => ({ start, end })

describe('the first year', () => {
  test.each([
    ['52 weeks, first beyond doubt', weeks('2025-06-30', '2026-06-28'), true],
    ['53 weeks', weeks('2025-06-30', '2026-07-05'), true],
    ['52 weeks that begin before the day', weeks('2024-12-30', '2025-12-28'), false],
    ['52 weeks after a year that may have begun on the day', weeks('2025-12-31', '2026-12-29'), false],
    ['52 weeks of the second year', weeks('2026-06-29', '2027-06-27'), false],
    ['half a year between two year ends', weeks('2025-07-01', '2025-12-31'), false],
  ])('%s', (_, period, isFirst) => {
    expect(firstYearFrom(FROM, { ...known, year_end: '06-30', period })).toEqual(isFirst ? period : null)
  })

  test('a list of first days tells what weeks alone do not', () => {
    const period = weeks('2025-12-31', '2026-12-29')
    const year_starts = ['2025-01-01', '2025-12-31']
    const first = weeks('2025-01-01', '2025-12-30')
    expect(firstYearFrom(FROM, { ...known, year_starts, period })).toEqual(first)
    expect(reportingYearNumber(first, period, year_starts)).toBe(2)
  })

  test('a short year after a changed year end is a year', () => {
    const year_starts = ['2024-07-01', '2025-07-01', '2026-01-01', '2027-01-01']
    const period = weeks('2027-01-01', '2027-12-31')
    const first = firstYearFrom(FROM, { ...known, year_starts, period })
    expect(first).toEqual(weeks('2025-07-01', '2025-12-31'))
    expect(reportingYearNumber(first!, period, year_starts)).toBe(3)
  })

  test('a list that may lack an earlier year, or the end of the first, tells nothing', () => {
    const at = (year_starts: readonly string[]) => firstYearFrom(FROM, { ...known, year_starts })
    expect(at(['2026-07-01', '2027-07-01'])).toBeNull()
    expect(at(['2025-07-01'])).toBeNull()
    expect(at(['2025-07-01', '2026-07-01'])).toEqual(weeks('2025-07-01', '2026-06-30'))
  })
})

test('the duty asks for the first days where years are of weeks', () => {
  const facts = knownFacts({
    nger: 'above_threshold',
    lodges_financial_reports: true,
    entity_kind: 'other',
    year_end: '06-27',
  })
  const period = weeks('2026-06-29', '2027-06-27')
  expect(reportingDuty(facts, [], period)).toMatchObject({ first_period: null, unknown: ['year_starts'] })
})

test('the number of a reporting year, also where year ends move over new year', () => {
  const first = weeks('2025-07-01', '2026-06-30')
  expect(reportingYearNumber(first, first)).toBe(1)
  expect(reportingYearNumber(first, weeks('2028-07-01', '2029-06-30'))).toBe(4)
  expect(reportingYearNumber(first, weeks('2024-07-01', '2025-06-30'))).toBeNull()
  const ofWeeks = weeks('2025-01-05', '2026-01-03')
  expect(reportingYearNumber(ofWeeks, weeks('2028-01-02', '2028-12-30'))).toBe(4)
})
