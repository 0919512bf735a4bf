import { expect, test } from 'vitest'
import { oddTotals } from './odd-totals.ts'

const issue = (slot: string, rows: number, scope1_t: number | null = rows * 1000) => ({
  slot,
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
