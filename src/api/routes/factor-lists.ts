import { type LoadedFactors, loadFactors } from '../../operations/factors/factor-library.ts'
import {
  evidenceOf,
  type FactorList,
  type ListQuestion,
  listFactors,
  releasesOf,
} from '../../operations/factors/factor-lookup.ts'
import { answerListFromSnapshot } from '../data-list.ts'
import { pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentMeta, presentRelease } from '../present/data.ts'
import { presentEdition, presentFactor } from '../present/factor.ts'
import { dataQuery } from '../schemas/data.ts'
import { basisMembers, editionMembers, FactorPage, filterMembers } from '../schemas/factor.ts'

const SCOPES = {
  1: 'Combustion of fuels, industrial processes, refrigerants, waste treatment, agriculture and, in 2021, fugitives.',
  2: 'Purchased electricity: location-based by grid, and the residual mix for the market-based method.',
  3: 'Upstream of fuels, upstream and losses of electricity, waste to landfill. A full fuel cycle (scopes 2 and 3 together) is here too, with scope null.',
} as const

const scopeRoute = (scope: 1 | 2 | 3): Route =>
  keyedRoute({
    method: 'GET',
    path: `/v1/emission-factors/scope${scope}`,
    operationId: `listScope${scope}Factors`,
    summary: `List the national emission factors of scope ${scope}`,
    description: `${SCOPES[scope]} One edition is used; \`meta.edition\` says which and why. No region replaces another unless you set \`region_fallback\`; \`meta.absence\` says why a region has none.`,
    tag: 'Emission factors',
    since: '0.1.0',
    scope: 'reference:read',
    pack: 'au_climate_disclosure',
    query: dataQuery({ ...filterMembers, ...editionMembers, ...basisMembers, ...pageQuery }),
    response: FactorPage,
    handler: (context) => {
      const { limit: _limit, cursor: _cursor, snapshot: _snapshot, as_of: _asOf, ...filters } = context.query
      const question: ListQuestion = { ...filters, scope }
      return answerListFromSnapshot(context, `scope${scope}`, async (snapshot) => {
        const loaded = await loadFactors(context.services.database, snapshot)
        return factorPage(loaded, listFactors(loaded, question))
      })
    },
  })

function factorPage(loaded: LoadedFactors, list: FactorList) {
  type Found = FactorList['factors'][number]
  return {
    rows: list.factors,
    id: ({ factor }: Found) => factor.row_id,
    present: (found: Found) => presentFactor(loaded, found),
    about: (shown: readonly Found[]) => {
      const evidenceHash = evidenceOf(shown)
      const releases = releasesOf(loaded, shown)
      return {
        evidenceHash,
        beside: {},
        meta: {
          ...presentMeta(loaded.snapshot, evidenceHash, releases),
          edition: presentEdition(list.choice, list.issue.vintage, loaded.library),
          total: list.factors.length,
          absence: list.absence,
          provenance: releases.map(presentRelease),
        },
      }
    },
  }
}

export const factorListRoutes: readonly Route[] = [scopeRoute(1), scopeRoute(2), scopeRoute(3)]
