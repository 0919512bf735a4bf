import { readUpdateStatus } from '../../operations/update/status.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentUpdates } from '../present/desk-updates.ts'
import { DeskUpdatesAnswer } from '../schemas/desk-updates.ts'

const show = keyedRoute({
  tag: 'Data desk',
  since: '0.1.0',
  scope: 'data:operate',
  items: 0,
  method: 'GET',
  path: '/v1/desk/updates',
  operationId: 'showDeskUpdates',
  summary: 'What updates came to, what waits for a decision, and what is due where',
  description:
    'Updates are begun by `southerly update` or `SOUTHERLY_UPDATE=daily`. For every source: the newest edition held, the next one, when it is expected, who says so, and the page to get it from.',
  response: DeskUpdatesAnswer,
  handler: async ({ services }) => ({
    body: { data: presentUpdates(await readUpdateStatus(services)) },
    cache: 'no-store',
  }),
})

export const deskUpdateRoutes: readonly Route[] = [show]
