import { expect, test, vi } from 'vitest'
import { rememberedBy, rememberedByBoth, rememberedUpTo } from './remembered-by.ts'

test('answers once for each object, nothing included', () => {
  const answer = vi.fn((one: { readonly name?: string }) => one.name)
  const nameOf = rememberedBy(answer)
  const [named, unnamed] = [{ name: 'a' }, {}]
  const asked = [named, unnamed, named, unnamed, { name: 'a' }].map((one) => nameOf(one))
  expect(asked).toEqual(['a', undefined, 'a', undefined, 'a'])
  expect(answer).toHaveBeenCalledTimes(3)
})

test('answers once for each object and word', () => {
  const answer = vi.fn((rows: readonly number[], region: string) => `${region} ${rows.length}`)
  const ofRegion = rememberedByBoth(answer)
  const rows = [1, 2]
  expect([ofRegion(rows, 'NSW'), ofRegion(rows, 'QLD'), ofRegion(rows, 'NSW'), ofRegion([1], 'NSW')]).toEqual(
    ['NSW 2', 'QLD 2', 'NSW 2', 'NSW 1'],
  )
  expect(answer).toHaveBeenCalledTimes(3)
})

test('keeps so many answers and no more: the one asked for longest ago makes room', () => {
  const answer = vi.fn((year: string) => year.length)
  const lengthOf = rememberedUpTo(2, answer)
  for (const year of ['2023', '2024', '2023', '2025', '2023', '2024']) lengthOf(year)
  expect(answer.mock.calls.map(([year]) => year)).toEqual(['2023', '2024', '2025', '2024'])
})

test('what is given beside the key is no part of the question', () => {
  const read = rememberedUpTo(2, (key: string, database: { readonly name: string }) => key + database.name)
  expect([read('a', { name: '1' }), read('a', { name: '2' })]).toEqual(['a1', 'a1'])
})

test('shares a reading that is under way, and tries again what failed', async () => {
  const answer = vi.fn((key: string) => Promise.resolve(key)).mockRejectedValueOnce(new Error('gone'))
  const read = rememberedUpTo(2, answer)
  const [first, second] = await Promise.allSettled([read('a'), read('a')])
  expect([first, second].map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read('a')).toBe('a')
  expect(answer).toHaveBeenCalledTimes(2)
})
