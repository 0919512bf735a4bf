import { type Deflator, quartersOf } from '../../src/domain/company/deflator.ts'
import type { EnergyInput, FuelFactor, GasFacility } from '../../src/domain/company/scope3/energy.ts'
import type { FuelId } from '../../src/domain/company/scope3/fuels.ts'
import type { ScreeningInput } from '../../src/domain/company/scope3/given.ts'
import { screenScope3 } from '../../src/domain/company/scope3/screening.ts'
import type { EvidenceInput } from '../../src/domain/evidence.ts'

export const fuel = (id: FuelId, scope1: number, scope3: number, region = 'NATIONAL'): FuelFactor => ({
  fuel: id,
  edition: '2025',
  activity: id,
  region,
  scope1_kg_per_gj: scope1,
  scope3_kg_per_gj: scope3,
  evidence: [],
})
export const electricity = (region: string, scope2_kg_per_kwh: number, scope3_kg_per_kwh: number) => ({
  region,
  edition: '2025',
  scope2_kg_per_kwh,
  scope3_kg_per_kwh,
  evidence: [],
})
export const station = (
  scope1_t: number,
  primary_fuel: string | null,
  factor_region: string | null = null,
) => ({
  facility: 'Station',
  scope1_t,
  primary_fuel,
  factor_region,
  evidence: [],
})

export const energy: EnergyInput = {
  scope1_t: 1_000,
  scope2_t: 100,
  net_energy: null,
  division: 'I',
  factor_region: 'NSW_ACT',
  region_facilities: [],
  edition: '2025',
  electricity_factors: [
    electricity('NSW_ACT', 0.64, 0.03),
    electricity('SA', 0.22, 0.04),
    electricity('TAS', 0, 0),
  ],
  fuel_factors: [
    fuel('diesel', 70.2, 17.3),
    fuel('aviation_turbine_fuel', 69.82, 18),
    fuel('fuel_oil', 73.84, 18),
    fuel('black_coal', 90, 3),
    fuel('natural_gas', 50, 13, 'NSW_ACT'),
    fuel('natural_gas', 50, 14, 'NSW_ACT'),
    fuel('natural_gas', 50, 4, 'VIC'),
  ],
  stations: [],
  facilities: [],
  extracts_gas: false,
}

/** A Safeguard facility with methane, and with wells where it is told so. */
export const facility = (ch4_t: number, covered_t = ch4_t, is_well = false): GasFacility => ({
  facility: 'Facility',
  is_well,
  covered_t,
  ch4_t,
  n2o_t: null,
  other_t: null,
  evidence: [],
})

export const employer = (band: string, division: string) => ({ name: band, band, division, evidence: [] })

/** Prices of the year of the tables, and of the year of an income. */
export const pricesOf = (then: number, now: number): Deflator => ({
  ratio: then / now,
  base_year: '2014-15',
  evidence: [
    ...quartersOf('2014-15').map((observed) => ({ observed, value_text: String(then) })),
    ...quartersOf('2023-24').map((observed) => ({ observed, value_text: String(now) })),
  ].map((one) => one as unknown as EvidenceInput),
})

/** A bank with two measures of size, so that it always has a figure. */
export const bank: ScreeningInput = {
  company: { evidence: [] },
  anzsic: null,
  facility_groups: [],
  energy,
  size: {
    group: null,
    subdivision: null,
    employers: [employer('100', 'K')],
    income: { aud: 95_000_000, income_year: '2023-24', evidence: [] },
    deflator: pricesOf(100, 100),
  },
  purchases: { industries: [], multipliers: [], division: null, goods: null },
}

/** The parts of category 3 by their names. */
export const partsOf = (input: EnergyInput) =>
  Object.fromEntries(
    (screenScope3({ ...bank, energy: input }).result?.categories[2]?.parts ?? []).map((part) => [
      part.part,
      part,
    ]),
  )
