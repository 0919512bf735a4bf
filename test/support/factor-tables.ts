import type { ProjectionRow, ScenarioRegion } from '../../src/domain/company/climate/scenario-context.ts'
import type { GridDay } from '../../src/domain/company/grid/intensity.ts'
import type { ElectricityFactor, FuelFactor, Station } from '../../src/domain/company/scope3/energy.ts'
import { FUELS } from '../../src/domain/company/scope3/fuels.ts'
import { cellNumber, cellText, sharedTable } from './shared-tables.ts'

/** The shared factor, grid and projection tables in the shapes that the company methods take. */
const EDITION = '2025'

export function electricityFactors(): readonly ElectricityFactor[] {
  return sharedTable('grid/scope2_location_factors_nga.csv')
    .filter((row) => row['nga_edition'] === EDITION && row['basis'] === 'location')
    .map((row) => ({
      region: row['grid'] ?? '',
      edition: EDITION,
      scope2_kg_per_kwh: Number(row['scope2_kg_co2e_per_kwh']),
      scope3_kg_per_kwh: Number(row['scope3_kg_co2e_per_kwh']),
      evidence: [],
    }))
}

/** Upstream rows whose activity begins with the fuel's words, beside the fuel's combustion factor. */
export function fuelFactors(): readonly FuelFactor[] {
  const rows = sharedTable('factors/nga_factors.csv').filter((row) => row['edition'] === EDITION)
  return FUELS.flatMap(({ id, activity }) => {
    const combustion = rows.find(
      (row) =>
        row['category'] === 'stationary_combustion' && row['activity'] === activity && row['gas'] === 'total',
    )
    const upstream = rows.filter(
      (row) =>
        row['category'] === 'fuel_upstream' &&
        row['subcategory']?.endsWith('_fuel') === true &&
        row['activity']?.startsWith(activity) === true &&
        row['value'] !== '',
    )
    return upstream.map((row) => ({
      fuel: id,
      edition: EDITION,
      activity: row['activity'] ?? '',
      region: row['region'] ?? '',
      scope1_kg_per_gj: Number(combustion?.['value']),
      scope3_kg_per_gj: Number(row['value']),
      evidence: [],
    }))
  })
}

/** Power stations of one year by the ABN of their reporting entity. */
export function stationsOf(year: string): ReadonlyMap<string, readonly Station[]> {
  const rows = sharedTable('registry/generation_facilities.csv').filter(
    (row) => row['reporting_year'] === year && row['reporting_entity_abn'] !== '',
  )
  const groups = Map.groupBy(rows, (row) => row['reporting_entity_abn'] ?? '')
  return new Map(
    [...groups].map(([abn, stations]) => [
      abn,
      stations.flatMap((row) => {
        const scope1_t = cellNumber(row['scope1_t'])
        if (scope1_t === null) return []
        return [
          {
            facility: row['facility_name'] ?? '',
            scope1_t,
            primary_fuel: cellText(row['primary_fuel']),
            factor_region:
              row['state'] === 'NSW' || row['state'] === 'ACT' ? 'NSW_ACT' : cellText(row['state']),
            evidence: [],
          },
        ]
      }),
    ]),
  )
}

export const gridDays = (region: string): readonly GridDay[] =>
  sharedTable('grid/grid_intensity.csv')
    .filter((row) => row['region'] === region)
    .map((row) => ({
      day: row['date'] ?? '',
      energy_mwh: Number(row['energy_mwh']),
      emissions_t: Number(row['emissions_t']),
      evidence: [],
    }))

export const scenarioRegions = (): readonly ScenarioRegion[] =>
  sharedTable('climate/ar6_regions.csv').map((row) => ({
    code: row['region'] ?? '',
    name: row['name'] ?? '',
    polygon: (row['polygon_lon_lat'] ?? '').split(';').map((corner) => {
      const [lon, lat] = corner.split(' ').map(Number)
      return { lat: lat ?? Number.NaN, lon: lon ?? Number.NaN }
    }),
  }))

export const projectionRows = (): readonly ProjectionRow[] =>
  sharedTable('climate/projections.csv')
    .filter((row) => row['n_models'] !== '')
    .map((row) => ({
      region: row['region'] ?? '',
      ensemble: row['ensemble'] ?? '',
      pathway: row['scenario'] ?? '',
      variable: row['variable'] ?? '',
      unit: row['unit'] ?? '',
      period: row['period'] ?? '',
      baseline: row['baseline'] ?? '',
      low: Number(row['low']),
      median: Number(row['median']),
      high: Number(row['high']),
      range: row['range'] ?? '',
      models: Number(row['n_models']),
      evidence: [],
    }))
