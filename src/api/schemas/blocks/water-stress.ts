import { Type } from 'typebox'
import { block } from '../block.ts'
import { Availability, nullable } from '../data.ts'

const number = nullable(Type.Number())

export const WaterStress = block('WaterStress', 'How wet the catchment cell is compared with its own past.', {
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
