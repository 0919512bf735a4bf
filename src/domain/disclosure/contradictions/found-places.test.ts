import { expect, test } from 'vitest'
import { changed, figure, firstTarget } from '../../../../test/support/contradiction-facts.ts'
import { DECLARATION, target } from '../../../../test/support/disclosure-records.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import type { ContradictionFacts } from './facts.ts'
import { findContradictions } from './find-contradictions.ts'

const find = (facts: ContradictionFacts) => findContradictions(facts, AASB_S2.contradictions, new Map())

const declaredOn = (resolved_on: string, on: string) => ({
  ...DECLARATION,
  resolved_on,
  signed_by: [{ ...DECLARATION.signed_by[0]!, on }],
})

/** Places that went unnoticed before. */
const CASES: readonly (readonly [string, ContradictionFacts, object])[] = [
  [
    'market-based scope 2 that the certificates do not leave',
    figure('scope2_market_t', 0),
    {
      kind: 'electricity_against_scope2',
      declared: { value: 0 },
      other: { record: 'market_based_evidence', value: 30_000 },
      requirement_ids: ['29(a)(i)(1)', '29(a)(i)(2)', '29(a)(v)'],
    },
  ],
  [
    'a base year in a unit with a small 2',
    changed(firstTarget({ unit: 't CO₂-e', base: { ...target().base, value: 600_000 }, actuals: [] })),
    { kind: 'target_base', declared: { value: 600_000 } },
  ],
  [
    'a boundary that was signed before the period',
    changed({
      organisational_boundary: ({ sign_off }) => ({ sign_off: { ...sign_off!, on: '2024-06-30' } }),
    }),
    { kind: 'dates', declared: { pointer: '/sign_off/on' }, other: { value: '2024-07-01' } },
  ],
  [
    'a directors’ resolution of the future',
    changed({ s2_statements: () => ({ declaration: declaredOn('2027-09-10', '2025-09-10') }) }),
    { kind: 'dates', declared: { pointer: '/declaration/resolved_on', value: '2027-09-10' } },
  ],
  [
    'a director who signed before the period ended',
    changed({
      s2_statements: () => ({ statements: [], declaration: declaredOn('2025-09-10', '2025-06-29') }),
    }),
    { kind: 'dates', declared: { what: 'signature of C. Director under the declaration' } },
  ],
]

test.each(CASES)('%s', (_, facts, expected) => {
  expect(find(facts)).toMatchObject([expected])
})

test('a declaration after the statements and the period gives none', () => {
  expect(
    find(changed({ s2_statements: () => ({ declaration: declaredOn('2025-09-05', '2025-09-06') }) })),
  ).toEqual([])
})
