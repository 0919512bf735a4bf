import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { answer, api, type Schema } from '../../api/client.ts'

export type Notification = Schema<'Notification'>

const KEY = ['notifications']
const FRESH_MILLISECONDS = 30_000

/** Whether a person is signed in: keys are told nothing. */
function useIsPerson(isAsked: boolean): boolean {
  const me = useQuery({
    queryKey: ['me'],
    queryFn: () => answer(api.GET('/v1/me')),
    enabled: isAsked,
  })
  return me.data?.member !== undefined && me.data.member !== null
}

/**
 * How many notifications are unread; undefined where no one is signed in. Asked on a new page and when the window comes to
 * the front, never by a timer: a page that is left open must not keep its session alive.
 */
export function useUnread(isAsked: boolean): number | undefined {
  const [place] = useLocation()
  const isPerson = useIsPerson(isAsked)
  const { data } = useQuery({
    queryKey: [...KEY, 'unread', place],
    queryFn: () => answer(api.GET('/v1/me/notifications', { params: { query: { limit: 1, unread: true } } })),
    enabled: isPerson,
    staleTime: FRESH_MILLISECONDS,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  })
  return isAsked && isPerson ? data?.meta.unread : undefined
}

/** The notifications, newest first, page after page. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: [...KEY, 'list'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/me/notifications', {
          params: { query: { limit: 30, unread: false, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })

/** Marks notifications as read: those named, or all. */
export function useMarkRead() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids?: readonly string[]) =>
      answer(api.POST('/v1/me/notifications/read', { body: ids === undefined ? {} : { ids: [...ids] } })),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
