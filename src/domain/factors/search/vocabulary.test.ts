import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { starterFactors } from '../../../../test/support/starter-factors.ts'
import { compareText } from '../../text-order.ts'
import { buildIndex, FIELD_WEIGHTS, type IndexedFactor } from './index.ts'
import { search, searchBest } from './search.ts'
import { type Candidate, Vocabulary } from './vocabulary.ts'
import { NATIONAL_WORDS, slipsAllowed, slipsBetween, wordsOf } from './words.ts'

const index = buildIndex(
  starterFactors.filter(({ edition, superseded }) => edition === '2026' && !superseded),
)
const terms = [...index.places.keys()]
const vocabulary = new Vocabulary(terms)

/** Every word against every term, as the meaning is told: what the index must not change. */
function candidatesOneByOne(word: string): Candidate[] {
  if (terms.includes(word)) return [{ term: word, kind: 'exact' }]
  const begun = terms.filter((term) => word.length >= 3 && term.startsWith(word))
  if (begun.length > 0) return begun.map((term) => ({ term, kind: 'prefix' }))
  const allowed = slipsAllowed(word)
  const near = terms.map((term) => ({ term, slips: slipsBetween(word, term, allowed) }))
  const least = Math.min(allowed, ...near.map(({ slips }) => slips))
  return near.filter(({ slips }) => slips === least).map(({ term }) => ({ term, kind: 'misspelt' }))
}

const KINDS = { exact: 1, prefix: 0.8, misspelt: 0.7 }

/** Every factor against every word. */
function scoresOneByOne(query: string): [string, number][] {
  const words = [...new Set(wordsOf(query))]
  const scoreOf = (factor: IndexedFactor): number | undefined => {
    const best = words.flatMap((word) => {
      const met = candidatesOneByOne(word).flatMap(({ term, kind }) => {
        const field = factor.words.get(term)
        return field === undefined ? [] : [{ term, field, weight: FIELD_WEIGHTS[field] * KINDS[kind] }]
      })
      return met.toSorted((a, b) => b.weight - a.weight).slice(0, 1)
    })
    if (best.length === 0 || best.length / words.length < 0.5) return undefined
    // A place alone asks for what is published of it.
    const isPlaceAlone = best.every(({ field }) => field === 'region')
    const isNational = best.some(({ term }) => NATIONAL_WORDS.has(term))
    if (isPlaceAlone && factor.factor.region === 'NATIONAL' && !isNational) return undefined
    const raw = best.reduce((sum, { weight }) => sum + weight, 0) + factor.priority * 0.3
    return Math.round((raw / (words.length * 10 + 2)) * 1000) / 1000
  }
  return index.factors
    .flatMap((factor) => {
      const score = scoreOf(factor)
      return score === undefined ? [] : [{ factor, score }]
    })
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.factor.priority - a.factor.priority ||
        compareText(a.factor.factor.row_id, b.factor.factor.row_id),
    )
    .map(({ factor, score }) => [factor.factor.row_id, score])
}

const sorted = (candidates: readonly Candidate[]) =>
  candidates.toSorted((a, b) => compareText(a.term, b.term))

/** A term with some of its letters changed, dropped, doubled or swapped. */
const slipped = fc
  .tuple(
    fc.constantFrom(...terms),
    fc.array(fc.tuple(fc.nat(30), fc.constantFrom('swap', 'drop', 'double', 'z', '7')), { maxLength: 3 }),
  )
  .map(([term, slips]) =>
    slips.reduce((word, [place, slip]) => {
      const at = place % (word.length + 1)
      const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
      if (slip === 'swap') return `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`
      if (slip === 'drop') return `${before}${after}`
      return `${before}${slip === 'double' ? letter + letter : slip}${after}`
    }, term),
  )
const begun = fc.tuple(fc.constantFrom(...terms), fc.nat(12)).map(([term, length]) => term.slice(0, length))
const word = fc.oneof(slipped, begun, fc.stringMatching(/^[a-z0-9]{1,12}$/))

describe('the vocabulary', () => {
  it('finds what comparing with every term finds', () => {
    fc.assert(
      fc.property(word, (asked) => {
        expect(sorted(vocabulary.candidatesFor(asked))).toEqual(sorted(candidatesOneByOne(asked)))
      }),
      { numRuns: 200 },
    )
  })
})

describe('search by the index', () => {
  it('finds what asking every factor finds, in the same order with the same scores', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), (words) => {
        const hits = search(index, words.join(' '))
        expect(hits.map(({ indexed, match }) => [indexed.factor.row_id, match.score])).toEqual(
          scoresOneByOne(words.join(' ')),
        )
        expect(searchBest(index, words.join(' '))).toEqual(hits[0])
      }),
      { numRuns: 25 },
    )
  })
})
