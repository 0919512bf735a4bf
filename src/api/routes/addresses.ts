import { Type } from 'typebox'
import { matchAddress } from '../../operations/addresses/match-address.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentAddressMatch } from '../present/addresses.ts'
import { AddressMatches } from '../schemas/addresses.ts'
import { dataQuery } from '../schemas/data.ts'

export const matchAddresses = keyedRoute({
  method: 'GET',
  path: '/v1/addresses/match',
  operationId: 'matchAddress',
  summary: 'Match an address against the national address file',
  description:
    'Accepts an address as people write it, with typos and abbreviations, and returns the likely addresses, each with a score, its precision and its coordinates. An address is never moved to another place silently.',
  tag: 'Addresses',
  since: '0.1.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
  query: dataQuery({
    q: Type.String({
      minLength: 3,
      maxLength: 300,
      description: 'The address in one line.',
      examples: ['Unit 3/42-44 Smith St, Surry Hills NSW 2010'],
    }),
    limit: Type.Integer({
      minimum: 1,
      maximum: 20,
      default: 5,
      description: 'Maximum number of candidates.',
    }),
  }),
  response: AddressMatches,
  handler: ({ query, services }) =>
    answerFromSnapshot(services, query, `address ${query.limit} ${query.q}`, async (snapshot) => {
      const match = await matchAddress(services.database, snapshot, query.q, query.limit)
      return { body: presentAddressMatch(match), evidenceHash: match.evidence_hash }
    }),
})
