import type { EnergyInput, FuelFactor } from '../../src/domain/company/scope3/energy.ts'
import type { FuelId } from '../../src/domain/company/scope3/fuels.ts'

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
  non_combustion: null,
  wells: null,
}
