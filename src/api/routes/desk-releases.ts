import { Type } from 'typebox'
import { readDeskReleases, withdrawAtDesk } from '../../operations/desk/releases.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentDeskRelease } from '../present/desk.ts'
import { DeskReleaseAnswer, DeskReleasePage, DeskReleasePath, DeskWithdrawal } from '../schemas/desk.ts'
import { actorOf } from './desk-files.ts'

const common = { tag: 'Data desk', since: '0.1.0', scope: 'data:operate', items: 0 } as const

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/desk/releases',
  operationId: 'listDeskReleases',
  summary: 'Every release, newest publication first, with who accepted what and what was withdrawn',
  query: Type.Object(pageQuery, { additionalProperties: false }),
  response: DeskReleasePage,
  handler: async (context) =>
    openPage(context).answerFromAll(
      await readDeskReleases(context.services.database),
      { present: presentDeskRelease, position: ({ release }) => [release.published_on, release.id] },
      {},
    ),
})

const withdraw = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/desk/releases/{id}/withdraw',
  operationId: 'withdrawRelease',
  problems: [409],
  summary: 'Take a release out of force',
  description:
    'The answers about all companies are compared first; effects that look wrong need `accept_reason`. It stays on record with the reason, and the release before it is in force again. Answers from snapshots that hold it say that it was withdrawn. For all tenants of the installation.',
  params: DeskReleasePath,
  body: DeskWithdrawal,
  response: DeskReleaseAnswer,
  handler: async ({ params, body, caller, services }) => {
    const withdrawn = await withdrawAtDesk(
      services,
      params.id,
      { reason: body.reason.trim(), acceptReason: body.accept_reason },
      actorOf(caller),
    )
    services.snapshots.refresh()
    services.wakeWorkers()
    return { body: { data: presentDeskRelease(withdrawn) }, cache: 'no-store' }
  },
})

export const deskReleaseRoutes: readonly Route[] = [list, withdraw]
