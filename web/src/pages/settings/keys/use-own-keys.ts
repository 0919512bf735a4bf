import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'

/** The keys that act for the person who is signed in. */
export const useOwnKeys = () =>
  useInfiniteQuery({
    queryKey: ['keys', 'own'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/v1/me/keys', {
          params: { query: { limit: 200, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

/** Makes and revokes keys of one's own; each reads the lists again. */
export function useOwnKeyChanges() {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['keys'] })
  return {
    make: useMutation({
      mutationFn: ({ body, once }: { readonly body: Schema<'NewOwnKey'>; readonly once: string }) =>
        answer(api.POST('/v1/me/keys', { body, params: { header: { 'Idempotency-Key': once } } })),
      onSuccess,
    }),
    revoke: useMutation({
      mutationFn: (id: string) => answer(api.DELETE('/v1/me/keys/{id}', { params: { path: { id } } })),
      onSuccess,
    }),
  }
}
