import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'

export type DeskEntry = Schema<'DeskFilePage'>['data'][number]
export type DeskFile = Schema<'DeskFile'>['data']
export type DeskRelease = Schema<'DeskReleasePage'>['data'][number]
export type Finding = NonNullable<DeskFile['reading']>['findings'][number]
export type DeskUpdates = Schema<'DeskUpdatesAnswer'>['data']
export type Statement = Schema<'DeskCheckRequest'>

/** What was stated about a file, to be stated again. */
export const statementOf = ({ stated }: DeskFile): Statement => ({
  ...(stated.source === null ? {} : { source: stated.source }),
  ...(stated.edition === null ? {} : { edition: stated.edition }),
  ...(stated.published_on === null ? {} : { published_on: stated.published_on }),
  ...(stated.status === null ? {} : { status: stated.status }),
})

const LOOK_AGAIN_MS = 1000

/** A worker is at it, so it changes by itself. */
export const isAtWork = ({ state }: Pick<DeskEntry, 'state'>): boolean =>
  state === 'checking' || state === 'loading'

export const useDeskFiles = () =>
  useInfiniteQuery({
    queryKey: ['desk', 'files'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/desk/files', {
          params: { query: { limit: 50, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(isAtWork)) === true ? LOOK_AGAIN_MS : false,
  })

export const useDeskFile = (id: string) =>
  useQuery({
    queryKey: ['desk', 'file', id],
    staleTime: 0,
    queryFn: ({ signal }) => answer(api.GET('/v1/desk/files/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isAtWork(state.data.data) ? LOOK_AGAIN_MS : false,
  })

export const useDeskUpdates = () =>
  useQuery({
    queryKey: ['desk', 'updates'],
    staleTime: 0,
    queryFn: ({ signal }) => answer(api.GET('/v1/desk/updates', { signal })),
  })

export const useDeskReleases = () =>
  useInfiniteQuery({
    queryKey: ['desk', 'releases'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/desk/releases', {
          params: { query: { limit: 50, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

/** What can be asked of a file. Each shows what the service answers at once. */
export function useFileChanges(id: string) {
  const queries = useQueryClient()
  const show = (file: Schema<'DeskFile'>): void => {
    queries.setQueryData(['desk', 'file', id], file)
    void queries.invalidateQueries({ queryKey: ['desk', 'files'] })
  }
  return {
    check: useMutation({
      mutationFn: (body: Statement) =>
        answer(api.POST('/v1/desk/files/{id}/check', { params: { path: { id } }, body })),
      onSuccess: show,
    }),
    load: useMutation({
      mutationFn: (body: Schema<'DeskLoadRequest'>) =>
        answer(api.POST('/v1/desk/files/{id}/load', { params: { path: { id } }, body })),
      onSuccess: show,
    }),
    remove: useMutation({
      mutationFn: async () => {
        const { response, error } = await api.DELETE('/v1/desk/files/{id}', { params: { path: { id } } })
        if (!response.ok) throw new Problem(response.status, error, undefined)
      },
      onSuccess: () => queries.invalidateQueries({ queryKey: ['desk', 'files'] }),
    }),
  }
}
