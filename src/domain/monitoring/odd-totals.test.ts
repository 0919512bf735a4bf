import { expect, test } from 'vitest'
import { oddTotals } from './odd-totals.ts'

const issue = (slot: string, rows: number, scope1_t: number | null = rows * 1000) => ({
  slot,
  observed_from: null,
  observed_to: null,
  totals: { rows, scope1_t },
})
const HELD = [issue('2021-22', 400), issue('2022-23', 408), issue('2023-24', 420), issue('2024-25', 410)]

test('an issue as far from the one before as issues were is no finding', () => {
  expect(oddTotals(HELD, issue('2025-26', 430), undefined)).toEqual([])
})

test('rows that are lost and totals that leap are found, each by its own history', () => {
  expect(oddTotals(HELD, issue('2025-26', 200, 410_000), undefined)).toMatchObject([{ kind: 'rows_lost' }])
  expect(oddTotals(HELD, issue('2025-26', 415, 900_000), undefined)).toMatchObject([
    { kind: 'total_off', message: expect.stringContaining('410000 in 2024-25, 900000 in 2025-26') },
  ])
})

test('a total that is gone is found, one that was never there is not', () => {
  expect(oddTotals(HELD, issue('2025-26', 410, null), undefined)).toMatchObject([{ kind: 'total_off' }])
  const without = HELD.map(({ slot, totals }) => issue(slot, totals.rows, null))
  expect(oddTotals(without, issue('2025-26', 410), undefined)).toEqual([])
})

test('a wild history allows wild steps', () => {
  const wild = [issue('2021', 100), issue('2022', 300), issue('2023', 90)]
  expect(oddTotals(wild, issue('2024', 300), undefined)).toEqual([])
})

test('without a history only the rows of the replaced issue count', () => {
  const [first] = HELD
  expect(oddTotals([first!], issue('2022-23', 9), undefined)).toEqual([])
  expect(oddTotals([first!], issue('2021-22', 200), first)).toMatchObject([{ kind: 'rows_lost' }])
  expect(oddTotals([first!], issue('2021-22', 395, 1), first)).toEqual([])
})

test('a file of the year so far may grow day by day, but lose none', () => {
  const days = (slot: string, from: string, to: string, rows: number) => ({
    ...issue(slot, rows, rows),
    observed_from: from,
    observed_to: to,
  })
  const week = days('2026', '2025-12-28', '2026-01-03', 42)
  expect(oddTotals([week], days('2026', '2025-12-28', '2026-01-10', 84), week)).toEqual([])
  expect(oddTotals([week], days('2026', '2025-12-28', '2026-01-10', 42), week)).toMatchObject([
    { kind: 'total_off', message: expect.stringContaining('(7 and 14 days)') },
  ])
  expect(oddTotals([week], days('2026', '2026-01-04', '2026-01-06', 18), week)).toMatchObject([
    { kind: 'rows_lost' },
  ])
  const years = [2023, 2024, 2025].map((year) => days(String(year), `${year}-01-01`, `${year}-12-31`, 2190))
  expect(oddTotals(years, days('2026', '2026-01-01', '2026-01-07', 42), undefined)).toEqual([])
})
