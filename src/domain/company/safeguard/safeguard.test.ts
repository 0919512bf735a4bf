import { describe, expect, test } from 'vitest'
import { evidence, expectBandsOnPage, expectWorkedExample } from '../../../../test/support/method-page.ts'
import { safeguardRow as row } from '../../../../test/support/safeguard-rows.ts'
import type { Evidenced } from '../outcome.ts'
import { assessFacility, type SafeguardRow } from './facility.ts'
import { linkFacilities } from './links.ts'
import { safeguardMechanism } from './safeguard.ts'
import { deriveSafeguardStatus, type StatusFigures } from './status.ts'
import { type DerivedStatus, EXCEEDANCE_BANDS } from './statuses.ts'
import { prepareSafeguardTable } from './table.ts'

const me = { abn: 'me', names: ['WORKS HOLDINGS LIMITED'] }
const assess = (
  rows: readonly SafeguardRow[],
  scope1_t: number | null = 300_000,
  stations?: ReadonlyMap<string, readonly Evidenced[]>,
) =>
  safeguardMechanism({
    company: me,
    table: prepareSafeguardTable(rows, stations),
    scope1: [{ reporting_year: '2024-25', scope1_t, evidence: [] }],
  })

describe('facility status', () => {
  test.each([
    ['below_baseline', 'within_baseline', 'moderate'],
    ['mymp', 'multi_year_period', 'moderate'],
    ['mymp_closed_compliant', 'multi_year_period', 'moderate'],
    ['excess_emissions_situation', 'excess_unmet', 'very_high'],
    ['net_above_baseline', 'excess_unmet', 'very_high'],
    ['excess_situation_ended', 'excess_met_late', 'high'],
    ['no_baseline', 'not_published', null],
  ] as const)('%s is %s, band %s', (derived_status, status, band) => {
    expect(assessFacility(row('2024-25', { derived_status }))).toMatchObject({ status, band })
  })

  test.each([
    [110_000, 'moderate'],
    [110_001, 'high'],
    [90_000, 'moderate'],
  ])('%d t covered over a baseline of 100,000 t, met with units, is %s', (covered_emissions_t, band) => {
    const met = { derived_status: 'met_by_surrender', covered_emissions_t, baseline_t: 100_000 } as const
    expect(assessFacility(row('2024-25', met)).band).toBe(band)
  })

  const figures: StatusFigures = {
    baseline_t: 100,
    net_emissions_t: 100,
    accus_surrendered: 0,
    smcs_surrendered: 0,
    multi_year_period: false,
    period_net_emissions_t: null,
    period_baseline_t: null,
    excess_situation: 'none',
  }
  test.each<[DerivedStatus, Partial<StatusFigures>]>([
    ['below_baseline', {}],
    ['met_by_surrender', { smcs_surrendered: 1 }],
    ['net_above_baseline', { net_emissions_t: 101 }],
    ['no_baseline', { baseline_t: null }],
    ['mymp', { multi_year_period: true, baseline_t: null }],
    ['mymp', { multi_year_period: true, period_net_emissions_t: 301, period_baseline_t: 300 }],
    [
      'mymp_closed_compliant',
      { multi_year_period: true, period_net_emissions_t: 300, period_baseline_t: 300 },
    ],
    ['excess_emissions_situation', { excess_situation: 'open', multi_year_period: true }],
    ['excess_situation_ended', { excess_situation: 'ended' }],
  ])('%s follows from %j', (expected, changed) => {
    expect(deriveSafeguardStatus({ ...figures, ...changed })).toBe(expected)
  })
})

describe('links', () => {
  test('by the link table, by the emitter’s ABN, and by name only without one', () => {
    const rows = [
      row('2024-25'),
      row('2024-25', { facility: 'B', controlling_corporation_abn: 'other', emitter_abn: 'me' }),
      row('2024-25', {
        facility: 'C',
        controlling_corporation_abn: null,
        responsible_emitter: 'Works Holdings Ltd.',
      }),
      row('2024-25', {
        facility: 'D',
        controlling_corporation_abn: null,
        emitter_abn: 'other',
        responsible_emitter: 'Works Holdings Ltd.',
      }),
    ]
    expect(
      linkFacilities(me, prepareSafeguardTable(rows)).map(
        ({ row: { facility }, role, link_basis, name_score }) => [facility, role, link_basis, name_score],
      ),
    ).toEqual([
      ['B', 'responsible_emitter', 'same_abn', null],
      ['C', 'responsible_emitter', 'name', 1],
      ['Works', 'controlling_corporation', 'analyst_subsidiary_link', null],
    ])
    expect(assess(rows).flags).toContain('linked_by_name')
  })

  test('not covered only when nothing matches; earlier years are said apart', () => {
    const other = row('2024-25', { controlling_corporation_abn: 'other', emitter_abn: 'other' })
    expect(assess([other]).result).toMatchObject({
      coverage: 'not_covered',
      band: null,
      share_of_scope1: null,
    })
    expect(assess([other, row('2022-23')]).result?.coverage).toBe('covered_in_earlier_years')
    expect(assess([])).toMatchObject({
      result: null,
      availability: { reason_code: 'safeguard_table_not_loaded' },
    })
  })
})

describe('the company', () => {
  test('has its worst facility’s band, and the distribution by count and tonnes', () => {
    const outcome = assess([
      row('2024-25'),
      row('2024-25', {
        facility: 'B',
        covered_emissions_t: 50_000,
        derived_status: 'excess_emissions_situation',
      }),
      row('2024-25', { facility: 'C', derived_status: 'no_baseline', baseline_t: null }),
    ])
    expect(outcome.result).toMatchObject({
      band: 'very_high',
      covered_emissions_t: 350_000,
      distribution: [
        { band: 'moderate', facilities: 1, covered_emissions_t: 150_000 },
        { band: 'very_high', facilities: 1, covered_emissions_t: 50_000 },
      ],
    })
    expect(outcome.flags).toEqual(['safeguard_excess_unmet', 'covered_above_scope1'])
    expect(outcome.trace).toHaveLength(4)
    expect(outcome.trace[0]).toMatchObject({ rule: 'safeguard_mechanism.coverage', result: 'covered' })
  })

  test('a facility that was renamed keeps its years, and one that shares its name keeps its own', () => {
    const renamed = [
      row('2022-23', { facility: 'Collinsville Coal' }),
      row('2023-24', { facility: 'Collinsville Coal' }),
      row('2024-25', { facility: 'Collinsvile Coal' }),
      row('2023-24', { facility: 'Telfer', responsible_emitter: 'First Mining' }),
      row('2024-25', { facility: 'Telfer', responsible_emitter: 'First Mining' }),
      row('2024-25', { facility: 'Telfer', responsible_emitter: 'Second Gold' }),
    ]
    const paths = assess(renamed).result?.outlook
    expect(paths?.facilities.map(({ facility }) => facility)).toEqual([
      'Collinsvile Coal',
      'Telfer (First Mining)',
      'Telfer (Second Gold)',
    ])
    expect(paths?.not_projected).toEqual(['Telfer (First Mining)', 'Telfer (Second Gold)'])
  })
})

describe('the outlook', () => {
  const covered_emissions_t = 190_000
  const steady = ['2022-23', '2023-24', '2024-25'].map((label) => row(label, { covered_emissions_t }))

  test('costs nothing without a price, and asks for every year', () => {
    expect(assess(steady).result?.outlook).toMatchObject({
      total_cost_aud: null,
      cost_availability: { reason_code: 'no_price_path' },
    })
    const one = safeguardMechanism({
      company: me,
      table: prepareSafeguardTable(steady),
      scope1: [],
      prices: new Map([['2025-26', 40]]),
    })
    expect(one.result?.outlook.cost_availability.detail).toContain('2026-27, 2027-28')
  })

  test('counts the years in which another company had the facility, and says when its line would fall below zero', () => {
    const moved = [400_000, 300_000, 190_000].map((covered_emissions_t, at) =>
      row(['2022-23', '2023-24', '2024-25'][at] ?? '', {
        covered_emissions_t,
        emitter_abn: 'colliery',
        controlling_corporation_abn: at < 2 ? 'seller' : 'me',
      }),
    )
    expect(assess(moved).result?.outlook.facilities[0]).toMatchObject({
      flags: ['weak_trend', 'floored'],
      years: [{ floored: false }, { floored: true }, { floored: true }, { floored: true }, { floored: true }],
    })
    expect(assess(moved.slice(0, 2)).result).toMatchObject({
      coverage: 'not_covered',
      coverage_note: 'None of the company’s facilities is listed in the latest year.',
      outlook: { cost_availability: { reason_code: 'no_covered_facility' } },
    })
  })

  test('power stations on a main grid have the baseline of the sector, and no band', () => {
    const stations = new Map([['me', [{ evidence: [evidence('scope1_t', '2024-25', 5)] }]]])
    const generator = assess([row('2024-25', { controlling_corporation_abn: 'other' })], null, stations)
    expect(generator.result).toMatchObject({ coverage: 'sectoral_baseline', band: null })
    expect(generator.result?.coverage_note).toMatch(/ they share one baseline for the whole sector\.$/)
    expect(generator.inputs).toContainEqual(expect.objectContaining({ value_text: '5' }))
    expect(generator.workings()[0]).toMatchObject({ outputs: { coverage: { value: 'sectoral_baseline' } } })
    const both = assess([row('2024-25')], null, stations)
    expect(both.result).toMatchObject({ coverage: 'covered' })
    expect(both.result?.coverage_note).toMatch(/^Its power stations on a main grid \(1\) are not listed/)
  })

  test('holds the floor of 100,000 t', () => {
    const small = steady.map((one) => ({ ...one, baseline_t: 105_000 }))
    const [first, ...later] = assess(small).result?.outlook.facilities[0]?.years ?? []
    expect(first?.at_floor).toBe(true)
    expect(new Set([first, ...later].map((one) => one?.baseline_t))).toEqual(new Set([100_000]))
  })

  test('does not count relief beyond the latest year', () => {
    const relieved = steady.map((one) => ({ ...one, reduction_contribution: 0.98, baseline_t: 196_000 }))
    const path = assess(relieved).result?.outlook.facilities[0]
    expect(path?.flags).toEqual(['relief_in_latest_year', 'weak_trend'])
    expect(path?.years[0]?.baseline_t).toBeCloseTo(200_000 * 0.853, 6)
  })
})

/** Qantas Airways: its one facility, under two names, as the Safeguard table prints it. */
const QANTAS = [
  ['2021-22', 'Qantas Airways Limited National Transport Facility', 3_057_585, 5_285_611, null, 0],
  ['2022-23', 'Qantas Airways Limited National Transport Facility', 4_385_686, 5_285_611, null, 0],
  ['2023-24', 'Qantas Airways Limited National Transport Facility', 4_528_002, 4_472_910, 0.951, 55_092],
  ['2024-25', 'Qantas Airways Limited - National Facility', 4_622_401, 4_404_094, 0.902, 218_307],
] as const

test('Qantas: the page’s figures', () => {
  const rows = QANTAS.map(([label, facility, covered, baseline, contribution, accus]) =>
    row(label, {
      facility,
      covered_emissions_t: covered,
      baseline_t: baseline,
      reduction_contribution: contribution,
      accus_surrendered: accus,
      derived_status: accus > 0 ? 'met_by_surrender' : 'below_baseline',
    }),
  )
  const { result, flags } = safeguardMechanism({
    company: me,
    table: prepareSafeguardTable(rows),
    scope1: [{ reporting_year: '2024-25', scope1_t: 4_622_401, evidence: [] }],
    division: 'I',
    prices: new Map(['2025-26', '2026-27', '2027-28', '2028-29', '2029-30'].map((label) => [label, 40])),
  })
  const last = result?.outlook.facilities[0]?.years.at(-1)
  expectWorkedExample('safeguard_mechanism', {
    company: 'QANTAS AIRWAYS LIMITED',
    abn: '16009661901',
    inputs: QANTAS.map(
      ([
        reporting_year,
        facility,
        covered_emissions_t,
        baseline_t,
        reduction_contribution,
        accus_surrendered,
      ]) => ({
        reporting_year,
        facility,
        covered_emissions_t,
        baseline_t,
        reduction_contribution,
        accus_surrendered,
      }),
    ),
    price_aud_per_t: 40,
    result: {
      status: result?.facilities.at(-1)?.status,
      exceedance_percent: result?.facilities.at(-1)?.exceedance_percent,
      band: result?.band,
      share_of_scope1: result?.share_of_scope1,
      baseline_2030_t: last?.baseline_t,
      projected_2030_t: last?.projected_t,
      interval_2030_t: last?.interval,
      flags,
      shortfall_2030_t: last?.shortfall_t,
      actual_shortfall_t: result?.outlook.actual_shortfall_t,
      total_shortfall_t: result?.outlook.total_shortfall_t,
      total_cost_aud: result?.outlook.total_cost_aud,
    },
  })
  expectBandsOnPage('safeguard_mechanism', EXCEEDANCE_BANDS)
})
