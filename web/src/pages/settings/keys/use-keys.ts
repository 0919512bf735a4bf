import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'

export type ApiKey = Schema<'ApiKey'>
type NewKey = Schema<'NewApiKey'>

export const useApiKeys = () =>
  useInfiniteQuery({
    queryKey: ['keys'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/v1/keys', {
          params: { query: { limit: 200, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

/** Makes, replaces and revokes keys; each reads the list again. A repeated press has the effect of one. */
export function useKeyChanges() {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['keys'] })
  return {
    make: useMutation({
      mutationFn: ({ body, once }: { readonly body: NewKey; readonly once: string }) =>
        answer(api.POST('/v1/keys', { body, params: { header: { 'Idempotency-Key': once } } })),
      onSuccess,
    }),
    rotate: useMutation({
      mutationFn: ({
        id,
        seconds,
        once,
      }: {
        readonly id: string
        readonly seconds: number
        readonly once: string
      }) =>
        answer(
          api.POST('/v1/keys/{id}/rotate', {
            body: { overlap_seconds: seconds },
            params: { path: { id }, header: { 'Idempotency-Key': once } },
          }),
        ),
      onSuccess,
    }),
    revoke: useMutation({
      mutationFn: (id: string) => answer(api.DELETE('/v1/keys/{id}', { params: { path: { id } } })),
      onSuccess,
    }),
  }
}
