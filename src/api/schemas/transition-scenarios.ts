import { Type } from 'typebox'
import {
  Plan,
  PlanFigure,
  PlanTarget,
  planRegion,
  planScenario,
  planUnit,
  planValue,
} from './blocks/transition-scenarios.ts'
import { Meta, nullable, ProvenanceRelease } from './data.ts'

export const TransitionPlan = Type.Object(
  {
    data: Type.Object({
      plan: Plan,
      scenarios: Type.Array(Type.Object({ ...planScenario, regions: Type.Array(Type.Object(planRegion)) }), {
        description: 'From the least warm; empty if the plan is not in the snapshot.',
      }),
      emissions_value: Type.Object({
        label: Type.String(),
        price_basis: nullable(Type.String()),
        years: Type.Array(Type.Object(planValue)),
      }),
      units: Type.Array(
        Type.Object({
          ...planUnit,
          technology: nullable(Type.String()),
          scope1_intensity: nullable(PlanFigure),
        }),
        {
          description: 'Units that emit; one set of closure years for all scenarios.',
        },
      ),
      targets: Type.Array(PlanTarget),
    }),
    meta: Type.Object({
      ...Meta.properties,
      statements: Type.Array(Type.String()),
      not_covered: Type.Array(Type.String()),
      provenance: Type.Array(ProvenanceRelease),
    }),
  },
  { $id: 'TransitionPlan', additionalProperties: false },
)
