import { Type } from 'typebox'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { requireFileName } from '../../operations/desk/file-name.ts'
import { MOST_LEDGER_BYTES } from '../../operations/disclosure/imports/spool.ts'
import { explainedLine } from '../../operations/ledger/explain.ts'
import { nationalFactors } from '../../operations/ledger/factors-of-lines.ts'
import { importLedgerFile, SECONDS_TIMES } from '../../operations/ledger/import-file.ts'
import {
  readChoices,
  readLayouts,
  removeChoice,
  removeLayout,
  saveChoices,
  saveLayout,
} from '../../operations/ledger/mapping.ts'
import { readImports } from '../../operations/ledger/read-imports.ts'
import { withdrawImport } from '../../operations/ledger/withdraw-import.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { itemsOfImport, spendItems } from '../platform/items.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { ByteStream } from '../platform/request/upload.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { ledgerMethod, presentLine } from '../present/ledger.ts'
import {
  presentChoice,
  presentImportRow,
  presentLayout,
  presentLedgerImport,
} from '../present/ledger-files.ts'
import { withReceivedImport } from '../received-import.ts'
import { Abn } from '../schemas/data.ts'
import { LedgerExplanation } from '../schemas/ledger.ts'
import {
  LayoutId,
  LedgerChoicePage,
  LedgerChoicesAnswer,
  LedgerChoicesBody,
  LedgerImportAnswer,
  LedgerImportPage,
  LedgerImportQuery,
  LedgerLayoutAnswer,
  LedgerLayoutBody,
  LedgerLayoutPage,
  LedgerWithdrawalAnswer,
} from '../schemas/ledger-files.ts'
import { askedPeriod, dryRun } from '../schemas/record.ts'

const common = {
  tag: 'Emissions ledger',
  since: '0.3.0',
  pack: 'au_company_climate_intelligence',
} as const
const ofCompany = Type.Object({ abn: Abn })

const importFile = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/companies/{abn}/ledger-imports',
  operationId: 'importLedgerFile',
  problems: [409, 413, 423],
  summary: 'Import a file of activity: fuel cards, bills, refrigerant logs, spend',
  description:
    'The body is the file: CSV, text with tabs, XLSX, XLS or a meter file (NEM12, NEM13), up to 200 MB and 1,000,000 rows. Columns are recognised by their headings; correct them with PUT /v1/ledger-layouts/{id}. Words find factors as in ledger-lines, or as chosen with PUT /v1/ledger-choices. Every row is taken, taken with an open question, refused or left out, with its reason. With `dry_run=true` nothing is saved and the answer says what the totals would be. All rows are saved or none; the same file again adds nothing. Four items of the quota, and one for each megabyte.',
  scope: 'disclosure:write',
  params: ofCompany,
  query: LedgerImportQuery,
  body: ByteStream,
  streams: 'application/octet-stream',
  response: LedgerImportAnswer,
  handler: async (context) => {
    const { params, query, caller, services } = context
    const abn = requireAbn(params.abn)
    const period = requirePeriod(query.period)
    const name = requireFileName(query.name)
    const key = { tenantId: caller.tenantId, abn, period: periodText(period) }
    return await withReceivedImport(
      context,
      async (spooled) => {
        await spendItems(context, itemsOfImport(spooled.bytes))
        const published = await nationalFactors(services.database, await services.snapshots.select(), period)
        const found = await services.heavyLanes.take(caller.tenantId, () =>
          importLedgerFile(services, key, {
            name,
            spooled,
            sheet: query.sheet,
            period,
            published,
            page: { offset: query.offset, limit: query.limit },
            dryRun: query.dry_run,
            actor: caller.actor,
            seconds: services.settings.SOUTHERLY_IMPORT_SECONDS * SECONDS_TIMES,
          }),
        )
        const data = presentLedgerImport(found, { abn, period, name, spooled, published })
        const meta = {
          dry_run: query.dry_run,
          factor_edition: published.issue.edition,
          method: ledgerMethod,
        }
        return { body: { data, meta }, cache: 'no-store' as const }
      },
      MOST_LEDGER_BYTES,
    )
  },
})

const listImports = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/companies/{abn}/ledger-imports',
  operationId: 'listLedgerImports',
  audited: 'period',
  summary: 'List the files that a ledger was imported from, newest first',
  scope: 'tenant:read',
  params: ofCompany,
  query: Type.Object({ ...pageQuery, period: askedPeriod }, { additionalProperties: false }),
  response: LedgerImportPage,
  handler: async (context) => {
    const { params, query, caller, services } = context
    const page = openPage(context)
    const period = requirePeriod(query.period)
    const abn = requireAbn(params.abn)
    const key = { tenantId: caller.tenantId, abn, period: periodText(period) }
    const before = Number(page.after?.[0] ?? 2 ** 31 - 1)
    const rows = await readImports(services.database, key, { before, limit: page.fetch })
    return page.answerWithMeta(
      rows,
      { present: presentImportRow, position: ({ number }) => [String(number)] },
      { abn, period },
    )
  },
})

const withdraw = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/companies/{abn}/ledger-imports/{import}',
  operationId: 'withdrawLedgerImport',
  problems: [423],
  summary: 'Take an import back',
  description:
    'Lines of the file count no more, and the same file can be imported again, such as with another layout. Nothing is deleted: the import stays in the list with who took it back. Lines that people entered as corrections of its rows stay, and those rows are not taken again. With `dry_run=true` nothing is saved and the answer says what the totals would be.',
  scope: 'disclosure:write',
  params: Type.Object({
    abn: Abn,
    import: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, description: 'Number of the import.' }),
  }),
  query: Type.Object({ ...dryRun, period: askedPeriod }, { additionalProperties: false }),
  response: LedgerWithdrawalAnswer,
  handler: async ({ params, query, caller, services }) => {
    const period = requirePeriod(query.period)
    const abn = requireAbn(params.abn)
    const key = { tenantId: caller.tenantId, abn, period: periodText(period) }
    const asked = { number: params.import, actor: caller.actor, dryRun: query.dry_run }
    const { number, ...found } = await services.heavyLanes.take(caller.tenantId, () =>
      withdrawImport(services, key, asked),
    )
    const { before, after, ...rest } = found
    const data = { abn, period, import: number, ...rest, effect: { before, after } }
    return { body: { data, meta: { dry_run: query.dry_run } }, cache: 'no-store' }
  },
})

const explain = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/companies/{abn}/ledger-lines/explain',
  operationId: 'explainLedgerLine',
  audited: 'period',
  summary: 'Explain one line of a ledger in steps',
  scope: 'tenant:read',
  params: ofCompany,
  query: Type.Object(
    {
      period: askedPeriod,
      line: Type.String({ minLength: 1, maxLength: 128, description: 'Id of the line.' }),
    },
    { additionalProperties: false },
  ),
  response: LedgerExplanation,
  handler: async ({ params, query, caller, services }) => {
    const period = requirePeriod(query.period)
    const abn = requireAbn(params.abn)
    const key = { tenantId: caller.tenantId, abn, period: periodText(period) }
    const { row, steps } = await explainedLine(services.database, key, query.line)
    return {
      body: { data: { line: presentLine(row), ...steps }, meta: { abn, period, method: ledgerMethod } },
    }
  },
})

const listLayouts = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/ledger-layouts',
  operationId: 'listLedgerLayouts',
  summary: 'List what the columns of imported files mean to you',
  scope: 'tenant:read',
  query: Type.Object(pageQuery, { additionalProperties: false }),
  response: LedgerLayoutPage,
  handler: async (context) => {
    const page = openPage(context)
    const rows = await readLayouts(context.services.database, context.caller.tenantId, {
      after: String(page.after?.[0] ?? ''),
      limit: page.fetch,
    })
    return page.answer(rows, { present: presentLayout, position: ({ id }) => [id] })
  },
})

const putLayout = keyedRoute({
  ...common,
  method: 'PUT',
  path: '/v1/ledger-layouts/{id}',
  operationId: 'putLedgerLayout',
  summary: 'Say what the columns of files with these headings mean',
  description:
    'Remembered for the tenant: the next export with the same headings is read alike. Lines that were imported before stay as they are.',
  scope: 'disclosure:write',
  params: Type.Object({ id: LayoutId }),
  body: LedgerLayoutBody,
  response: LedgerLayoutAnswer,
  handler: async ({ params, body, caller, services }) => {
    const saved = await saveLayout(services, caller, params.id, body)
    return { body: { data: presentLayout(saved) }, cache: 'no-store' }
  },
})

const deleteLayout = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/ledger-layouts/{id}',
  operationId: 'removeLedgerLayout',
  summary: 'Forget what the columns of files with these headings mean',
  scope: 'disclosure:write',
  params: Type.Object({ id: LayoutId }),
  status: 204,
  handler: async ({ params, caller, services }) => {
    await removeLayout(services, caller, params.id)
    return { cache: 'no-store' }
  },
})

const listChoices = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/ledger-choices',
  operationId: 'listLedgerChoices',
  summary: 'List which factor and category words or accounts mean to you',
  scope: 'tenant:read',
  query: Type.Object(pageQuery, { additionalProperties: false }),
  response: LedgerChoicePage,
  handler: async (context) => {
    const page = openPage(context)
    const rows = await readChoices(context.services.database, context.caller.tenantId, {
      after: String(page.after?.[0] ?? ''),
      limit: page.fetch,
    })
    return page.answer(rows, { present: presentChoice, position: ({ words }) => [words] })
  },
})

const putChoices = keyedRoute({
  ...common,
  method: 'PUT',
  path: '/v1/ledger-choices',
  operationId: 'putLedgerChoices',
  summary: 'Choose what words or accounts mean, or leave them out',
  description:
    'Adds to what was chosen before, for all companies of the tenant. `io:<code>` is the multiplier of an industry or division per A$ (GET /v1/statistical/multipliers). Lines that were taken before stay as they are.',
  scope: 'disclosure:write',
  body: LedgerChoicesBody,
  response: LedgerChoicesAnswer,
  handler: async ({ body, caller, services }) => {
    const saved = await saveChoices(services, caller, body.choices, await services.snapshots.select())
    return { body: { data: { saved } }, cache: 'no-store' }
  },
})

const word = (description: string) => Type.String({ minLength: 1, maxLength: 100, description })

const deleteChoice = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/ledger-choices',
  operationId: 'removeLedgerChoice',
  summary: 'Forget what words or an account mean',
  scope: 'disclosure:write',
  query: Type.Object(
    { activity: word('Words of the activity.'), use: Type.Optional(word('What for.')) },
    { additionalProperties: false },
  ),
  status: 204,
  handler: async ({ query, caller, services }) => {
    await removeChoice(services, caller, query.activity, query.use)
    return { cache: 'no-store' }
  },
})

export const ledgerFileRoutes: readonly Route[] = [
  importFile,
  listImports,
  withdraw,
  explain,
  listLayouts,
  putLayout,
  deleteLayout,
  listChoices,
  putChoices,
  deleteChoice,
]
