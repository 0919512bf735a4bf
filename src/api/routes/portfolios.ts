import { sha256 } from '../../domain/evidence.ts'
import { MOST_HOLDINGS } from '../../domain/portfolio/holding.ts'
import { requireBatchSize } from '../../operations/factors/factor-batch.ts'
import { computePortfolio } from '../../operations/portfolio/preview.ts'
import { answerFromRecords } from '../data-answer.ts'
import { countItems, itemsOfWriting } from '../platform/items.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentMeta, warningsAboutBatch } from '../present/data.ts'
import { presentPortfolio } from '../present/portfolio.ts'
import { dataQuery } from '../schemas/data.ts'
import { PortfolioPreview, PreviewBody } from '../schemas/portfolio.ts'

const common = {
  tag: 'Portfolios',
  since: '0.3.0',
  pack: 'au_company_climate_intelligence',
} as const

/** Ten thousand holdings with all that attribution needs. */
const LARGEST_BODY = 8 * 1_048_576

const preview = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/portfolios/preview',
  operationId: 'previewPortfolio',
  heavy: true,
  bodyLimit: LARGEST_BODY,
  summary: 'Compute the financed emissions of a portfolio without saving it',
  description:
    'Attribution after part A of the PCAF standard: outstanding over EVIC, or over equity and debt of a private company or project, or over the value of a property or vehicle at origination. Emissions are those that you bring, otherwise those of the latest registry year that ended by the balance date. A holding that cannot be computed with is `refused` with its reason while the others are served; nothing missing counts as zero, and every total has its coverage and data quality score. The quota counts an item for every 16 KiB of the request. Nothing is kept.',
  scope: 'companies:read',
  query: dataQuery({}),
  body: PreviewBody,
  response: PortfolioPreview,
  handler: async (context) => {
    const { body, query, services } = context
    requireBatchSize(body.holdings, 'holdings', MOST_HOLDINGS)
    if (body.previous !== undefined)
      requireBatchSize(body.previous.holdings, 'previous/holdings', MOST_HOLDINGS)
    const text = JSON.stringify(body)
    await countItems(context, itemsOfWriting(text.length))
    return answerFromRecords(services, query, `portfolio ${sha256(text)}`, async (snapshot) => {
      const found = await computePortfolio(services.database, snapshot, body)
      const abns = found.portfolio.holdings.flatMap(({ abn }) => abn ?? [])
      return {
        body: {
          data: presentPortfolio(found),
          meta: presentMeta(snapshot, found.evidence_hash, found.releases, warningsAboutBatch(abns)),
        },
        evidenceHash: found.evidence_hash,
      }
    })
  },
})

export const portfolioRoutes: readonly Route[] = [preview]
