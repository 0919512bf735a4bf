import { Type } from 'typebox'
import { utcToday } from '../../clock.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { ServiceError } from '../../errors.ts'
import { choosePeriod } from '../../operations/disclosure/choose-period.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import {
  addComment,
  readThreads,
  settleThread,
  type CommentThread as Thread,
} from '../../operations/review/comments.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { type Context, keyedRoute, type Route } from '../platform/route.ts'
import {
  CommentPath,
  CommentThread,
  CommentThreadPage,
  commentFilters,
  NewComment,
  ThreadChange,
} from '../schemas/comment.ts'
import { Abn } from '../schemas/data.ts'
import { periodParameter } from '../schemas/disclosure.ts'
import { askedPeriod } from '../schemas/record.ts'

const PATH = '/v1/companies/{abn}/comments'
const common = {
  tag: 'Review',
  since: '0.1.0',
  pack: 'au_company_climate_intelligence',
  items: 0,
  audited: 'period',
} as const
const ofPeriod = Type.Object({ period: askedPeriod }, { additionalProperties: false })

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: PATH,
  operationId: 'listComments',
  summary: 'List the comments on a period in threads, newest thread first',
  description:
    'On requirements, figures, records and pages of bundles; all of them, or open ones, or on one subject.',
  scope: 'tenant:read',
  params: Type.Object({ abn: Abn }),
  query: Type.Object(
    { ...pageQuery, period: periodParameter, ...commentFilters },
    { additionalProperties: false },
  ),
  response: CommentThreadPage,
  handler: async (context) => {
    const { params, query, caller, services } = context
    const page = openPage(context)
    const before = page.after?.[0]
    const owner = { tenantId: caller.tenantId, abn: requireAbn(params.abn) }
    const today = utcToday(services.clock)
    const period = await choosePeriod(services.database, { ...owner, period: query.period, today })
    const threads = await readThreads(
      services,
      { ...owner, period: periodText(period) },
      {
        limit: page.fetch,
        before: before === undefined ? undefined : Number(before),
        subject: query.subject,
        isOpen: query.status === undefined ? undefined : query.status === 'open',
      },
    )
    return page.answer(threads, { present: presentThread, position: ({ ordinal }) => [ordinal] })
  },
})

const add = keyedRoute({
  ...common,
  method: 'POST',
  path: PATH,
  operationId: 'addComment',
  summary: 'Add a comment, or reply in a thread',
  description:
    'Give `subject` to open a thread or `thread` to reply in one. Comments cannot be changed or deleted.',
  scope: 'review:comment',
  params: Type.Object({ abn: Abn }),
  query: ofPeriod,
  body: NewComment,
  status: 201,
  response: CommentThread,
  handler: async (context) => {
    const { body, caller, services } = context
    requireOne(body)
    const thread = await addComment(
      services,
      keyOf(context),
      { subject: body.subject, thread: body.thread, text: body.text, mentions: body.mentions ?? [] },
      caller.actor,
    )
    return { body: { data: presentThread(thread), meta: {} }, cache: 'no-store' }
  },
})

const settling = (word: 'resolve' | 'reopen', act: 'resolved' | 'reopened', summary: string): Route =>
  keyedRoute({
    ...common,
    method: 'POST',
    path: `${PATH}/{id}/${word}`,
    operationId: `${word}Comment`,
    summary,
    description: 'Repeating the request changes nothing.',
    scope: 'review:comment',
    params: Type.Object({ abn: Abn, ...CommentPath }),
    query: ofPeriod,
    body: ThreadChange,
    response: CommentThread,
    handler: async (context) => {
      const { params, body, caller, services } = context
      const thread = await settleThread(
        services,
        keyOf(context),
        { thread: params.id, act, text: body.text },
        caller.actor,
      )
      return { body: { data: presentThread(thread), meta: {} }, cache: 'no-store' }
    },
  })

export const commentRoutes: readonly Route[] = [
  list,
  add,
  settling('resolve', 'resolved', 'Resolve a thread of comments'),
  settling('reopen', 'reopened', 'Reopen a resolved thread'),
]

const keyOf = ({
  params,
  query,
  caller,
}: Pick<Context<{ abn: string }, { period: string }, unknown>, 'params' | 'query' | 'caller'>) => ({
  tenantId: caller.tenantId,
  abn: requireAbn(params.abn),
  period: periodText(requirePeriod(query.period)),
})

function requireOne({ subject, thread }: { readonly subject?: string; readonly thread?: string }): void {
  if ((subject === undefined) !== (thread === undefined)) return
  throw new ServiceError('validation_failed', 'Give either `subject` or `thread`.', {
    errors: [
      {
        pointer: subject === undefined ? '/subject' : '/thread',
        code: 'invalid_member',
        message:
          subject === undefined
            ? 'say what the comment is about, or which thread it answers in'
            : 'a thread has its subject already',
      },
    ],
  })
}

const presentThread = ({ id, subject, is_open, lines, names }: Thread) => ({
  id,
  subject,
  status: is_open ? ('open' as const) : ('resolved' as const),
  lines: lines.map((line) => ({
    id: line.id,
    act: line.act,
    text: line.body,
    mentions: line.mentions.map((member) => ({ id: member, name: names.get(`member:${member}`) ?? member })),
    actor: line.actor,
    name: names.get(line.actor) ?? line.actor,
    written_at: line.written_at,
  })),
})
