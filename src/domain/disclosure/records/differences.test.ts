import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldChanges } from './differences.ts'

test('a field that changed, one that came and one that went', () => {
  expect(fieldChanges({ a: 1, b: { c: 2 }, d: 3 }, { a: 1, b: { c: 4 }, e: 5 })).toEqual([
    { pointer: '/b/c', change: 'changed', before: 2, after: 4 },
    { pointer: '/d', change: 'removed', before: 3 },
    { pointer: '/e', change: 'added', after: 5 },
  ])
})

test('items of a list are matched by their id, so that an insertion is one change', () => {
  const before = { targets: [{ id: 'b', value: 1 }] }
  const after = {
    targets: [
      { id: 'a', value: 9 },
      { id: 'b', value: 2 },
    ],
  }
  expect(fieldChanges(before, after)).toEqual([
    { pointer: '/targets/id=a', change: 'added', after: { id: 'a', value: 9 } },
    { pointer: '/targets/id=b/value', change: 'changed', before: 1, after: 2 },
  ])
})

test('null is not the same as absent, and slashes in names are escaped', () => {
  expect(fieldChanges({ 'a/b': null }, {})).toEqual([{ pointer: '/a~1b', change: 'removed', before: null }])
})

test('a record does not differ from its copy, and differs both ways alike', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(fieldChanges(one, structuredClone(one))).toEqual([])
      expect(fieldChanges(one, other).map(({ pointer }) => pointer)).toEqual(
        fieldChanges(other, one).map(({ pointer }) => pointer),
      )
    }),
  )
})
