import { expect, test } from 'vitest'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { perReleases, shareReadings } from './per-snapshot.ts'

const database = (): ReadonlySql => ({ query: async () => [] })
const snapshot = (
  id: string,
  ...releases: readonly (readonly [source: string, id: string])[]
): SnapshotView => ({
  id,
  as_of: '2025-06-30',
  releases: new Map(releases.map(([source, release]) => [release, { id: release, source } as Release])),
})

test('snapshots with the same releases of a source share what was read of it', async () => {
  const read: string[] = []
  const value = perReleases(['rain'], async (_, { id }) => {
    read.push(id)
    return id
  })
  const one = database()
  expect(await value(one, snapshot('a', ['rain', 'r1'], ['tax', 't1']))).toBe('a')
  expect(await value(one, snapshot('b', ['tax', 't2'], ['rain', 'r1']))).toBe('a')
  expect(await value(one, snapshot('c', ['rain', 'r2'], ['tax', 't1']))).toBe('c')
  expect(await value(one, snapshot('d', ['rain', 'r1'], ['rain', 'r2']))).toBe('d')
  expect(await value(database(), snapshot('e', ['rain', 'r1']))).toBe('e')
  expect(read).toEqual(['a', 'c', 'd', 'e'])
})

test('a transaction takes what was read before it, and leaves nothing of its own behind', async () => {
  const value = perReleases(['rain'], async (_, { id }) => id)
  const [outside, transaction] = [database(), database()]
  shareReadings(transaction, outside)
  expect(await value(outside, snapshot('a', ['rain', 'r1']))).toBe('a')
  expect(await value(transaction, snapshot('b', ['rain', 'r1'], ['tax', 't2']))).toBe('a')
  expect(await value(transaction, snapshot('c', ['rain', 'r2']))).toBe('c')
  expect(await value(outside, snapshot('d', ['rain', 'r2']))).toBe('d')
})

test('a transaction does not wait for a read outside, which may wait for its end', async () => {
  const never = new Promise<string>(() => {})
  const [outside, transaction] = [database(), database()]
  const value = perReleases(['rain'], async (sql, { id }) => (sql === outside ? never : id))
  shareReadings(transaction, outside)
  const waiting = value(outside, snapshot('a', ['rain', 'r1']))
  expect(await value(transaction, snapshot('b', ['rain', 'r1']))).toBe('b')
  expect(waiting).toBeInstanceOf(Promise)
})
