import { Type } from 'typebox'
import { block, RiskLevel } from '../block.ts'
import { Availability, nullable } from '../data.ts'

/** What no band speaks of. */
export const Hazards = Type.Array(Type.Object({ hazard: Type.String(), availability: Availability }))

export const PhysicalRisk = block(
  'PhysicalRisk',
  'Bands of one place, with the hazards that are not assessed.',
  {
    chronic: nullable(RiskLevel),
    acute: nullable(RiskLevel),
    overall: RiskLevel,
    indicators: Type.Array(
      Type.Object({
        indicator: Type.String(),
        category: Type.Enum(['chronic', 'acute']),
        band: nullable(RiskLevel),
        availability: Availability,
        latest_year_percentile: nullable(Type.Number()),
      }),
    ),
    hazards: Hazards,
  },
)
