import { expect, test } from 'vitest'
import { grown, memoryUse, residentMegabytes } from '../chaos/soak/memory.ts'

const hundred = (memoryAt: (index: number) => number) =>
  memoryUse(
    'node-1',
    Array.from({ length: 100 }, (_, index) => memoryAt(index)),
  )!

test('a process that fills its caches and stays there has not grown', () => {
  const use = hundred((index) => (index < 15 ? 200 + 10 * index : 350 + (index % 7)))
  expect(use).toMatchObject({ early: expect.closeTo(353, -1), late: expect.closeTo(353, -1), most: 356 })
  expect(grown([use])).toEqual([])
})

test('a process that grows slowly and without end has', () => {
  expect(grown([hundred((index) => 300 + 1.5 * index)])).toEqual(['node-1 grew from 345 to 435 MB'])
})

test('too few samples say nothing', () => {
  expect(memoryUse('node-1', [1, 2, 3])).toBeUndefined()
})

test.skipIf(process.platform !== 'linux')('resident memory is read from the system', () => {
  const megabytes = process.memoryUsage.rss() / 1024 / 1024
  expect(Math.abs(residentMegabytes(process.pid)! - megabytes)).toBeLessThan(megabytes / 2)
  expect(residentMegabytes(undefined)).toBeUndefined()
})
