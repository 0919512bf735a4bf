import { Type } from 'typebox'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import { MOST_HOLDINGS } from '../../domain/portfolio/holding.ts'
import { requireBatchSize } from '../../operations/factors/factor-batch.ts'
import {
  computePortfolio,
  type PortfolioOptions,
  requestOf,
  type SentStates,
} from '../../operations/portfolio/preview.ts'
import { resolveLines } from '../../operations/portfolio/resolve.ts'
import {
  askedVersions,
  putPortfolio,
  readPortfolio,
  readPortfolioHistory,
  readPortfolios,
  removePortfolio,
  sentVersions,
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
import { FinancedEmissions, LARGEST_PORTFOLIO, PortfolioPreview, PreviewBody } from '../schemas/portfolio.ts'
import {
  ChangedPortfolio,
  DeletedPortfolio,
  financedQuery,
  PortfolioBody,
  PortfolioHistory,
  PortfolioPage,
  PortfolioPath,
  ResolveBody,
  ResolvedLines,
  SavedPortfolio,
} from '../schemas/portfolio-records.ts'
import { deletionReason, dryRun } from '../schemas/record.ts'
import { askedOf } from './asked-portfolio.ts'
import { portfolioFileRoutes } from './portfolio-files.ts'
import { portfolioImportRoutes } from './portfolio-imports.ts'

const common = {
  tag: 'Portfolios',
  since: '0.3.0',
  pack: 'au_company_climate_intelligence',
} as const

interface PortfolioQuestion<More extends object> {
  /** Names what `read` gives, and the earlier snapshot: all that the answer depends on beside the options. */
  readonly key: readonly (string | number | undefined)[]
  readonly options: PortfolioOptions
  /** False leaves the list of holdings empty. */
  readonly isListed: boolean
  /** Reads the holdings: not called where the answer is in memory. */
  readonly read: () => Promise<SentStates>
  readonly earlier?: string | undefined
  /** Stands in `meta`. */
  readonly more: More
}

function answerPortfolio<More extends object>(
  services: Services,
  choice: SnapshotChoice,
  { key, options, isListed, read, earlier, more }: PortfolioQuestion<More>,
) {
  const { price_aud_per_t, adjust_evic, include } = options
  const question = `portfolio ${JSON.stringify([key, price_aud_per_t, adjust_evic, include, isListed, earlier])}`
  return answerFromRecords(services, choice, question, async (snapshot) => {
    const before = earlier === undefined ? undefined : await services.snapshots.select({ snapshot: earlier })
    const request = requestOf(await read(), options)
    const found = await computePortfolio(services.database, snapshot, request, before)
    const abns = found.portfolio.holdings.flatMap(({ abn }) => abn ?? [])
    const meta = presentMeta(snapshot, found.evidence_hash, found.releases, warningsAboutBatch(abns))
    return {
      body: { data: presentPortfolio(found, isListed), meta: { ...meta, ...more } },
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
    return answerPortfolio(services, query, {
      key: [sha256(text)],
      options: body,
      isListed: true,
      read: async () => body,
      more: {},
    })
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
  query: Type.Object(
    {
      ...pageQuery,
      changes: Type.Boolean({ default: true, description: 'False leaves out what each version changed.' }),
    },
    { additionalProperties: false },
  ),
  response: PortfolioHistory,
  handler: async (context) => {
    const page = openPage(context)
    const { params, query, caller, services } = context
    const rows = await readPortfolioHistory(
      services.database,
      { tenantId: caller.tenantId, id: params.id },
      {
        limit: page.fetch,
        ...(page.after === undefined ? {} : { before: Number(page.after[0]) }),
        changes: query.changes,
      },
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
    'As POST /v1/portfolios/preview for the version in force, or another one; `meta.portfolio` names it. With `compared_with` the change since an earlier version, with `compared_with_snapshot` since earlier data, split by cause. The quota counts an item for every 64 KiB of the versions.',
  scope: 'tenant:read',
  params: PortfolioPath,
  query: dataQuery({
    ...financedQuery,
    holdings: Type.Boolean({
      default: true,
      description: 'False leaves the list of holdings empty, for totals of large portfolios.',
    }),
  }),
  response: FinancedEmissions,
  handler: async (context) => {
    const { params, query, caller, services } = context
    const key = { tenantId: caller.tenantId, id: params.id }
    const asked = await askedVersions(services.database, key, query)
    const { now, before, earlier, options } = askedOf(asked, query)
    await countItems(context, itemsOfReading(now.bytes + (before?.bytes ?? 0)))
    return answerPortfolio(services, query, {
      key: [key.tenantId, key.id, now.version, now.body_sha256, before?.version, before?.body_sha256],
      options,
      isListed: query.holdings,
      read: () => sentVersions(services.database, key, asked),
      earlier,
      more: {
        portfolio: {
          id: key.id,
          version: now.version,
          body_sha256: now.body_sha256,
          compared_with: before === undefined ? null : { version: before.version, snapshot: earlier ?? null },
        },
      },
    })
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
