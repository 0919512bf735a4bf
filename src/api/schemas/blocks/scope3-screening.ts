import { Type } from 'typebox'
import { block, Range } from '../block.ts'
import { Availability, nullable, ReportingYear } from '../data.ts'

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
