import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answer, api, type Schema } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'

export type DeskChange = Schema<'DeskChange'>['data']
export type ChangeEntry = Schema<'DeskChangePage'>['data'][number]

const LOOK_AGAIN_MS = 1000

/** A worker is at it, so it changes by itself. */
export const isChanging = ({ state }: Pick<ChangeEntry, 'state'>): boolean =>
  state === 'checking' || state === 'applying'

export const useDeskChanges = () =>
  useInfiniteQuery({
    queryKey: ['desk', 'changes'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/desk/changes', {
          params: { query: { limit: 50, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(isChanging)) === true ? LOOK_AGAIN_MS : false,
  })

/** A change, looked at again while a worker is at it. */
export function useDeskChange(id: string) {
  const change = useQuery({
    queryKey: ['desk', 'change', id],
    staleTime: 0,
    queryFn: ({ signal }) => answer(api.GET('/v1/desk/changes/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isChanging(state.data.data) ? LOOK_AGAIN_MS : false,
  })
  useFreshAnswers(change.data?.data.state === 'applied')
  return change
}

/** Has everything asked for again once data went in force: every figure may be another then. */
export function useFreshAnswers(isInForce: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (isInForce) void queries.invalidateQueries()
  }, [queries, isInForce])
}

/** Has a withdrawal compared; nothing is withdrawn by it. */
export function useWithdrawalPreview() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answer(api.POST('/v1/desk/releases/{id}/withdraw', { params: { path: { id } }, body: {} })),
    onSuccess: (change) => {
      queries.setQueryData(['desk', 'change', change.data.id], change)
      void queries.invalidateQueries({ queryKey: ['desk', 'changes'] })
    },
  })
}

/** What can be asked of a change. */
export function useChangeActs(id: string) {
  const queries = useQueryClient()
  return {
    apply: useMutation({
      mutationFn: (body: Schema<'DeskApplyRequest'>) =>
        answer(api.POST('/v1/desk/changes/{id}/apply', { params: { path: { id } }, body })),
      onSuccess: (change) => queries.setQueryData(['desk', 'change', id], change),
    }),
    drop: useMutation({
      mutationFn: async () => {
        const { response, error } = await api.DELETE('/v1/desk/changes/{id}', { params: { path: { id } } })
        if (!response.ok) throw new Problem(response.status, error, undefined)
      },
      onSuccess: () => queries.invalidateQueries({ queryKey: ['desk', 'changes'] }),
    }),
  }
}
