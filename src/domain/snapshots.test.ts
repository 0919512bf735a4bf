import { expect, test } from 'vitest'
import { publicationTimeline, type ReleaseFacts, snapshotId } from './snapshots.ts'

const release = (
  id: string,
  slot: string,
  published_on: string,
  more: Partial<ReleaseFacts> = {},
): ReleaseFacts => ({
  id,
  source: 'nger-corporate',
  slot,
  published_on,
  published_basis: 'stated',
  revision: 0,
  loaded_at: '2026-11-16T00:00:00.000Z',
  withdrawn: false,
  ...more,
})

test('each publication day begins a snapshot, and a later issue of a slot supersedes the earlier', () => {
  const timeline = publicationTimeline([
    release('b', '2023-24', '2025-02-28'),
    release('a', '2022-23', '2024-02-28'),
    release('b-revised', '2023-24', '2025-06-01'),
  ])
  expect(timeline.map(({ from_day, release_ids }) => [from_day, ...release_ids])).toEqual([
    ['2024-02-28', 'a'],
    ['2025-02-28', 'a', 'b'],
    ['2025-06-01', 'a', 'b-revised'],
  ])
})

test('two releases of one day make one snapshot; revision decides between two of one slot', () => {
  const timeline = publicationTimeline([
    release('z', '2023-24', '2025-02-28', { revision: 0 }),
    release('y', '2023-24', '2025-02-28', { revision: 1 }),
    release('x', '2022-23', '2025-02-28'),
  ])
  expect(timeline).toEqual([{ id: snapshotId(['x', 'y']), from_day: '2025-02-28', release_ids: ['x', 'y'] }])
})

test('of two releases of one slot and day the one that was loaded later is in force, whatever their names', () => {
  const first = { loaded_at: '2026-11-16T00:00:00.000Z' }
  const second = { loaded_at: '2026-11-16T00:00:01.000Z' }
  for (const [early, late] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    const releases = [
      release(early, '2023-24', '2025-02-28', first),
      release(late, '2023-24', '2025-02-28', second),
    ]
    for (const listed of [releases, releases.toReversed()])
      expect(publicationTimeline(listed)).toMatchObject([{ release_ids: [late] }])
  }
})

test('a withdrawn release is in force nowhere, and the one it superseded is again', () => {
  const timeline = publicationTimeline([
    release('old', '2023-24', '2025-02-28'),
    release('bad', '2023-24', '2025-03-01', { withdrawn: true }),
  ])
  expect(timeline.at(-1)?.release_ids).toEqual(['old'])
})

test.each([
  ['before', '2025-02-01'],
  ['after', '2026-11-01'],
])('a known day of publication outranks an unknown one that was retrieved %s it', (_, retrieved) => {
  const known = release('known', '2023-24', '2025-02-28')
  const unknown = release('unknown', '2023-24', retrieved, { published_basis: 'retrieval_date' })
  for (const releases of [
    [known, unknown],
    [unknown, known],
  ])
    expect(publicationTimeline(releases).at(-1)).toMatchObject({
      from_day: '2025-02-28',
      release_ids: ['known'],
    })
})

test('of two unknown days the later retrieval wins, and one that changes nothing begins no snapshot', () => {
  const basis = { published_basis: 'retrieval_date' } as const
  const timeline = publicationTimeline([
    release('first', '2023-24', '2026-11-01', basis),
    release('second', '2023-24', '2026-11-05', basis),
    release('known', '2022-23', '2024-02-28'),
    release('old again', '2022-23', '2026-11-03', basis),
  ])
  expect(timeline.map(({ from_day, release_ids }) => [from_day, ...release_ids])).toEqual([
    ['2024-02-28', 'known'],
    ['2026-11-01', 'first', 'known'],
    ['2026-11-05', 'known', 'second'],
  ])
})

test('the name of a snapshot depends on its releases alone', () => {
  expect(snapshotId(['b', 'a'])).toBe(snapshotId(['a', 'b']))
  expect(snapshotId(['a', 'b'])).not.toBe(snapshotId(['a', 'c']))
})
