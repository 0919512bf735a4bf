import { Type } from 'typebox'
import { utcToday } from '../../clock.ts'
import type { Period } from '../../domain/period.ts'
import type { ReviewScope } from '../../domain/review/moves.ts'
import { WHOLE_PERIOD } from '../../domain/review/subjects.ts'
import { hasScope } from '../../domain/tenancy/access.ts'
import { choosePeriod } from '../../operations/disclosure/choose-period.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { moveReview } from '../../operations/review/move-review.ts'
import { movesFor, readPeriodReview } from '../../operations/review/show-review.ts'
import { type Context, keyedRoute, type Route } from '../platform/route.ts'
import { Abn } from '../schemas/data.ts'
import { periodParameter } from '../schemas/disclosure.ts'
import { askedPeriod } from '../schemas/record.ts'
import { PeriodReview, reviewMoveBody } from '../schemas/review.ts'

const common = {
  tag: 'Review',
  since: '0.1.0',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
  response: PeriodReview,
} as const

const get = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/companies/{abn}/review',
  operationId: 'getReview',
  audited: 'period',
  summary: 'Get the review of a period: the state of every record and statement',
  description:
    'A state applies to the content it was given for. Content that changes afterwards becomes a draft again, with the reason. Nothing can be changed in a locked period.',
  scope: 'tenant:read',
  query: Type.Object({ period: periodParameter }, { additionalProperties: false }),
  handler: async (context) => {
    const { params, query, caller, services } = context
    const abn = requireAbn(params.abn)
    const today = utcToday(services.clock)
    const { start, end } = await choosePeriod(services.database, {
      tenantId: caller.tenantId,
      abn,
      period: query.period,
      today,
    })
    return { body: await shown(context, { abn, period: { start, end } }), cache: 'no-store' }
  },
})

/** One route for the moves of each right, so that rights are told by route. */
const moving = (
  route: 'submit' | 'decide' | 'approve',
  scope: ReviewScope,
  name: string,
  texts: { readonly summary: string; readonly description: string },
): Route =>
  keyedRoute({
    ...common,
    ...texts,
    method: 'POST',
    path: `/v1/companies/{abn}/review/${route}`,
    operationId: name.charAt(0).toLowerCase() + name.slice(1),
    scope,
    query: Type.Object({ period: askedPeriod }, { additionalProperties: false }),
    body: reviewMoveBody(name, scope),
    problems: [409, 423],
    handler: async (context) => {
      const { params, query, body, caller, services } = context
      const subject = { abn: requireAbn(params.abn), period: requirePeriod(query.period) }
      await moveReview(
        services,
        { tenantId: caller.tenantId, ...subject },
        { move: body.move, subjects: body.subjects, reason: body.reason },
        { actor: caller.actor, memberId: caller.member?.id ?? null, scope },
      )
      return { body: await shown(context, subject), cache: 'no-store' }
    },
  })

export const reviewRoutes: readonly Route[] = [
  get,
  moving('submit', 'tenant:write', 'SubmitForReview', {
    summary: 'Submit for review, or withdraw a submission',
    description:
      'Only a person can do this: a key must act for a member. Either everything you name moves or nothing does; without `subjects`, everything that can move.',
  }),
  moving('decide', 'review:decide', 'DecideReview', {
    summary: 'Request changes, mark as reviewed, or reopen what was reviewed',
    description:
      'Someone other than the author must review, unless the tenant has one member only. Asking for changes needs a reason.',
  }),
  moving('approve', 'review:approve', 'ApproveReview', {
    summary: 'Approve, lock, unlock or reopen',
    description:
      'Someone other than the author must approve; the only member of a tenant may, and is shown as `self_approved`. A period is approved once all its records and statements are. Unlocking and reopening need a reason.',
  }),
]

type Asked = Pick<Context<object, object, unknown>, 'caller' | 'services'>

async function shown(
  { caller, services }: Asked,
  { abn, period }: { readonly abn: string; readonly period: Period },
) {
  const { tenantId } = caller
  const { subjects, open_threads, ...review } = await readPeriodReview(services.database, {
    tenantId,
    abn,
    period,
  })
  const isPerson = caller.member !== undefined
  const hasRight = (scope: ReviewScope): boolean => isPerson && hasScope(caller.scopes, scope)
  return {
    data: {
      abn,
      period,
      ...review,
      open_comments: open_threads,
      moves: subjects.length === 0 ? [] : movesFor({ id: WHOLE_PERIOD, state: review.state }, hasRight),
      subjects: subjects.map((subject) => ({
        ...subject,
        moves: movesFor({ id: subject.subject, state: subject.state }, hasRight),
      })),
    },
    meta: {},
  }
}
