import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evidence } from '../../../../test/support/method-page.ts'
import { OutputOf, Printed } from '../../working.ts'
import { RISK_LEVELS, type RiskLevel } from '../bands.ts'
import type { CarbonCostInput } from './carbon-cost.ts'
import type { TransitionInput } from './transition-input.ts'
import { transitionRisk } from './transition-risk.ts'

/** Tonnes over an income of A$ 1 million, so that tonnes are the intensity. */
const cost = (scope1_t: number | null, scope2_t: number | null, more: Partial<CarbonCostInput> = {}) => ({
  reporting_year: '2024-25',
  scope1_t,
  scope2_t,
  income: { income_year: '2023-24', total_income_aud: 1e6, evidence: [] },
  without_income: null,
  is_network: false,
  price: null,
  evidence: [],
  ...more,
})
const byTonnes = { income: null, without_income: 'income_not_published' } as const
const sector = (kgco2e_per_aud: number) =>
  ({ kgco2e_per_aud, level: 'industry', code: '2601', evidence: [] }) as const
const covered = (band: RiskLevel | null, excess_unmet = false) =>
  ({ coverage: 'covered', band, excess_unmet, evidence: [] }) as const
const slope = (slope_percent: number | null, ...flags: string[]) => ({ slope_percent, flags, evidence: [] })
const position = (percentile: number, metric = 'income_intensity') => ({ percentile, metric, evidence: [] })
const none: TransitionInput = {
  carbon_cost: null,
  sector_intensity: null,
  safeguard: null,
  trajectory: null,
  benchmark: null,
  is_financial: false,
}
const risk = (input: Partial<TransitionInput>) =>
  transitionRisk({ ...none, carbon_cost: cost(50, 0), ...input })
const bandOf = (input: Partial<TransitionInput>, component: string) =>
  risk(input).result?.components.find((one) => one.component === component)?.band

describe('carbon cost exposure', () => {
  test.each([
    [9.99, 'low'],
    [10, 'moderate'],
    [100, 'high'],
    [500, 'very_high'],
  ])('scope 1 of %d t per A$ million is %s', (value, band) => {
    expect(risk({ carbon_cost: cost(value, 0) }).result?.band).toBe(band)
  })

  test.each([
    [9_999, 'low'],
    [10_000, 'moderate'],
    [50_000, 'high'],
    [500_000, 'very_high'],
  ])('without an income %d t are %s', (tonnes, band) => {
    const { result, flags } = risk({ carbon_cost: cost(tonnes, 0, byTonnes) })
    expect(result).toMatchObject({ band, carbon_cost: { basis: 'tonnes', scope1_t_per_aud_million: null } })
    expect(flags).toContain('income_not_published')
  })

  test('scope 2 counts two bands lower, and the worse of the two is the band', () => {
    const { result } = risk({ carbon_cost: cost(5, 600) })
    expect(result).toMatchObject({
      band: 'moderate',
      carbon_cost: { scope1_band: 'low', scope2_band: 'moderate', scope2_t_per_aud_million: 600 },
      components: expect.arrayContaining([
        expect.objectContaining({
          component: 'carbon_cost_exposure',
          measured: expect.objectContaining({ measure: 'scope2_t_per_aud_million', value: 600, lower: 500 }),
        }),
      ]),
    })
    expect(risk({ carbon_cost: cost(5, 499) }).result?.band).toBe('low')
    expect(risk({ carbon_cost: cost(200, 600) }).result?.band).toBe('high')
  })

  test('the losses of a network are left out, and said so', () => {
    const { result, flags } = risk({ carbon_cost: cost(5, 600, { is_network: true }) })
    expect(result).toMatchObject({
      band: 'low',
      carbon_cost: { scope2_t: null, scope2_band: null, network_losses_left_out: true },
    })
    expect(flags).toContain('network_losses_left_out')
  })

  test('one scope alone is enough, none is not assessed', () => {
    expect(risk({ carbon_cost: cost(null, 600) }).result?.band).toBe('moderate')
    expect(risk({ carbon_cost: cost(20, null) }).result?.band).toBe('moderate')
    for (const carbon_cost of [cost(null, null), null])
      expect(risk({ carbon_cost })).toMatchObject({
        result: null,
        availability: { status: 'not_assessed', reason_code: 'no_published_emissions' },
      })
  })

  test('an income of another boundary is flagged', () => {
    const carbon_cost = cost(1, 1, { income: null, without_income: 'income_boundary_differs' })
    expect(risk({ carbon_cost }).flags).toEqual(['income_boundary_differs'])
  })

  test('is told in words: the figure that leads, what it would cost, and what raised the band', () => {
    const price = { aud_per_t: 75, basis: 'caller', label: 'The caller’s.', evidence: [] } as const
    const planned = {
      ...price,
      basis: 'planning_value',
      label: 'AEMO’s planning value for 2024-25.',
    } as const
    const told = (input: Partial<TransitionInput>) => risk(input).result?.statement
    expect(told({ carbon_cost: cost(50, 0, { price }) })).toBe(
      'Carbon cost exposure leads and is moderate: scope 1 of 50.0 t CO2-e per A$ million of income (emissions of 2024-25, income of 2023-24). Scope 1 at A$75 a tonne (the price that was asked about) would cost A$3,750, 0.38 % of income. It is a planning figure, not a liability. Nothing raised the band.',
    )
    expect(told({ carbon_cost: cost(20e6, 0, { ...byTonnes, price: planned }) })).toBe(
      'Carbon cost exposure leads and is very high: scope 1 of 20,000,000 t CO2-e in 2024-25; tonnes decide because no income is published for the company. Scope 1 at A$75 a tonne (AEMO’s planning value for 2024-25) would cost A$1.50 billion. It is a planning figure, not a liability. Nothing raised the band.',
    )
    expect(told({ carbon_cost: cost(5, 600), trajectory: slope(2), benchmark: position(80) })).toBe(
      'Carbon cost exposure leads and is moderate: scope 2 of 600 t CO2-e per A$ million of income (emissions of 2024-25, income of 2023-24). Scope 2 counts two bands lower. No price is given or published, so no cost is shown. The band was raised because regulatory trajectory and benchmark position are higher.',
    )
    const everything = { safeguard: covered('high', true), trajectory: slope(0), benchmark: position(10) }
    expect(told({ carbon_cost: cost(5, 0), ...everything })).toContain(
      'raised because safeguard exposure and regulatory trajectory are higher, and once more because a Safeguard excess was not met.',
    )
  })

  test('the cost at a price stands beside it and never moves the band', () => {
    const price = { aud_per_t: 75, basis: 'caller', label: 'The caller’s.', evidence: [] } as const
    const { result } = risk({ carbon_cost: cost(50, 600, { price }) })
    expect(result).toMatchObject({
      band: risk({ carbon_cost: cost(50, 600) }).result?.band,
      carbon_cost: {
        cost_aud: 3750,
        cost_percent_of_income: 0.375,
        price: { aud_per_t: 75, basis: 'caller' },
      },
    })
    expect(risk({ carbon_cost: cost(50, 600, { ...byTonnes, price }) }).result?.carbon_cost).toMatchObject({
      cost_aud: 3750,
      cost_percent_of_income: null,
    })
    expect(risk({}).workings()[0]).toMatchObject({
      outputs: { cost_aud: { value: null, availability: { reason_code: 'no_carbon_price' } } },
    })
  })
})

describe('components', () => {
  test.each([
    [0.149, 'low'],
    [0.15, 'moderate'],
    [0.4, 'high'],
    [1, 'very_high'],
  ])('an industry with %d kg per dollar is %s', (value, band) => {
    expect(bandOf({ sector_intensity: sector(value) }, 'sector_intensity')).toBe(band)
  })

  test.each([
    [-4.9, 'low'],
    [-4.89, 'moderate'],
    [-1, 'high'],
    [1, 'high'],
    [1.01, 'very_high'],
  ])('a slope of %d %% a year is %s', (value, band) => {
    expect(bandOf({ trajectory: slope(value) }, 'regulatory_trajectory')).toBe(band)
  })

  test.each([
    [24.9, 'low'],
    [25, 'moderate'],
    [50, 'high'],
    [75, 'very_high'],
  ])('percentile %d is %s', (value, band) => {
    expect(bandOf({ benchmark: position(value) }, 'benchmark_position')).toBe(band)
  })

  test('a company outside the mechanism is low; one without a baseline or under the sector’s is missing', () => {
    const outside = (coverage: 'not_covered' | 'sectoral_baseline') =>
      ({ coverage, band: null, excess_unmet: false, evidence: [] }) as const
    expect(bandOf({ safeguard: outside('not_covered') }, 'safeguard_exposure')).toBe('low')
    expect(bandOf({ safeguard: outside('sectoral_baseline') }, 'safeguard_exposure')).toBeNull()
    expect(bandOf({ safeguard: covered(null) }, 'safeguard_exposure')).toBeNull()
  })

  test('a line that is not accepted has no band, and the reason is another block’s', () => {
    const { result, flags } = risk({
      trajectory: slope(null, 'trajectory_structural_break'),
      missing: { regulatory_trajectory: 'A step.' },
    })
    expect(result?.components.find((one) => one.component === 'regulatory_trajectory')).toMatchObject({
      band: null,
      missing_reason: 'A step.',
    })
    expect(flags).toEqual(['trajectory_structural_break'])
  })

  test('a percentile per energy and a bank are flagged; the bank in words', () => {
    expect(risk({ benchmark: position(10, 'energy_intensity') }).flags).toEqual(['benchmark_per_energy'])
    const bank = risk({ is_financial: true })
    expect(bank.flags).toEqual(['financed_emissions_not_counted'])
    expect(bank.result?.note).toMatch(/what it finances/)
  })
})

describe('overall', () => {
  const high = { safeguard: covered('high'), trajectory: slope(5), benchmark: position(90) }

  test('is the exposure; two higher components raise it by one, one does not', () => {
    expect(risk({}).result).toMatchObject({ band: 'moderate', raised_by: [] })
    expect(risk({ trajectory: slope(5) }).result?.band).toBe('moderate')
    expect(risk({ trajectory: slope(5), benchmark: position(90) }).result).toMatchObject({
      band: 'high',
      exposure_band: 'moderate',
      raised_by: ['two_components_higher'],
    })
    expect(risk(high).result?.band).toBe('high')
  })

  test('sector intensity never moves it, nothing lowers it', () => {
    expect(risk({ sector_intensity: sector(9), trajectory: slope(5) }).result?.band).toBe('moderate')
    const low = { safeguard: covered('moderate'), trajectory: slope(-9), benchmark: position(1) }
    expect(risk({ carbon_cost: cost(600, 0), ...low }).result?.band).toBe('very_high')
  })

  test('an unmet excess raises it by one more, never past very_high', () => {
    const unmet = { ...high, safeguard: covered('very_high', true) }
    expect(risk(unmet).result).toMatchObject({
      band: 'very_high',
      raised_by: ['two_components_higher', 'safeguard_excess_unmet'],
    })
    expect(risk({ carbon_cost: cost(600, 0), ...unmet }).result).toMatchObject({
      band: 'very_high',
      raised_by: [],
    })
    expect(risk(unmet).trace.at(-1)?.operator).toBe(
      'raised_by_two_components_higher_and_safeguard_excess_unmet',
    )
  })

  test('a missing component never lowers it and a worse figure never does', () => {
    const rank = (input: Partial<TransitionInput>) => RISK_LEVELS.indexOf(risk(input).result?.band ?? 'low')
    const figures = fc.record({
      tonnes: fc.double({ min: 0, max: 1000, noNaN: true }),
      slope: fc.double({ min: -20, max: 20, noNaN: true }),
      percentile: fc.double({ min: 0, max: 100, noNaN: true }),
      worse: fc.double({ min: 0, max: 1000, noNaN: true }),
    })
    fc.assert(
      fc.property(figures, ({ tonnes, slope: value, percentile, worse }) => {
        const full = {
          carbon_cost: cost(tonnes, 0),
          trajectory: slope(value),
          benchmark: position(percentile),
          safeguard: covered('high'),
        }
        const exposure = rank({ carbon_cost: full.carbon_cost })
        return (
          rank(full) >= exposure &&
          rank({ ...full, benchmark: null }) >= exposure &&
          rank({ ...full, carbon_cost: cost(tonnes + worse, 0) }) >= rank(full) &&
          rank({ ...full, trajectory: slope(value + worse) }) >= rank(full)
        )
      }),
    )
  })
})

test('the working takes figures as printed and the rest from the formulas that gave it', () => {
  const kg = evidence('total_kgco2e_per_aud', '2023-24', 0.7)
  const scope1 = evidence('scope1_t', '2024-25', 50)
  const outcome = risk({
    carbon_cost: cost(50, 0, { evidence: [scope1] }),
    sector_intensity: { ...sector(0.7), evidence: [kg] },
    safeguard: covered('high', true),
    trajectory: slope(-3),
    benchmark: position(30),
  })
  expect(outcome.workings()).toMatchObject([
    {
      formula: 'transition_risk',
      arguments: {
        scope1_t: new Printed(50, [scope1]),
        kgco2e_per_aud: new Printed(0.7, [kg]),
        coverage: new OutputOf('safeguard_position', 'coverage', {}, 'covered'),
        safeguard_band: new OutputOf('safeguard_position', 'band', {}, 'high'),
        excess_unmet: true,
        slope_percent: new OutputOf('linear_trend', 'trajectory_percent', { series: 'scope1_and_2' }, -3),
        percentile: new OutputOf('sector_position', 'headline_percentile', {}, 30),
      },
      outputs: { sector_intensity: { value: 'high' }, overall: { value: outcome.result?.band } },
    },
  ])
})
