import { expect, test } from 'vitest'
import { july } from '../../../test/support/disclosure-records.ts'
import { registryFeed } from './registry-feed.ts'

const year = (reporting_year: string) => ({ reporting_year, scope1_t: 1, scope2_t: 2, evidence: [] })
const tables = ['2022-23', '2023-24', '2024-25'].map((reporting_year) => ({ reporting_year }))
const years = tables.map(({ reporting_year }) => year(reporting_year))

test('the year that is the period has no mismatch', () => {
  expect(registryFeed(july(2023), years, tables)).toMatchObject({
    match: 'same_period',
    reporting_year: '2023-24',
    mismatch: null,
  })
})

test('an earlier year says that it is another one, and a later year never speaks for a period', () => {
  expect(registryFeed(july(2025), years, tables)).toMatchObject({
    match: 'earlier_period',
    reporting_year: '2024-25',
    mismatch: { code: 'earlier_period', detail: expect.stringContaining('2024-25') },
  })
  expect(registryFeed({ start: '2024-01-01', end: '2024-12-31' }, years, tables)).toMatchObject({
    match: 'overlapping_period',
    reporting_year: '2023-24',
  })
  expect(registryFeed(july(2020), years, tables)).toMatchObject({
    match: 'none',
    availability: { reason_code: 'no_registry_year_yet' },
  })
})

test('a company outside the registry is not one with zero emissions', () => {
  expect(registryFeed(july(2024), [], tables)).toMatchObject({
    match: 'none',
    actual: null,
    availability: { status: 'not_published', reason_code: 'not_in_registry' },
  })
})

test('a company that the newest table does not hold is stale, whatever was printed before', () => {
  expect(registryFeed(july(2025), years.slice(0, 1), tables)).toMatchObject({
    match: 'earlier_period',
    reporting_year: '2022-23',
    availability: { status: 'stale', reason_code: 'absent_from_latest_year' },
  })
  expect(registryFeed(july(2022), years.slice(0, 1), tables).availability.status).toBe('available')
})

test('a row that an operator left out is not one that the registry does not print', () => {
  const left = {
    ref: 'line 7 [dec_0123456789abcdef]',
    abn: '49004028077',
    printed: 'many',
    problem: 'is no number',
    reason: 'The publisher is asked.',
    decided_by: 'maria',
    decided_on: '2026-11-16',
  }
  const cut = tables.map((table, index) => (index < 2 ? table : { ...table, left_out: [left] }))
  const said = { reason_code: 'left_out_by_operator', detail: expect.stringContaining('maria on 2026-11-16') }
  expect(registryFeed(july(2025), years.slice(0, 1), cut).availability).toMatchObject({
    status: 'stale',
    ...said,
  })
  expect(registryFeed(july(2025), [], cut).availability).toMatchObject({ status: 'not_assessed', ...said })
  expect(registryFeed(july(2022), [], cut).availability.reason_code).toBe('not_in_registry')
  expect(registryFeed(july(2025), years, cut).availability.status).toBe('available')
})
