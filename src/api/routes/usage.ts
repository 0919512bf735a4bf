import { utcToday } from '../../clock.ts'
import { ServiceError } from '../../errors.ts'
import { readUsage } from '../../operations/tenancy/usage.ts'
import { keyedRoute } from '../platform/route.ts'
import { Usage, UsageQuery } from '../schemas/usage.ts'

const MOST_DAYS = 400
const DAY_MS = 24 * 3600 * 1000

export const getUsage = keyedRoute({
  method: 'GET',
  path: '/v1/usage',
  operationId: 'getUsage',
  summary: 'Show requests and items by day and operation',
  description: 'Counts are written about once a second, so the last second may be missing.',
  tag: 'Account',
  since: '0.1.0',
  scope: 'tenant:read',
  items: 0,
  query: UsageQuery,
  response: Usage,
  handler: async ({ query, caller, services }) => {
    const to = query.to ?? utcToday(services.clock)
    const from = query.from ?? `${to.slice(0, 7)}-01`
    refuseRange(from, to)
    const rows = await readUsage(services.database, caller.tenantId, from, to)
    const total = { requests: 0, items: 0 }
    for (const row of rows) {
      total.requests += row.requests
      total.items += row.items
    }
    return { body: { from, to, total, data: rows }, cache: 'no-store' }
  },
})

function refuseRange(from: string, to: string): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  if (days < 0 || days > MOST_DAYS)
    throw new ServiceError('invalid_parameter', `from ${from} to ${to} must span 0 to ${MOST_DAYS} days.`, {
      errors: [
        {
          parameter: 'from',
          code: 'invalid_parameter',
          message: `must lie 0 to ${MOST_DAYS} days before to`,
          received: from,
        },
      ],
    })
}
