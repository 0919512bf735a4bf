import { describe, expect, it, test } from 'vitest'
import { boundary, YEAR_2026 } from '../../../../test/support/disclosure-records.ts'
import { stored } from '../../../../test/support/readiness-inputs.ts'
import { unavailable } from '../../availability.ts'
import type { Entity } from '../../company/identity/entity.ts'
import { registryFeed } from '../registry-feed.ts'
import { dutyFactsOf } from './duty-facts.ts'
import { knownFacts } from './facts.ts'
import { reportingDuty } from './reporting-duty.ts'
import { type TakenClaim, wordsOnDuty } from './taken-claims.ts'

const period = YEAR_2026
const printed = { reporting_year: '2024-25', scope1_t: 1, scope2_t: 1, evidence: [] }
const registry = registryFeed(period, [printed], [{ reporting_year: '2024-25' }])
const nowhere = registryFeed(period, [], [{ reporting_year: '2024-25' }])
const entity = { entity_type: 'Australian public company' } as Entity

test('published data alone puts a public company of the registry into group 1', () => {
  const { facts, basis } = dutyFactsOf({
    period,
    boundary: null,
    entity,
    registry,
    income: null,
    employer: null,
  })
  expect(facts).toMatchObject({ lodges_financial_reports: true, nger: 'above_threshold', year_end: '06-30' })
  expect(basis).toContainEqual({ fact: 'nger', basis: 'registry 2024-25' })
  expect(reportingDuty(facts, [])).toMatchObject({ group: 1, first_period: period, lodgement_due: null })
})

test('what is not known stays unknown: absence from the registry is no answer', () => {
  const { facts } = dutyFactsOf({
    period,
    boundary: null,
    entity: null,
    registry: nowhere,
    income: null,
    employer: null,
  })
  expect(facts).toMatchObject({ nger: null, lodges_financial_reports: null, revenue_aud: null })
  expect(reportingDuty(facts, []).status).toBe('unknown')
})

test('a row of years ago says nothing about the threshold now', () => {
  const longAgo = registryFeed(
    period,
    [{ ...printed, reporting_year: '2014-15' }],
    [{ reporting_year: '2014-15' }, { reporting_year: '2024-25' }],
  )
  expect(
    dutyFactsOf({ period, boundary: null, entity, registry: longAgo, income: null, employer: null }).facts
      .nger,
  ).toBeNull()
})

test('what the company says in its boundary counts, and is named as the basis', () => {
  const reporting_duty = { nger: 'registered', entity_kind: 'disclosing_entity' } as const
  const said = stored(boundary({ reporting_duty }), 3)
  const absent = { ...registry, availability: unavailable('not_published', 'not_in_registry', 'No row.') }
  const { facts, basis } = dutyFactsOf({
    period,
    boundary: said,
    entity,
    registry: absent,
    income: null,
    employer: null,
  })
  expect(facts).toMatchObject({ nger: 'registered', entity_kind: 'disclosing_entity' })
  expect(basis).toContainEqual({ fact: 'nger', basis: 'organisational_boundary version 3' })
  expect(reportingDuty({ ...facts, revenue_aud: 0, employees: 0 }, [])).toMatchObject({
    group: 2,
    lodgement_due: '2027-09-30',
  })
})

test('what is published outweighs a boundary that denies it, and says so', () => {
  const reporting_duty = { nger: 'not_registered', revenue_aud: 1, lodges_financial_reports: false } as const
  const said = stored(boundary({ reporting_duty }), 3)
  const { facts, basis } = dutyFactsOf({
    period,
    boundary: said,
    entity,
    registry,
    income: null,
    employer: null,
  })
  expect(facts).toMatchObject({ nger: 'above_threshold', lodges_financial_reports: true, revenue_aud: 1 })
  expect(basis.find(({ fact }) => fact === 'nger')?.basis).toMatch(
    /^registry .*, against organisational_boundary version 3$/,
  )
})

test('a public company cannot leave its group by calling itself a fund', () => {
  const said = stored(boundary({ reporting_duty: { entity_kind: 'registered_scheme', listed: true } }), 3)
  const { facts, basis } = dutyFactsOf({
    period,
    boundary: said,
    entity,
    registry,
    income: null,
    employer: null,
  })
  expect(basis).toContainEqual({
    fact: 'entity_kind',
    basis: 'entity type: Australian public company, against organisational_boundary version 3',
  })
  expect(reportingDuty(facts, [], period)).toMatchObject({ group: 1, lodgement_due: '2026-09-30' })
})

test('a declared size that published figures show to be too small is not believed, in the direction of the duty only', () => {
  const facts = (reporting_duty: object) =>
    dutyFactsOf({
      period,
      boundary: stored(boundary({ reporting_duty }), 3),
      entity,
      registry: nowhere,
      income: { aud: 12e9, year: '2023-24' },
      employer: { least: 1000, year: '2023-24' },
    })
  const small = facts({ revenue_aud: 1, employees: 20, entity_kind: 'other', listed: false })
  expect(small.facts).toMatchObject({ revenue_aud: 12e9, employees: 1000 })
  expect(small.basis).toContainEqual({
    fact: 'employees',
    basis: 'employers 2023-24, against organisational_boundary version 3',
  })
  expect(reportingDuty(small.facts, [])).toMatchObject({ status: 'in_group', group: 1 })
  expect(facts({ revenue_aud: 20e9, employees: 5000 }).facts).toMatchObject({
    revenue_aud: 20e9,
    employees: 5000,
  })
  expect(facts({}).facts).toMatchObject({ revenue_aud: null, employees: null })
})

describe('what only the company’s word would take out of the duty', () => {
  const facts = (
    reporting_duty: object,
    { taken = [], ...more }: { readonly taken?: readonly TakenClaim[]; readonly entity?: Entity | null } = {},
  ) =>
    dutyFactsOf({
      period,
      boundary: stored(boundary({ reporting_duty }), 3),
      entity,
      registry,
      income: null,
      employer: null,
      taken: new Set(taken),
      ...more,
    }).facts
  const proprietary = { entity_type: 'Australian Private Company' } as Entity

  it('an unsourced kind is the register’s type until it is taken', () => {
    const said = { entity_kind: 'retail_cciv' }
    expect(facts(said)).toMatchObject({ entity_kind: 'public_company' })
    expect(facts(said, { entity: proprietary })).toMatchObject({ entity_kind: 'large_proprietary_company' })
    expect(facts(said, { entity: null })).toMatchObject({ entity_kind: null })
    expect(facts(said, { taken: ['entity_status'] })).toMatchObject({ entity_kind: 'retail_cciv' })
  })

  it('a private company is no scheme', () => {
    expect(facts({ entity_kind: 'registered_scheme' }, { entity: proprietary })).toMatchObject({
      entity_kind: 'large_proprietary_company',
    })
  })

  it('a company of the registry lodges something until it is taken that it does not', () => {
    const said = { lodges_financial_reports: false }
    expect(facts(said, { entity: proprietary })).toMatchObject({ lodges_financial_reports: null })
    expect(facts(said, { entity: proprietary, taken: ['entity_status'] })).toMatchObject({
      lodges_financial_reports: false,
    })
  })

  it('claims are taken once all of a kind are explained and approved', () => {
    const one = (pointer: string, status: 'open' | 'explained') => ({
      kind: 'period_length' as const,
      status,
      declared: {
        record: 'organisational_boundary' as const,
        pointer,
        what: 'period of the boundary',
        value: 547,
        unit: 'days',
        version: 1,
      },
    })
    const explained = [one('/period', 'explained')]
    expect(wordsOnDuty(explained, false, null).taken).toEqual(new Set())
    expect(wordsOnDuty(explained, true, null).taken).toEqual(new Set(['period_length']))
    expect(wordsOnDuty([...explained, one('/period', 'open')], true, null).taken).toEqual(new Set())
    expect(wordsOnDuty([one('/reporting_duty/year_starts/0', 'explained')], true, null).taken).toEqual(
      new Set(),
    )
  })
})

describe('a period of more than 53 weeks', () => {
  const long = { start: '2025-01-01', end: '2026-06-30' }
  const known = (more: object) =>
    reportingDuty(
      knownFacts({ nger: 'above_threshold', entity_kind: 'disclosing_entity', ...more }),
      [],
      long,
    )

  it('has the date of twelve months until it is shown to be the first', () => {
    expect(known({})).toMatchObject({
      lodgement_due: '2026-03-31',
      lodgement: expect.stringContaining('2026-09-30 applies once'),
    })
    expect(known({ first_year_shown: true }).lodgement_due).toBe('2026-09-30')
  })

  it('53 weeks are no longer than a year', () => {
    const weeks = { start: '2025-06-30', end: '2026-07-05' }
    const facts = knownFacts({ nger: 'above_threshold', entity_kind: 'disclosing_entity' })
    expect(reportingDuty(facts, [], weeks).lodgement_due).toBe('2026-10-05')
  })

  it('a list of years that leaves the period out, or has a longer year, moves no first period', () => {
    const facts = (year_starts: readonly string[]) =>
      reportingDuty(
        knownFacts({
          nger: 'above_threshold',
          entity_kind: 'disclosing_entity',
          year_end: '06-30',
          year_starts,
        }),
        [],
        period,
      )
    for (const starts of [
      ['2024-12-31', '2025-12-31', '2026-12-31'],
      ['2023-12-01', '2025-07-01', '2026-07-01'],
    ])
      expect(facts(starts)).toMatchObject({
        first_period: period,
        lodgement_due: '2026-09-30',
        year_starts: [],
        remarks: [expect.stringContaining('are not used')],
      })
    expect(facts(['2025-07-01', '2026-07-01']).remarks).toEqual([])
  })
})
