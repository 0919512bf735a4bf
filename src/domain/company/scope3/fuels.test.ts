import { expect, test } from 'vitest'
import { DIVISION_FUELS, FUELS, GENERATION_FUELS } from './fuels.ts'

test('every fuel that a table names is a fuel', () => {
  const known = new Set<string>(FUELS.map(({ id }) => id))
  const named = [...Object.values(GENERATION_FUELS), ...Object.values(DIVISION_FUELS)].flatMap(
    ({ fuels }) => fuels,
  )
  expect(named.filter((id) => !known.has(id))).toEqual([])
  expect(Object.keys(DIVISION_FUELS)).toHaveLength(19)
})
