import { Type } from 'typebox'
import { Availability, dataAnswer, nullable } from './data.ts'
import { Provenance } from './profile.ts'

export const ClimateSeries = dataAnswer(
  'ClimateSeries',
  Type.Object({
    abn: Type.String(),
    availability: Availability,
    indicators: Type.Array(
      Type.Object({
        indicator: Type.String(),
        unit: nullable(Type.String()),
        series: nullable(Type.String({ description: 'Id of the cell or station in the climate context.' })),
        years: Type.Array(Type.Object({ year: Type.Integer(), value: Type.Number() }), {
          description: 'Complete years, oldest first. A year that is not listed has incomplete data.',
        }),
      }),
    ),
    provenance: Provenance,
  }),
)
