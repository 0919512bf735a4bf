import { describe, expect, it } from 'vitest'
import { starterFactors } from '../../../../test/support/starter-factors.ts'
import queries from './everyday-queries.json' with { type: 'json' }
import { buildIndex } from './index.ts'
import { search } from './search.ts'
import { slipsBetween, wordsOf } from './words.ts'

const factors = starterFactors.filter(({ edition, superseded }) => edition === '2026' && !superseded)
const index = buildIndex(factors)
const first = (query: string) => search(index, query)[0]?.indexed.factor.factor_id

describe('search', () => {
  it('finds the right factor first for at least 48 of 50 everyday queries', () => {
    const missed = queries.filter(([query, expected]) => first(query!) !== expected)
    expect(queries.length).toBeGreaterThanOrEqual(50)
    expect(missed.map(([query, expected]) => ({ query, expected, found: first(query!) }))).toEqual([])
  })

  it('gives the same order to the last row, in whatever order the factors come', () => {
    const found = (from: typeof index) =>
      search(from, 'natural gas').map(({ indexed }) => indexed.factor.row_id)
    expect(found(buildIndex(factors.toReversed()))).toEqual(found(index))
    expect(new Set(found(index)).size).toBe(found(index).length)
    expect(found(index).length).toBeGreaterThan(10)
  })

  it('explains what met what', () => {
    expect(search(index, 'deisel truck')[0]).toMatchObject({
      match: { kind: expect.any(String), score: expect.any(Number) },
      words: [
        { word: 'deisel', matched: 'diesel', kind: 'misspelt' },
        { word: 'truck', matched: 'truck', field: 'synonym', kind: 'exact' },
      ],
    })
  })

  it('finds nothing for what is not there', () => {
    expect(search(index, 'unicorn')).toEqual([])
    expect(search(index, 'the of and')).toEqual([])
  })
})

describe('words', () => {
  it.each([
    ['R-410A', ['r410a']],
    ['Emission factor for New South Wales', ['nsw']],
    ['tyres and gas', ['tyre', 'gas']],
  ])('of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it.each([
    ['deisel', 'diesel', 1],
    ['vctoria', 'victoria', 1],
    ['kerosine', 'kerosene', 1],
    ['same', 'same', 0],
    ['abcdef', 'uvwxyz', 3],
  ])('%s is %s but for %i slips', (a, b, slips) => {
    expect(slipsBetween(a, b, 2)).toBe(slips)
  })
})
