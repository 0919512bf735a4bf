import { Type } from 'typebox'
import { assessImpact } from '../../operations/monitoring/impact.ts'
import { countItems } from '../platform/items.ts'
import { keyedRoute } from '../platform/route.ts'
import { snapshotId } from '../schemas/data.ts'
import { SnapshotImpact } from '../schemas/impact.ts'

/** Companies that are compared for one item of quota; one with records is disclosed twice, for an item each. */
const COMPANIES_FOR_AN_ITEM = 10

export const getSnapshotImpact = keyedRoute({
  method: 'GET',
  path: '/v1/snapshots/{a}/diff/{b}/impact',
  operationId: 'getSnapshotImpact',
  heavy: true,
  summary: 'Get the impact of a snapshot change on what you watch',
  description:
    'Which watched companies, targets and bundles change, by how much, and which changes are above the materiality, with a draft restatement note. The quota counts an item, one for each ten companies compared and two for each with records.',
  tag: 'Monitoring',
  since: '0.1.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ a: snapshotId('The earlier one.'), b: snapshotId('The later one.') }),
  query: Type.Object({
    materiality_percent: Type.Number({
      minimum: 0,
      maximum: 100,
      default: 5,
      description: 'Changes in a figure above this percentage are material.',
    }),
    watchlist: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9][a-z0-9_-]{0,63}$',
        description: 'Only companies of this watchlist.',
      }),
    ),
  }),
  response: SnapshotImpact,
  handler: async ({ params, query, caller, services, exchange }) => {
    const [before, after] = await Promise.all([
      services.snapshots.select({ snapshot: params.a }),
      services.snapshots.select({ snapshot: params.b }),
    ])
    const { note, ...impact } = await assessImpact(services, {
      tenantId: caller.tenantId,
      before,
      after,
      materialityPercent: query.materiality_percent,
      watchlist: query.watchlist,
      onReach: ({ companies, withRecords }) =>
        countItems(
          { exchange, services, caller },
          1 + Math.ceil(companies / COMPANIES_FOR_AN_ITEM) + 2 * withRecords,
        ),
    })
    const ends = { from: endOf(before), to: endOf(after) }
    return { body: { data: { ...ends, ...impact, note }, meta: {} } }
  },
})

const endOf = ({ id, as_of }: { readonly id: string; readonly as_of: string }) => ({ id, as_of })
