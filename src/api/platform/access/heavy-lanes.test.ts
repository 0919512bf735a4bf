import { expect, it } from 'vitest'
import { createHeavyLanes } from './heavy-lanes.ts'

/** Work that lasts until it is let go. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: () => promise, finish: resolve, fail: reject }
}

it('does one after the other for a tenant, in order, whatever fails, and others at the same time', async () => {
  const lanes = createHeavyLanes()
  const order: string[] = []
  const first = held()
  const asked = [
    lanes.take('ours', () => {
      order.push('first')
      return first.work()
    }),
    lanes.take('ours', () => {
      order.push('second')
      return 'done'
    }),
    lanes.take('theirs', () => {
      order.push('theirs')
      return 'done'
    }),
  ]
  expect(await asked[2]).toBe('done')
  expect(order).toEqual(['first', 'theirs'])
  first.fail(new Error('no'))
  await expect(asked[0]).rejects.toThrow('no')
  expect(await asked[1]).toBe('done')
  expect(order).toEqual(['first', 'theirs', 'second'])
})

it('refuses when the line is full, and takes requests again when it is not', async () => {
  const lanes = createHeavyLanes()
  const first = held()
  const running = lanes.take('ours', first.work)
  await Promise.resolve()
  const waiting = Array.from({ length: 20 }, () => lanes.take('ours', () => 'done'))
  await expect(lanes.take('ours', () => 'done')).rejects.toMatchObject({
    code: 'concurrency_limited',
    details: { retryAfterSeconds: 1 },
  })
  expect(await lanes.take('theirs', () => 'done')).toBe('done')
  first.finish('done')
  await Promise.all([running, ...waiting])
  expect(await lanes.take('ours', () => 'again')).toBe('again')
})
