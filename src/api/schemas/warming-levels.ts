import { Type } from 'typebox'
import { Availability, Meta, nullable, ProvenanceRelease } from './data.ts'

const provenance = Type.Array(ProvenanceRelease)

const WarmingLevel = Type.Object({
  region: Type.String({ description: 'AR6 region.', examples: ['SAU'] }),
  region_name: Type.String(),
  ensemble: Type.String({ examples: ['CMIP6'] }),
  gwl_c: Type.Number({ description: 'Global warming above 1850-1900.' }),
  season: Type.String({ examples: ['annual'] }),
  variable: Type.String({ examples: ['precip_change_pct'] }),
  unit: Type.String(),
  baseline: Type.String(),
  low: Type.Number(),
  median: Type.Number(),
  high: Type.Number(),
  range: Type.String(),
  range_spans_zero: Type.Boolean({ description: 'Models do not agree on the direction.' }),
  n_models: Type.Integer(),
  models_drier_percent: nullable(
    Type.Number({ description: 'Share of models that project less rainfall; null for temperature.' }),
  ),
  note: Type.String(),
})

export const WarmingLevels = Type.Object(
  {
    data: Type.Array(WarmingLevel),
    meta: Type.Object({
      ...Meta.properties,
      rows_loaded: Type.Integer({
        description: 'Rows in the whole table; 0 if it is not in the snapshot.',
      }),
      statements: Type.Array(Type.String()),
      provenance,
    }),
  },
  { $id: 'WarmingLevels', additionalProperties: false },
)

const figures = {
  days_ge_35: Type.Number({ description: 'Mean days a year at or above 35 °C.' }),
  days_ge_40: Type.Number({ description: 'Mean days a year at or above 40 °C.' }),
  hottest_day_c: Type.Number({ description: 'Mean of the hottest day of each year.' }),
}

const HeatCurve = Type.Object({
  place: Type.String({ examples: ['Perth'] }),
  lat: Type.Number(),
  lon: Type.Number(),
  source: Type.String({ examples: ['ACORN-SAT v2.5 daily 009021'] }),
  baseline: Type.String(),
  n_years: Type.Integer(),
  points: Type.Array(Type.Object({ shift_c: Type.Number(), ...figures })),
  at: nullable(
    Type.Object(
      {
        shift_c: Type.Number(),
        availability: Availability,
        ...Type.Partial(Type.Object(figures)).properties,
      },
      { description: 'At the requested shift, linear between two points; null without `shift_c`.' },
    ),
  ),
})

export const HeatResponse = Type.Object(
  {
    data: Type.Array(HeatCurve),
    meta: Type.Object({ ...Meta.properties, provenance }),
  },
  { $id: 'HeatResponse', additionalProperties: false },
)
