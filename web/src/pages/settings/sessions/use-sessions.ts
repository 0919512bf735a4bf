import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'
import { Problem } from '../../../api/problem.ts'

export type Session = Schema<'SessionEntry'>

export const useSessions = (everybody: boolean) =>
  useInfiniteQuery({
    queryKey: ['sessions', everybody],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/v1/sessions', {
          params: { query: { limit: 200, everybody, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

/** Ends a session and reads the list again. */
export function useEndSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const { response, error } = await api.DELETE('/v1/sessions/{id}', { params: { path: { id } } })
      if (!response.ok) throw new Problem(response.status, error, undefined)
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  })
}
