import { Type } from 'typebox'
import { takeBundleFile } from '../../operations/disclosure-report/bundle-file.ts'
import { LATEST, readBundles } from '../../operations/disclosure-report/bundles.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { requireCoveredPeriod } from '../platform/access/engagement.ts'
import type { Answer } from '../platform/answer/answer.ts'
import { answerFile, askedBytes, contentTypeOf } from '../platform/answer/file-answer.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { type Context, keyedRoute, type Route } from '../platform/route.ts'
import { presentBundle } from '../present/disclosure-report.ts'
import {
  ArtifactPath,
  CompanyPath,
  DisclosureReportPage,
  downloadQuery,
} from '../schemas/disclosure-report.ts'

const common = {
  tag: 'Disclosure reports',
  since: '0.1.0',
  pack: 'au_company_climate_intelligence',
} as const

const history = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/companies/{abn}/disclosure-reports',
  operationId: 'listDisclosureReports',
  audited: 'period',
  summary: 'List the bundles of a company, newest first, each with what it supersedes',
  scope: 'tenant:read',
  params: CompanyPath,
  query: Type.Object(
    {
      ...pageQuery,
      period: Type.Optional(
        Type.String({ maxLength: 30, description: 'Bundles of one period only.', examples: ['2025-26'] }),
      ),
    },
    { additionalProperties: false },
  ),
  response: DisclosureReportPage,
  handler: async (context) => {
    const { params, query, caller, services } = context
    const page = openPage(context)
    const rows = await readBundles(
      services.database,
      { tenantId: caller.tenantId, abn: requireAbn(params.abn) },
      {
        limit: page.fetch,
        before: page.after === undefined ? undefined : Number(page.after[0]),
        period: query.period === undefined ? undefined : requirePeriod(query.period),
      },
    )
    return page.answer(rows, { present: presentBundle, position: (row) => [String(row.ordinal)] })
  },
})

const download = {
  ...common,
  method: 'GET',
  description:
    'The ZIP, or one file of it with `file=report.pdf`. `Repr-Digest` gives its SHA-256; ranges and HEAD work. The audit log records every read.',
  scope: 'tenant:read',
  audited: 'checked',
  query: downloadQuery,
  produces: ['application/zip', 'application/octet-stream', '*/*'],
} as const

const downloadLatest = keyedRoute({
  ...download,
  path: '/v1/companies/{abn}/disclosure-reports/latest/download',
  operationId: 'downloadLatestDisclosureReport',
  problems: [416],
  summary: 'Download the newest bundle of a company',
  params: CompanyPath,
  handler: (context) => answerBundle(context, LATEST),
})

const downloadOne = keyedRoute({
  ...download,
  path: '/v1/companies/{abn}/disclosure-reports/{artifact_id}/download',
  operationId: 'downloadDisclosureReport',
  problems: [416],
  summary: 'Download a bundle',
  params: ArtifactPath,
  handler: (context) => answerBundle(context, context.params.artifact_id),
})

async function answerBundle(
  { params, query, caller, services, exchange }: Context<{ abn: string }, { file?: string }, undefined>,
  id: string,
): Promise<Answer> {
  const question = {
    owner: { tenantId: caller.tenantId, abn: requireAbn(params.abn) },
    id,
    file: query.file,
    actor: caller.actor,
  }
  let asked: ReturnType<typeof askedBytes> = 'nothing'
  const taken = await takeBundleFile(services, question, (facts) => {
    requireCoveredPeriod(caller, facts.bundle)
    asked = askedBytes(exchange, facts)
    return asked
  })
  const { abn, period_start, period_end, version } = taken.bundle
  const stem = `${abn}-${period_start}-${period_end}-v${version}`
  const name = query.file === undefined ? `disclosure-${stem}.zip` : `${stem}-${query.file}`
  return answerFile(asked, { ...taken, name, contentType: contentTypeOf(name) })
}

export const disclosureReportRoutes: readonly Route[] = [history, downloadLatest, downloadOne]
