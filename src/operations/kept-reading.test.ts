import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptReading } from './kept-reading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
const unreported = (error: Error): never => {
  throw error
}

test('is kept for its time and then read again', async () => {
  let readings = 0
  const read = keptReading(async () => (readings += 1), { milliseconds: 5000 }, unreported)
  expect([await read(), await read()]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(4999)
  expect(await read()).toBe(1)
  await vi.advanceTimersByTimeAsync(2)
  expect(await read()).toBe(2)
})

test('one whose cost counts is kept for a hundred times as long as it took', async () => {
  let readings = 0
  const read = keptReading(
    async () => {
      await sleep(1000)
      return (readings += 1)
    },
    { milliseconds: 5000, timesItsCost: 100 },
    unreported,
  )
  const first = read()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await first).toBe(1)
  await vi.advanceTimersByTimeAsync(99_000)
  expect(await read()).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  const second = read()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await second).toBe(2)
})

test('one that hangs is given up by its callers and not asked twice', async () => {
  let readings = 0
  const read = keptReading(
    () => {
      readings += 1
      return new Promise<never>(() => {})
    },
    { milliseconds: 5000 },
    unreported,
  )
  for (let n = 0; n < 3; n += 1) {
    const waiting = read()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await waiting).toBeUndefined()
  }
  expect(readings).toBe(1)
})

test('one that failed is reported and asked again soon', async () => {
  const faults: string[] = []
  let isAway = true
  const read = keptReading(
    async () => {
      if (isAway) throw new Error('away')
      return 'there'
    },
    { milliseconds: 300_000 },
    ({ message }) => void faults.push(message),
  )
  expect(await read()).toBeUndefined()
  isAway = false
  expect(await read()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2001)
  expect(await read()).toBe('there')
  expect(faults).toEqual(['away'])
})
