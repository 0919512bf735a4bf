import { Type } from 'typebox'
import { RISK_LEVELS } from '../../../domain/company/bands.ts'
import { PARTIAL } from '../../../domain/company/risk/physical-risk.ts'
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
    overall: Type.Enum([...RISK_LEVELS, PARTIAL], {
      description: 'The worse of chronic and acute; `partial` where one of them is not known.',
    }),
    missing: Type.Array(
      Type.Object({
        category: Type.Enum(['chronic', 'acute']),
        indicators: Type.Array(Type.String()),
        detail: Type.String(),
      }),
      { description: 'What a partial band lacks.' },
    ),
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
