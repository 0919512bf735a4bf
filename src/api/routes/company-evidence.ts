import { Type } from 'typebox'
import { utcToday } from '../../clock.ts'
import { choosePeriod } from '../../operations/disclosure/choose-period.ts'
import { readCompanyEvidence } from '../../operations/evidence/company-evidence.ts'
import { recordEvidenceTaken } from '../../operations/evidence/content.ts'
import { evidenceTag, zipEvidence } from '../../operations/evidence/evidence-zip.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { countItems, itemsOfReading } from '../platform/items.ts'
import { type Context, keyedRoute, type Route } from '../platform/route.ts'
import { presentDocument, presentEvidenceFile } from '../present/evidence-file.ts'
import { Abn } from '../schemas/data.ts'
import { periodParameter } from '../schemas/disclosure.ts'
import { CompanyEvidence } from '../schemas/evidence-file.ts'

const common = {
  audited: 'period',
  tag: 'Evidence files',
  since: '0.1.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
  query: Type.Object({ period: periodParameter }, { additionalProperties: false }),
} as const

const get = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/companies/{abn}/evidence',
  operationId: 'getCompanyEvidence',
  summary: 'Get which files support which requirements, and which are unused',
  description:
    'Every document that the period’s statements, instruments, electricity and targets refer to by SHA-256: whether its file is held, missing, or not of the type the record says; which requirements it supports; and files uploaded for the company and period that no record refers to.',
  response: CompanyEvidence,
  handler: async (context) => {
    const { abn, period, basis, found } = await readAsked(context)
    const { engagements } = context.caller
    return {
      body: {
        data: {
          abn,
          period: { ...period, basis },
          documents: found.documents.map(presentDocument),
          requirements: found.requirements,
          supports_nothing: found.supports_nothing.map((file) => presentEvidenceFile(file, engagements)),
          has_more_unlinked: found.has_more_unlinked,
        },
      },
      cache: 'no-store',
    }
  },
})

const download = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/companies/{abn}/evidence/download',
  operationId: 'downloadCompanyEvidence',
  summary: 'Download all held evidence for a period as one ZIP',
  description:
    'The companion of a bundle, whose seven files list the documents by hash: `southerly verify bundle.zip --evidence evidence.zip` checks each file and names those that are not inside. The ZIP is created during the download, so its length is not known in advance. The audit log records the read.',
  produces: ['application/zip', '*/*'],
  handler: async (context) => {
    const { caller, services, exchange } = context
    const { tenantId, actor } = caller
    const { database, clock } = services
    const { abn, period, found } = await readAsked(context)
    const files = found.documents.flatMap(({ file }) => file ?? [])
    if (exchange.request.method !== 'HEAD')
      await recordEvidenceTaken(database, clock, { tenantId, actor, abn, period, files: files.length })
    return {
      source: { size: undefined, stream: () => zipEvidence(database, tenantId, files) },
      contentType: 'application/zip',
      etag: evidenceTag(files),
      isVerbatim: true,
      headers: {
        'content-disposition': `attachment; filename="evidence-${abn}-${period.start}-${period.end}.zip"`,
      },
    }
  },
})

/** The evidence of the company and period that is asked for. */
async function readAsked(context: Context<{ abn: string }, { period?: string }, undefined>) {
  const { params, query, caller, services } = context
  const { tenantId } = caller
  const abn = requireAbn(params.abn)
  const today = utcToday(services.clock)
  const question = { tenantId, abn, period: query.period, today }
  const { basis, ...period } = await choosePeriod(services.database, question)
  const found = await readCompanyEvidence(services.database, { tenantId, abn, period })
  await countItems(context, itemsOfReading(found.size))
  return { abn, period, basis, found }
}

export const companyEvidenceRoutes: readonly Route[] = [get, download]
