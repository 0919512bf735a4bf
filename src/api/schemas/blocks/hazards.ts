import { Type } from 'typebox'
import { RISK_LEVELS } from '../../../domain/company/bands.ts'
import {
  ABSENCE_REASONS,
  type AbsenceReason,
  HAZARD_IDS,
} from '../../../domain/company/hazards/assessment.ts'
import { block } from '../block.ts'
import { nullable } from '../data.ts'

const REASONS = Object.keys(ABSENCE_REASONS) as AbsenceReason[]

export const Hazard = Type.Object({
  hazard: Type.Enum([...HAZARD_IDS]),
  kind: Type.Enum(['chronic', 'acute']),
  status: Type.Enum(['assessed', 'absent'], {
    description: 'Absent means not known. It never means that there is no hazard.',
  }),
  reason: nullable(
    Type.Object({
      code: Type.Enum(REASONS, {
        description: Object.entries(ABSENCE_REASONS)
          .map(([code, meaning]) => `${code}: ${meaning}`)
          .join(' '),
      }),
      detail: Type.String(),
    }),
  ),
  indicators: Type.Array(
    Type.Object({
      id: Type.String(),
      value: Type.Number(),
      unit: Type.String(),
      period: Type.String({
        description: 'Years that the figure covers; for a map, the year of its edition.',
      }),
    }),
  ),
  latest_year: nullable(
    Type.Integer({
      description: 'Last year of the record behind the band; null for a map or without a band.',
    }),
  ),
  is_stale: Type.Boolean({
    description: 'The record ended more than five years before the snapshot: the band describes that time.',
  }),
  band: nullable(Type.Enum([...RISK_LEVELS])),
  distance_to_next_band: nullable(
    Type.Number({ description: 'How much the deciding figure can change before another band applies.' }),
  ),
  next_band: nullable(Type.String()),
})

export const DeclaredDisasters = Type.Object(
  {
    statement: Type.String(),
    areas: Type.Array(
      Type.Object({
        lga_code: Type.String({ examples: ['11100'] }),
        lga: Type.String(),
        events: nullable(
          Type.Integer({
            description: 'Disasters that are listed for the area; null if the list does not have it.',
          }),
        ),
        reason: nullable(Type.String({ description: 'Why there is no count.' })),
        names: Type.Array(Type.String()),
      }),
    ),
  },
  {
    description:
      'Declared disasters of the local government areas of the place: a count of what happened, not a hazard. Only where the operator loaded them and a table from localities to areas that names a locality of the place.',
  },
)

export const Hazards = block(
  'Hazards',
  'Every hazard at the place: a band with its figures, or the reason why there is none.',
  {
    place: Type.Object({ id: Type.String(), lat: Type.Number(), lon: Type.Number() }),
    statement: Type.String(),
    hazards: Type.Array(Hazard),
    declared_disasters: nullable(DeclaredDisasters),
  },
)
