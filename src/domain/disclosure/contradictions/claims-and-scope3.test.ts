import { expect, test } from 'vitest'
import { changed, duty, figure } from '../../../../test/support/contradiction-facts.ts'
import { statement } from '../../../../test/support/disclosure-records.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import type { ContradictionFacts } from './facts.ts'
import { findContradictions } from './find-contradictions.ts'
import type { ContradictionKind } from './kinds.ts'

const CASES: readonly (readonly [string, ContradictionKind, ContradictionFacts, object])[] = [
  [
    'a retail CCIV, which no source describes',
    'entity_status',
    changed(duty({ entity_kind: 'retail_cciv' })),
    { declared: { value: 'retail CCIV' }, other: { source: 'business register' } },
  ],
  [
    'a private company of the registry that lodges nothing',
    'entity_status',
    {
      ...changed(duty({ lodges_financial_reports: false })),
      entity_type: 'Australian Private Company',
      income: null,
      listing: null,
    },
    { declared: { value: 'no' }, other: { source: 'registry 2024-25' } },
  ],
  [
    'a private company with an income of group 1 that lodges nothing',
    'entity_status',
    {
      ...changed(duty({ lodges_financial_reports: false })),
      entity_type: 'Australian Private Company',
      registered_in: null,
      listing: null,
    },
    { other: { value: 690e6 } },
  ],
  [
    'scope 3 below one of its parts',
    'scope3_against_screening',
    { ...figure('scope3_t', 900), screening: [{ category: 'category_1', low: 1000, high: 9000 }] },
    {
      other: { value: 1000, source: 'scope 3 screening' },
      requirement_ids: expect.arrayContaining(['29(a)(i)(3)']),
    },
  ],
  [
    'more left out of scope 3 than is counted',
    'scope3_against_screening',
    {
      ...changed({
        s2_statements: () => ({
          statements: [
            statement('29(a)(i)(3)', {
              figures: [{ measure: 'scope3_t', value: 900 }],
              scope3_left_out: [{ categories: [8, 1], reason: 'Too small.' }],
            }),
          ],
        }),
      }),
      screening: [{ category: 'category_1', low: 1000, high: 9000 }],
    },
    { declared: { value: 900, pointer: '/statements/0/scope3_left_out/0' }, other: { value: 1000 } },
  ],
]

test.each(CASES)('%s', (_, kind, facts, expected) => {
  const found = findContradictions(facts, AASB_S2.contradictions, new Map())
  expect(found.find((one) => one.kind === kind)).toMatchObject(expected)
})

test('a category that is left out is held against all of scope 3, not against itself', () => {
  const left = (categories: number[], value: number) => ({
    ...changed({
      s2_statements: () => ({
        statements: [
          statement('29(a)(i)(3)', {
            figures: [{ measure: 'scope3_t', value }],
            scope3_left_out: [{ categories, reason: 'Too small.' }],
          }),
        ],
      }),
    }),
    screening: [
      { category: 'category_1', low: 1000, high: 9000 },
      { category: 'category_2', low: 800, high: 9000 },
    ],
  })
  const kinds = (facts: ContradictionFacts) =>
    findContradictions(facts, AASB_S2.contradictions, new Map())
      .filter(({ kind }) => kind === 'scope3_against_screening')
      .map(({ other }) => other.value)
  expect(kinds(left([8], 1000))).toEqual([])
  expect(kinds(left([8], 999))).toEqual([1000])
  expect(kinds(left([1], 900))).toEqual([1000])
  expect(kinds(left([1, 2], 700))).toEqual([1000, 800])
})
