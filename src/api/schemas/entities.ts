import { Type } from 'typebox'
import {
  Availability,
  dataAnswer,
  Method,
  nullable,
  ProvenanceRelease,
  PublishedValue,
  ReportingYear,
} from './data.ts'

export const EmissionsYear = Type.Object({
  reporting_year: ReportingYear,
  period_start: Type.String(),
  period_end: Type.String(),
  availability: Availability,
  organisation: nullable(Type.String({ description: 'Name in the registry that year.' })),
  scope1_t: nullable(PublishedValue),
  scope2_t: nullable(PublishedValue),
  scope1_and_2_t: nullable(Type.Number({ description: 'Sum, t CO2-e; null when either is not published.' })),
  net_energy_gj: nullable(PublishedValue),
  notes: nullable(Type.String({ description: 'The publisher’s important notes.' })),
  flags: Type.Array(Type.String()),
  source: nullable(
    Type.Object({
      release: Type.String(),
      ref: Type.String({ description: 'Row in the publisher’s file.' }),
    }),
  ),
})

export const Restatement = Type.Object({
  reporting_year: ReportingYear,
  field: Type.String(),
  from: nullable(Type.Number()),
  to: nullable(Type.Number()),
  from_release: Type.String(),
  to_release: Type.String(),
})

export const NameSpan = Type.Object({
  name: Type.String(),
  first_year: Type.String(),
  last_year: Type.String(),
})

export const EntityEmissions = dataAnswer(
  'EntityEmissions',
  Type.Object({
    abn: Type.String(),
    name: Type.String({ description: 'Name in the latest year.' }),
    names: Type.Array(NameSpan),
    basis: Type.Literal('reported'),
    data_quality: Type.Object({
      score: Type.Integer({ minimum: 1, maximum: 5 }),
      flags: Type.Array(Type.String()),
    }),
    method: Method,
    years: Type.Array(EmissionsYear, {
      description: 'Every reporting year of the registry in range; gaps are explicit.',
    }),
    gaps: Type.Array(ReportingYear),
    restatements: Type.Array(Restatement),
    provenance: Type.Array(ProvenanceRelease),
  }),
)
