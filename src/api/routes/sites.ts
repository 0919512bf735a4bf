import { Type } from 'typebox'
import { checkSites, type SitesRecord as Sites } from '../../domain/company/declared-sites.ts'
import { ServiceError } from '../../errors.ts'
import { type CompanySites, companySites, declaredSites, SITES_KIND } from '../../operations/company/sites.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { readRecordHistory } from '../../operations/tenancy/record-history.ts'
import { replaceRecord } from '../../operations/tenancy/tenant-records.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { type Context, keyedRoute, type Route } from '../platform/route.ts'
import { presentPastVersion, presentRecord } from '../present/record.ts'
import { presentSiteProfiles, presentSiteRisks } from '../present/sites.ts'
import { Abn, dataQuery } from '../schemas/data.ts'
import { blockChoice } from '../schemas/profile.ts'
import { dryRun } from '../schemas/record.ts'
import {
  ChangedSitesRecord,
  SiteProfiles,
  SiteRisks,
  SitesBody,
  SitesHistory,
  SitesRecord,
} from '../schemas/sites.ts'

const common = { tag: 'Sites', since: '0.1.0', pack: 'au_company_climate_intelligence' } as const
const path = { params: Type.Object({ abn: Abn }) } as const

const assessed = {
  ...common,
  ...path,
  method: 'GET',
  scope: 'companies:read',
  query: dataQuery({ explain: blockChoice.explain }),
} as const

type Assessed = Context<{ abn: string }, { explain: boolean; snapshot?: string; as_of?: string }, undefined>

/** The tenant's list is part of the question: its version is in the key, so an answer never outlives it. */
async function answerSites(
  { params, query, caller, services }: Assessed,
  name: string,
  present: (found: CompanySites, explain: boolean) => object,
) {
  const abn = requireAbn(params.abn)
  const record = await declaredSites(services.database, caller.tenantId, abn)
  const key = `${name} ${abn} ${query.explain} ${caller.tenantId} ${record?.etag ?? ''}`
  return await answerFromSnapshot(services, query, key, async (snapshot) => {
    const found = await companySites(services.database, snapshot, abn, record)
    return { body: present(found, query.explain), evidenceHash: found.evidence_hash }
  })
}

const profiles = keyedRoute({
  ...assessed,
  path: '/v1/companies/{abn}/sites/climate-profiles',
  operationId: 'getSiteClimateProfiles',
  summary: 'The climate at each site of a company',
  description:
    'Facilities of the newest Safeguard and generation tables and the sites that the tenant declared, each with how its place was found and how exact it is. A site that cannot be located says so.',
  response: SiteProfiles,
  handler: (context) => answerSites(context, 'site profiles', presentSiteProfiles),
})

const risks = keyedRoute({
  ...assessed,
  path: '/v1/companies/{abn}/sites/climate-risks',
  operationId: 'getSiteClimateRisks',
  summary: 'Physical risk of each site of a company, and all of them counted',
  description:
    'Each site is assessed alone. The roll-up states its rule, its worst sites and those it could not assess.',
  response: SiteRisks,
  handler: (context) => answerSites(context, 'site risks', presentSiteRisks),
})

const declare = keyedRoute({
  ...common,
  ...path,
  method: 'PUT',
  path: '/v1/companies/{abn}/sites',
  operationId: 'putSites',
  summary: 'Declare the sites of a company',
  description:
    'Replaces the whole list by a new version; earlier versions stay in the history. If-Match must name the version that is replaced (428 without, 412 when it is not the newest).',
  scope: 'tenant:write',
  query: Type.Object(dryRun, { additionalProperties: false }),
  body: SitesBody,
  response: ChangedSitesRecord,
  handler: async ({ params, query, body, caller, services, exchange }) => {
    const key = { tenantId: caller.tenantId, abn: requireAbn(params.abn), kind: SITES_KIND, period: '' }
    const { errors, warnings } = checkSites(body)
    if (errors.length > 0)
      throw new ServiceError('validation_failed', `${errors.length} faults were found in the sites.`, {
        errors,
        hint: 'Nothing was written. Mend all of them and send the list again.',
      })
    const { record, changed } = await services.database.as(
      { kind: 'tenant', tenantId: caller.tenantId },
      (sql) =>
        replaceRecord<Sites>(sql, services.clock, key, {
          body,
          actor: `key:${caller.keyId}`,
          ifMatch: exchange.request.headers['if-match'],
          dryRun: query.dry_run,
        }),
    )
    const meta = { changed, dry_run: query.dry_run, warnings }
    return { body: { data: presentRecord(record), meta }, etag: record.etag, cache: 'no-store' }
  },
})

const read = keyedRoute({
  ...common,
  ...path,
  method: 'GET',
  path: '/v1/companies/{abn}/sites',
  operationId: 'getSites',
  summary: 'The sites that the tenant declared for a company',
  scope: 'tenant:read',
  response: SitesRecord,
  handler: async ({ params, caller, services }) => {
    const abn = requireAbn(params.abn)
    const record = await declaredSites(services.database, caller.tenantId, abn)
    if (record === undefined)
      throw new ServiceError('record_not_found', `No sites have been declared for ${abn}.`, {
        hint: 'PUT the list to this address; the first version needs no If-Match.',
      })
    const meta = { warnings: checkSites(record.body).warnings }
    return { body: { data: presentRecord(record), meta }, etag: record.etag }
  },
})

const history = keyedRoute({
  ...common,
  ...path,
  method: 'GET',
  path: '/v1/companies/{abn}/sites/history',
  operationId: 'listSitesVersions',
  summary: 'Every version of the declared sites, newest first',
  scope: 'tenant:read',
  query: Type.Object(pageQuery, { additionalProperties: false }),
  response: SitesHistory,
  handler: async (context) => {
    const { params, caller, services } = context
    const abn = requireAbn(params.abn)
    const page = openPage(context)
    const rows = await readRecordHistory<Sites>(
      services.database,
      { tenantId: caller.tenantId, abn, kind: SITES_KIND, period: '' },
      { limit: page.fetch, ...(page.after === undefined ? {} : { before: Number(page.after[0]) }) },
    )
    return page.answer(rows, { present: presentPastVersion, position: (row) => [String(row.version)] })
  },
})

export const siteRoutes: readonly Route[] = [profiles, risks, declare, read, history]
