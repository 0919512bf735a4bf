import { Type } from 'typebox'
import { type Fault, ServiceError } from '../../errors.ts'
import type { ServingCheck } from '../../operations/serving-checks.ts'
import { publicRoute, type Route } from '../platform/route.ts'

const common = { method: 'GET', tag: 'Health', since: '0.1.0' } as const
const CHECK_MS = 5000

const healthz = publicRoute({
  ...common,
  path: '/healthz',
  operationId: 'getHealth',
  summary: 'Check that the process is running',
  response: Type.Object({ status: Type.Literal('ok') }, { $id: 'Health', additionalProperties: false }),
  handler: () => ({ body: { status: 'ok' as const }, cache: 'no-store' }),
})

const readyz = publicRoute({
  ...common,
  path: '/readyz',
  operationId: 'getReadiness',
  summary: 'Check that the service is ready to answer',
  description:
    'The database can be reached, its migrations are current, a snapshot exists, an object store is set if bundles are in one, data for the first answers has been read, and the process is not stopping. 503 not_ready names what is missing.',
  response: Type.Object(
    { status: Type.Literal('ready'), checks: Type.Array(Type.String()) },
    { $id: 'Readiness', additionalProperties: false },
  ),
  handler: async ({ services }) => {
    if (services.lifecycle.leaving)
      throw new ServiceError('not_ready', 'This process is stopping.', { retryAfterSeconds: 1 })
    const faults = (await Promise.all(services.servingChecks.map(ask))).filter((fault) => fault !== undefined)
    if (faults.length > 0)
      throw new ServiceError(
        'not_ready',
        `${faults.length} of ${services.servingChecks.length} checks fail.`,
        {
          errors: faults,
          retryAfterSeconds: 1,
        },
      )
    return {
      body: { status: 'ready' as const, checks: services.servingChecks.map((check) => check.name) },
      cache: 'no-store',
    }
  },
})

export const healthRoutes: readonly Route[] = [healthz, readyz]

/** What a check throws is ours to read in the log, not for the public: the name must do. */
async function ask({ name, check }: ServingCheck): Promise<Fault | undefined> {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('did not answer in time'), CHECK_MS).unref()
  })
  const missing = await Promise.race([check(), late]).catch(() => 'failed')
  return missing === undefined ? undefined : { parameter: name, code: 'not_ready', message: missing }
}
