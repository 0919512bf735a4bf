import { AVAILABLE, unavailable } from '../../src/domain/availability.ts'
import { gridRegionOf } from '../../src/domain/company/grid/region-of-place.ts'
import type { StationYear } from '../../src/domain/company/sites/stations.ts'
import type { OutlookYear, TransitionReference } from '../../src/domain/company/transition/reference.ts'
import type { TransitionCompany } from '../../src/domain/company/transition/transition-answer.ts'

export const input = (field: string, value: number | string) => ({
  dataset: 'au_aemo_isp',
  release: 'r1',
  file_sha256: 'f'.padEnd(64, '0'),
  ref: `cell of ${field}`,
  field,
  observed: '2026-27',
  value_text: String(value),
})

const outlook = (name: string, region: string, emissions: (year: number) => number): OutlookYear[] =>
  Array.from({ length: 24 }, (_, at) => {
    const year = 2027 + at
    const figures = { emissions_mt: emissions(year), generation_gwh: 60_000, distributed_pv_gwh: 10_000 }
    const evidence = Object.entries(figures).map(([field, value]) =>
      input(`${name} ${region} ${year} ${field}`, value),
    )
    return { year, ...figures, evidence }
  })

const figure = (value: number, unit: string) => ({ value, unit, cell: 'Carbon Budgets!C6' })

const SCENARIOS = [
  { id: 'accelerated_transition', name: 'Accelerated Transition', degrees: 1.5 },
  { id: 'step_change', name: 'Step Change', degrees: 1.8 },
  { id: 'slower_growth', name: 'Slower Growth', degrees: 2.6 },
]

export const PLAN: TransitionReference = {
  scenarios: SCENARIOS.map(({ id, name, degrees }) => ({
    id,
    name,
    warming_2100: figure(degrees, 'degC'),
    carbon_budget: figure(303, 'Mt CO2-e'),
    carbon_budget_2030: null,
    emissions_limit_2034_35: null,
    evidence: [input(`${name} global_mean_temperature_2100`, degrees)],
  })),
  development_path: 'CDP4',
  paths: SCENARIOS.flatMap(({ id, name }) => [
    // Half of the first year’s emissions from 2030 on.
    { scenario: id, region: 'NSW', years: outlook(name, 'NSW', (year) => (year < 2030 ? 30 : 15)) },
    { scenario: id, region: 'QLD', years: outlook(name, 'QLD', () => 20) },
    { scenario: id, region: 'TAS', years: outlook(name, 'TAS', () => 0) },
  ]),
  units: new Map([
    [
      'Bayswater',
      [2033, 2033, 2040, 2060].map((closure_year, at) => ({
        unit: `BW0${at + 1}`,
        station: 'Bayswater',
        technology: 'Steam Sub Critical',
        closure_year,
        cell: `Retirement!F${14 + at}`,
        evidence: [input(`BW0${at + 1} expected_closure_year`, closure_year)],
      })),
    ],
  ]),
  intensities: new Map(),
  values: Array.from({ length: 31 }, (_, at) => {
    const reporting_year = `${2024 + at}-${String((25 + at) % 100).padStart(2, '0')}`
    return {
      reporting_year,
      aud_per_t: 100 + at,
      price_basis: 'real 2025 inferred',
      cell: `Financial parameters!C${58 + at}`,
      evidence: [input(`${reporting_year} value_of_emissions_reduction`, 100 + at)],
    }
  }),
  targets: ['NSW', 'VIC', 'NEM'].map((region) => ({
    ...figure(50, '%'),
    region,
    measure: 'state_emissions_reduction_target',
    period: '2030',
    evidence: [input(`${region} 2030 state_emissions_reduction_target`, 50)],
  })),
}

const NO_INCOME = { reason: unavailable('not_applicable', 'no_income_row', 'No income is published.') }

export const station = (
  facility: string,
  state: string,
  scope1_t: number,
  primary_fuel: string,
): StationYear => ({
  facility,
  reporting_year: '2023-24',
  reporting_entity: 'A',
  state,
  grid: 'NEM',
  scope1_t,
  generation: null,
  primary_fuel,
  factor_region: 'NSW_ACT',
  link_basis: 'same_name',
  evidence: [input('scope1_t', scope1_t)],
})

export const company = (of: Partial<TransitionCompany> = {}): TransitionCompany => ({
  emissions: {
    reporting_year: '2024-25',
    scope1_t: 2000,
    scope2_t: 1000,
    evidence: [input('scope1_t', 2000), input('scope2_t', 1000)],
  },
  emissions_availability: AVAILABLE,
  decision: gridRegionOf({ state: 'NSW', postcode: null }),
  decided_by: [],
  facility_regions: [],
  stations: [],
  income: NO_INCOME,
  safeguard_coverage: 'not_covered',
  ...of,
})

export const INCOME = {
  income: {
    abn: '1',
    income_year: '2023-24',
    total_income_aud: 1_030_000,
    evidence: [input('total_income_aud', 1_030_000)],
  },
}
