import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectWorkedExample, methodPage } from '../../../../test/support/method-page.ts'
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import { type DutyFacts, knownFacts } from './facts.ts'
import { REPORTING_DUTY, reportingDuty } from './reporting-duty.ts'
import regime from './reporting-regime.json' with { type: 'json' }

const SMALL: DutyFacts = {
  lodges_financial_reports: true,
  revenue_aud: 0,
  gross_assets_aud: 0,
  employees: 0,
  nger: 'not_registered',
  asset_owner_aud: 0,
  entity_kind: 'disclosing_entity',
  listed: null,
  year_end: '06-30',
  year_starts: null,
  first_year_shown: null,
  earlier_year_end: null,
}
const classify = (facts: DutyFacts) => reportingDuty(facts, AASB_S2.reliefs)
const duty = (changes: Partial<DutyFacts>) => classify({ ...SMALL, ...changes })

describe('groups', () => {
  test.each<[number | null, Partial<DutyFacts>]>([
    [1, { revenue_aud: 500e6, gross_assets_aud: 1e9 }],
    [1, { revenue_aud: 500e6, employees: 500 }],
    [2, { revenue_aud: 500e6, gross_assets_aud: 1e9 - 1, employees: 499 }],
    [1, { nger: 'above_threshold' }],
    [2, { nger: 'registered' }],
    [2, { asset_owner_aud: 5e9, entity_kind: 'registered_scheme' }],
    [2, { asset_owner_aud: 5e9, entity_kind: 'retail_cciv' }],
    [null, { asset_owner_aud: 5e9, entity_kind: 'public_company' }],
    [3, { revenue_aud: 50e6, employees: 100 }],
    [null, { revenue_aud: 1e9 }],
    [null, { nger: 'above_threshold', lodges_financial_reports: false, entity_kind: 'other' }],
    [1, { nger: 'above_threshold', lodges_financial_reports: false }],
    [1, { nger: 'above_threshold', lodges_financial_reports: false, entity_kind: 'other', listed: true }],
  ])('group %s for %o', (group, changes) => {
    expect(duty(changes)).toMatchObject({ group, status: group === null ? 'no_duty' : 'in_group' })
  })

  test('what is unknown is said, with the groups it leaves open', () => {
    expect(duty({ nger: null, revenue_aud: 50e6, employees: 100 })).toMatchObject({
      status: 'unknown',
      group: null,
      possible_groups: [1, 2, 3],
      unknown: ['nger'],
      first_period: null,
    })
    expect(duty({ nger: 'above_threshold', revenue_aud: null, year_end: null })).toMatchObject({
      group: 1,
      unknown: ['year_end'],
      first_period: null,
      lodgement_due: null,
    })
    expect(duty({ nger: 'registered', lodges_financial_reports: null, entity_kind: 'other' })).toMatchObject({
      possible_groups: [2],
    })
  })
})

describe('first period and lodgement', () => {
  test.each<[NonNullable<DutyFacts['nger']>, string, DutyFacts['entity_kind'], string, string, string]>([
    ['above_threshold', '06-30', 'disclosing_entity', '2025-07-01', '2026-06-30', '2026-09-30'],
    ['above_threshold', '12-31', 'other', '2025-01-01', '2025-12-31', '2026-04-30'],
    ['registered', '06-30', 'other', '2026-07-01', '2027-06-30', '2027-10-31'],
    ['registered', '12-31', 'disclosing_entity', '2027-01-01', '2027-12-31', '2028-03-31'],
    ['registered', '02-29', 'other', '2027-03-01', '2028-02-29', '2028-06-30'],
  ])('%s, year end %s, %s', (nger, year_end, entity_kind, start, end, lodgement_due) => {
    expect(duty({ nger, year_end, entity_kind })).toMatchObject({
      first_period: { start, end },
      lodgement_due,
    })
  })
})

test('a test that is met leaves open only whether there is a duty at all, and the dates', () => {
  const nothing = knownFacts({ nger: 'above_threshold' })
  expect(classify(nothing)).toMatchObject({
    status: 'unknown',
    possible_groups: [1],
    unknown: ['lodges_financial_reports', 'entity_kind', 'year_end'],
  })
  expect(classify({ ...nothing, nger: 'registered' }).unknown).toContain('revenue_aud')
})

describe('kinds of entity', () => {
  test('who owns assets for others and is large has a group that no source at hand tells', () => {
    const large = { revenue_aud: 9e8, gross_assets_aud: 2e10, asset_owner_aud: 2e10 }
    const fund = duty({ ...large, entity_kind: 'registrable_superannuation_entity' })
    expect(fund).toMatchObject({ status: 'unknown', possible_groups: [1, 2], lodgement_due: null })
    expect(fund.tests.filter(({ not_sourced }) => not_sourced)).toMatchObject([
      { group: 1, test: 'size', met: null },
      { group: 2, test: 'size', met: null },
    ])
    expect(fund.remarks.join()).toMatch(/so its first group is unknown/)
    const small = { revenue_aud: 60e6, gross_assets_aud: 30e6, entity_kind: 'registered_scheme' } as const
    expect(duty(small)).toMatchObject({ group: 3, remarks: [] })
  })

  test('large assets without a kind that the law names stay open, and are never lost in silence', () => {
    expect(duty({ asset_owner_aud: 5e9 })).toMatchObject({ status: 'unknown', possible_groups: [2] })
    expect(duty({ asset_owner_aud: 5e9 }).remarks.join()).toContain('say which it is in entity_kind')
    const company = duty({ asset_owner_aud: 5e9, entity_kind: 'public_company', listed: false })
    expect(company.remarks.join()).toContain('they do not count for a public company')
  })

  test('a kind that lodges outweighs the word that nothing is lodged, and says so', () => {
    const found = duty({ nger: 'above_threshold', lodges_financial_reports: false })
    expect(found.remarks).toEqual([
      'The record says that no financial reports are lodged, but a disclosing entity lodges them, so the duty applies.',
    ])
    const unsaid = { nger: 'above_threshold', lodges_financial_reports: null } as const
    expect(duty({ ...unsaid, entity_kind: 'small_proprietary_company' }).status).toBe('unknown')
    expect(duty({ ...unsaid, entity_kind: 'large_proprietary_company' })).toMatchObject({
      group: 1,
      remarks: [expect.stringContaining('have no source for it')],
    })
  })

  test.each<[Partial<DutyFacts>, string | null, readonly string[]]>([
    [{ entity_kind: 'public_company' }, null, ['listed']],
    [{ entity_kind: 'public_company', listed: true }, '2026-09-30', []],
    [{ entity_kind: 'public_company', listed: false }, '2026-10-31', []],
    [{ entity_kind: 'other', listed: true }, '2026-09-30', []],
    [{ entity_kind: null, listed: true }, '2026-09-30', []],
    [{ entity_kind: 'retail_cciv', nger: 'not_registered', asset_owner_aud: 5e9 }, null, []],
  ])('%o is lodged by %s', (facts, lodgement_due, unknown) => {
    expect(duty({ nger: 'above_threshold', ...facts })).toMatchObject({ lodgement_due, unknown })
  })
})

test('the page has the example and every threshold of the data', () => {
  const {
    listed: _,
    year_starts: __,
    first_year_shown: ___,
    earlier_year_end: ____,
    ...given
  } = {
    ...SMALL,
    revenue_aud: 320e6,
    gross_assets_aud: 610e6,
    employees: null,
    entity_kind: 'other',
  } as const
  const facts = knownFacts(given)
  const { status, group, first_period, lodgement_due, unknown } = classify(facts)
  expectWorkedExample(REPORTING_DUTY.id, {
    inputs: given,
    result: { status, group, first_period, lodgement_due, unknown },
  })
  for (const { size, years_beginning_from } of regime.groups)
    for (const text of [
      years_beginning_from,
      ...Object.values(size).map((value) => value.toLocaleString('en-AU')),
    ])
      expect(methodPage(REPORTING_DUTY.id)).toContain(text)
})

test('a known fact never widens what is open, and a larger company never has a later group', () => {
  const aud = fc.option(fc.integer({ min: 0, max: 2e9 }))
  const anyFacts = fc.record({
    lodges_financial_reports: fc.constant(true),
    revenue_aud: aud,
    gross_assets_aud: aud,
    employees: fc.option(fc.integer({ min: 0, max: 1000 })),
    nger: fc.constantFrom('above_threshold', 'registered', 'not_registered', null),
    asset_owner_aud: aud,
    entity_kind: fc.constant('other' as const),
    listed: fc.constant(null),
    year_end: fc.constant('06-30'),
    year_starts: fc.constant(null),
    first_year_shown: fc.constant(null),
    earlier_year_end: fc.constant(null),
  })
  const groupsOf = (facts: DutyFacts): number[] => {
    const { group, possible_groups } = classify(facts)
    return group === null ? [...possible_groups] : [group]
  }
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 0, max: 2e9 }), (facts, revenue_aud) => {
      if (facts.revenue_aud === null) {
        const open = groupsOf(facts)
        for (const group of groupsOf({ ...facts, revenue_aud })) expect(open).toContain(group)
      } else {
        const larger = classify({ ...facts, revenue_aud: facts.revenue_aud + revenue_aud })
        const { group } = classify(facts)
        if (group !== null && larger.group !== null) expect(larger.group).toBeLessThanOrEqual(group)
      }
    }),
  )
})
