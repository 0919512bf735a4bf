import { Type } from 'typebox'
import { utcToday } from '../../clock.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { sheetTotals } from '../../domain/review/audit-sheet.ts'
import { choosePeriod } from '../../operations/disclosure/choose-period.ts'
import { gatherDisclosure } from '../../operations/disclosure/gather-disclosure.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { markRequirements, readMarks, sheetOf } from '../../operations/review/audit-sheet.ts'
import { renderAuditSheet } from '../../operations/review/render-audit-sheet.ts'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import { answerWholeFile, contentTypeOf } from '../platform/answer/file-answer.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentMethod } from '../present/data.ts'
import { presentPart } from '../present/disclosure.ts'
import { AuditMarks, AuditSheet, MarkedSheet } from '../schemas/audit-sheet.ts'
import { Abn } from '../schemas/data.ts'
import { disclosureQuery } from '../schemas/disclosure.ts'
import { askedPeriod } from '../schemas/record.ts'

const PATH = '/v1/companies/{abn}/audit-sheet'
const common = {
  tag: 'Review',
  since: '0.1.0',
  pack: 'au_company_climate_intelligence',
  audited: 'period',
} as const

const get = keyedRoute({
  ...common,
  method: 'GET',
  path: PATH,
  operationId: 'getAuditSheet',
  heavy: true,
  summary: 'Get the auditor’s sheet of a period: every requirement with its evidence and the auditors’ marks',
  description:
    'As JSON, or as a workbook to file. A mark applies to the evidence at that time: `changed_since` shows when the evidence has changed.',
  scope: 'tenant:read',
  produces: ['application/json', contentTypeOf('.xlsx')],
  params: Type.Object({ abn: Abn }),
  query: disclosureQuery({
    format: Type.Enum(['json', 'xlsx'], { default: 'json', description: 'Format of the answer.' }),
  }),
  response: AuditSheet,
  handler: async (context) => {
    const { params, query, caller, services } = context
    const abn = requireAbn(params.abn)
    const { tenantId } = caller
    const today = utcToday(services.clock)
    const period = await choosePeriod(services.database, { tenantId, abn, period: query.period, today })
    const stored = await readMarks(services.database, { tenantId, abn, period: periodText(period) })
    const variant = `audit-sheet ${query.format} ${stored.key}`
    return await answerFromDisclosure(
      context,
      { part: 'filing_readiness', variant },
      async (found, asked) => {
        const rows = sheetOf(found, stored)
        if (query.format === 'xlsx') {
          const bytes = await renderAuditSheet(found, rows)
          const { headers = {} } = answerWholeFile(bytes, `audit-sheet-${abn}-${found.period.end}.xlsx`)
          return { bytes, contentType: contentTypeOf('.xlsx'), headers }
        }
        const members = {
          method: presentMethod(found.readiness.method),
          totals: sheetTotals(rows),
          rows,
        }
        return { body: presentPart(found, 'filing_readiness', asked, members) }
      },
    )
  },
})

const mark = keyedRoute({
  ...common,
  method: 'POST',
  path: PATH,
  operationId: 'markAuditSheet',
  heavy: true,
  summary: 'Mark requirements in the sheet as agreed or queried',
  description:
    'Only a person can mark. Either all marks are saved or none. A query opens a comment on its requirement. 409 if the evidence has changed since you checked it.',
  scope: 'audit:tick',
  params: Type.Object({ abn: Abn }),
  query: Type.Object({ period: askedPeriod }, { additionalProperties: false }),
  body: AuditMarks,
  problems: [409],
  response: MarkedSheet,
  handler: async ({ params, query, body, caller, services }) => {
    const abn = requireAbn(params.abn)
    const period = requirePeriod(query.period)
    const key = { tenantId: caller.tenantId, abn, period: periodText(period) }
    const snapshot = await services.snapshots.newest()
    const question = { tenantId: caller.tenantId, abn, period }
    const found = await gatherDisclosure(services.database, snapshot, question, services.secret)
    const rows = sheetOf(found, await readMarks(services.database, key))
    const marks = body.marks.map(({ note, ...given }) => ({ ...given, note }))
    await markRequirements(services, key, rows, marks, { actor: caller.actor, memberId: caller.member?.id })
    return { body: { data: { marked: marks.length }, meta: {} }, cache: 'no-store' }
  },
})

export const auditSheetRoutes: readonly Route[] = [get, mark]
