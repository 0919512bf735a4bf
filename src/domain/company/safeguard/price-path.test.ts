import { expect, test } from 'vitest'
import { parsePricePath } from './price-path.ts'

test('one price stands for every year of the decline', () => {
  expect(parsePricePath('75')).toEqual(
    new Map(
      ['2023-24', '2024-25', '2025-26', '2026-27', '2027-28', '2028-29', '2029-30'].map((year) => [year, 75]),
    ),
  )
})

test('prices by year stand for their years alone', () => {
  expect(parsePricePath('2025-26:75,2026-27:80.5')).toEqual(
    new Map([
      ['2025-26', 75],
      ['2026-27', 80.5],
    ]),
  )
})

test.each([
  '',
  '-5',
  '1e3',
  '10001',
  '2025-27:5',
  '2030-31:5',
  '2025-26:',
  '2025-26:5,2025-26:6',
  '2025-26:5,',
])('%j is refused with a reason', (text) => {
  expect(parsePricePath(text)).toEqual(expect.any(String))
})
