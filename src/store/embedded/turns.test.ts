import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const nothing = async (): Promise<void> => {}

/** A statement that ends when told, and writes down when it begins. */
function statements() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    run: (name: string) => (): Promise<void> => {
      begun.push(name)
      return new Promise((resolve) => ends.set(name, resolve))
    },
    /** Ends one when all that can begin has begun. */
    end: async (name: string): Promise<void> => {
      await new Promise(setImmediate)
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

test('a turn is kept over its statements, and the others come in the order of asking', async () => {
  const turns = createTurns()
  const [one, other] = [turns.newHolder(), turns.newHolder()]
  const { begun, run, end } = statements()
  void one.within(1, run('one: begin'))
  void other.within(1, run('other: begin'))
  void turns.alone(run('alone'))
  await end('one: begin')
  expect(begun).toEqual(['one: begin'])
  void one.within(1, run('one: commit'))
  await end('one: commit')
  expect(begun).toEqual(['one: begin', 'one: commit'])
  void one.release(1, run('one: upkeep'))
  await end('one: upkeep')
  expect(begun.slice(2)).toEqual(['one: upkeep', 'other: begin'])
  await end('other: begin')
  await other.release(1, nothing)
  await end('')
  expect(begun.at(-1)).toBe('alone')
})

test('the turns of a holder that is gone end after what it still runs', async () => {
  const turns = createTurns()
  const [gone, other] = [turns.newHolder(), turns.newHolder()]
  const { begun, run, end } = statements()
  void gone.within(1, run('running'))
  void other.within(1, run('next'))
  void gone.within(2, run('waiting'))
  await end('')
  const released = gone.releaseAll(async () => void begun.push('rollback'))
  await end('')
  expect(begun).toEqual(['running'])
  await end('running')
  expect(begun).toEqual(['running', 'rollback', 'next'])
  await end('next')
  await other.release(1, nothing)
  await end('waiting')
  await released
  expect(begun.slice(3)).toEqual(['waiting', 'rollback'])
})

test('a turn whose statement fails is kept all the same', async () => {
  const turns = createTurns()
  const holder = turns.newHolder()
  await expect(holder.within(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const { begun, run, end } = statements()
  void turns.alone(run('alone'))
  await end('')
  expect(begun).toEqual([])
  await holder.release(1, nothing)
  await end('')
  expect(begun).toEqual(['alone'])
})
