import { Type } from 'typebox'
import { block } from '../block.ts'

export const ScenarioContext = block(
  'ScenarioContext',
  'Projected change of the region, relative to 1981-2010.',
  {
    region: Type.Object({ code: Type.String(), name: Type.String() }),
    baseline: Type.String(),
    statement: Type.String(),
    changes: Type.Array(
      Type.Object({
        ensemble: Type.String(),
        pathway: Type.String(),
        twin: Type.String(),
        variable: Type.String(),
        unit: Type.String(),
        period: Type.String(),
        low: Type.Number(),
        median: Type.Number(),
        high: Type.Number(),
        range: Type.String(),
        models: Type.Integer(),
        sign_uncertain: Type.Boolean(),
      }),
    ),
  },
)
