import { expect, test } from 'vitest'
import { deflators } from './deflator.ts'
import type { QuarterPrice } from './price-change.ts'

const quarter = (name: string, index: number, base_period = '2011-12'): QuarterPrice => ({
  quarter: name,
  index,
  base_period,
  evidence: [],
})
const year = (start: number, index: number, base?: string): QuarterPrice[] =>
  [`${start}-Q3`, `${start}-Q4`, `${start + 1}-Q1`, `${start + 1}-Q2`].map((name) =>
    quarter(name, index, base),
  )

test('is the mean level of the base year over that of the year', () => {
  const ofYear = deflators([...year(2014, 100), ...year(2023, 125)])
  expect(ofYear('2023-24')).toEqual({ ratio: 0.8, base_year: '2014-15', evidence: [] })
})

test('needs all quarters of both years in one base', () => {
  const ofYear = deflators([
    ...year(2014, 100),
    ...year(2023, 125).slice(1),
    ...year(2023, 60, '2025-26'),
    ...year(2021, 120, '2025-26'),
  ])
  expect([ofYear('2023-24'), ofYear('2021-22'), ofYear('2030-31')]).toEqual([null, null, null])
})

test('is one object for all who ask for the same year', () => {
  const ofYear = deflators([...year(2014, 100), ...year(2023, 125)])
  expect(ofYear('2023-24')).toBe(ofYear('2023-24'))
})
