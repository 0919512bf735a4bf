import { expect, test } from 'vitest'
import { scope3Screening } from './scope3.ts'

/** A council with a landfill: energy explains a hundredth of its scope 1. */
const council = {
  scope1_t: 60_000,
  scope2_t: 0,
  net_energy_gj: 10_000,
  division: 'O',
  factor_region: null,
  electricity: [],
  fuels: [{ fuel: 'diesel', region: 'NATIONAL', scope1_kg_per_gj: 60, scope3_kg_per_gj: 15 }],
  stations: [],
  process_gases_t: [],
  industries: [{ code: '7501', output_aud_m: 100, direct_kg_per_aud: 0.05, purchases_aud_m: { '2901': 1 } }],
  multipliers: [{ code: '2901', published_kg_per_aud: 2, domestic_kg_per_aud: 2 }],
  income_aud: null,
  income_year: null,
  prices: null,
}

test.each([
  ['1.1.0', 24_000],
  ['1.2.0', 240],
])('waste of a council by version %s', (version, tonnes) => {
  expect(scope3Screening(council, version)['category_5.central']).toBeCloseTo(tonnes, 9)
})
