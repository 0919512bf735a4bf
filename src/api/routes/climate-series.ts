import { Type } from 'typebox'
import { climateSeriesOf } from '../../operations/company/climate-series.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentClimateSeries } from '../present/climate-series.ts'
import { ClimateSeries } from '../schemas/climate-series.ts'
import { Abn, dataQuery } from '../schemas/data.ts'

export const getClimateSeries = keyedRoute({
  method: 'GET',
  path: '/v1/companies/{abn}/climate-series',
  operationId: 'getClimateSeries',
  summary: 'Get the climate at a company’s head office, year by year',
  description:
    'Every complete year behind the `climate_context` of the profile, so that a baseline can be re-computed. `meta.evidence_hash` is the hash of that block.',
  tag: 'Companies',
  since: '0.1.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
  query: dataQuery({}),
  response: ClimateSeries,
  handler: ({ params, query, services }) => {
    const abn = requireAbn(params.abn)
    return answerFromSnapshot(services, query, `climate series ${abn}`, async (snapshot) => {
      const found = await climateSeriesOf(services.database, snapshot, abn)
      return { body: presentClimateSeries(found), evidenceHash: found.block_hash }
    })
  },
})
