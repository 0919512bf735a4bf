import { Type } from 'typebox'
import { STATES } from '../../domain/company/grid/region-of-place.ts'
import { facilitiesWithHazards } from '../../operations/company/national-facilities.ts'
import { requireScenarios } from '../../operations/require-parameters.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentFacilities } from '../present/national-facilities.ts'
import { dataQuery } from '../schemas/data.ts'
import { Facilities } from '../schemas/national-facilities.ts'
import { scenarioChoice } from '../schemas/profile.ts'

export const listFacilities = keyedRoute({
  method: 'GET',
  path: '/v1/climate/facilities',
  operationId: 'listFacilityHazards',
  summary: 'List all published facilities with their hazards, now and in scenarios',
  description:
    'One row for each facility of the newest Safeguard and generation tables with a known location: the band of every hazard now, and in the requested scenarios (1.5 and 3 °C by default). Facilities without a known location are listed separately. Figures and rules behind a band are in the sites of the company.',
  tag: 'Climate',
  since: '0.2.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
  heavy: true,
  query: dataQuery({
    ...scenarioChoice,
    state: Type.Optional(Type.Enum([...STATES], { description: 'State or territory of the facilities.' })),
  }),
  response: Facilities,
  handler: ({ query, services }) => {
    const { state } = query
    const scenarios = requireScenarios(query.scenario)
    const key = `facilities ${state ?? ''} ${query.scenario ?? ''}`
    return answerFromSnapshot(services, query, key, async (snapshot) => {
      const found = await facilitiesWithHazards(services.database, snapshot, { state, scenarios })
      return { body: presentFacilities(found), evidenceHash: found.evidence_hash }
    })
  },
})
