import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'

export type Delivery = Schema<'WebhookDeliveryPage'>['data'][number]
export type DeliveryState = Delivery['state']

const SOON_MS = 2000
/** Not for ever: that would keep the session alive. */
const MOST_AGAIN = 60
const A_MINUTE_MS = 60_000

/** On its way, or about to be tried again. */
const isDueSoon = ({ state, next_attempt_at }: Delivery): boolean =>
  state === 'pending' && (next_attempt_at === null || Date.parse(next_attempt_at) < Date.now() + A_MINUTE_MS)

/** What was sent to a webhook, newest first. Looks again while something is on its way. */
export const useDeliveries = (id: string, state: DeliveryState | undefined) =>
  useInfiniteQuery({
    queryKey: ['webhooks', id, 'deliveries', state],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/v1/webhooks/{id}/deliveries', {
          params: {
            path: { id },
            query: {
              limit: 50,
              ...(state === undefined ? {} : { state }),
              ...(pageParam === '' ? {} : { cursor: pageParam }),
            },
          },
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < MOST_AGAIN && data?.pages.some((page) => page.data.some(isDueSoon)) ? SOON_MS : false,
  })

/** Every attempt to deliver one event. */
export const useDelivery = (id: string, eventId: string) =>
  useQuery({
    queryKey: ['webhooks', id, 'deliveries', 'of', eventId],
    staleTime: 0,
    queryFn: () =>
      answer(
        api.GET('/v1/webhooks/{id}/deliveries/{event_id}', { params: { path: { id, event_id: eventId } } }),
      ),
  })

/** Sends a test, or an event again; each reads the deliveries again. */
export function useSending(id: string) {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['webhooks', id, 'deliveries'] })
  return {
    test: useMutation({
      mutationFn: () =>
        answer(
          api.POST('/v1/webhooks/{id}/test', {
            params: { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          }),
        ),
      onSuccess,
    }),
    resend: useMutation({
      mutationFn: (eventId: string) =>
        answer(
          api.POST('/v1/webhooks/{id}/deliveries/{event_id}/resend', {
            params: { path: { id, event_id: eventId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          }),
        ),
      onSuccess,
    }),
  }
}
