import { Type } from 'typebox'
import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import { covers } from '../../domain/tenancy/engagement.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { listRecords } from '../../operations/tenancy/find-record.ts'
import { keyedRoute } from '../platform/route.ts'
import { Abn } from '../schemas/data.ts'
import { RecordList } from '../schemas/record.ts'

export const listCompanyRecords = keyedRoute({
  method: 'GET',
  path: '/v1/companies/{abn}/records',
  operationId: 'listRecords',
  audited: 'company',
  summary: 'List the tenant’s records about a company',
  description:
    'By kind and period, the latest period first; an empty list where there are none. A deleted record still has its history.',
  tag: 'Disclosure',
  since: '0.1.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
  response: RecordList,
  handler: async ({ params, caller, services }) => {
    const abn = requireAbn(params.abn)
    const { engagements } = caller
    const all = await listRecords(services.database, { tenantId: caller.tenantId, abn })
    const rows =
      engagements === undefined ? all : all.filter(({ period }) => covers(engagements, abn, period))
    return {
      body: {
        data: rows.map(({ kind, period, is_deleted }) => ({
          kind,
          period: periodOfText(period) ?? null,
          status: is_deleted ? ('deleted' as const) : ('in_force' as const),
        })),
      },
      cache: 'no-store',
    }
  },
})
