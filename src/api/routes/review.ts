import { Type } from 'typebox'
import { utcToday } from '../../clock.ts'
import type { Period } from '../../domain/period.ts'
import type { MoveRefusal } from '../../domain/review/decide.ts'
import type { ReviewMove, ReviewScope } from '../../domain/review/moves.ts'
import { WHOLE_PERIOD } from '../../domain/review/subjects.ts'
import { hasScope } from '../../domain/tenancy/access.ts'
import { choosePeriod } from '../../operations/disclosure/choose-period.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { moveReview } from '../../operations/review/move-review.ts'
import { offersOf, readPeriodReview } from '../../operations/review/show-review.ts'
import { signDeclaration } from '../../operations/review/sign-declaration.ts'
import { type Context, keyedRoute, type Route } from '../platform/route.ts'
import { Abn } from '../schemas/data.ts'
import { periodParameter } from '../schemas/disclosure.ts'
import { askedPeriod } from '../schemas/record.ts'
import { ApproveReview, PeriodReview, reviewMoveBody, SignDeclaration } from '../schemas/review.ts'

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
  heavy: true,
  summary: 'Get the review of a period: the state of every record and statement',
  description:
    'A state applies to the content it was given for. Content that changes afterwards becomes a draft again, with the reason. Nothing can be changed in a locked period. `figures` compares the figures with those that were approved.',
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
const moving = (route: 'submit' | 'decide' | 'approve' | 'sign', scope: ReviewScope) =>
  ({
    ...common,
    method: 'POST',
    path: `/v1/companies/{abn}/review/${route}`,
    scope,
    heavy: true,
    query: Type.Object({ period: askedPeriod }, { additionalProperties: false }),
    problems: [409, 423],
  }) as const

const submit = keyedRoute({
  ...moving('submit', 'tenant:write'),
  operationId: 'submitForReview',
  summary: 'Submit for review, or withdraw a submission',
  description:
    'Only a person can do this: a key must act for a member. Either everything you name moves or nothing does, unless `skip` is true; without `subjects`, everything that can move. `not_moved` names what was left out and why.',
  body: reviewMoveBody('SubmitForReview', 'tenant:write'),
  handler: (context) => moved(context, 'tenant:write'),
})

const decide = keyedRoute({
  ...moving('decide', 'review:decide'),
  operationId: 'decideReview',
  summary: 'Request changes, mark as reviewed, or reopen what was reviewed',
  description:
    'Someone other than the author must review, unless the tenant has one member only. Asking for changes needs a reason.',
  body: reviewMoveBody('DecideReview', 'review:decide'),
  handler: (context) => moved(context, 'review:decide'),
})

const approve = keyedRoute({
  ...moving('approve', 'review:approve'),
  operationId: 'approveReview',
  summary: 'Approve, lock, unlock or reopen',
  description:
    'Another person than the author must approve, and the period as a whole someone who wrote no part of it, also not by a key they made or as another member with the same e-mail address or account. The only member of a tenant may, and is shown as `self_approved`. `expected` says what you looked at: 409 names what has changed since. A period is approved once all its records and statements are; while gates are open (`open_gates`) only with a `reason` that is a full sentence, which is printed on the cover of a paper that stays a draft. A statement whose numbers contradict what is held (`differing_numbers`), and a period with one, needs such a reason too. Its figures are recorded with it, and a lock holds it to the data they were computed from. Unlocking and reopening need a reason.',
  body: ApproveReview,
  handler: (context) => moved(context, 'review:approve'),
})

const sign = keyedRoute({
  ...moving('sign', 'review:sign'),
  operationId: 'signDeclaration',
  summary: 'Sign the directors’ declaration over a bundle',
  description:
    'Only a member with the role `director` can do this. The period must be approved by others than its authors, every requirement supported and approved, and the declaration written down in the statements; the bundle must be made since the approval. `sha256` is the hash of its ZIP, as you looked at it. From then on the readiness is `signed_off`, until anything changes.',
  body: SignDeclaration,
  handler: async (context) => {
    const { params, query, body, caller, services } = context
    const subject = { abn: requireAbn(params.abn), period: requirePeriod(query.period) }
    await signDeclaration(services, { tenantId: caller.tenantId, ...subject }, body, {
      actor: caller.actor,
      memberId: caller.member?.id ?? null,
      scope: 'review:sign',
    })
    return { body: await shown(context, subject), cache: 'no-store' as const }
  },
})

export const reviewRoutes: readonly Route[] = [get, submit, decide, approve, sign]

interface MoveBody {
  readonly move: ReviewMove
  readonly subjects?: string[]
  readonly reason?: string
  readonly skip?: boolean
  readonly expected?: { readonly subject: string; readonly sha256: string }[]
}

async function moved(
  context: Context<{ readonly abn: string }, { readonly period: string }, MoveBody>,
  scope: ReviewScope,
) {
  const { params, query, body, caller, services } = context
  const subject = { abn: requireAbn(params.abn), period: requirePeriod(query.period) }
  const { move, subjects, reason, skip = false, expected = [] } = body
  const left = await moveReview(
    services,
    { tenantId: caller.tenantId, ...subject },
    { move, subjects, reason, skip, expected },
    { actor: caller.actor, memberId: caller.member?.id ?? null, scope },
  )
  return { body: await shown(context, subject, left), cache: 'no-store' as const }
}

type Asked = Pick<Context<object, object, unknown>, 'caller' | 'services'>

async function shown(
  { caller, services }: Asked,
  { abn, period }: { readonly abn: string; readonly period: Period },
  left: readonly MoveRefusal[] = [],
) {
  const owner = { tenantId: caller.tenantId, abn, period }
  const { subjects, open_threads, ...review } = await readPeriodReview(services, owner)
  const memberId = caller.member?.id ?? null
  const hasRight = (scope: ReviewScope): boolean => memberId !== null && hasScope(caller.scopes, scope)
  const offerOf = await offersOf(services, owner, { actor: caller.actor, memberId }, hasRight)
  return {
    data: {
      abn,
      period,
      ...review,
      open_comments: open_threads,
      ...offerOf(WHOLE_PERIOD),
      subjects: subjects.map((subject) => ({ ...subject, ...offerOf(subject.subject) })),
      not_moved: left.map(({ subject, detail }) => ({ subject: subject ?? WHOLE_PERIOD, why: detail })),
    },
    meta: {},
  }
}
