import { Type } from 'typebox'
import { sha256 } from '../../domain/evidence.ts'
import { MOST_HOLDINGS } from '../../domain/portfolio/holding.ts'
import { openKnownSigner } from '../../operations/disclosure-report/known-signing-key.ts'
import { requireBatchSize } from '../../operations/factors/factor-batch.ts'
import {
  exportPortfolioFile,
  type NamedPortfolio,
  PORTFOLIO_FORMATS,
  type PortfolioFormat,
} from '../../operations/portfolio/export.ts'
import {
  computePortfolio,
  type PortfolioOptions,
  requestOf,
  type SentStates,
} from '../../operations/portfolio/preview.ts'
import { askedVersions, sentVersions } from '../../operations/portfolio/saved.ts'
import type { SnapshotChoice } from '../../operations/releases/snapshot-directory.ts'
import { answerFromRecords } from '../data-answer.ts'
import { answerWholeFile, contentTypeOf } from '../platform/answer/file-answer.ts'
import { countItems, itemsOfReading, itemsOfWriting } from '../platform/items.ts'
import { type Context, keyedRoute, type Route } from '../platform/route.ts'
import { presentPortfolio } from '../present/portfolio.ts'
import { dataQuery } from '../schemas/data.ts'
import { LARGEST_PORTFOLIO, PreviewBody } from '../schemas/portfolio.ts'
import { financedQuery, PortfolioPath } from '../schemas/portfolio-records.ts'
import { askedOf } from './asked-portfolio.ts'

const common = {
  tag: 'Portfolios',
  since: '0.3.0',
  pack: 'au_company_climate_intelligence',
} as const

/** A file takes a processor for a second or more. */
const FILE_ITEMS = 10

const FileQuery = {
  format: Type.Enum([...PORTFOLIO_FORMATS], {
    description:
      '`xlsx`: live formulas to the holding with a tie-out; `pdf`: two pages; `zip`: signed, for `southerly verify`.',
  }),
}
const FILE_TYPES = PORTFOLIO_FORMATS.map((format) => contentTypeOf(`.${format}`))

interface FileQuestion {
  /** Names what `read` gives. */
  readonly key: readonly (string | number | undefined)[]
  readonly options: PortfolioOptions
  readonly read: () => Promise<SentStates>
  readonly earlier?: string | undefined
  readonly format: PortfolioFormat
  readonly named: NamedPortfolio
}

/** A file of the same answer. */
function answerFileOf(
  { caller, services }: Pick<Context<object, object, unknown>, 'caller' | 'services'>,
  choice: SnapshotChoice,
  { key, options, read, earlier, format, named }: FileQuestion,
) {
  const { price_aud_per_t, adjust_evic, include } = options
  const question = `portfolio file ${JSON.stringify([key, format, named, price_aud_per_t, adjust_evic, include, earlier])}`
  return answerFromRecords(services, choice, question, async (snapshot) => {
    const before = earlier === undefined ? undefined : await services.snapshots.select({ snapshot: earlier })
    const request = requestOf(await read(), options)
    const found = await computePortfolio(services.database, snapshot, request, before)
    const answer = presentPortfolio(found)
    const bytes = await exportPortfolioFile(
      format,
      found,
      { snapshot, named, answer },
      {
        render: services.renderFor(caller.tenantId),
        signer: () =>
          openKnownSigner(services.database, {
            home: services.settings.SOUTHERLY_HOME,
            configured: services.settings.SOUTHERLY_SIGNING_KEY_FILE,
          }),
      },
    )
    const name = `financed-emissions-${named.id ?? 'preview'}-${request.balance_date}.${format}`
    return { ...answerWholeFile(bytes, name), evidenceHash: found.evidence_hash }
  })
}

const previewFile = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/portfolios/preview/export',
  operationId: 'exportPortfolioPreview',
  heavy: true,
  bodyLimit: LARGEST_PORTFOLIO,
  summary: 'Download the financed emissions of holdings as a file, without saving them',
  description:
    'As POST /v1/portfolios/preview, as JSON, CSV, a workbook whose figures are live formulas, two pages for a committee, or a signed ZIP that `southerly verify` computes again. The same holdings and snapshot give the same bytes. The quota counts ten items and one for every 16 KiB.',
  scope: 'companies:read',
  produces: FILE_TYPES,
  query: dataQuery(FileQuery),
  body: PreviewBody,
  handler: async (context) => {
    const { body, query } = context
    requireBatchSize(body.holdings, 'holdings', MOST_HOLDINGS)
    const text = JSON.stringify(body)
    await countItems(context, FILE_ITEMS + itemsOfWriting(text.length))
    const since = body.previous === undefined ? null : `the holdings of ${body.previous.balance_date}`
    const named = { title: 'Portfolio', id: null, version: null, body_sha256: null, since }
    return answerFileOf(context, query, {
      key: [sha256(text)],
      options: body,
      read: async () => body,
      format: query.format,
      named,
    })
  },
})

const financedFile = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/portfolios/{id}/financed-emissions/export',
  operationId: 'exportFinancedEmissions',
  heavy: true,
  summary: 'Download the financed emissions of a saved portfolio as a file',
  description:
    'As POST /v1/portfolios/preview/export for the version in force, or another one. The quota counts ten items and one for every 64 KiB of the version.',
  scope: 'tenant:read',
  produces: FILE_TYPES,
  params: PortfolioPath,
  query: dataQuery({
    ...FileQuery,
    ...financedQuery,
  }),
  handler: async (context) => {
    const { params, query, caller, services } = context
    const key = { tenantId: caller.tenantId, id: params.id }
    const asked = await askedVersions(services.database, key, query)
    const { now, before, earlier, options } = askedOf(asked, query)
    const { name: title, version, body_sha256 } = now
    await countItems(context, FILE_ITEMS + itemsOfReading(now.bytes + (before?.bytes ?? 0)))
    return answerFileOf(context, query, {
      key: [caller.tenantId, before?.version, before?.body_sha256],
      options,
      earlier,
      read: () => sentVersions(services.database, key, asked),
      format: query.format,
      named: { title, id: params.id, version, body_sha256, since: sinceOf(before, earlier) },
    })
  },
})

const sinceOf = (
  before: { readonly version: number } | undefined,
  earlier: string | undefined,
): string | null =>
  before === undefined ? null : `version ${before.version}${earlier === undefined ? '' : `, data ${earlier}`}`

export const portfolioFileRoutes: readonly Route[] = [previewFile, financedFile]
