import { Type } from 'typebox'
import { askApply, dropChange } from '../../operations/desk/changes/ask.ts'
import { readDeskChange, readDeskChanges } from '../../operations/desk/changes/read.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentDeskChange, presentDeskChangeEntry } from '../present/desk-changes.ts'
import {
  DeskApplyRequest,
  DeskChangeAnswer,
  DeskChangePage,
  DeskChangePath,
} from '../schemas/desk-changes.ts'
import { actorOf } from './desk-files.ts'

const common = { tag: 'Data desk', since: '0.1.0', scope: 'data:operate', items: 0 } as const

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/desk/changes',
  operationId: 'listDeskChanges',
  summary: 'List the requested withdrawals and links, newest first',
  query: Type.Object(pageQuery, { additionalProperties: false }),
  response: DeskChangePage,
  handler: async (context) => {
    const page = openPage(context)
    const rows = await readDeskChanges(context.services.database, {
      limit: page.fetch,
      before: page.after === undefined ? undefined : Number(page.after[0]),
    })
    return page.answer(rows, {
      present: presentDeskChangeEntry,
      position: ({ ordinal }) => [String(ordinal)],
    })
  },
})

const read = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/desk/changes/{id}',
  operationId: 'getDeskChange',
  summary: 'Get a withdrawal or link: its effects and its state',
  params: DeskChangePath,
  response: DeskChangeAnswer,
  handler: async ({ params, services }) => ({
    body: { data: presentDeskChange(await readDeskChange(services.database, params.id)) },
  }),
})

const apply = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/desk/changes/{id}/apply',
  operationId: 'applyDeskChange',
  problems: [409],
  summary: 'Apply a change as it was compared',
  description:
    'A worker applies it, all or nothing, and compares the answers once more. Effects that look wrong need `accept_reason`, which is kept with the release; if other data was loaded since, the change is compared again instead. Repeating the request for the same version changes nothing.',
  params: DeskChangePath,
  body: DeskApplyRequest,
  status: 202,
  response: DeskChangeAnswer,
  handler: async ({ params, body, caller, services }) => {
    const change = await askApply(services, params.id, actorOf(caller), body)
    services.wakeWorkers()
    return { body: { data: presentDeskChange(change) }, cache: 'no-store' }
  },
})

const drop = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/desk/changes/{id}',
  operationId: 'dropDeskChange',
  problems: [409],
  summary: 'Cancel a change that was not applied',
  params: DeskChangePath,
  status: 204,
  handler: async ({ params, caller, services }) => {
    await dropChange(services, params.id, actorOf(caller))
    return { cache: 'no-store' }
  },
})

export const deskChangeRoutes: readonly Route[] = [list, read, apply, drop]
