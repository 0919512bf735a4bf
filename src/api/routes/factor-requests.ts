import { Type } from 'typebox'
import { sha256 } from '../../domain/evidence.ts'
import { type FactorLookup, lookUpFactor } from '../../operations/factors/factor-attributes.ts'
import { requireBatchSize, runBatch } from '../../operations/factors/factor-batch.ts'
import {
  calculateItems,
  calculationEvidence,
  totalsOf,
  withEdition,
} from '../../operations/factors/factor-calculate.ts'
import { loadFactors } from '../../operations/factors/factor-library.ts'
import {
  based,
  evidenceOf,
  releasesOf,
  requireBasis,
  requireTransformable,
} from '../../operations/factors/factor-lookup.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { countItems } from '../platform/items.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentMeta, presentRelease } from '../present/data.ts'
import { presentFactor } from '../present/factor.ts'
import { batchBytes, presentResult, summarise } from '../present/factor-batch.ts'
import { presentCalculated, presentEditions } from '../present/factor-calculation.ts'
import { dataQuery } from '../schemas/data.ts'
import { basisMembers, editionMembers } from '../schemas/factor.ts'
import {
  BatchAnswer,
  BatchBody,
  CalculateAnswer,
  CalculateBody,
  FactorAnswer,
} from '../schemas/factor-requests.ts'

const common = {
  tag: 'Emission factors',
  since: '0.1.0',
  scope: 'reference:read',
  pack: 'au_climate_disclosure',
} as const

const one = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/emission-factors/{factor_id}',
  operationId: 'getFactor',
  problems: [422],
  summary: 'Get an emission factor by its factor id or row id, with its value in every edition',
  description:
    'A factor that cannot be converted to other warming potentials returns 422 `gwp_transform_unavailable`.',
  params: Type.Object({
    factor_id: Type.String({
      maxLength: 200,
      description: 'Id of the factor, without its edition.',
      examples: ['electricity.purchased-grid.vic.location'],
    }),
  }),
  query: dataQuery({ ...editionMembers, ...basisMembers }),
  response: FactorAnswer,
  handler: ({ params, query, services }) =>
    answerFromSnapshot(services, query, `factor ${JSON.stringify([params, query])}`, async (snapshot) => {
      const loaded = await loadFactors(services.database, snapshot)
      const id = params.factor_id.includes('@')
        ? { row_id: params.factor_id }
        : { factor_id: params.factor_id }
      const { edition, reporting_period, vintage } = query
      const factor = lookUpFactor(loaded, { ...id, edition, reporting_period, vintage })
      const found = requireTransformable(based(loaded, factor, requireBasis(loaded, query)))
      const evidenceHash = evidenceOf([found])
      const releases = releasesOf(loaded, [found])
      return {
        body: {
          data: { ...presentFactor(loaded, found), editions: presentEditions(loaded, factor.factor_id) },
          meta: {
            ...presentMeta(snapshot, evidenceHash, releases),
            provenance: releases.map(presentRelease),
          },
        },
        evidenceHash,
      }
    }),
})

const batch = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/emission-factors/batch',
  operationId: 'batchFactors',
  heavy: true,
  summary: 'Look up to 200 emission factors in one request',
  description:
    'Results are in the order of the look-ups, each with its own error. The quota counts every look-up; the rate limit counts one request.',
  query: dataQuery({}),
  body: BatchBody,
  response: BatchAnswer,
  handler: async (context) => {
    const { body, query, services } = context
    requireBatchSize(body.lookups, 'lookups')
    await countItems(context, body.lookups.length)
    const { lookups, gwp_basis, methane, ...editions } = body
    return answerFromSnapshot(services, query, `batch ${sha256(JSON.stringify(body))}`, async (snapshot) => {
      const loaded = await loadFactors(services.database, snapshot)
      const results = await runBatch(lookups, (item) => {
        const { gwp_basis: ownBasis, methane: ownMethane, ...lookup } = item
        const basis = requireBasis(
          loaded,
          ownBasis === undefined ? { gwp_basis, methane } : { gwp_basis: ownBasis, methane: ownMethane },
        )
        const factor = lookUpFactor(loaded, withEdition(lookup as FactorLookup, editions))
        return requireTransformable(based(loaded, factor, basis))
      })
      const found = results.flatMap(({ outcome }) => ('ok' in outcome ? outcome.ok : []))
      const evidenceHash = evidenceOf(found)
      const releases = releasesOf(loaded, found)
      const meta = {
        ...presentMeta(snapshot, evidenceHash, releases),
        provenance: releases.map(presentRelease),
      }
      return { bytes: batchBytes(loaded, results, meta), evidenceHash }
    })
  },
})

const calculation = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/emission-factors/calculate',
  operationId: 'calculateEmissions',
  heavy: true,
  summary: 'Calculate emissions from quantities and factors, exactly',
  description:
    'Converts units (through the published energy content where needed), computes gas by gas without rounding, and shows every step. Totals by scope; location-based and market-based figures are never added.',
  query: dataQuery({}),
  body: CalculateBody,
  response: CalculateAnswer,
  handler: async (context) => {
    const { body, query, services } = context
    requireBatchSize(body.items, 'items')
    await countItems(context, body.items.length)
    const { items, gwp_basis, methane, ...editions } = body
    return answerFromSnapshot(
      services,
      query,
      `calculate ${sha256(JSON.stringify(body))}`,
      async (snapshot) => {
        const loaded = await loadFactors(services.database, snapshot)
        const basis = requireBasis(loaded, { gwp_basis, methane })
        const asked = items.map((item) => ({ ...item, factor: item.factor as FactorLookup }))
        const results = await calculateItems(loaded, asked, editions, basis)
        const done = results.flatMap(({ outcome }) => ('ok' in outcome ? outcome.ok : []))
        const evidenceHash = calculationEvidence(done, basis)
        const releases = releasesOf(
          loaded,
          done.map((item) => item.found),
        )
        return {
          body: {
            results: results.map((result) => presentResult(result, (ok) => presentCalculated(loaded, ok))),
            summary: summarise(results),
            totals: totalsOf(done),
            meta: {
              ...presentMeta(snapshot, evidenceHash, releases),
              provenance: releases.map(presentRelease),
            },
          },
          evidenceHash,
        }
      },
    )
  },
})

export const factorRequestRoutes: readonly Route[] = [batch, calculation, one]
