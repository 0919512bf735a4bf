import { Type } from 'typebox'
import { cancelOwnRun, readRun, readRuns } from '../../operations/disclosure-report/runs.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requireCoveredPeriod } from '../platform/access/engagement.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentRun } from '../present/disclosure-report.ts'
import { CompanyPath, DisclosureRunAnswer, DisclosureRunPage, RunPath } from '../schemas/disclosure-report.ts'

const common = {
  tag: 'Disclosure reports',
  since: '0.1.0',
  pack: 'au_company_climate_intelligence',
} as const

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/companies/{abn}/disclosure-report-runs',
  operationId: 'listDisclosureRuns',
  summary: 'List the bundle runs of a company, newest first',
  scope: 'tenant:read',
  params: CompanyPath,
  query: Type.Object(pageQuery, { additionalProperties: false }),
  response: DisclosureRunPage,
  handler: async (context) => {
    const { params, caller, services } = context
    const page = openPage(context)
    const rows = await readRuns(
      services.database,
      { tenantId: caller.tenantId, abn: requireAbn(params.abn) },
      { limit: page.fetch, before: page.after === undefined ? undefined : Number(page.after[0]) },
    )
    return page.answer(rows, { present: presentRun, position: (row) => [String(row.ordinal)] })
  },
})

const read = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/companies/{abn}/disclosure-report-runs/{run_id}',
  operationId: 'getDisclosureRun',
  audited: 'checked',
  summary: 'Get the progress of a run',
  scope: 'tenant:read',
  items: 0,
  params: RunPath,
  response: DisclosureRunAnswer,
  handler: async ({ params, caller, services }) => {
    const owner = { tenantId: caller.tenantId, abn: requireAbn(params.abn) }
    const run = await readRun(services.database, owner, params.run_id)
    requireCoveredPeriod(caller, run)
    return { body: { data: presentRun(run), meta: {} } }
  },
})

const cancel = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/companies/{abn}/disclosure-report-runs/{run_id}/cancel',
  operationId: 'cancelDisclosureRun',
  problems: [409],
  summary: 'Cancel a run',
  description:
    'A queued run never starts; a running one stops before its next stage and saves nothing. Cancelling again changes nothing. 409 when the run has already succeeded or failed.',
  scope: 'disclosure:write',
  items: 0,
  params: RunPath,
  response: DisclosureRunAnswer,
  handler: async ({ params, caller, services }) => {
    const owner = { tenantId: caller.tenantId, abn: requireAbn(params.abn) }
    const run = await services.database.as({ kind: 'tenant', tenantId: caller.tenantId }, (sql) =>
      cancelOwnRun(sql, services.clock, owner, params.run_id, caller.actor),
    )
    return { body: { data: presentRun(run), meta: {} }, cache: 'no-store' }
  },
})

export const disclosureRunRoutes: readonly Route[] = [list, read, cancel]
