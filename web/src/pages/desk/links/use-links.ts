import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'

export type Proposal = Schema<'LinkProposals'>['data']['proposals'][number]
export type ConfirmedLink = Schema<'ConfirmedLinkPage'>['data'][number]

export const useLinkProposals = () =>
  useQuery({
    queryKey: ['desk', 'link proposals'],
    queryFn: ({ signal }) => answer(api.GET('/v1/desk/link-proposals', { signal })),
  })

export const useConfirmedLinks = () =>
  useInfiniteQuery({
    queryKey: ['desk', 'links'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/desk/links', {
          params: { query: { limit: 50, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

/** Confirms a link. A worker compares the answers first and stops when something looks wrong. */
export function useConfirmLink() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Schema<'DeskLinkRequest'>) => answer(api.POST('/v1/desk/links', { body })),
    onSuccess: (change) => queries.setQueryData(['desk', 'change', change.data.id], change),
  })
}
