import { Type } from 'typebox'
import { block, Range, RiskLevel } from './block.ts'
import { Availability, nullable, ReportingYear } from './data.ts'
import { gridSummary } from './grid.ts'

const number = nullable(Type.Number())

/** What no band speaks of. */
export const Hazards = Type.Array(Type.Object({ hazard: Type.String(), availability: Availability }))

export const RegionDecision = Type.Object({
  availability: Availability,
  grid_region: nullable(Type.String()),
  factor_region: nullable(Type.String()),
  state: nullable(Type.String()),
  rule: Type.String({
    description:
      'What decided: `postcode` or `state` of the address; `facilities` where the address is not known and all public facilities are in one state; or `none`.',
  }),
  precision: nullable(Type.String()),
  note: nullable(Type.String()),
})

export const GridIntensity = block(
  'GridIntensity',
  'The grid of the company’s region. The index is not a scope 2 factor.',
  {
    ...gridSummary,
    region_decision: RegionDecision,
  },
)

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
          elevation_m: Type.Optional(number),
        }),
      ),
      summary: nullable(IndicatorSummary),
    }),
  ),
}

export const ClimateContext = block(
  'ClimateContext',
  'Observed climate at the head office, against 1981-2010.',
  {
    ...climateMembers,
    location: Type.Object({
      kind: Type.Literal('head_office'),
      postcode: Type.String(),
      state: Type.String(),
      localities: Type.Array(Type.String()),
      lat: Type.Number(),
      lon: Type.Number(),
    }),
  },
)

export const physicalMembers = {
  chronic: nullable(RiskLevel),
  acute: nullable(RiskLevel),
  overall: RiskLevel,
  indicators: Type.Array(
    Type.Object({
      indicator: Type.String(),
      category: Type.Enum(['chronic', 'acute']),
      band: nullable(RiskLevel),
      availability: Availability,
      latest_year_percentile: number,
    }),
  ),
  hazards: Hazards,
}

export const Scope3Screening = block(
  'Scope3Screening',
  'Indicative estimates of categories 3, 5 and 6. Screening, never added up.',
  {
    reporting_year: ReportingYear,
    year_reason: nullable(Type.String()),
    statement: Type.String(),
    categories: Type.Array(
      Type.Object({
        category: Type.Integer(),
        name: Type.String(),
        availability: Availability,
        emissions_t: nullable(Range),
        data_quality: Type.Integer(),
        flags: Type.Array(Type.String()),
        parts: Type.Array(
          Type.Object({
            part: Type.Optional(Type.String()),
            availability: Type.Optional(Availability),
            category: Type.Optional(Type.Integer()),
            route: Type.Optional(Type.String()),
            data_quality: Type.Optional(Type.Integer()),
            kg_per_aud: Type.Optional(nullable(Range)),
            flags: Type.Optional(Type.Array(Type.String())),
            emissions_t: nullable(Range),
            ratio: Type.Optional(nullable(Range)),
            note: Type.String(),
          }),
        ),
      }),
    ),
  },
)

export const WaterStress = block('WaterStress', 'How wet the catchment cell is against its own past.', {
  statement: Type.String(),
  cell: Type.Object({
    source: Type.String(),
    lat: Type.Number(),
    lon: Type.Number(),
    distance_km: Type.Number(),
    moved_to_land: Type.Boolean(),
  }),
  figures: Type.Array(
    Type.Object({
      variable: Type.String(),
      availability: Availability,
      first_month: nullable(Type.String()),
      last_month: nullable(Type.String()),
      percentile: number,
      score: number,
      category: nullable(Type.String()),
    }),
  ),
})

export const ScenarioContext = block(
  'ScenarioContext',
  'Projected change of the region, relative to 1981-2010.',
  {
    region: Type.Object({ code: Type.String(), name: Type.String() }),
    baseline: Type.String(),
    statement: Type.String(),
    changes: Type.Array(
      Type.Object({
        ensemble: Type.String(),
        pathway: Type.String(),
        twin: Type.String(),
        variable: Type.String(),
        unit: Type.String(),
        period: Type.String(),
        low: Type.Number(),
        median: Type.Number(),
        high: Type.Number(),
        range: Type.String(),
        models: Type.Integer(),
        sign_uncertain: Type.Boolean(),
      }),
    ),
  },
)
