import { expect, test } from 'vitest'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { perReleases } from './per-snapshot.ts'

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
