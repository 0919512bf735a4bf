import { Type } from 'typebox'
import { AVAILABLE, unavailable } from '../../domain/availability.ts'
import { MARKET_BASED_SCOPE2 } from '../../domain/disclosure/scope2/market-based-scope2.ts'
import type { GatheredDisclosure } from '../../operations/disclosure/gather-disclosure.ts'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentMethod } from '../present/data.ts'
import { presentPart, recordVersion } from '../present/disclosure.ts'
import { Abn } from '../schemas/data.ts'
import { disclosureQuery } from '../schemas/disclosure.ts'
import { MarketBasedScope2 } from '../schemas/market-based-scope2.ts'

export const getMarketBasedScope2 = keyedRoute({
  method: 'GET',
  path: '/v1/companies/{abn}/market-based-scope2',
  operationId: 'getMarketBasedScope2',
  audited: 'period',
  heavy: true,
  summary: 'Get location-based and market-based scope 2 side by side, with the checks of each claim',
  description:
    'Composed from the electricity and the instruments of the market-based evidence, the national factors of the period’s edition and the renewable power percentages, in exact decimals. Every instrument lists every check. Certificates that another tenant also claims are in dispute: the first claim counts, a later one is a `conflict`. Nothing else about the other tenant is disclosed.',
  tag: 'Disclosure',
  since: '0.1.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
  query: disclosureQuery({}),
  response: MarketBasedScope2,
  handler: (context) =>
    answerFromDisclosure(context, { part: 'market_based_scope2' }, (found, asked) => ({
      body: presentPart(found, 'market_based_scope2', asked, members(found)),
    })),
})

function members(found: GatheredDisclosure) {
  const { market_based_scope2: view, factor_edition } = found
  return {
    method: presentMethod(MARKET_BASED_SCOPE2),
    availability:
      view === null
        ? unavailable(
            'not_assessed',
            'no_record',
            'No electricity is on record for this period. PUT it with the market-based evidence.',
          )
        : AVAILABLE,
    record: recordVersion(found, 'market_based_evidence'),
    factor_edition,
    regions: view?.regions ?? [],
    totals: view?.totals ?? { location_based_t: null, market_based_t: null },
    gaps: view?.gaps ?? [],
    instruments: view?.instruments ?? [],
  }
}
