import { deskLinkProposals } from '../../operations/desk/link-proposals.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { LinkProposalAnswer, LinkProposalQuery } from '../schemas/desk-links.ts'

const propose = keyedRoute({
  tag: 'Data desk',
  since: '0.1.0',
  scope: 'data:operate',
  items: 0,
  method: 'GET',
  path: '/v1/desk/link-proposals',
  operationId: 'listLinkProposals',
  summary: 'Facilities of the Safeguard Mechanism whose company a person has to name, with candidates',
  description:
    'A link is confirmed by `southerly links confirm`, which keeps it as a release with who and why.',
  problems: [404],
  query: LinkProposalQuery,
  response: LinkProposalAnswer,
  handler: async ({ query, services }) => ({
    body: {
      data: await deskLinkProposals(services.database, await services.snapshots.select(), query.year),
    },
    cache: 'no-store',
  }),
})

export const deskLinkRoutes: readonly Route[] = [propose]
