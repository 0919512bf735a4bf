import { overviewOfRegistry } from '../../operations/company/registry-overview.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentRegistryOverview } from '../present/registry-overview.ts'
import { dataQuery } from '../schemas/data.ts'
import { RegistryOverview } from '../schemas/registry-overview.ts'

export const getRegistryOverview = keyedRoute({
  method: 'GET',
  path: '/v1/registry/overview',
  operationId: 'getRegistryOverview',
  summary: 'Get the totals of the registry, its ten largest companies, and a map of facilities',
  description:
    'The newest reporting year of the registry beside the one before, totals of all years, the ten companies with the most scope 1, and every published facility with emissions and a known location.',
  tag: 'Companies',
  since: '0.3.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
  heavy: true,
  query: dataQuery({}),
  response: RegistryOverview,
  handler: ({ query, services }) =>
    answerFromSnapshot(services, query, 'overview', async (snapshot) => {
      const found = await overviewOfRegistry(services.database, snapshot)
      return { body: presentRegistryOverview(found), evidenceHash: found.evidence_hash }
    }),
})
