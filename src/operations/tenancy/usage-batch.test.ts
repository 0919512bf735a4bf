import { expect, test } from 'vitest'
import { createUsageBatch } from './usage-batch.ts'

test('adds up by tenant, day and operation, and is taken once, in a fixed order', () => {
  const batch = createUsageBatch()
  batch.add('ten_b', '2026-11-17', 'getFactor', 1, 1)
  batch.add('ten_a', '2026-11-17', 'getProfile', 1, 2)
  batch.add('ten_a', '2026-11-17', 'getFactor', 1, 1)
  batch.add('ten_a', '2026-11-16', 'getFactor', 3, 5)
  batch.add('ten_a', '2026-11-17', 'getFactor', 1, 0)
  const taken = batch.take()
  expect(taken.map((row) => Object.values(row).join(' '))).toEqual([
    'ten_a 2026-11-16 getFactor 3 5',
    'ten_a 2026-11-17 getFactor 2 1',
    'ten_a 2026-11-17 getProfile 1 2',
    'ten_b 2026-11-17 getFactor 1 1',
  ])
  expect(batch.take()).toEqual([])
})

test('rows that could not be written come back as one row each, also after midnight', () => {
  const batch = createUsageBatch()
  batch.add('ten_a', '2026-11-16', 'getFactor', 2, 2)
  const failed = batch.take()
  batch.add('ten_a', '2026-11-17', 'getFactor', 1, 1)
  batch.add('ten_a', '2026-11-16', 'getFactor', 1, 1)
  for (const { tenantId, day, operation, requests, items } of failed)
    batch.add(tenantId, day, operation, requests, items)
  expect(batch.take().map(({ day, requests }) => [day, requests])).toEqual([
    ['2026-11-16', 3],
    ['2026-11-17', 1],
  ])
})
