import { Type } from 'typebox'
import { STATUTORY_ROLES } from '../../domain/company/scenarios/statutory-role.ts'
import { nullable } from './data.ts'

const StatutoryRole = Type.Enum([...STATUTORY_ROLES])

/** The two columns of a table of scenarios. */
export const ServingScenarios = Type.Array(
  Type.Object({
    role: StatutoryRole,
    title: Type.String({ examples: ['Limited to 1.5 °C'] }),
    scenario: nullable(Type.String({ description: 'Id of the scenario; null where none may serve as it.' })),
  }),
  {
    description:
      'The two scenarios of section 296D(2B), each with the first of `scenarios` that may serve as it.',
  },
)
