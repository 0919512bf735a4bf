import { useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../api/client.ts'

export type Peer = Schema<'SectorPeers'>['data']['peers'][number]

/** The figure of a peer by the name of its metric; undefined when the API has none of that name. */
export function figureOf(peer: Peer, metric: string): number | null | undefined {
  const figures: Readonly<Record<string, number | null>> = peer.metrics
  return figures[metric]
}

/** The reporters that the company is compared with, by name. */
export const usePeers = (abn: string, asOf: string | undefined) =>
  useQuery({
    queryKey: ['peers', abn, asOf],
    queryFn: async ({ signal }) => {
      const query = asOf === undefined ? {} : { as_of: asOf }
      const { data } = await answer(
        api.GET('/v1/companies/{abn}/sector-peers', { params: { path: { abn }, query }, signal }),
      )
      return data.peers
    },
  })
