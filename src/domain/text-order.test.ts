import { expect, test } from 'vitest'
import { compareText } from './text-order.ts'

test('orders capitals before small letters and both before letters with marks', () => {
  expect(['é', 'b', 'Z', 'a', '10', '9'].toSorted(compareText)).toEqual(['10', '9', 'Z', 'a', 'b', 'é'])
})

test('leaves what is equal as it was', () => {
  const rows = [
    { id: 'b', at: 1 },
    { id: 'a', at: 2 },
    { id: 'b', at: 3 },
    { id: 'a', at: 4 },
  ]
  expect(rows.toSorted((x, y) => compareText(x.id, y.id)).map(({ at }) => at)).toEqual([2, 4, 1, 3])
})
