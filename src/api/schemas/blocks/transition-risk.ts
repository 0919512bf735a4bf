import { Type } from 'typebox'
import { bandBounds, block, RiskLevel } from '../block.ts'
import { nullable } from '../data.ts'

export const TransitionRisk = block('TransitionRisk', 'Four components; the second-highest decides.', {
  band: RiskLevel,
  second_highest: RiskLevel,
  components: Type.Array(
    Type.Object({
      component: Type.String(),
      band: nullable(RiskLevel),
      missing_reason: nullable(Type.String()),
      measured: nullable(
        Type.Object(
          { measure: Type.String(), value: Type.Number(), ...bandBounds },
          { description: 'The deciding number and the bounds of its band; null if a status decides.' },
        ),
      ),
    }),
  ),
  missing: Type.Array(Type.String()),
})
