import { expect, test } from 'vitest'
import { ReadLog } from '../read-log.ts'
import { TotalsCheck } from './known-totals.ts'

const known = [{ edition: '2024-25', rows: 2, totals: { scope1_t: 30 } }]

function notesOf(edition: string, values: readonly (number | null)[]): string[] {
  const log = new ReadLog()
  const check = new TotalsCheck(known, edition)
  for (const value of values) check.add({ scope1_t: value })
  check.report(log)
  return log.notes.map(({ code }) => code)
}

test.each([
  ['nothing when rows and totals agree', '2024-25', [10, 20], []],
  ['a restated figure', '2024-25', [10, 21], ['total_differs']],
  ['a figure that went missing', '2024-25', [10, null], ['total_differs']],
  ['a row that was added', '2024-25', [10, 20, 5], ['row_count_differs']],
  ['nothing about an edition that is not known', '2025-26', [1], []],
])('notes %s', (_, edition, values, codes) => {
  expect(notesOf(edition, values)).toEqual(codes)
})
