import { registryReporters } from '../../operations/company/registry-reporters.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentRegistryReporters } from '../present/registry-reporters.ts'
import { dataQuery } from '../schemas/data.ts'
import { RegistryReporters } from '../schemas/registry-reporters.ts'

export const listReporters = keyedRoute({
  method: 'GET',
  path: '/v1/registry/reporters',
  operationId: 'listReporters',
  summary: 'List every company in the emissions registry, year by year',
  description:
    'All companies that the registry ever published, in columns: sector, state, Safeguard coverage, trend, and for each year emissions, energy and intensity. The figures are those of the company profiles. `years` has the registry totals, with facilities that several corporations reported counted once. A null always has its reason in `absences`.',
  tag: 'Companies',
  since: '0.2.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
  heavy: true,
  query: dataQuery({}),
  response: RegistryReporters,
  handler: ({ query, services }) =>
    answerFromSnapshot(services, query, 'reporters', async (snapshot) => {
      const found = await registryReporters(services.database, snapshot)
      return { body: presentRegistryReporters(found), evidenceHash: found.evidence_hash }
    }),
})
