import { Type } from 'typebox'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import { MOST_HOLDINGS } from '../../domain/portfolio/holding.ts'
import { requireBatchSize } from '../../operations/factors/factor-batch.ts'
import { computePortfolio, type PortfolioRequest } from '../../operations/portfolio/preview.ts'
import { resolveLines } from '../../operations/portfolio/resolve.ts'
import {
  putPortfolio,
  readPortfolio,
  readPortfolioHistory,
  readPortfolios,
  removePortfolio,
} from '../../operations/portfolio/saved.ts'
import type { SnapshotChoice } from '../../operations/releases/snapshot-directory.ts'
import { answerFromRecords } from '../data-answer.ts'
import { countItems, itemsOfReading, itemsOfWriting } from '../platform/items.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import type { Services } from '../platform/services.ts'
import { presentMeta, warningsAboutBatch } from '../present/data.ts'
import { presentPortfolio } from '../present/portfolio.ts'
import { dataQuery } from '../schemas/data.ts'
import { LARGEST_PORTFOLIO, PortfolioPreview, PreviewBody } from '../schemas/portfolio.ts'
import {
  ChangedPortfolio,
  DeletedPortfolio,
  PortfolioBody,
  PortfolioHistory,
  PortfolioPage,
  PortfolioPath,
  ResolveBody,
  ResolvedLines,
  SavedPortfolio,
} from '../schemas/portfolio-records.ts'
import { deletionReason, dryRun } from '../schemas/record.ts'
import { portfolioFileRoutes } from './portfolio-files.ts'
import { portfolioImportRoutes } from './portfolio-imports.ts'

const common = {
  tag: 'Portfolios',
  since: '0.3.0',
  pack: 'au_company_climate_intelligence',
} as const

/** `key` names what was sent; everything else that the answer depends on is in the request. */
function answerPreview(
  services: Services,
  choice: SnapshotChoice,
  key: readonly (string | undefined)[],
  request: PortfolioRequest,
  isListed = true,
) {
  const { price_aud_per_t, adjust_evic, include } = request
  const question = `portfolio ${JSON.stringify([key, price_aud_per_t, adjust_evic, include, isListed])}`
  return answerFromRecords(services, choice, question, async (snapshot) => {
    const found = await computePortfolio(services.database, snapshot, request)
    const abns = found.portfolio.holdings.flatMap(({ abn }) => abn ?? [])
    const data = presentPortfolio(found)
    return {
      body: {
        data: isListed ? data : { ...data, holdings: [] },
        meta: presentMeta(snapshot, found.evidence_hash, found.releases, warningsAboutBatch(abns)),
      },
      evidenceHash: found.evidence_hash,
    }
  })
}

const preview = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/portfolios/preview',
  operationId: 'previewPortfolio',
  heavy: true,
  bodyLimit: LARGEST_PORTFOLIO,
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
    return answerPreview(services, query, [sha256(text)], body)
  },
})

const MOST_LINES = 1000
const LINES_FOR_AN_ITEM = 10

const resolve = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/portfolios/resolve',
  operationId: 'resolvePortfolioLines',
  heavy: true,
  summary: 'Find the companies that the lines of a book mean',
  description:
    'ABNs and ACNs in any spelling are taken after the check of their digits. A name or ticker gives candidates with scores and waits for your choice; nothing is guessed, and a score below 0.6 is never preselected. Every line has an answer. The quota counts one item for every 10 lines.',
  scope: 'companies:read',
  query: dataQuery({}),
  body: ResolveBody,
  response: ResolvedLines,
  handler: async (context) => {
    const { body, query, services } = context
    requireBatchSize(body.lines, 'lines', MOST_LINES)
    await countItems(context, Math.ceil(body.lines.length / LINES_FOR_AN_ITEM))
    const key = `portfolio lines ${sha256(JSON.stringify(body.lines))}`
    return answerFromRecords(services, query, key, async (snapshot) => {
      const results = await resolveLines(services.database, snapshot, body.lines)
      const count = (status: string) => results.filter((one) => one.status === status).length
      const summary = {
        lines: results.length,
        taken: count('taken'),
        doubtful: count('doubtful'),
        refused: count('refused'),
      }
      const evidence = sha256(canonicalJson([snapshot.id, results.map(({ candidates }) => candidates)]))
      return {
        body: { data: { summary, results }, meta: presentMeta(snapshot, evidence, []) },
        evidenceHash: evidence,
      }
    })
  },
})

const put = keyedRoute({
  ...common,
  method: 'PUT',
  path: '/v1/portfolios/{id}',
  operationId: 'putPortfolio',
  heavy: 'when_large',
  bodyLimit: LARGEST_PORTFOLIO,
  summary: 'Create or replace a portfolio: name, balance date and holdings',
  description:
    'Replaces the whole portfolio with a new version; earlier versions stay in the history. If-Match must name the version that is replaced (428 without it, 412 when it is not the newest); a new portfolio needs none. Holdings without an ABN or ACN are kept and named in `meta.warnings`: no company is guessed. The quota counts an item for every 16 KiB.',
  scope: 'tenant:write',
  conditional: true,
  params: PortfolioPath,
  query: Type.Object(dryRun, { additionalProperties: false }),
  body: PortfolioBody,
  response: ChangedPortfolio,
  handler: async (context) => {
    const { params, query, body, caller, services, exchange } = context
    requireBatchSize(body.holdings, 'holdings', MOST_HOLDINGS)
    await countItems(context, itemsOfWriting(JSON.stringify(body).length))
    const { portfolio, changed, warnings } = await putPortfolio(
      services,
      { tenantId: caller.tenantId, id: params.id },
      {
        body,
        actor: caller.actor,
        ifMatch: exchange.request.headers['if-match'],
        dryRun: query.dry_run,
      },
    )
    const meta = { changed, dry_run: query.dry_run, warnings }
    return { body: { data: portfolio, meta }, etag: portfolio.etag, cache: 'no-store' }
  },
})

const get = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/portfolios/{id}',
  operationId: 'getPortfolio',
  summary: 'Show one portfolio with its holdings',
  scope: 'tenant:read',
  params: PortfolioPath,
  response: SavedPortfolio,
  handler: async ({ params, caller, services }) => {
    const key = { tenantId: caller.tenantId, id: params.id }
    const portfolio = await readPortfolio(services.database, key)
    return { body: { data: portfolio, meta: {} }, etag: portfolio.etag }
  },
})

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/portfolios',
  operationId: 'listPortfolios',
  summary: 'List the portfolios in order of their ids, without their holdings',
  scope: 'tenant:read',
  query: Type.Object(pageQuery, { additionalProperties: false }),
  response: PortfolioPage,
  handler: async (context) => {
    const page = openPage(context)
    const rows = await readPortfolios(context.services.database, context.caller.tenantId, {
      limit: page.fetch,
      ...(page.after === undefined ? {} : { after: String(page.after[0]) }),
    })
    return page.answer(rows, { present: (portfolio) => portfolio, position: ({ id }) => [id] })
  },
})

const history = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/portfolios/{id}/history',
  operationId: 'listPortfolioVersions',
  heavy: true,
  summary: 'List every version of a portfolio, newest first',
  description:
    'The author, time and changed fields of each version. A deletion is a version too. The quota counts an item for every 64 KiB of the versions.',
  scope: 'tenant:read',
  params: PortfolioPath,
  query: Type.Object(pageQuery, { additionalProperties: false }),
  response: PortfolioHistory,
  handler: async (context) => {
    const page = openPage(context)
    const { params, caller, services } = context
    const rows = await readPortfolioHistory(
      services.database,
      { tenantId: caller.tenantId, id: params.id },
      { limit: page.fetch, ...(page.after === undefined ? {} : { before: Number(page.after[0]) }) },
      (characters) => countItems(context, itemsOfReading(characters)),
    )
    return page.answer(rows, { present: (one) => one, position: ({ version }) => [String(version)] })
  },
})

const remove = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/portfolios/{id}',
  operationId: 'deletePortfolio',
  summary: 'Delete a portfolio',
  description:
    'Adds a version that records the deletion and its reason; every version stays in the history. If-Match must name the current version.',
  scope: 'tenant:write',
  conditional: true,
  params: PortfolioPath,
  query: Type.Object({ reason: deletionReason }, { additionalProperties: false }),
  response: DeletedPortfolio,
  handler: async ({ params, query, caller, services, exchange }) => {
    const deleted = await removePortfolio(
      services,
      { tenantId: caller.tenantId, id: params.id },
      { actor: caller.actor, ifMatch: exchange.request.headers['if-match'], reason: query.reason },
    )
    return { body: { data: deleted, meta: {} }, cache: 'no-store' }
  },
})

const financed = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/portfolios/{id}/financed-emissions',
  operationId: 'getFinancedEmissions',
  heavy: true,
  summary: 'Compute the financed emissions of a saved portfolio',
  description:
    'As POST /v1/portfolios/preview for the version in force. With `compared_with` the change since an earlier version, split by cause. The quota counts an item for every 64 KiB of the holdings.',
  scope: 'tenant:read',
  params: PortfolioPath,
  query: dataQuery({
    price_aud_per_t: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000 })),
    adjust_evic: Type.Boolean({ default: false, description: 'Adjusts EVIC by its average change.' }),
    risk: Type.Boolean({ default: false, description: 'Adds amounts by band of risk.' }),
    holdings: Type.Boolean({
      default: true,
      description: 'False leaves the list of holdings empty, for totals of large portfolios.',
    }),
    compared_with: Type.Optional(Type.Integer({ minimum: 1, description: 'An earlier version.' })),
  }),
  response: PortfolioPreview,
  handler: async (context) => {
    const { params, query, caller, services } = context
    const key = { tenantId: caller.tenantId, id: params.id }
    const now = await readPortfolio(services.database, key)
    const before =
      query.compared_with === undefined
        ? undefined
        : await readPortfolio(services.database, key, query.compared_with)
    const { holdings, balance_date } = now
    await countItems(context, itemsOfReading(JSON.stringify(holdings).length))
    const { price_aud_per_t, adjust_evic, risk } = query
    const request: PortfolioRequest = {
      balance_date: balance_date!,
      holdings,
      price_aud_per_t,
      adjust_evic,
      ...(risk ? { include: ['risk'] as const } : {}),
      ...(before === undefined
        ? {}
        : { previous: { balance_date: before.balance_date!, holdings: before.holdings } }),
    }
    const keys = [caller.tenantId, now.body_sha256, before?.body_sha256]
    return answerPreview(services, query, keys, request, query.holdings)
  },
})

export const portfolioRoutes: readonly Route[] = [
  preview,
  resolve,
  list,
  put,
  get,
  history,
  remove,
  financed,
  ...portfolioFileRoutes,
  ...portfolioImportRoutes,
]
