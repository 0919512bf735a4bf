import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import { abnsOfCsv } from '../../operations/company/abn-csv.ts'
import { requireBatchOfAbns } from '../../operations/company/batch-abns.ts'
import { exportedPortfolio, PORTFOLIO_LIMIT } from '../../operations/company/export-portfolio.ts'
import { answerWithRegisterOfAll } from '../data-answer.ts'
import { answerWholeFile, contentTypeOf } from '../platform/answer/file-answer.ts'
import { countItems } from '../platform/items.ts'
import { keyedRoute } from '../platform/route.ts'
import { PortfolioBody } from '../schemas/company-batch.ts'
import { dataQuery } from '../schemas/data.ts'

export const exportPortfolio = keyedRoute({
  method: 'POST',
  path: '/v1/companies/batch/climate-profiles/export',
  operationId: 'exportPortfolio',
  heavy: true,
  summary: 'Download a table of up to 1,000 companies as a workbook',
  description:
    'A row for each ABN with its latest figures, or the reason why there are none; totals by year; the worst band among the sites by hazard and scenario with live counts; sources. The same ABNs and snapshot give the same bytes; `Repr-Digest` gives their SHA-256. The quota counts every ABN; the rate limit counts one request. Accepts `text/csv` with the heading `abn`.',
  tag: 'Companies',
  since: '0.1.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
  produces: [contentTypeOf('.xlsx')],
  query: dataQuery({}),
  body: PortfolioBody,
  bodyReaders: { 'text/csv': abnsOfCsv },
  handler: async (context) => {
    const { body, caller, query, services } = context
    requireBatchOfAbns(body.abns, PORTFOLIO_LIMIT)
    await countItems(context, body.abns.length)
    const key = `portfolio ${sha256(body.abns.join())}`
    return answerWithRegisterOfAll(
      services,
      { ...query, abns: body.abns },
      key,
      async (snapshot, register) => {
        const { table, evidenceHashes } = await exportedPortfolio(
          services.database,
          snapshot,
          body.abns,
          register,
        )
        const bytes = await services.renderFor(caller.tenantId)({ portfolio: table })
        return {
          ...answerWholeFile(bytes, `portfolio-${snapshot.as_of}.xlsx`),
          evidenceHash: sha256(canonicalJson(evidenceHashes.toSorted())),
        }
      },
    )
  },
})
