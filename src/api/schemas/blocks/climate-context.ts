import { Type } from 'typebox'
import { block } from '../block.ts'
import { Availability, nullable } from '../data.ts'

const number = nullable(Type.Number())

const IndicatorSummary = Type.Object({
  indicator: Type.String(),
  unit: Type.String(),
  baseline: Type.Object({
    first_year: Type.Integer(),
    last_year: Type.Integer(),
    n: Type.Integer(),
    mean: Type.Number(),
    standard_deviation: Type.Number(),
  }),
  recent: Type.Object({ years: Type.Array(Type.Integer()), mean: Type.Number() }),
  change: Type.Number(),
  percent_of_baseline: number,
  latest: Type.Object({
    year: Type.Integer(),
    value: Type.Number(),
    percentile: Type.Number(),
    is_record_high: Type.Boolean(),
    percent_of_baseline: number,
  }),
  complete_years: Type.Integer(),
})

export const climateMembers = {
  place: Type.Object({ id: Type.String(), lat: Type.Number(), lon: Type.Number(), quality: Type.String() }),
  indicators: Type.Array(
    Type.Object({
      indicator: Type.String(),
      availability: Availability,
      series: nullable(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          kind: Type.Enum(['grid_cell', 'station', 'grid_point']),
          source: Type.String(),
          lat: Type.Number(),
          lon: Type.Number(),
          distance_km: Type.Number(),
          moved_to_land: Type.Boolean({
            description: 'The place’s own cell is sea; this is the nearest land cell.',
          }),
          elevation_m: number,
        }),
      ),
      summary: nullable(IndicatorSummary),
    }),
  ),
}

export const ClimateContext = block(
  'ClimateContext',
  'Observed climate at the head office, compared with 1981-2010; if the office is not known, at the highest-emitting facility with a known location, with the flag `location_of_facility`.',
  {
    ...climateMembers,
    location: Type.Object({
      kind: Type.Enum(['head_office', 'facility']),
      postcode: nullable(Type.String({ description: 'Null for a facility.' })),
      state: nullable(Type.String()),
      localities: Type.Array(Type.String()),
      lat: Type.Number(),
      lon: Type.Number(),
      facility: Type.Optional(
        Type.Object(
          {
            id: Type.String(),
            name: Type.String(),
            covered_emissions_t: number,
            scope1_t: number,
            facilities_known: Type.Integer(),
            facilities_located: Type.Integer(),
          },
          {
            description:
              'Which facility is used instead of the office, and out of how many. Absent for a head office.',
          },
        ),
      ),
    }),
  },
)
