import { Type } from 'typebox'
import { GRID_INTERVALS } from '../../domain/company/grid/intensity.ts'
import { GRID_REGION_CODES } from '../../domain/company/grid/regions.ts'
import { Availability, Day, dataAnswer, Method, nullable, ProvenanceRelease } from './data.ts'

const GridPeriod = Type.Object({
  period: Type.String({
    description: 'A day, month (2025-12), year, July-June year, or two days joined by a slash.',
  }),
  first_day: Day,
  last_day: Day,
  days: Type.Integer({ description: 'Days with data.' }),
  days_expected: Type.Integer(),
  complete: Type.Boolean(),
  energy_mwh: Type.Number({ description: 'Energy sent out, MWh.' }),
  emissions_t: Type.Number({ description: 'Emissions of generation, t CO2-e.' }),
  intensity_t_per_mwh: nullable(
    Type.Number({
      description:
        'Emissions divided by energy, so each day is weighted by its energy. Not a scope 2 factor.',
    }),
  ),
})

const NationalFactor = Type.Object({
  edition: Type.String(),
  scope2_kg_per_kwh: Type.Number({ description: 'Scope 2, location-based, kg CO2-e per kWh.' }),
})

/** What the method says about a region; the profile's block has the same members. */
export const gridSummary = {
  region: Type.String({ description: 'Market region.' }),
  statement: Type.String({ description: 'Must be shown with every figure of the index.' }),
  index_availability: Availability,
  latest_day: nullable(GridPeriod),
  twelve_months: nullable(GridPeriod),
  twelve_months_five_years_before: nullable(GridPeriod),
  five_year_change: nullable(Type.Object({ t_per_mwh: Type.Number(), percent: nullable(Type.Number()) })),
  national_factor: nullable(NationalFactor),
  national_factor_series: Type.Array(NationalFactor, {
    description: 'National factors of the region by edition: the only series that SWIS has.',
  }),
}

export const GridIntensityAnswer = dataAnswer(
  'GridIntensity',
  Type.Object({
    region: Type.Enum([...GRID_REGION_CODES]),
    name: Type.String(),
    asked_for: Type.String({ description: 'The region as the caller wrote it.' }),
    market_time: Type.String({ description: 'Fixed offset of the market; never daylight saving.' }),
    availability: Availability,
    basis: Type.String(),
    data_quality: Type.Object({ score: Type.Integer(), flags: Type.Array(Type.String()) }),
    method: Method,
    statement: Type.String({ description: 'Must be shown with every figure of the index.' }),
    freshness: Type.Object({
      latest_day: nullable(Day),
      age_days: nullable(
        Type.Integer({ description: 'Days from the latest day to the day of the snapshot.' }),
      ),
      availability: Availability,
    }),
    summary: nullable(Type.Object(gridSummary)),
    interval: Type.Enum([...GRID_INTERVALS]),
    from: nullable(Day),
    to: nullable(Day),
    series: Type.Array(GridPeriod),
    provenance: Type.Array(ProvenanceRelease),
  }),
)
