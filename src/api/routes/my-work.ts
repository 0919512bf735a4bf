import { Type } from 'typebox'
import { pageOf, workWords } from '../../domain/work/words.ts'
import { readWork, visitWork } from '../../operations/work/work.ts'
import { requirePerson } from '../person.ts'
import { countItemsAtOnce, itemsOfRefresh } from '../platform/items.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { Work } from '../schemas/work.ts'

const common = {
  tag: 'Work',
  since: '0.2.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  audited: 'checked',
  items: 0,
} as const

const MOST_WAITING = 200
const MOST_DEADLINES = 100
const MOST_SUBJECTS = 20

const get = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/me/work',
  operationId: 'getMyWork',
  summary: 'Get the work waiting for you, changes since your last visit, and lodgement dates',
  description:
    'Based on your permissions, mentions and the periods that you own. An auditor sees only their engagements. A key must act for a member.',
  response: Work,
  handler: async (context) => {
    const { caller, services } = context
    const member = requirePerson(caller, 'Only people have work.')
    const onRefresh = (sizes: readonly number[]) => countItemsAtOnce(context, itemsOfRefresh(sizes))
    const work = await readWork(
      { ...services, onRefresh },
      {
        tenantId: caller.tenantId,
        memberId: member.id,
        scopes: caller.scopes,
        engagements: caller.engagements,
      },
    )
    if (work.is_refreshing) services.wakeWorkers()
    const company = (abn: string) => ({ abn, name: work.companies.get(abn) ?? null })
    return {
      body: {
        data: {
          waiting: work.waiting.slice(0, MOST_WAITING).map((item) => ({
            kind: item.kind,
            title: workWords(item, item.actor === null ? null : (work.names.get(item.actor) ?? item.actor)),
            company: company(item.abn),
            period: item.period,
            count: item.count,
            subjects: item.subjects.slice(0, MOST_SUBJECTS),
            thread: item.thread,
            since: item.since,
            due_on: item.due_on,
            page: pageOf(item.kind, item.abn, item.period),
          })),
          waiting_total: work.waiting.length,
          deadlines: work.deadlines.slice(0, MOST_DEADLINES).map(({ abn, period, state, deadline }) => ({
            company: company(abn),
            period,
            state,
            deadline,
            page: pageOf('deadline', abn, period),
          })),
          deadlines_total: work.deadlines.length,
          changes: work.changes.map(({ at, sentence, abn, period }) => ({
            at,
            sentence,
            company: company(abn),
            period,
            page: pageOf('change', abn, period),
          })),
          changes_since: work.changes_since,
          all_changes: work.all_changes,
        },
        meta: { is_refreshing: work.is_refreshing },
      },
      cache: 'no-store',
    }
  },
})

const visit = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/me/work/visit',
  operationId: 'visitMyWork',
  summary: 'Record a visit to your work',
  description:
    'Later changes are new at your next visit. Requests less than 30 minutes apart count as one visit.',
  body: Type.Object({}, { additionalProperties: false }),
  status: 204,
  handler: async ({ caller, services }) => {
    const member = requirePerson(caller, 'Only people have work.')
    await visitWork(services, { tenantId: caller.tenantId, memberId: member.id })
    return { cache: 'no-store' }
  },
})

export const myWorkRoutes: readonly Route[] = [get, visit]
