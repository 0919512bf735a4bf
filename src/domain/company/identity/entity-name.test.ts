import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectBandsOnPage, expectWorkedExample } from '../../../../test/support/method-page.ts'
import { acceptedScore, compareNames, NAME_MATCHES, nameKey, normaliseName } from './entity-name.ts'

describe('normaliseName', () => {
  test.each([
    ['C S ENERGY LIMITED', 'CS ENERGY'],
    ['COSTCO WHOLESALE AUSTRALIA, PTY. LTD.', 'COSTCO WHOLESALE AUSTRALIA'],
    ['A.J. Bush & Sons Pty Ltd', 'AJ BUSH SONS'],
    ['FIGELA  PTY LTD', 'FIGELA'],
    ['Nestlé (Aust) Holding Co.', 'NESTLE AUSTRALIA HOLDINGS'],
    ['THE COMPANY LIMITED', 'THE COMPANY LIMITED'],
  ])('%s becomes %s', (name, expected) => {
    expect(normaliseName(name)).toBe(expected)
  })

  test('normalising twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z&.' -]{0,40}$/), (name) => {
        expect(normaliseName(normaliseName(name))).toBe(normaliseName(name))
      }),
    )
  })
})

describe('acceptedScore', () => {
  test('accepts what a full comparison accepts, with its score', () => {
    const name = fc.array(fc.constantFrom('COAL', 'COALS', 'NORTH', 'NORTHERN', 'ENERGY', 'B', ''), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(name, name, (some, others) => {
        const [left, right] = [some.join(' '), others.join(' ')]
        const { score, flags } = compareNames(left, right)
        expect(acceptedScore(nameKey(left), nameKey(right))).toBe(flags.length === 0 ? score : null)
      }),
    )
  })
})

describe('compareNames', () => {
  test('is the same both ways, between 0 and 1, and 1 with itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (left, right) => {
        const { score } = compareNames(left, right)
        expect(score).toBe(compareNames(right, left).score)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
        expect(compareNames(left, left).score).toBe(1)
      }),
    )
  })

  test('the page’s pairs', () => {
    const pairs = [
      ['C S ENERGY LIMITED', 'CS Energy Ltd'],
      ['ADBRI PTY LIMITED', 'ADBRI LIMITED'],
      ['WOODSIDE PETROLEUM LTD', 'WOODSIDE ENERGY GROUP LTD'],
      ['INCITEC PIVOT LIMITED', 'DYNO NOBEL LIMITED'],
    ] as const
    expectWorkedExample('entity_name', {
      inputs: pairs,
      result: pairs.map(([left, right]) => {
        const { score, match } = compareNames(left, right)
        return { left, right, score, match }
      }),
    })
    expectBandsOnPage('entity_name', NAME_MATCHES)
  })

  test('a low score is flagged, not hidden', () => {
    expect(compareNames('INCITEC PIVOT LIMITED', 'DYNO NOBEL LIMITED').flags).toEqual(['name_mismatch'])
    expect(compareNames('BHP Group Limited', 'BHP GROUP LTD').flags).toEqual([])
  })
})
