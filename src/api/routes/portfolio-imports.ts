import { Type } from 'typebox'
import { requireFileName } from '../../operations/desk/file-name.ts'
import { chooseCompanies } from '../../operations/portfolio/choices.ts'
import { importBook } from '../../operations/portfolio/import-file.ts'
import { requireLayout } from '../book-layout.ts'
import { countItems, itemsOfImport, itemsOfWriting, spendItems } from '../platform/items.ts'
import { ByteStream } from '../platform/request/upload.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentPortfolioImport } from '../present/portfolio-import.ts'
import { withReceivedImport } from '../received-import.ts'
import {
  PortfolioChoicesBody,
  PortfolioImportAnswer,
  PortfolioImportQuery,
} from '../schemas/portfolio-imports.ts'
import { ChangedPortfolio, PortfolioPath } from '../schemas/portfolio-records.ts'
import { dryRun } from '../schemas/record.ts'

const common = {
  tag: 'Portfolios',
  since: '0.3.0',
  pack: 'au_company_climate_intelligence',
} as const

/** Names that an item of the quota pays for, as with POST /v1/portfolios/resolve. */
const NAMES_FOR_AN_ITEM = 10

const importFile = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/portfolios/{id}/imports',
  operationId: 'importPortfolio',
  problems: [413],
  conditional: true,
  summary: 'Import a book of loans or shares from a spreadsheet',
  description:
    'The body is the file: CSV, text with tabs as pasted, XLSX or XLS, up to 50 MB and 10,000 holdings. Headings are recognised, shown with examples, and can be mapped with `layout`. Every line is taken, doubtful, refused or left out, with sheet, row, column, value and reason. A number is taken after the check of its digits; a name waits for a person and is saved without a company until then, unless the version in force has its ABN. While a row is refused nothing is saved, except with `keep_good=true`. All rows are saved as one new version, or none. `dry_run=true` saves nothing. If-Match must name the version that is replaced. The quota counts four items, one for each megabyte and one for every 10 names looked up.',
  scope: 'tenant:write',
  params: PortfolioPath,
  query: PortfolioImportQuery,
  body: ByteStream,
  streams: 'application/octet-stream',
  response: PortfolioImportAnswer,
  handler: async (context) => {
    const { params, query, caller, services, exchange } = context
    const name = requireFileName(query.name)
    const layout = requireLayout(query.layout)
    return await withReceivedImport(context, async (spooled) => {
      const items = itemsOfImport(spooled.bytes)
      await spendItems(context, items)
      const snapshot = await services.snapshots.select()
      const found = await services.heavyLanes.take(caller.tenantId, () =>
        importBook(
          services,
          { tenantId: caller.tenantId, id: params.id },
          {
            name,
            spooled,
            sheet: query.sheet,
            layout,
            title: query.title,
            balanceDate: query.balance_date,
            snapshot,
            dryRun: query.dry_run,
            keepGood: query.keep_good,
            actor: caller.actor,
            ifMatch: exchange.request.headers['if-match'],
            seconds: services.settings.SOUTHERLY_IMPORT_SECONDS,
            charge: (names) => spendItems(context, items + Math.ceil(names / NAMES_FOR_AN_ITEM)),
          },
        ),
      )
      const { show, offset, limit, holdings } = query
      const file = { name, sha256: spooled.sha256, bytes: spooled.bytes }
      const data = presentPortfolioImport(found, { id: params.id, file, show, offset, limit, holdings })
      const etag = found.saved?.portfolio.etag
      return {
        body: { data, meta: { dry_run: query.dry_run } },
        cache: 'no-store' as const,
        ...(etag === undefined ? {} : { etag }),
      }
    })
  },
})

const choose = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/portfolios/{id}/choices',
  operationId: 'choosePortfolioCompanies',
  heavy: 'when_large',
  conditional: true,
  summary: 'Say which companies the names of a portfolio mean',
  description:
    'Gives all holdings of a name, or one holding, the ABN that a person chose, in a new version. The next import takes the name with it. If-Match must name the version in force. The quota counts an item for every 16 KiB.',
  scope: 'tenant:write',
  params: PortfolioPath,
  query: Type.Object(dryRun, { additionalProperties: false }),
  body: PortfolioChoicesBody,
  response: ChangedPortfolio,
  handler: async (context) => {
    const { params, query, body, caller, services, exchange } = context
    await countItems(context, itemsOfWriting(JSON.stringify(body).length))
    const { portfolio, changed, warnings } = await chooseCompanies(
      services,
      { tenantId: caller.tenantId, id: params.id },
      {
        choices: body.choices,
        actor: caller.actor,
        ifMatch: exchange.request.headers['if-match'],
        dryRun: query.dry_run,
      },
    )
    const meta = { changed, dry_run: query.dry_run, warnings }
    return { body: { data: portfolio, meta }, etag: portfolio.etag, cache: 'no-store' }
  },
})

export const portfolioImportRoutes: readonly Route[] = [importFile, choose]
