import { describe, expect, test } from 'vitest'
import {
  changed,
  cleanFacts,
  duty,
  figure,
  firstTarget,
  instruments,
  OWN_ABN,
} from '../../../../test/support/contradiction-facts.ts'
import { HASH, july, target } from '../../../../test/support/disclosure-records.ts'
import { expectWorkedExample, methodPage } from '../../../../test/support/method-page.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import type { DisclosureRecords } from '../records/kinds.ts'
import { explanationsById } from './explanations.ts'
import type { ContradictionFacts } from './facts.ts'
import { findContradictions } from './find-contradictions.ts'
import { CONTRADICTIONS } from './formula.ts'
import { CONTRADICTION_KINDS } from './kinds.ts'

const find = (facts: ContradictionFacts, explained = explanationsById(null)) =>
  findContradictions(facts, AASB_S2.contradictions, explained)

describe('what is not', () => {
  const NONE: readonly (readonly [string, ContradictionFacts])[] = [
    ['figures rounded to three digits', figure('scope1_t', 209_000)],
    [
      'figures of a year that the registry has not printed, within half and double',
      cleanFacts({ registry_years: cleanFacts().registry_years.slice(0, -1) }),
    ],
    [
      'a target of a part of the group that is smaller',
      changed(
        firstTarget({
          actuals: [],
          coverage: { entities: ['A'], facilities: [], share_percent: 60 },
          base: { ...target().base, value: 90_000 },
        }),
      ),
    ],
    [
      'a boundary without a list of facilities',
      changed({ organisational_boundary: () => ({ facilities: [] }) }),
    ],
    ['revenue above the published income', changed(duty({ revenue_aud: 9e9 }))],
    ['meters that one document shows', cleanFacts()],
    [
      'a year of 53 weeks',
      changed({ organisational_boundary: () => ({ period: { start: '2024-06-25', end: '2025-06-30' } }) }),
    ],
    [
      'certificates retired on the last day of the window',
      changed(instruments({ retirement: { status: 'voluntarily_retired', date: '2025-09-20' } })),
    ],
  ]
  test.each(NONE)('%s', (_, facts) => {
    expect(find(facts)).toEqual([])
  })

  test('nothing is compared without records', () => {
    const { records, ...facts } = cleanFacts()
    const none = Object.fromEntries(
      Object.keys(records).map((kind) => [kind, null]),
    ) as unknown as DisclosureRecords
    expect(find({ ...facts, records: none })).toEqual([])
  })
})

describe('an explanation', () => {
  const half = figure('scope1_t', 105_000)
  const explain = (contradiction_id: string) =>
    explanationsById({
      version: 1,
      authored_by: 'key:1',
      authored_at: '2025-10-01T00:00:00Z',
      body_sha256: HASH,
      body: {
        period: july(2024),
        explanations: [
          {
            contradiction_id,
            person: 'A. Person',
            reason: 'sold half',
            written_by: 'key:1',
            written_at: '2025-10-01T00:00:00Z',
          },
        ],
      },
    })

  test('stands with the contradiction until a value changes', () => {
    const [open] = find(half)
    const [explained] = find(half, explain(open!.id))
    expect(explained).toMatchObject({
      id: open!.id,
      status: 'explained',
      explanation: { person: 'A. Person' },
    })
    const [other] = find(figure('scope1_t', 104_000), explain(open!.id))
    expect(other).toMatchObject({ status: 'open', explanation: null })
  })

  test('does not hang on the version of a record, or on another company', () => {
    const later = {
      ...half,
      records: { ...half.records, s2_statements: { ...half.records.s2_statements!, version: 9 } },
    }
    expect(find(later)[0]!.id).toBe(find(half)[0]!.id)
    const boundary = half.records.organisational_boundary
    const elsewhere = find({
      ...half,
      abn: '1'.repeat(11),
      records: { ...half.records, organisational_boundary: null },
    })
    expect(boundary?.body.entities[0]?.abn).toBe(OWN_ABN)
    expect(elsewhere[0]!.id).not.toBe(find(half)[0]!.id)
  })
})

test('the worked example of the page', () => {
  const [registered] = cleanFacts().registry_years
  const [found] = find(changed(firstTarget({ base: { ...target().base, value: 600_000 } })))
  expectWorkedExample(CONTRADICTIONS.id, {
    inputs: {
      declared_t: found!.declared.value,
      scope1_t: registered!.scope1_t,
      scope2_t: registered!.scope2_t,
    },
    result: {
      kind: found!.kind,
      ...found!.size,
      requirement_ids: found!.requirement_ids,
      status: found!.status,
    },
  })
})

test('the page has every kind', () => {
  for (const kind of CONTRADICTION_KINDS) expect(methodPage(CONTRADICTIONS.id)).toContain(`| \`${kind}\` |`)
})
