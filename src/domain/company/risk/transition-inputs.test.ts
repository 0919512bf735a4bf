import { describe, expect, test } from 'vitest'
import { type ReportingYear, reportingYear } from '../../reporting-year.ts'
import { emissionsTrend } from '../emissions/emissions-trend.ts'
import { safeguardMechanism } from '../safeguard/safeguard.ts'
import { prepareSafeguardTable } from '../safeguard/table.ts'
import { preparePopulation, type Reporter } from '../sector/population.ts'
import { benchmarkSector } from '../sector/sector-benchmark.ts'
import { transitionInputs } from './transition-inputs.ts'
import { transitionRisk } from './transition-risk.ts'

const year = (reporting_year: ReportingYear, scope1_t: number) => ({
  reporting_year,
  scope1_t,
  scope2_t: 0,
  evidence: [],
})
const level = (name: 'division' | 'subdivision' | 'group', code: string) =>
  ({ level: name, code, title: code, parent_code: null }) as const

function reporter(abn: string, total_income_aud: number | null, group = '999'): Reporter {
  const incomes = [{ abn, income_year: '2023-24', total_income_aud, evidence: [] }]
  return {
    ...year('2024-25', 100),
    abn,
    net_energy_gj: 1_000,
    incomes: total_income_aud === null ? [] : incomes,
    joint_facility: null,
    anzsic: {
      division: level('division', 'D'),
      subdivision: null,
      group: level('group', group),
      class: null,
    },
  }
}

const peers = Array.from({ length: 12 }, (_, at) => reporter(`peer ${at}`, 1e6))

const blocksOf = (me: Reporter | null, totals: readonly number[] = [100, 95, 90]) => ({
  reporter: me,
  division: 'D',
  intensity: null,
  safeguard: safeguardMechanism({
    company: { abn: 'me', names: [] },
    table: prepareSafeguardTable([]),
    scope1: [],
  }),
  trend: emissionsTrend(totals.map((total, at) => year(reportingYear(2022 + at), total))),
  benchmark: benchmarkSector(me ?? reporter('me', 1e6), preparePopulation(peers)),
})

describe('inputs from the other blocks', () => {
  test('a block without a result leaves its component missing', () => {
    const input = transitionInputs(blocksOf(reporter('me', 1e6)))
    expect(input).toMatchObject({
      carbon_cost: { scope1_t: 100, income: { total_income_aud: 1e6 }, without_income: null },
      sector_intensity: null,
      safeguard: null,
      benchmark: { metric: 'income_intensity' },
    })
    expect(input.trajectory?.slope_percent).toBeCloseTo(-5, 10)
    expect(transitionInputs(blocksOf(null)).carbon_cost).toBeNull()
  })

  test.each([
    [null, 'income_not_published'],
    [100e6 / 12_001, 'income_boundary_differs'],
  ] as const)('an income of %s is %s: no percentile, exposure by tonnes', (income, flag) => {
    const { result, flags } = transitionRisk(transitionInputs(blocksOf(reporter('me', income))))
    expect(flags).toContain(flag)
    expect(result).toMatchObject({
      carbon_cost: { basis: 'tonnes' },
      missing: ['sector_intensity', 'safeguard_exposure', 'benchmark_position'],
    })
  })

  test('where one scope is not published, that is the reason, not that no income is', () => {
    const { result, flags } = transitionRisk(
      transitionInputs(blocksOf({ ...reporter('me', 1e6), scope2_t: null })),
    )
    expect(flags).toContain('scope_not_published')
    expect(flags).not.toContain('income_not_published')
    expect(result?.statement).toContain('because one scope is not published')
  })

  test.each([
    ['261', false],
    ['262', true],
    ['263', true],
  ])('group %s is a network: %s', (group, is_network) => {
    expect(transitionInputs(blocksOf(reporter('me', 1e6, group))).carbon_cost).toMatchObject({ is_network })
  })

  test('a line that is not accepted is flagged and explained', () => {
    const { result, flags } = transitionRisk(transitionInputs(blocksOf(reporter('me', 1e6), [100, 50, 55])))
    expect(flags).toContain('trajectory_structural_break')
    expect(result?.components).toContainEqual(
      expect.objectContaining({
        component: 'regulatory_trajectory',
        band: null,
        missing_reason: expect.stringContaining('more than 40 %'),
      }),
    )
  })

  test('the caller’s price of the year comes before a planning value', () => {
    const planning = { aud_per_t: 70, basis: 'planning_value', label: 'Planning.', evidence: [] } as const
    const priced = (prices: ReadonlyMap<string, number>) =>
      transitionInputs({ ...blocksOf(reporter('me', 1e6)), prices, planning_value: planning }).carbon_cost
        ?.price
    expect(priced(new Map([['2024-25', 40]]))).toMatchObject({ aud_per_t: 40, basis: 'caller' })
    expect(priced(new Map([['2025-26', 40]]))).toEqual(planning)
  })
})
