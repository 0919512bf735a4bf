import type { Period } from '../../domain/period.ts'
import { ServiceError } from '../../errors.ts'
import { requestRun } from '../../operations/disclosure-report/request-run.ts'
import { decideQuestion } from '../../operations/disclosure-report/run-question.ts'
import { waitForRun } from '../../operations/disclosure-report/runs.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import type { Answer } from '../platform/answer/answer.ts'
import { idempotent } from '../platform/idempotent.ts'
import { preferredWait } from '../platform/request/prefer.ts'
import { type Context, keyedRoute } from '../platform/route.ts'
import { presentRun, runPath } from '../present/disclosure-report.ts'
import { CompanyPath, DisclosureReportRequest, RequestedDisclosureRun } from '../schemas/disclosure-report.ts'

export const requestDisclosureReport = keyedRoute({
  method: 'POST',
  path: '/v1/companies/{abn}/disclosure-report',
  operationId: 'requestDisclosureReport',
  summary: 'Create an evidence bundle for a company and period',
  description:
    'Answers 202 with the run and its Location; with `Prefer: wait=20` it waits up to that many seconds and returns 201 when the bundle is ready. The same company, period, data and records return the existing run, with 200 once its bundle is ready, unless `force` is set. A new bundle supersedes the previous one, which is kept.',
  tag: 'Disclosure reports',
  since: '0.1.0',
  scope: 'disclosure:write',
  pack: 'au_company_climate_intelligence',
  params: CompanyPath,
  body: DisclosureReportRequest,
  status: 202,
  response: RequestedDisclosureRun,
  idempotent: true,
  problems: [502],
  handler: async (context) => {
    const { params, body, caller, services, exchange } = context
    const { database, clock, snapshots, secret } = services
    const owner = { tenantId: caller.tenantId, abn: requireAbn(params.abn) }
    const question = await decideQuestion(
      database,
      await snapshots.select(),
      {
        ...owner,
        period: periodOf(body),
        standardVersion: body.standard_version,
        earlyAdoption: body.early_adoption,
      },
      secret,
      await services.register.look({}, owner.abn),
    )
    const asked = await idempotent(context, async (sql) => {
      const { run, isNew } = await requestRun(sql, clock, {
        question,
        actor: caller.actor,
        force: body.force ?? false,
        monthlyLimit: caller.limits.bundles_per_month,
      })
      return {
        status: run.state === 'succeeded' ? 200 : 202,
        body: { data: presentRun(run), meta: { reused: !isNew } },
        headers: { location: runPath(run) },
        cache: 'no-store',
      }
    })
    services.wakeWorkers()
    const seconds = preferredWait(exchange.request.headers['prefer'], secondsLeft(context))
    return seconds === undefined ? asked : await waited(context, asked, owner, seconds)
  },
})

/** What is left of a request's time, less what it takes to answer. */
const secondsLeft = ({
  exchange,
  services,
}: Pick<Context<object, object, unknown>, 'exchange' | 'services'>) =>
  Math.max(
    0,
    Math.floor(
      (services.settings.SOUTHERLY_REQUEST_TIMEOUT_MS - (performance.now() - exchange.startedAt)) / 1000 - 2,
    ),
  )

interface RunAnswer extends Omit<Answer, 'body'> {
  readonly body: { readonly data: { readonly run_id: string }; readonly meta: { readonly reused: boolean } }
}

/** The run as it stands once it has ended or the time is up. 201: made by this very request. */
async function waited<Asked extends RunAnswer>(
  { services: { database, lifecycle } }: Pick<Context<object, object, unknown>, 'services'>,
  asked: Asked,
  owner: { readonly tenantId: string; readonly abn: string },
  seconds: number,
) {
  const { data, meta } = asked.body
  const run = await waitForRun(database, owner, data.run_id, seconds, () => lifecycle.draining)
  return {
    ...asked,
    status: run.state !== 'succeeded' ? 202 : meta.reused ? 200 : 201,
    body: { data: presentRun(run), meta },
    headers: { ...asked.headers, 'preference-applied': `wait=${seconds}` },
  }
}

function periodOf(body: {
  readonly period?: string
  readonly period_start?: string
  readonly period_end?: string
}): Period {
  const { period, period_start: start, period_end: end } = body
  if (period !== undefined && start === undefined && end === undefined) return requirePeriod(period)
  if (period === undefined && start !== undefined && end !== undefined)
    return requirePeriod(`${start}/${end}`, 'period_start')
  throw new ServiceError('validation_failed', 'Say which period: period, or period_start and period_end.', {
    errors: [
      {
        pointer: '/period',
        code: 'missing_member',
        message: 'must be given alone, or period_start and period_end both without it',
      },
    ],
    hint: 'Such as {"period": "2025-26"}.',
  })
}
