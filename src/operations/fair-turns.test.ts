import { expect, it } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

/** Work that ends when told, and the order in which it began. */
function stage(places: number, fillsAll = false) {
  let time = 0
  const turns = createFairTurns(places, { fillsAll, now: () => time })
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const done: Promise<void>[] = []
  return {
    began,
    bring: (name: string): void => {
      const work = (): Promise<void> => {
        began.push(name)
        return new Promise((resolve) => ends.set(name, resolve))
      }
      done.push(turns.take(name.split(' ')[0]!, work))
    },
    pass: async (milliseconds: number, ...ended: readonly string[]): Promise<void> => {
      await new Promise(setImmediate)
      time += milliseconds
      for (const name of ended) ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

it('leaves a place for others, however much one owner brings', async () => {
  const { bring, began, pass } = stage(2)
  for (const name of ['a 1', 'a 2', 'a 3']) bring(name)
  await pass(10)
  expect(began).toEqual(['a 1'])
  bring('b 1')
  await pass(10, 'a 1')
  expect(began).toEqual(['a 1', 'b 1', 'a 2'])
})

it('lets one owner fill all places where it may, and others go before its next', async () => {
  const { bring, began, pass } = stage(2, true)
  for (const name of ['a 1', 'a 2', 'a 3', 'a 4']) bring(name)
  await pass(10)
  expect(began).toEqual(['a 1', 'a 2'])
  bring('b 1')
  await pass(10, 'a 1')
  expect(began).toEqual(['a 1', 'a 2', 'b 1'])
})

it('gives the next turn to the owner who used least, and the last place to none who used much', async () => {
  const { bring, began, pass } = stage(2)
  bring('a 1')
  bring('b 1')
  await pass(15_000, 'a 1', 'b 1')
  for (const name of ['a 2', 'b 2', 'a 3']) bring(name)
  await pass(10)
  expect(began.slice(2)).toEqual(['a 2'])
  bring('c 1')
  await pass(100, 'c 1')
  bring('c 2')
  await pass(100, 'a 2')
  expect(began.slice(2)).toEqual(['a 2', 'c 1', 'c 2', 'b 2'])
})

it('forgets what was used long ago, and goes on after work that failed', async () => {
  const { bring, began, pass } = stage(2)
  bring('a 1')
  await pass(60_000, 'a 1')
  await pass(600_000)
  bring('b 1')
  bring('a 2')
  await pass(1)
  expect(began).toEqual(['a 1', 'b 1', 'a 2'])
  const turns = createFairTurns(1)
  await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(turns.take('a', () => Promise.resolve(1))).resolves.toBe(1)
})
