import { Type } from 'typebox'
import { askWithdrawal } from '../../operations/desk/changes/withdrawal.ts'
import { readDeskReleases } from '../../operations/desk/releases.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentDeskRelease } from '../present/desk.ts'
import { presentDeskChange } from '../present/desk-changes.ts'
import { DeskReleasePage } from '../schemas/desk.ts'
import { DeskChangeAnswer, DeskReleasePath, DeskWithdrawal } from '../schemas/desk-changes.ts'
import { actorOf } from './desk-files.ts'

const common = { tag: 'Data desk', since: '0.1.0', scope: 'data:operate', items: 0 } as const

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/desk/releases',
  operationId: 'listDeskReleases',
  summary: 'List releases with their decisions and withdrawals, newest publication first',
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
  summary: 'Withdraw a release',
  description:
    'A worker first compares the answers for all companies. Without `reason` it stops there: the change shows what would change for which company, and `POST /v1/desk/changes/{id}/apply` continues. With `reason` the release is withdrawn when nothing looks wrong, or when `accept_reason` says why it is right. It stays on record with the reason, and the previous release is in force again. Answers from snapshots that contain it say that it was withdrawn. This applies to all tenants of the installation.',
  params: DeskReleasePath,
  body: DeskWithdrawal,
  status: 202,
  response: DeskChangeAnswer,
  handler: async ({ params, body, caller, services }) => {
    const change = await askWithdrawal(services, params.id, actorOf(caller), body)
    services.wakeWorkers()
    return {
      body: { data: presentDeskChange(change) },
      headers: { location: `/v1/desk/changes/${change.id}` },
      cache: 'no-store',
    }
  },
})

export const deskReleaseRoutes: readonly Route[] = [list, withdraw]
