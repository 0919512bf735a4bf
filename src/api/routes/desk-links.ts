import { Type } from 'typebox'
import { askLink } from '../../operations/desk/changes/link.ts'
import { deskLinkProposals } from '../../operations/desk/link-proposals.ts'
import { confirmedLinks } from '../../operations/links/confirmed-links.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentDeskChange } from '../present/desk-changes.ts'
import { presentConfirmedLink } from '../present/desk-links.ts'
import { DeskChangeAnswer, DeskLinkRequest } from '../schemas/desk-changes.ts'
import { ConfirmedLinkPage, LinkProposalAnswer, LinkProposalQuery } from '../schemas/desk-links.ts'
import { actorOf } from './desk-files.ts'

const common = { tag: 'Data desk', since: '0.1.0', scope: 'data:operate', items: 0 } as const

const propose = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/desk/link-proposals',
  operationId: 'listLinkProposals',
  summary: 'List Safeguard facilities that need a company, with candidates',
  description:
    'To confirm a link, use `POST /v1/desk/links` or `southerly links confirm`. The link becomes a release that records who confirmed it and why.',
  problems: [404],
  query: LinkProposalQuery,
  response: LinkProposalAnswer,
  handler: async ({ query, services }) => ({
    body: {
      data: await deskLinkProposals(services.database, query.year),
    },
    cache: 'no-store',
  }),
})

const confirm = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/desk/links',
  operationId: 'confirmLink',
  problems: [404, 409],
  summary: 'Link a Safeguard facility to the company that controls it in a year',
  description:
    'A worker first compares the answers for all companies. Without `reason` it stops there: the change shows what would change for which company, and `POST /v1/desk/changes/{id}/apply` continues. With `reason` the link is confirmed when nothing looks wrong, or when `accept_reason` says why it is right. A confirmed link is a separate release that records who confirmed it, when and why; `POST /v1/desk/releases/{id}/withdraw` withdraws it. It applies to all tenants of the installation.',
  body: DeskLinkRequest,
  status: 202,
  response: DeskChangeAnswer,
  handler: async ({ body, caller, services }) => {
    const { reason, accept_reason, ...request } = body
    const change = await askLink(services, request, actorOf(caller), { reason, accept_reason })
    services.wakeWorkers()
    return {
      body: { data: presentDeskChange(change) },
      headers: { location: `/v1/desk/changes/${change.id}` },
      cache: 'no-store',
    }
  },
})

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/desk/links',
  operationId: 'listConfirmedLinks',
  summary: 'List confirmed links, including withdrawn ones, newest first',
  query: Type.Object(pageQuery, { additionalProperties: false }),
  response: ConfirmedLinkPage,
  handler: async (context) =>
    openPage(context).answerFromAll(
      await confirmedLinks(context.services.database),
      {
        present: presentConfirmedLink,
        position: ({ confirmed_at, release_id }) => [confirmed_at ?? '', release_id],
      },
      {},
    ),
})

export const deskLinkRoutes: readonly Route[] = [propose, list, confirm]
