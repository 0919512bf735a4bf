import { Type } from 'typebox'
import { publicFactorsAfter } from '../../operations/ledger/public-factors.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentPublicFactor } from '../present/ledger-files.ts'
import { PublicFactorPage } from '../schemas/public-factors.ts'

export const listPublicFactors = keyedRoute({
  method: 'GET',
  path: '/v1/public-factors',
  operationId: 'listPublicFactors',
  summary: 'List factors of the public sets that the operator loaded',
  description:
    'Such as factors of travel. A line names one in `factor_id`, or a choice gives it to words. Each has its set with source, year, licence and file, and the cell that prints it.',
  tag: 'Disclosure',
  since: '0.1.0',
  scope: 'reference:read',
  pack: 'au_climate_disclosure',
  query: Type.Object(
    {
      search: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 100,
          description: 'Words of the activity.',
          examples: ['flight'],
        }),
      ),
      ...pageQuery,
    },
    { additionalProperties: false },
  ),
  response: PublicFactorPage,
  handler: async (context) => {
    const page = openPage(context)
    const { database } = context.services
    const rows = await publicFactorsAfter(
      database.reader({ kind: 'tenant', tenantId: context.caller.tenantId }),
      { search: context.query.search, after: String(page.after?.[0] ?? ''), limit: page.fetch },
    )
    return page.answer(rows, {
      present: presentPublicFactor,
      position: ({ factor_id }) => [factor_id],
    })
  },
})
