import { Type } from 'typebox'
import { Meta, Method, nullable, ProvenanceRelease } from './data.ts'

const Observation = Type.Object({
  time_period: Type.String({ examples: ['2024-Q2'] }),
  value: nullable(Type.Number()),
  value_text: nullable(Type.String({ description: 'Exactly as published.' })),
  status: nullable(Type.String()),
  ref: Type.String({ description: 'Cell or observation in the publisher’s file.' }),
})

const Series = Type.Object({
  series_id: Type.String({ examples: ['ABS:CPI/1.10001.10.50.Q/2011-12=100'] }),
  key: Type.String({ description: 'SDMX key: measure, index, adjustment, region, frequency.' }),
  dataflow: Type.String(),
  dataflow_version: nullable(Type.String()),
  measure: Type.Object({ code: Type.String(), name: Type.String() }),
  index: Type.Object({ code: Type.String(), name: nullable(Type.String()) }),
  adjustment: Type.String({ description: '10 original, 20 seasonally adjusted, 30 trend.' }),
  region: Type.Object({ code: Type.String(), name: Type.String() }),
  frequency: Type.Enum(['Q', 'M']),
  unit: Type.String(),
  base_period: nullable(
    Type.String({ description: 'A series never has two base periods.', examples: ['2011-12=100'] }),
  ),
  abs_series_id: nullable(Type.String()),
  basis: Type.Literal('reported'),
  release: Type.String(),
  observations: Type.Array(Observation),
})

const Link = Type.Object(
  {
    key: Type.String(),
    from_series: Type.String(),
    to_series: Type.String(),
    from_base: Type.String(),
    to_base: Type.String(),
    factor_low: nullable(Type.Number()),
    factor_high: nullable(Type.Number()),
    shared_periods: Type.Array(
      Type.Object({
        time_period: Type.String(),
        from_text: Type.String(),
        to_text: Type.String(),
        ratio: Type.Number(),
      }),
    ),
  },
  { description: 'How two bases of the same key relate. The series are not joined.' },
)

export const SeriesPage = Type.Object(
  {
    data: Type.Array(Series),
    page: Type.Object({
      limit: Type.Integer(),
      next_cursor: nullable(Type.String()),
      has_more: Type.Boolean(),
    }),
    rereference_links: Type.Array(Link),
    meta: Type.Intersect([
      Meta,
      Type.Object({ total: Type.Integer(), method: Method, provenance: Type.Array(ProvenanceRelease) }),
    ]),
  },
  { $id: 'StatisticalSeriesPage', additionalProperties: false },
)
