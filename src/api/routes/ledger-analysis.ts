import { Type } from 'typebox'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { analyseLedger } from '../../operations/ledger/analysis.ts'
import { nationalFactors, takerOfLines } from '../../operations/ledger/factors-of-lines.ts'
import { linesForGaps } from '../../operations/ledger/fill-gaps.ts'
import { takeLines, tryLines } from '../../operations/ledger/take-lines.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { idempotent } from '../platform/idempotent.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { ledgerMethod, presentTaken } from '../present/ledger.ts'
import { denominatorOf, presentAnalysis } from '../present/ledger-analysis.ts'
import { Abn } from '../schemas/data.ts'
import { LedgerLinesAnswer } from '../schemas/ledger.ts'
import { LedgerAnalysisAnswer, LedgerGapsBody } from '../schemas/ledger-analysis.ts'
import { askedPeriod, dryRun } from '../schemas/record.ts'

const common = {
  tag: 'Emissions ledger',
  since: '0.3.0',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
} as const

const analyse = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/companies/{abn}/ledger-analysis',
  operationId: 'analyseLedger',
  audited: 'period',
  heavy: true,
  summary: 'Get coverage, gaps, intensity and the change since the year before',
  description:
    'Which months of each factor at each place have lines, with what each rule would put into a gap; the change since the year before, split into activity, factor, method and boundary, whose parts add up to it exactly; emissions for each A$ million of revenue and each employee of the organisational boundary, and for each unit of a denominator of your own (`denominator` with `amount`).',
  scope: 'tenant:read',
  query: Type.Object(
    {
      period: askedPeriod,
      denominator: Type.Optional(
        Type.String({ minLength: 1, maxLength: 100, description: 'Own denominator, such as `t of steel`.' }),
      ),
      amount: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: 'How much of it.' })),
    },
    { additionalProperties: false },
  ),
  response: LedgerAnalysisAnswer,
  handler: async ({ params, query, caller, services }) => {
    const period = requirePeriod(query.period)
    const abn = requireAbn(params.abn)
    const found = await analyseLedger(services.database, { tenantId: caller.tenantId, abn, period })
    return { body: { data: presentAnalysis(found, { abn, period }, denominatorOf(query)), meta: {} } }
  },
})

const fill = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/companies/{abn}/ledger-gaps',
  operationId: 'fillLedgerGaps',
  heavy: true,
  idempotent: true,
  problems: [423],
  summary: 'Fill months without lines by a rule',
  description:
    'Adds a line for each gap, in the words of the lines beside it, marked as an estimate with its rule. Nothing is filled unless it is asked for here. To take an estimate out, correct its line to 0; to replace it, correct it with the measured quantity.',
  scope: 'disclosure:write',
  query: Type.Object(dryRun, { additionalProperties: false }),
  body: LedgerGapsBody,
  response: LedgerLinesAnswer,
  handler: async (context) => {
    const { params, query, body, caller, services } = context
    const period = requirePeriod(periodText(body.period))
    const abn = requireAbn(params.abn)
    const key = { tenantId: caller.tenantId, abn, period: periodText(period) }
    const reader = services.database.reader({ kind: 'tenant', tenantId: caller.tenantId })
    const national = await nationalFactors(services.database, await services.snapshots.select(), period)
    const lines = await linesForGaps(reader, key, { ...key, period }, body.gaps)
    const taker = await takerOfLines(reader, key, period, national, lines)
    const request = { lines, taker, actor: caller.actor }
    const meta = { dry_run: query.dry_run, factor_edition: national.issue.edition, method: ledgerMethod }
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

export const ledgerAnalysisRoutes: readonly Route[] = [analyse, fill]
