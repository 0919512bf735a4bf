import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'

export type Watchlist = Schema<'WatchlistPage'>['data'][number]
export type WatchlistBody = Schema<'WatchlistBody'>

export const useWatchlists = () =>
  useInfiniteQuery({
    queryKey: ['watchlists'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/v1/watchlists', {
          params: { query: { limit: 100, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

/** One watchlist with its companies, for the form that changes it. */
export const useWatchlist = (id: string) =>
  useQuery({
    queryKey: ['watchlists', id],
    staleTime: 0,
    queryFn: () =>
      answer(api.GET('/v1/watchlists/{id}', { params: { path: { id } } })).then(({ data }) => data),
  })

/** Changes of watchlists; each reads the list again. */
export function useWatchlistChanges() {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['watchlists'] })
  return {
    save: useMutation({
      /** Without an etag the watchlist is new, and one that has the id already is never overwritten. */
      mutationFn: ({ id, etag, body }: { id: string; etag: string | undefined; body: WatchlistBody }) =>
        answer(
          api.PUT('/v1/watchlists/{id}', {
            body,
            params: { path: { id }, ...(etag === undefined ? {} : { header: { 'If-Match': `"${etag}"` } }) },
          }),
        ),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: ({ id, etag }: Watchlist) =>
        answer(
          api.DELETE('/v1/watchlists/{id}', {
            params: { path: { id }, header: { 'If-Match': `"${etag}"` } },
          }),
        ),
      onSuccess,
    }),
  }
}
