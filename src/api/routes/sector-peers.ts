import { Type } from 'typebox'
import { sectorPeers } from '../../operations/company/sector-peers.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentSectorPeers } from '../present/sector-peers.ts'
import { Abn, dataQuery } from '../schemas/data.ts'
import { SectorPeers } from '../schemas/sector-peers.ts'

export const getSectorPeers = keyedRoute({
  method: 'GET',
  path: '/v1/companies/{abn}/sector-peers',
  operationId: 'getSectorPeers',
  summary: 'List a company’s peers',
  description:
    'The population behind the `sector_benchmark` of the profile: its members and their figures, so you can recalculate a percentile. `meta.evidence_hash` is the hash of that block.',
  tag: 'Companies',
  since: '0.1.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
  query: dataQuery({}),
  response: SectorPeers,
  handler: ({ params, query, services }) => {
    const abn = requireAbn(params.abn)
    return answerFromSnapshot(services, query, `peers ${abn}`, async (snapshot) => {
      const found = await sectorPeers(services.database, snapshot, abn)
      return { body: presentSectorPeers(found), evidenceHash: found.block_hash }
    })
  },
})
