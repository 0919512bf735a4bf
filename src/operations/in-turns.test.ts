import { expect, it } from 'vitest'
import { mapInTurns } from './in-turns.ts'

const busy = (milliseconds: number): void => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('keeps the order, and lets others have their turn between items that take long', async () => {
  const order: string[] = []
  setImmediate(() => order.push('another request'))
  const results = await mapInTurns([1, 2, 3], (item, index) => {
    busy(15)
    order.push(`item ${item}`)
    return item * 10 + index
  })
  expect(results).toEqual([10, 21, 32])
  expect(order).toEqual(['item 1', 'another request', 'item 2', 'item 3'])
})
