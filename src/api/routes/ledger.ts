import { Type } from 'typebox'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { LINE_ORDERS } from '../../domain/ledger/line-order.ts'
import { requireBatchSize } from '../../operations/factors/factor-batch.ts'
import { nationalFactors, takerOfLines } from '../../operations/ledger/factors-of-lines.ts'
import { OWN_FACTORS } from '../../operations/ledger/own-factors.ts'
import { readLines, sortedLines } from '../../operations/ledger/read-lines.ts'
import { takeLines, tryLines } from '../../operations/ledger/take-lines.ts'
import { readTotals } from '../../operations/ledger/totals.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { idempotent } from '../platform/idempotent.ts'
import { countItems, itemsOfWriting } from '../platform/items.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { ledgerMethod, presentLine, presentTaken, presentTotals } from '../present/ledger.ts'
import { recordRoutes } from '../record-routes.ts'
import { Abn } from '../schemas/data.ts'
import { LedgerLinePage, LedgerLinesAnswer, LedgerLinesBody, LedgerTotalsAnswer } from '../schemas/ledger.ts'
import { askedPeriod, dryRun } from '../schemas/record.ts'
import { RECORD_BODIES } from '../schemas/record-bodies.ts'
import { ledgerFileRoutes } from './ledger-files.ts'

const common = {
  tag: 'Emissions ledger',
  since: '0.3.0',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
} as const
const MOST_LINES = 5000

const take = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/companies/{abn}/ledger-lines',
  operationId: 'takeLedgerLines',
  heavy: true,
  idempotent: true,
  problems: [423],
  summary: 'Enter activity of a reporting period: fuel, electricity, refrigerant, waste, spend',
  description:
    'Each line is taken, taken with an open question (`doubtful`) or refused, with the reason in words; one line that is refused does not stop the others. The factor is the one of the edition in force for the period that the words mean, or `factor_id`. Fuel and electricity also add to scope 3 category 3. Nothing is overwritten: to change a line, send a new one that names it in `corrects`. With `dry_run=true` nothing is saved and the answer says what the totals would be. The quota counts an item for every 16 KiB of the request.',
  scope: 'disclosure:write',
  query: Type.Object(dryRun, { additionalProperties: false }),
  body: LedgerLinesBody,
  response: LedgerLinesAnswer,
  handler: async (context) => {
    const { params, query, body, caller, services } = context
    requireBatchSize(body.lines, 'lines', MOST_LINES)
    await countItems(context, itemsOfWriting(JSON.stringify(body).length))
    const period = requirePeriod(periodText(body.period))
    const abn = requireAbn(params.abn)
    const key = { tenantId: caller.tenantId, abn, period: periodText(period) }
    const national = await nationalFactors(services.database, await services.snapshots.select(), period)
    const reader = services.database.reader({ kind: 'tenant', tenantId: caller.tenantId })
    const taker = await takerOfLines(reader, key, period, national, body.lines)
    const request = { lines: body.lines, taker, actor: caller.actor }
    const meta = {
      dry_run: query.dry_run,
      factor_edition: national.issue.edition,
      method: ledgerMethod,
    }
    if (query.dry_run) {
      const tried = await tryLines(services.database, services.clock, key, request)
      return { body: { data: presentTaken(tried, { abn, period }), meta }, cache: 'no-store' }
    }
    return await idempotent(context, async (sql) => {
      const taken = await takeLines(sql, services.clock, key, request)
      return { body: { data: presentTaken(taken, { abn, period }), meta }, cache: 'no-store' as const }
    })
  },
})

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/companies/{abn}/ledger-lines',
  operationId: 'listLedgerLines',
  audited: 'period',
  heavy: true,
  summary: 'List the lines of a ledger',
  description:
    'In the order in which they were taken, or another one. Corrected lines stay in the list and name the line that replaced them. A search, or another order, looks at every line.',
  scope: 'tenant:read',
  query: Type.Object(
    {
      ...pageQuery,
      period: askedPeriod,
      status: Type.Optional(Type.Enum(['doubtful'], { description: 'Only lines with an open question.' })),
      search: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description:
            'Words that are all in the line: what, use, place, document, note, factor asked for, id.',
        }),
      ),
      order: Type.Enum(LINE_ORDERS, {
        default: 'taken',
        description: '`newest`: taken last; `from`: by first day; `emissions`: largest first.',
      }),
    },
    { additionalProperties: false },
  ),
  response: LedgerLinePage,
  handler: async (context) => {
    const { params, query, caller, services } = context
    const page = openPage(context)
    const period = requirePeriod(query.period)
    const abn = requireAbn(params.abn)
    const key = { tenantId: caller.tenantId, abn, period: periodText(period) }
    const { search = '', order } = query
    const doubtful = query.status === 'doubtful'
    if (search === '' && order === 'taken') {
      const rows = await readLines(services.database, key, {
        after: Number(page.after?.[0] ?? 0),
        limit: page.fetch,
        doubtful,
      })
      return page.answerWithMeta(
        rows,
        { present: presentLine, position: ({ ordinal }) => [String(ordinal)] },
        { abn, period },
      )
    }
    const [place, ordinal] = page.after ?? []
    const rows = await sortedLines(services.database, key, {
      search,
      order,
      after: place === undefined ? undefined : { place: Number(place), ordinal: Number(ordinal) },
      limit: page.fetch,
      doubtful,
    })
    return page.answerWithMeta(
      rows,
      { present: presentLine, position: (row) => [String(row.place), String(row.ordinal)] },
      { abn, period },
    )
  },
})

const totals = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/companies/{abn}/ledger-totals',
  operationId: 'getLedgerTotals',
  audited: 'period',
  summary: 'Get the figures of a reporting period from its ledger',
  description:
    'By scope, category, month, gas, facility, factor and edition, on the warming potentials of the factors and on the sixth assessment. The organisational boundary of the period decides which share of each entity and facility counts. A scope without a line is null, not zero.',
  scope: 'tenant:read',
  query: Type.Object({ period: askedPeriod }, { additionalProperties: false }),
  response: LedgerTotalsAnswer,
  handler: async ({ params, query, caller, services }) => {
    const period = requirePeriod(query.period)
    const abn = requireAbn(params.abn)
    const key = { tenantId: caller.tenantId, abn, period: periodText(period) }
    const found = await readTotals(services.database, key)
    return { body: { data: presentTotals(found, { abn, period }), meta: {} } }
  },
})

const factors = recordRoutes({
  rules: OWN_FACTORS,
  route: 'own-factors',
  name: 'OwnFactors',
  tag: common.tag,
  pack: common.pack,
  body: RECORD_BODIES.own_factors,
  what: 'the own emission factors of a company',
})

export const ledgerRoutes: readonly Route[] = [take, list, totals, ...factors, ...ledgerFileRoutes]
