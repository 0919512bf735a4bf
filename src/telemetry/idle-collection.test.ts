import { getHeapStatistics } from 'node:v8'
import { expect, onTestFinished, test, vi } from 'vitest'
import { collectWhenIdle, isWorthwhile } from './idle-collection.ts'

const MEGABYTE = 1024 * 1024

test('collects when nothing else is to be done and enough may be garbage', () => {
  const look = (busy: number, stays: number, grownBy: number) =>
    isWorthwhile({ busy, stays: stays * MEGABYTE, grownBy: grownBy * MEGABYTE })
  expect(look(0.001, 120, 40)).toBe(true)
  expect(look(0.2, 120, 40)).toBe(false)
  expect(look(0.001, 120, 16)).toBe(false)
  expect(look(0.001, 15, 16)).toBe(true)
  expect(look(0.001, 15, 4)).toBe(false)
  expect(look(0.001, 120, -4)).toBe(false)
})

test('an idle process gives garbage back', async () => {
  const used = () => getHeapStatistics().used_heap_size
  let garbage: object[] | undefined = Array.from({ length: 2_000_000 }, (_, number) => ({ number }))
  const full = used()
  expect(garbage.length).toBe(2_000_000)
  garbage = undefined
  onTestFinished(collectWhenIdle(50))
  await vi.waitFor(() => expect(full - used()).toBeGreaterThan(40 * MEGABYTE), {
    timeout: 20_000,
    interval: 500,
  })
})
