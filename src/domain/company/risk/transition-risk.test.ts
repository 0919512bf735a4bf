import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evidence, expectBandsOnPage, expectWorkedExample } from '../../../../test/support/method-page.ts'
import { reportingYear, startYear } from '../../reporting-year.ts'
import { OutputOf, Printed } from '../../working.ts'
import { RISK_LEVELS, type RiskLevel } from '../bands.ts'
import { emissionsTrend } from '../emissions/emissions-trend.ts'
import { safeguardMechanism } from '../safeguard/safeguard.ts'
import { prepareSafeguardTable } from '../safeguard/table.ts'
import { preparePopulation, type Reporter } from '../sector/population.ts'
import { benchmarkSector } from '../sector/sector-benchmark.ts'
import { BENCHMARK_BANDS, SECTOR_INTENSITY_BANDS, TRAJECTORY_BANDS } from './transition-formula.ts'
import { transitionInputs } from './transition-inputs.ts'
import { type TransitionInput, transitionRisk } from './transition-risk.ts'

const sector = (kgco2e_per_aud: number) => ({ kgco2e_per_aud, division: 'D', evidence: [] })
const covered = (band: RiskLevel | null, excess_unmet = false) =>
  ({ coverage: 'covered', band, excess_unmet, evidence: [] }) as const
const slope = (slope_percent: number) => ({
  slope_percent,
  structural_break: false,
  weak: false,
  evidence: [],
})
const position = (percentile: number) => ({ percentile, metric: 'energy_intensity', evidence: [] }) as const
const none: TransitionInput = { sector_intensity: null, safeguard: null, trajectory: null, benchmark: null }

const bandOfComponent = (input: Partial<TransitionInput>, component: string) =>
  transitionRisk({
    ...none,
    sector_intensity: sector(0),
    trajectory: slope(-9),
    ...input,
  }).result?.components.find((one) => one.component === component)?.band

describe('the working', () => {
  const kg = evidence('total_kgco2e_per_aud', '2023-24', 0.7)
  const all: TransitionInput = {
    sector_intensity: { ...sector(0.7), evidence: [kg] },
    safeguard: covered('high', true),
    trajectory: slope(-3),
    benchmark: position(30),
  }

  test('takes the division as printed and the rest from the formulas that gave it', () => {
    const outcome = transitionRisk(all)
    expect(outcome.workings()).toMatchObject([
      {
        formula: 'transition_risk',
        arguments: {
          kgco2e_per_aud: new Printed(0.7, [kg]),
          coverage: new OutputOf('safeguard_position', 'coverage', {}, 'covered'),
          safeguard_band: new OutputOf('safeguard_position', 'band', {}, 'high'),
          excess_unmet: true,
          slope_percent: new OutputOf('linear_trend', 'slope_percent', { series: 'scope1_and_2' }, -3),
          percentile: new OutputOf('sector_position', 'energy_intensity_percentile', {}, 30),
        },
        outputs: { sector_intensity: { value: 'high' }, overall: { value: outcome.result?.band } },
      },
    ])
  })

  test('leaves out what a missing component would have taken', () => {
    const input = { ...all, safeguard: covered(null), benchmark: null }
    expect(transitionRisk(input).workings()).toMatchObject([
      {
        arguments: { coverage: null, safeguard_band: null, percentile: null },
        outputs: { safeguard_exposure: { value: null } },
      },
    ])
  })
})

describe('components', () => {
  test.each([
    [0.149, 'low'],
    [0.15, 'moderate'],
    [0.4, 'high'],
    [1, 'very_high'],
  ])('a sector with %d kg per dollar is %s', (value, band) => {
    expect(bandOfComponent({ sector_intensity: sector(value) }, 'sector_intensity')).toBe(band)
  })

  test.each([
    [-4.9, 'low'],
    [-4.89, 'moderate'],
    [-1, 'high'],
    [1, 'high'],
    [1.01, 'very_high'],
  ])('a slope of %d %% a year is %s', (value, band) => {
    expect(bandOfComponent({ trajectory: slope(value) }, 'regulatory_trajectory')).toBe(band)
  })

  test.each([
    [24.9, 'low'],
    [25, 'moderate'],
    [50, 'high'],
    [75, 'very_high'],
  ])('percentile %d is %s', (value, band) => {
    expect(bandOfComponent({ benchmark: position(value) }, 'benchmark_position')).toBe(band)
  })

  test('a number that decides comes with the bounds of its band; a status has none', () => {
    const { result } = transitionRisk({ ...none, trajectory: slope(-3), safeguard: covered('high') })
    expect(result?.components.map(({ measured }) => measured)).toEqual([
      null,
      null,
      {
        measure: 'slope_percent',
        value: -3,
        lower: -4.9,
        lower_inclusive: false,
        upper: -1,
        upper_inclusive: false,
      },
      null,
    ])
  })

  test('a company outside the mechanism is low, one without a baseline is missing', () => {
    const outside = { coverage: 'not_covered', band: null, excess_unmet: false, evidence: [] } as const
    expect(bandOfComponent({ safeguard: outside }, 'safeguard_exposure')).toBe('low')
    expect(bandOfComponent({ safeguard: covered(null) }, 'safeguard_exposure')).toBeNull()
  })
})

describe('overall', () => {
  test('the second-highest decides: one bad component needs another to agree', () => {
    const outcome = transitionRisk({
      ...none,
      sector_intensity: sector(2.5),
      safeguard: covered('moderate'),
      trajectory: slope(-6),
    })
    expect(outcome.result).toMatchObject({ band: 'moderate', missing: ['benchmark_position'] })
  })

  test('an unmet excess raises it by one, never past very_high', () => {
    const raised = (kg: number) =>
      transitionRisk({ ...none, sector_intensity: sector(kg), safeguard: covered('very_high', true) })
    expect(raised(0.3).result).toMatchObject({ second_highest: 'moderate', band: 'high' })
    expect(raised(2).result).toMatchObject({ second_highest: 'very_high', band: 'very_high' })
    expect(raised(0.3).trace.at(-1)?.operator).toBe('second_highest_raised_by_flag')
  })

  test('one component is too few, and says which are missing', () => {
    const outcome = transitionRisk({ ...none, sector_intensity: sector(1) })
    expect(outcome).toMatchObject({
      result: null,
      availability: { status: 'not_assessed', reason_code: 'too_few_components' },
    })
    expect(outcome.trace).toHaveLength(1)
  })

  test('a worse component never lowers the band', () => {
    const number = fc.double({ min: -20, max: 20, noNaN: true })
    fc.assert(
      fc.property(number, number, fc.double({ min: 0, max: 20, noNaN: true }), (start, other, worse) => {
        const at = (value: number) =>
          transitionRisk({ ...none, trajectory: slope(value), sector_intensity: sector(Math.abs(other)) })
            .result?.band
        const rank = (band: RiskLevel | undefined) => RISK_LEVELS.indexOf(band ?? 'low')
        return rank(at(start)) <= rank(at(start + worse))
      }),
    )
  })
})

describe('inputs from the other blocks', () => {
  const year = (reporting_year: string, scope1_t: number) => ({
    reporting_year,
    scope1_t,
    scope2_t: 0,
    evidence: [],
  })
  const reporter = (abn: string, net_energy_gj: number | null): Reporter => {
    const division = { level: 'division', code: 'D', title: 'D', parent_code: null } as const
    return {
      ...year('2024-25', 100),
      abn,
      net_energy_gj,
      incomes: [],
      joint_facility: null,
      anzsic: { division, subdivision: null, group: null, class: null },
    }
  }
  const blocks = (net_energy_gj: number | null) => {
    const peers = ['a', 'b', 'c', 'd', 'e'].map((abn) => reporter(abn, 1_000))
    return {
      division: null,
      safeguard: safeguardMechanism({
        company: { abn: 'me', names: [] },
        table: prepareSafeguardTable([]),
        scope1: [],
      }),
      trend: emissionsTrend([year('2022-23', 100), year('2023-24', 90), year('2024-25', 80)]),
      benchmark: benchmarkSector(reporter('me', net_energy_gj), preparePopulation(peers)),
    }
  }

  test('a block without a result leaves its component missing', () => {
    const input = transitionInputs(blocks(1_000))
    expect(input).toMatchObject({
      sector_intensity: null,
      safeguard: null,
      benchmark: { metric: 'energy_intensity' },
    })
    expect(input.trajectory?.slope_percent).toBeCloseTo(-10, 10)
  })

  test('a jump inside the fitted years is flagged, one before them is not; a weak line is', () => {
    const flagsOf = (first: string, totals: readonly number[]) =>
      transitionRisk(
        transitionInputs({
          ...blocks(1_000),
          trend: emissionsTrend(totals.map((total, at) => year(reportingYear(startYear(first) + at), total))),
        }),
      ).flags
    expect(flagsOf('2021-22', [100, 200, 210, 220])).toContain('trajectory_structural_break')
    expect(flagsOf('2019-20', [10, 100, 100, 100, 101])).toEqual([])
    expect(flagsOf('2018-19', [10, 100, 100, 100, 101])).toEqual(['trajectory_weak'])
  })

  test('without energy the total stands in, and the answer says so', () => {
    expect(transitionRisk(transitionInputs(blocks(null))).flags).toContain('benchmark_on_total')
  })
})

test('AGL: the page’s figures and bands', () => {
  const inputs = {
    division: 'D',
    kgco2e_per_aud: 2.547192,
    coverage: 'not_covered',
    slope_percent: -6.494188848,
    energy_intensity_percentile: 72.580645,
  } as const
  const { result } = transitionRisk({
    sector_intensity: sector(inputs.kgco2e_per_aud),
    safeguard: { coverage: inputs.coverage, band: null, excess_unmet: false, evidence: [] },
    trajectory: slope(inputs.slope_percent),
    benchmark: position(inputs.energy_intensity_percentile),
  })
  expectWorkedExample('transition_risk', {
    company: 'AGL ENERGY LIMITED',
    abn: '74115061375',
    inputs,
    result: {
      components: Object.fromEntries((result?.components ?? []).map((one) => [one.component, one.band])),
      band: result?.band,
    },
  })
  for (const bands of [SECTOR_INTENSITY_BANDS, TRAJECTORY_BANDS, BENCHMARK_BANDS])
    expectBandsOnPage('transition_risk', bands)
})
