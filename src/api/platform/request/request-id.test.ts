import { expect, test } from 'vitest'
import { newRequestId } from './request-id.ts'

test('ids have the form of a UUID and differ, also where more digits change than the last four', () => {
  const ids = Array.from({ length: 16 ** 4 + 10 }, () => newRequestId())
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of [ids[0], ids.at(-1)])
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/)
})
