import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

/** The definition, word for word: slow, and plainly right. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return Math.min(
    plainDistance(a.slice(0, -1), b) + 1,
    plainDistance(a, b.slice(0, -1)) + 1,
    plainDistance(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
    ...(swapped ? [plainDistance(a.slice(0, -2), b.slice(0, -2)) + 1] : []),
  )
}

const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), maxLength: 6 })

test('counts edits as the definition does, and is Infinity above the most asked for', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, most) => {
      const expected = plainDistance(a, b)
      expect(editDistance(a, b, most)).toBe(expected <= most ? expected : Number.POSITIVE_INFINITY)
    }),
  )
})

test.each([
  ['SYDNEY', 'SYDENY', 1],
  ['SYDNEY', 'SYDNY', 1],
  ['SURRY HILLS', 'SURREY HILLS', 1],
  ['PERTH', 'HOBART', Number.POSITIVE_INFINITY],
  ['PERTH', 'X'.repeat(300), Number.POSITIVE_INFINITY],
])('%s and %s are %d apart', (a, b, edits) => {
  expect(editDistance(a, b, 3)).toBe(edits)
})
