import { Type } from 'typebox'
import { DECLARED_SITES, declaredSites } from '../../operations/company/declared-sites.ts'
import { type CompanySites, companySites } from '../../operations/company/sites.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requireScenarios } from '../../operations/require-parameters.ts'
import { answerFromRecords } from '../data-answer.ts'
import { countItems, itemsOfReading } from '../platform/items.ts'
import { type Context, keyedRoute, type Route } from '../platform/route.ts'
import { presentSiteProfiles, presentSiteRisks } from '../present/sites.ts'
import { recordRoutes } from '../record-routes.ts'
import { Abn, dataQuery } from '../schemas/data.ts'
import { blockChoice, scenarioChoice } from '../schemas/profile.ts'
import { RECORD_BODIES } from '../schemas/record-bodies.ts'
import { SiteProfiles, SiteRisks } from '../schemas/sites.ts'

const common = { tag: 'Sites', since: '0.1.0', pack: 'au_company_climate_intelligence' } as const
const path = { params: Type.Object({ abn: Abn }) } as const

const assessed = {
  ...common,
  ...path,
  method: 'GET',
  scope: 'companies:read',
  query: dataQuery({ explain: blockChoice.explain, ...scenarioChoice }),
} as const

type Assessed = Context<
  { abn: string },
  { explain: boolean; scenario?: string; snapshot?: string; as_of?: string },
  undefined
>

/** The tenant's list is part of the question: its version is in the key, so an answer never outlives it. */
async function answerSites<Body>(
  { params, query, caller, services, exchange }: Assessed,
  name: string,
  present: (found: CompanySites, explain: boolean) => Body,
) {
  const abn = requireAbn(params.abn)
  const scenarios = requireScenarios(query.scenario)
  const record = await declaredSites(services.database, caller.tenantId, abn)
  const size = record === undefined ? 0 : JSON.stringify(record.body).length
  await countItems({ exchange, services, caller }, itemsOfReading(size))
  const sight = await services.register.look(query, abn)
  const key = `${name} ${abn} ${query.explain} ${query.scenario ?? ''} ${caller.tenantId} ${record?.etag ?? ''}${sight.key}`
  return await answerFromRecords(services, query, key, async (snapshot) => {
    const sights = new Map([[abn, sight]])
    const found = await companySites(services.database, snapshot, abn, record, sights, scenarios)
    return { body: present(found, query.explain), evidenceHash: found.evidence_hash }
  })
}

const profiles = keyedRoute({
  ...assessed,
  path: '/v1/companies/{abn}/sites/climate-profiles',
  operationId: 'getSiteClimateProfiles',
  audited: 'company',
  heavy: true,
  summary: 'Get the climate at each site of a company',
  description:
    'Facilities of the newest Safeguard and generation tables and the sites that the tenant declared, each with how it was located and how precisely. A site that cannot be located says so.',
  response: SiteProfiles,
  handler: (context) => answerSites(context, 'site profiles', presentSiteProfiles),
})

const risks = keyedRoute({
  ...assessed,
  path: '/v1/companies/{abn}/sites/climate-risks',
  operationId: 'getSiteClimateRisks',
  audited: 'company',
  heavy: true,
  summary: 'Get the physical risk of each site of a company, with a roll-up',
  description:
    'Each site is assessed separately. The roll-up states its rule, its worst sites and those it could not assess.',
  response: SiteRisks,
  handler: (context) => answerSites(context, 'site risks', presentSiteRisks),
})

const declared = recordRoutes({
  rules: DECLARED_SITES,
  route: 'sites',
  name: 'Sites',
  tag: common.tag,
  pack: common.pack,
  body: RECORD_BODIES.sites,
  what: 'the sites that the tenant declares for a company',
})

export const siteRoutes: readonly Route[] = [profiles, risks, ...declared]
