import { Type } from 'typebox'
import { transitionPlan } from '../../operations/reference/transition-answers.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentTransitionPlan } from '../present/transition-scenarios.ts'
import { dataQuery } from '../schemas/data.ts'
import { TransitionPlan } from '../schemas/transition-scenarios.ts'

const plan = keyedRoute({
  method: 'GET',
  tag: 'Climate',
  since: '0.2.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
  path: '/v1/climate/transition-scenarios',
  operationId: 'getTransitionScenarios',
  summary: 'Get the scenarios of the electricity market’s plan',
  description:
    'AEMO’s three scenarios with their warming by 2100 (1.5, 1.8 and 2.6 °C): carbon budgets, intensity of each market region to 2050 without distributed solar, the value of emissions reduction, expected closure years and state targets, each with its cell. The outlook is of the draft 2026 plan. The block `transition_scenarios` of a profile says what they are for a company.',
  query: dataQuery({
    scenario: Type.Optional(
      Type.Enum(['accelerated_transition', 'step_change', 'slower_growth'], {
        description: 'Only this scenario.',
      }),
    ),
    region: Type.Optional(
      Type.Enum(['NSW', 'QLD', 'SA', 'TAS', 'VIC', 'NEM'], {
        description: 'Only this region of the market; NEM is all of it.',
      }),
    ),
  }),
  response: TransitionPlan,
  handler: ({ query, services }) => {
    const key = `transition plan ${query.scenario ?? ''} ${query.region ?? ''}`
    return answerFromSnapshot(services, query, key, async (snapshot) => {
      const found = await transitionPlan(services.database, snapshot, query)
      return { body: presentTransitionPlan(found), evidenceHash: found.evidence_hash }
    })
  },
})

export const transitionScenarioRoutes: readonly Route[] = [plan]
