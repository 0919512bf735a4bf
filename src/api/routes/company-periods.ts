import { Type } from 'typebox'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { setOwner } from '../../operations/work/owners.ts'
import { readPeriods } from '../../operations/work/periods.ts'
import { countItemsAtOnce, itemsOfRefresh } from '../platform/items.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { chooseType } from '../platform/request/accept.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { chosenPeriods, companyPeriodsCsv, presentCompanyPeriod } from '../present/company-period.ts'
import { lodgementCalendar } from '../present/lodgement-calendar.ts'
import {
  CompanyPeriodPage,
  companyPeriodFilters,
  PeriodOwner,
  PeriodOwnerBody,
} from '../schemas/company-period.ts'
import { Abn } from '../schemas/data.ts'
import { askedPeriod } from '../schemas/record.ts'

const TYPES = ['application/json', 'text/csv', 'text/calendar'] as const
const FORMATS = ['json', 'csv', 'ics'] as const
const common = { tag: 'Work', since: '0.2.0', pack: 'au_company_climate_intelligence', items: 0 } as const

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/company-periods',
  operationId: 'listCompanyPeriods',
  summary: 'List companies and periods in progress: state, readiness, owner, lodgement date',
  description:
    'Companies with a record of a period or with an owner. Shows the latest computed readiness with its age. If something has changed, it is computed again in the background, at one item of the quota for each 64 KB of records you changed in a period. As CSV: all rows that match the filters. As iCalendar: their lodgement dates that are known.',
  scope: 'tenant:read',
  audited: 'checked',
  produces: TYPES,
  query: Type.Object(
    {
      ...pageQuery,
      ...companyPeriodFilters,
      format: Type.Optional(
        Type.Enum([...FORMATS], { description: 'Takes precedence over the Accept header.' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: CompanyPeriodPage,
  handler: async (context) => {
    const { caller, services, query, exchange } = context
    const page = openPage(context)
    const { periods, isRefreshing } = await readPeriods(
      { ...services, onRefresh: (sizes) => countItemsAtOnce(context, itemsOfRefresh(sizes)) },
      caller.tenantId,
      caller.engagements,
    )
    if (isRefreshing) services.wakeWorkers()
    const rows = chosenPeriods(periods, query, caller.member?.id)
    const wanted = chooseType(exchange.request.headers.accept, TYPES)
    const format = query.format ?? FORMATS[TYPES.findIndex((type) => type === wanted)]
    const asText = (contentType: string, text: string) =>
      ({
        bytes: Buffer.from(text),
        contentType: `${contentType}; charset=utf-8`,
        headers: { vary: 'accept' },
        cache: 'no-store',
      }) as const
    if (format === 'csv') return asText('text/csv', companyPeriodsCsv(rows))
    if (format === 'ics') {
      const told = { at: services.clock.now(), baseUrl: services.baseUrl() }
      return asText('text/calendar', lodgementCalendar(rows, told))
    }
    return {
      ...page.answerFromAll(
        rows,
        { present: presentCompanyPeriod, position: ({ abn, period }) => [abn, period] },
        { total: rows.length, is_refreshing: isRefreshing },
      ),
      cache: 'no-store',
    }
  },
})

const own = keyedRoute({
  ...common,
  method: 'PUT',
  path: '/v1/companies/{abn}/period-owner',
  operationId: 'setPeriodOwner',
  summary: 'Set the owner of a period',
  description:
    'The new owner gets a notification, and later ones about queries, contradictions, gates and lodgement dates of the period. Setting the same owner again changes nothing.',
  scope: 'tenant:write',
  params: Type.Object({ abn: Abn }),
  query: Type.Object({ period: askedPeriod }, { additionalProperties: false }),
  body: PeriodOwnerBody,
  response: PeriodOwner,
  handler: async ({ params, query, body, caller, services }) => {
    const [abn, period] = [requireAbn(params.abn), requirePeriod(query.period)]
    await setOwner(services, { tenantId: caller.tenantId, abn, period }, body.member_id, caller.actor)
    return {
      body: { data: { abn, period: periodText(period), member_id: body.member_id } },
      cache: 'no-store',
    }
  },
})

export const companyPeriodRoutes: readonly Route[] = [list, own]
