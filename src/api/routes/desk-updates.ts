import { openWaiting, readDeskUpdates, setAside } from '../../operations/desk/waiting-files.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentDeskFile } from '../present/desk.ts'
import { presentUpdateFile, presentUpdates } from '../present/desk-updates.ts'
import { DeskFileAnswer } from '../schemas/desk.ts'
import {
  DeskUpdatesAnswer,
  WaitingFileAnswer,
  WaitingFileOpening,
  WaitingFileSetAside,
} from '../schemas/desk-updates.ts'
import { actorOf, toolsOf } from './desk-files.ts'

const common = { tag: 'Data desk', since: '0.1.0', scope: 'data:operate', items: 0 } as const

const show = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/desk/updates',
  operationId: 'showDeskUpdates',
  summary: 'Get update results, files waiting for a decision, and due editions',
  description:
    'Updates are started by `southerly update` or `SOUTHERLY_UPDATE=daily`. For every source: the newest edition held, the next one, when it is expected, who says so, and the page to get it from.',
  response: DeskUpdatesAnswer,
  handler: async ({ services }) => ({
    body: { data: presentUpdates(await readDeskUpdates(services)) },
    cache: 'no-store',
  }),
})

const open = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/desk/waiting-files/open',
  operationId: 'openWaitingFile',
  problems: [404, 409],
  summary: 'Open a file from an update at the desk',
  description:
    'It is checked like an uploaded file and can then be decided, loaded or set aside. Opening it twice gives one file.',
  body: WaitingFileOpening,
  status: 202,
  response: DeskFileAnswer,
  handler: async ({ body, caller, services }) => {
    const file = await openWaiting(toolsOf(services), actorOf(caller), body)
    services.wakeWorkers()
    return {
      body: { data: presentDeskFile(file) },
      headers: { location: `/v1/desk/files/${file.id}` },
      cache: 'no-store',
    }
  },
})

const leave = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/desk/waiting-files/set-aside',
  operationId: 'setWaitingFileAside',
  problems: [404, 409],
  summary: 'Set aside a file from an update',
  description:
    'It is removed from the desk, and updates do not offer the same bytes again. Other bytes at the same address are checked again.',
  body: WaitingFileSetAside,
  response: WaitingFileAnswer,
  handler: async ({ body, caller, services }) => {
    const { reason, ...file } = body
    const left = await setAside(toolsOf(services), actorOf(caller), file, reason)
    return { body: { data: presentUpdateFile(left, null) }, cache: 'no-store' }
  },
})

export const deskUpdateRoutes: readonly Route[] = [show, open, leave]
