import { expect, test } from 'vitest'
import { cleanFacts } from '../../../../test/support/contradiction-facts.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import type { LedgerFigures } from './facts.ts'
import { findContradictions } from './find-contradictions.ts'
import type { ContradictionKind } from './kinds.ts'

/** A ledger of 2024-25 that fits the registry and the records. */
const LEDGER: LedgerFigures = {
  version: 3,
  measures: { scope1_t: 210_000, scope2_location_t: 42_000, scope1_and_2_t: 252_000 },
  electricity_t: 42_000,
  screened: [{ category: 'category_6', declared: 50, low: 10, high: 100 }],
}

const found = (changes: Partial<LedgerFigures>, load = 42_000): (readonly [ContradictionKind, string])[] =>
  findContradictions(
    cleanFacts({ ledger: { ...LEDGER, ...changes }, location_based_t: load }),
    AASB_S2.contradictions,
    new Map(),
  ).map(({ kind, declared }) => [kind, declared.record])

test('a ledger within 5 % of what is printed and stated gives none', () => {
  expect(found({})).toEqual([])
  expect(found({ measures: { scope1_t: 203_000 } })).toEqual([])
})

test('a ledger that differs from the registry of its year, or from a statement, is named', () => {
  expect(found({ measures: { scope1_t: 150_000 } })).toEqual(
    expect.arrayContaining([
      ['scope1_against_registry', 'ledger'],
      ['ledger_against_statements', 's2_statements'],
    ]),
  )
})

test('electricity in two records must be the same', () => {
  expect(found({ electricity_t: 30_000 })).toEqual([['electricity_in_two_records', 'ledger']])
  expect(found({ electricity_t: null })).toEqual([])
})

test.each([
  ['below', 9],
  ['above', 101],
])('a category %s its screening is named', (_, declared) => {
  expect(found({ screened: [{ ...LEDGER.screened[0]!, declared }] })).toEqual([
    ['ledger_against_screening', 'ledger'],
  ])
})
