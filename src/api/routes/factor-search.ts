import { Type } from 'typebox'
import { loadFactors } from '../../operations/factors/factor-library.ts'
import { evidenceOf, type ListQuestion, releasesOf } from '../../operations/factors/factor-lookup.ts'
import { type FoundFactor, searchFactors } from '../../operations/factors/factor-search.ts'
import { answerListFromSnapshot } from '../data-list.ts'
import { pageQuery } from '../platform/page.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentMeta, presentRelease } from '../present/data.ts'
import { presentEdition, presentFactor } from '../present/factor.ts'
import { dataQuery } from '../schemas/data.ts'
import { basisMembers, editionMembers, filterMembers } from '../schemas/factor.ts'
import { FactorSearchPage } from '../schemas/factor-search.ts'

export const searchFactorsRoute = keyedRoute({
  method: 'GET',
  path: '/v1/emission-factors/search',
  operationId: 'searchFactors',
  summary: 'Find emission factors by everyday words',
  description:
    'Understands fuels, vehicles, places, units and refrigerants, with misspellings: "vic grid", "diesel truck", "R410A". The same words always give the same order; `match` explains it, and `facets` shows how many results each filter would leave.',
  tag: 'Emission factors',
  since: '0.1.0',
  scope: 'reference:read',
  pack: 'au_climate_disclosure',
  query: dataQuery({
    q: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Everyday words: an activity, fuel, place or unit.',
      examples: ['vic grid'],
    }),
    scope: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 3, description: 'Only factors of this scope.' }),
    ),
    ...filterMembers,
    ...editionMembers,
    ...basisMembers,
    ...pageQuery,
  }),
  response: FactorSearchPage,
  handler: (context) => {
    const { limit: _limit, cursor: _cursor, snapshot: _snapshot, as_of: _asOf, q, ...filters } = context.query
    return answerListFromSnapshot(context, 'factor search', async (snapshot) => {
      const loaded = await loadFactors(context.services.database, snapshot)
      const found = searchFactors(loaded, { ...(filters as ListQuestion), q })
      return {
        rows: found.hits,
        id: ({ factor }: FoundFactor) => factor.row_id,
        present: (hit: FoundFactor) => ({
          ...presentFactor(loaded, hit),
          match: { ...hit.match, words: hit.words },
        }),
        about: (shown: readonly FoundFactor[]) => {
          const evidenceHash = evidenceOf(shown)
          const releases = releasesOf(loaded, shown)
          return {
            evidenceHash,
            beside: { facets: found.facets, advice: found.advice },
            meta: {
              ...presentMeta(snapshot, evidenceHash, releases),
              edition: presentEdition(found.choice, found.issue.vintage, loaded.library),
              total: found.hits.length,
              words: found.words,
              provenance: releases.map(presentRelease),
            },
          }
        },
      }
    })
  },
})
